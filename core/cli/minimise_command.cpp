// nonet minimise: takes givens and constraints out of each puzzle until each one left is needed.
#include <numeric>
#include <vector>

#include "core/cli/commands.h"
#include "core/cli/constrained_formats.h"
#include "core/cli/output.h"
#include "core/generate/minimise.h"
#include "core/solve/reduction.h"
#include "core/solve/solve.h"

namespace nonet::cli {
namespace {

class MinimiseCommand : public Command {
 public:
  explicit MinimiseCommand(const Options& options)
      : options_(options), seed_(generate::seed_of(options.generate.seed)), printer_(options) {}

  void begin(Report& report) override { printer_.begin(report); }
  bool is_quick() const override { return false; }
  bool takes_constraints() const override { return true; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    if (entry.constrained) return constrained(file, entry, report);
    const Geometry& geometry = *entry.puzzle.geometry;
    const auto complain = [&](std::string_view what) {
      report.complain(file, entry.at, name_of(entry) + ": " + std::string(what));
    };
    if (geometry.size() > generate::kLargestGrid)
      return complain("grids up to 25x25 are minimised");
    if (!entry.puzzle.candidates.empty())
      return complain("puzzles of candidates are not minimised");
    if (complain_of_conflicts(file, entry, find_conflicts(geometry, entry.puzzle.givens), report)) {
      return;
    }
    const SolveReport solved = solver_.solve(entry.puzzle);
    if (solved.count != 1) return complain(why_not_proper(solved.count));
    Puzzle puzzle = entry.puzzle;
    // The same puzzle at another place of the file loses the same givens.
    generate::Random random = generate::Random::of(seed_, 0, 0);
    const bool is_proven = generate::minimise(puzzle, solved.solutions.front(), random);
    if (!is_proven) complain("it is not proven that every given is needed");
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = one_line(puzzle);
      object["minimal"] = is_proven;
      cli::print(report, object);
    } else {
      printer_.print(file, entry, puzzle, solved.solutions.front(), report);
    }
  }

 private:
  static std::string_view why_not_proper(std::uint64_t solutions) {
    return solutions == 0 ? "no solution" : "more than one solution";
  }

  void constrained(const std::string& file, const ReadEntry& entry, Report& report) {
    const auto complain = [&](std::string_view what) {
      report.complain(file, entry.at, name_of(entry) + ": " + std::string(what));
    };
    if (!options_.to.empty() && options_.to != kConstraintsKey) {
      return complain(cannot_write_constraints(options_.to));
    }
    std::vector<std::size_t> order(Reduction::parts_of(*entry.constrained));
    std::iota(order.begin(), order.end(), std::size_t{0});
    generate::Random::of(seed_, 0, 0).shuffle(order);
    Reduction reduction;
    reduction.start_minimise(*entry.constrained, order);
    reduction.resume();
    if (!reduction.holds()) return complain(why_not_proper(reduction.solutions().size()));
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = constraints_json(reduction.puzzle());
      object["minimal"] = true;
      cli::print(report, object);
    } else {
      cli::print(report, constraints_json(reduction.puzzle()));
    }
  }

  const Options& options_;
  const std::uint64_t seed_;
  Printer printer_;
  Solver solver_;
};

}  // namespace

std::unique_ptr<Command> make_minimise(const Options& options) {
  return std::make_unique<MinimiseCommand>(options);
}

}  // namespace nonet::cli
