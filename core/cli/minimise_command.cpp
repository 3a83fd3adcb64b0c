// nonet minimise: takes givens and constraints out of each puzzle until each one left is needed.
#include <numeric>
#include <vector>

#include "core/cli/commands.h"
#include "core/cli/constrained_formats.h"
#include "core/cli/output.h"
#include "core/cli/subject.h"
#include "core/generate/minimise.h"
#include "core/solve/reduction.h"

namespace nonet::cli {
namespace {

class MinimiseCommand : public Command {
 public:
  explicit MinimiseCommand(const Options& options)
      : options_(options), seed_(generate::seed_of(options.generate.seed)), context_(options) {}

  void begin(Report& report) override { context_.printer.begin(report); }
  bool is_quick() const override { return false; }
  bool takes_constraints() const override { return true; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const auto subject = subject_of(file, entry, context_);
    if (entry.constrained) return constrained(file, entry, *subject, report);
    if (entry.puzzle.geometry->size() > generate::kLargestGrid) {
      return subject->refuse("too-large", "grids up to 16x16 are minimised", report);
    }
    if (!entry.puzzle.candidates.empty()) {
      return subject->refuse("candidates", "puzzles of candidates are not minimised", report);
    }
    const SolveReport solved = subject->solve({}, subject->deadline().progress());
    if (solved.stopped) return refuse_stopped(*subject, report);
    if (solved.count != 1) return refuse_improper(solved.count, *subject, report);
    Puzzle puzzle = entry.puzzle;
    // The same puzzle at another place of the file loses the same givens.
    generate::Random random = generate::Random::of(seed_, 0, 0);
    const bool is_proven = generate::minimise(puzzle, solved.solutions.front(), random,
                                              [&] { return !subject->deadline().is_over(); });
    const bool is_stopped = !is_proven && subject->deadline().is_over();
    if (is_stopped) {
      subject->complain_of_stop(kNotProven, report);
    } else if (!is_proven) {
      subject->complain(kNotProven, report);
    }
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = one_line(puzzle);
      object["minimal"] = is_proven;
      if (is_stopped) object["stopped"] = true;
      cli::print(report, object);
    } else {
      context_.printer.print(file, entry, puzzle, solved.solutions.front(), report);
    }
  }

 private:
  static constexpr const char* kNotProven = "it is not proven that every given is needed";

  void refuse_stopped(Subject& subject, Report& report) {
    subject.refuse("stopped", "stopped by --time: the number of solutions is not known", report);
  }
  void refuse_improper(std::uint64_t solutions, Subject& subject, Report& report) {
    if (solutions == 0) return subject.refuse_without_solution(report);
    subject.refuse("several-solutions", "more than one solution", report);
  }

  void constrained(const std::string& file, const ReadEntry& entry, Subject& subject,
                   Report& report) {
    std::vector<std::size_t> order(Reduction::parts_of(*entry.constrained));
    std::iota(order.begin(), order.end(), std::size_t{0});
    generate::Random::of(seed_, 0, 0).shuffle(order);
    Reduction reduction;
    reduction.start_minimise(*entry.constrained, order);
    const bool is_done = reduction.resume(subject.deadline().progress());
    if (!is_done && !reduction.holds()) return refuse_stopped(subject, report);
    if (!reduction.holds()) return refuse_improper(reduction.solutions().size(), subject, report);
    if (!is_done) subject.complain_of_stop(kNotProven, report);
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = constraints_json(reduction.puzzle());
      object["minimal"] = is_done;
      if (!is_done) object["stopped"] = true;
      cli::print(report, object);
    } else {
      context_.printer.print(file, entry, reduction.puzzle(), report);
    }
  }

  const Options& options_;
  const std::uint64_t seed_;
  SubjectContext context_;
};

}  // namespace

std::unique_ptr<Command> make_minimise(const Options& options) {
  return std::make_unique<MinimiseCommand>(options);
}

}  // namespace nonet::cli
