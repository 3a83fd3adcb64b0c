#include "core/cli/commands.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <iomanip>
#include <optional>
#include <sstream>

#include "core/batch/solve.h"
#include "core/cli/constrained_formats.h"
#include "core/cli/explain.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/cli/random_ways.h"
#include "core/cli/solution_counts.h"
#include "core/cli/subject.h"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kSolveLimit = 2;          // and what is_quick() means
constexpr std::uint64_t kCountLimit = 1'000'000;  // also of solve --all

constexpr std::size_t kLine = 82;  // a plain 9×9 grid and the line's end

// Microseconds of a call, to a tenth.
template <class Function>
double microseconds(Function function) {
  const auto start = std::chrono::steady_clock::now();
  function();
  const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - start;
  return std::round(taken.count() * 10) / 10;
}

bool is_classic(EngineChoice engine) {
  return engine == EngineChoice::kAuto || engine == EngineChoice::kClassic;
}

class Solve : public Command {
 public:
  explicit Solve(const Options& options) : options_(options), context_(options) {
    solve_options_.engine = options.engine;
    solve_options_.strategy = options.strategy;
    solve_options_.limit = options.limit.value_or(options.all ? kCountLimit : kSolveLimit);
  }

  void begin(Report& report) override { context_.printer.begin(report); }
  bool takes_constraints() const override { return true; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const auto subject = subject_of(file, entry, context_);
    if (options_.all) {
      print_all(file, entry, *subject, report);
      return;
    }
    SolveReport solved;
    const std::string& seed = options_.generate.seed;
    const double taken = microseconds([&] {
      const Progress progress = subject->deadline().progress();
      solved = seed.empty()
                   ? subject->solve(solve_options_, progress)
                   : solve_at_random(constrained_of(entry), solve_options_, seed, progress);
    });
    complain(*subject, solved.count, solved.stopped, report);
    if (options_.json) {
      Json object = json_of(entry);
      object["solution"] = solved.solutions.empty()
                               ? Json(nullptr)
                               : Json(subject->line_of(solved.solutions.front()));
      add_figures(object, solved, taken);
      add_to_solution(object, *subject, solved);
      cli::print(report, object);
    } else if (!solved.solutions.empty()) {
      subject->print(solved.solutions.front(), report);
    }
  }

  // JSON says how long each puzzle took, so each is solved alone.
  bool takes_lines() const override {
    const bool one_line = options_.to.empty() || options_.to == "line" || options_.to == "sdm";
    const bool is_random = !options_.generate.seed.empty();
    return !options_.json && !options_.all && !is_random && one_line && is_classic(options_.engine);
  }
  bool is_quick() const override { return solve_options_.limit <= kSolveLimit; }

  void plain_lines(const std::string& file, const PlainLines& lines,
                   const std::uint64_t* line_numbers, Report& report) override {
    // The engine writes the solutions into lines of fixed length, with room for the number before each.
    // Short numbers and missing solutions leave gaps; moving the lines forward closes them.
    std::string& text = report.text();
    const std::size_t begin = text.size();
    const std::size_t before = options_.number ? kMostOfNumber : 0;
    const std::size_t stride = before + kLine;
    text.append(lines.count * stride, '\n');
    char* to = text.data() + begin;
    const char* from = to + before;
    const auto answers = context_.solver.solve(lines, solve_options_.limit, to + before, stride);
    for (std::size_t i = 0; i < lines.count; ++i, from += stride) {
      const std::uint64_t count = answers[i].solutions;
      if (options_.number) to = put_line_number(to, line_numbers[i]);
      if (count > 0) {
        if (to != from) std::memmove(to, from, kLine);
        to += kLine;
      } else if (options_.number) {
        *to++ = '\n';
      }
      if (count != 1) complain_of_line(file, batch::entry_of(lines, i), count, report);
    }
    text.resize(static_cast<std::size_t>(to - text.data()));
  }

 private:
  // Prints each solution when it is found: there may be very many, and the next one may take long.
  void print_all(const std::string& file, const ReadEntry& entry, Subject& subject,
                 Report& report) {
    std::uint64_t printed = 0;
    if (options_.json) report.out() << without_end(json_of(entry));
    SolveOptions options = solve_options_;
    options.each = [&](std::span<const Digit> solution) {
      if (options_.json) {
        // Digits, letters and blanks need no escapes in JSON.
        const std::string digits = subject.line_of(solution);
        if (printed == 0) report.out() << R"(,"solution":")" << digits << R"(","all":[)";
        report.out() << (printed == 0 ? "\"" : ",\"") << digits << '"';
      } else {
        subject.print(solution, report);
      }
      ++printed;
      return true;
    };
    SolveReport solved;
    const double taken = microseconds([&] {
      solved = subject.solve(options, [&](const Counters&) {
        return report.flush() && !subject.deadline().is_over();
      });
    });
    if (options_.json) {
      Json figures;
      add_figures(figures, solved, taken);
      figures["exact"] = solved.complete;
      add_to_solution(figures, subject, solved);
      report.out() << (printed == 0 ? R"(,"solution":null,"all":[],)" : "],")
                   << text_of(figures).substr(1) << '\n';
    }
    // Or the output is closed.
    const bool is_late = solved.stopped && subject.deadline().is_over();
    complain(subject, solved.count, is_late, report);
    if (!solved.complete && !solved.stopped && !options_.limit) {
      report.complain(file, entry.at,
                      name_of(entry) + ": stopped after " + std::to_string(solved.count) +
                          " solutions; --limit takes more");
    }
  }

  static void add_to_solution(Json& object, Subject& subject, const SolveReport& solved) {
    subject.add_to_solution(object, solved.solutions.empty()
                                        ? std::span<const Digit>()
                                        : std::span<const Digit>(solved.solutions.front()));
  }

  static void add_figures(Json& object, const SolveReport& solved, double taken) {
    object["solutions"] = solved.count;
    object["attempts"] = solved.attempts;
    object["guesses"] = solved.guesses;
    object["us"] = taken;
    if (solved.stopped) object["stopped"] = true;
  }

  void complain_of_line(const std::string& file, const ReadEntry& entry, std::uint64_t count,
                        Report& report) {
    complain(*subject_of(file, entry, context_), count, false, report);
  }

  // Complains unless the puzzle has exactly one solution, or any is asked for; and if that is not known.
  void complain(Subject& subject, std::uint64_t count, bool is_stopped, Report& report) const {
    if (count > 1 && !options_.all && options_.generate.seed.empty()) {
      subject.complain("more than one solution", report);
    }
    if (is_stopped) {
      subject.complain_of_stop(count > 0 ? "there may be more solutions" : kNoneSoFar, report);
    } else if (count == 0) {
      subject.complain_of_no_solution(report);
    }
  }

  const Options& options_;
  SubjectContext context_;
  SolveOptions solve_options_;
};

class Validate : public Command {
 public:
  explicit Validate(const Options& options) : options_(options), context_(options) {}

  bool takes_constraints() const override { return true; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const auto subject = subject_of(file, entry, context_);
    const Verdict found = subject->validate(report);
    const bool is_stopped = found.solutions == SolutionCount::kUnknown;
    if (is_stopped) {
      subject->complain_of_stop("the number of solutions is not known", report);
    } else if (found.conflicts.empty() && found.solutions == SolutionCount::kNone) {
      subject->complain_of_no_solution(report);
    } else if (found.conflicts.empty() && found.solutions != SolutionCount::kOne) {
      report.complain(file, entry.at, name_of(entry) + ": " + in_words(found.solutions));
    }
    if (!entry.solution.empty() && found.solutions == SolutionCount::kOne &&
        context_.solver.solve(entry.puzzle).solutions.front() != entry.solution) {
      report.complain(file, entry.at,
                      name_of(entry) + ": the solution in the file is not the puzzle's");
    }
    if (options_.json) {
      Json object = json_of(entry);
      object["state"] = grid_state_key(found.state);
      object["solutions"] = solution_count_key(found.solutions);
      object["conflicts"] = found.conflicts;
      if (is_stopped) object["stopped"] = true;
      cli::print(report, object);
    } else {
      print(entry, found.state, found.solutions, report);
    }
  }

  bool takes_lines() const override { return !options_.json; }

  void plain_lines(const std::string& file, const PlainLines& lines,
                   const std::uint64_t* line_numbers, Report& report) override {
    const auto answers = context_.solver.solve(lines, 2);
    for (std::size_t i = 0; i < lines.count; ++i) {
      const std::uint64_t count = answers[i].solutions;
      const ReadEntry entry = batch::entry_of(lines, i);
      const auto& givens = entry.puzzle.givens;
      const bool is_full = std::find(givens.begin(), givens.end(), Digit{0}) == givens.end();
      if (options_.number) add_line_number(report.text(), line_numbers[i]);
      if (count == 0 || is_full) {
        puzzle(file, entry, report);
        continue;
      }
      const SolutionCount solutions = count == 1 ? SolutionCount::kOne : SolutionCount::kSeveral;
      if (count > 1) report.complain(file, entry.at, name_of(entry) + ": " + in_words(solutions));
      print(entry, GridState::kUnfinished, solutions, report);
    }
  }

 private:
  void print(const ReadEntry& entry, GridState state, SolutionCount solutions, Report& report) {
    std::string& text = report.text();
    // With --number, the line number identifies the puzzle.
    if (!options_.number) text += printable(name_of(entry)) + ": ";
    text += in_words(state) + ", " + in_words(solutions) + '\n';
  }

  static std::string in_words(SolutionCount count) {
    static constexpr const char* kWords[] = {"no solution", "one solution",
                                             "more than one solution", "not known"};
    return kWords[static_cast<int>(count)];
  }
  static std::string in_words(GridState state) {
    static constexpr const char* kWords[] = {"unfinished", "finished and right",
                                             "finished and wrong"};
    return kWords[static_cast<int>(state)];
  }

  const Options& options_;
  SubjectContext context_;
};

class Count : public Command {
 public:
  explicit Count(const Options& options) : options_(options), context_(options) {
    solve_options_.limit = options.limit.value_or(kCountLimit);
    solve_options_.keep = 0;
  }

  bool takes_constraints() const override { return true; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const auto subject = subject_of(file, entry, context_);
    SolveReport counted;
    // The estimate takes over where the count is stopped.
    const Progress progress = subject->deadline().progress(options_.estimate ? 0.5 : 1);
    const double taken = microseconds([&] { counted = subject->solve(solve_options_, progress); });
    std::optional<SolutionEstimate> estimated;
    bool is_stopped = counted.stopped;
    if (options_.estimate && !counted.complete) {
      const EstimateReport found = estimate(constrained_of(entry), subject->deadline().progress());
      is_stopped = is_stopped || found.stopped;
      // Less than what is counted says only that hardly a random way has led to a solution.
      const auto least = static_cast<double>(counted.count);
      if (found.estimate.count >= least) estimated = found.estimate;
    }
    if (counted.count == 0) subject->complain_of_conflicts(report);
    if (is_stopped) subject->complain_of_stop("there may be more solutions", report);
    if (options_.json) {
      Json object = json_of(entry);
      object["solutions"] = counted.count;
      object["exact"] = counted.complete;
      object["guesses"] = counted.guesses;
      object["us"] = taken;
      if (estimated) {
        object["estimate"] = estimated->count;
        object["estimate_error"] = estimated->error;
      }
      if (is_stopped) object["stopped"] = true;
      cli::print(report, object);
    } else if (estimated) {
      std::ostringstream about;
      about << std::setprecision(2) << estimated->count;
      report.text() +=
          "at least " + std::to_string(counted.count) + ", about " + about.str() + '\n';
    } else {
      print(counted.complete, counted.count, report);
    }
  }

  bool takes_lines() const override { return !options_.json && !options_.estimate; }
  bool is_quick() const override { return solve_options_.limit <= kSolveLimit; }

  void plain_lines(const std::string& file, const PlainLines& lines,
                   const std::uint64_t* line_numbers, Report& report) override {
    const auto answers = context_.solver.solve(lines, solve_options_.limit);
    for (std::size_t i = 0; i < lines.count; ++i) {
      const classic::Answer& answer = answers[i];
      if (options_.number) add_line_number(report.text(), line_numbers[i]);
      if (answer.solutions == 0) {
        const ReadEntry entry = batch::entry_of(lines, i);
        subject_of(file, entry, context_)->complain_of_conflicts(report);
      }
      print(answer.complete, answer.solutions, report);
    }
  }

 private:
  static void print(bool exact, std::uint64_t count, Report& report) {
    report.text() += (exact ? "" : "at least ") + std::to_string(count) + '\n';
  }

  const Options& options_;
  SubjectContext context_;
  SolveOptions solve_options_;
};

class Candidates : public Command {
 public:
  explicit Candidates(const Options& options) : options_(options), context_(options) {}

  void begin(Report& report) override { context_.printer.begin(report); }
  bool takes_constraints() const override { return true; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const auto subject = subject_of(file, entry, context_);
    if (options_.why) return explain(entry, options_, *subject, report);
    if (options_.count_to > 0) return count_candidates(entry, options_, *subject, report);
    const CandidatesReport found = subject->candidates();
    const bool is_solvable = std::any_of(found.candidates.begin(), found.candidates.end(),
                                         [](DigitSet digits) { return !digits.empty(); });
    if (found.stopped) {
      subject->complain_of_stop(is_solvable ? "other digits may be in solutions, too" : kNoneSoFar,
                                report);
    } else if (!is_solvable) {
      subject->complain_of_no_solution(report);
    }
    if (options_.json) {
      Json object = json_of(entry);
      object["candidates"] = Json::array();
      for (DigitSet digits : found.candidates) {
        Json& list = object["candidates"].emplace_back(Json::array());
        while (!digits.empty()) list.push_back(subject->value_of(digits.pop_first()));
      }
      subject->add_to_candidates(object);
      object["complete"] = found.complete;
      if (found.stopped) object["stopped"] = true;
      cli::print(report, object);
    } else if (is_solvable) {
      subject->print(found, report);
    }
  }

 private:
  const Options& options_;
  SubjectContext context_;
};

class Convert : public Command {
 public:
  explicit Convert(const Options& options) : options_(options), printer_(options) {}

  void begin(Report& report) override { printer_.begin(report); }
  bool takes_constraints() const override { return true; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const bool has_constraints = entry.constrained != nullptr;
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] =
          has_constraints ? constraints_json(*entry.constrained) : Json(one_line(entry.puzzle));
      print(report, object);
    } else if (has_constraints) {
      printer_.print(file, entry, *entry.constrained, report);
    } else {
      printer_.print(file, entry, entry.puzzle, entry.solution, report);
    }
  }

 private:
  const Options& options_;
  Printer printer_;
};

}  // namespace

std::unique_ptr<Command> make_command(const Options& options) {
  if (options.command == "solve") return std::make_unique<Solve>(options);
  if (options.command == "validate") return std::make_unique<Validate>(options);
  if (options.command == "count") return std::make_unique<Count>(options);
  if (options.command == "candidates") return std::make_unique<Candidates>(options);
  if (options.command == "convert") return std::make_unique<Convert>(options);
  if (options.command == "steps") return make_steps(options);
  if (options.command == "hint") return make_hint(options);
  if (options.command == "rate") return make_rate(options);
  if (options.command == "minimise") return make_minimise(options);
  return make_trace(options);
}

}  // namespace nonet::cli
