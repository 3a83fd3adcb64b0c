#include "core/cli/commands.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>

#include "core/batch/solve.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/format/candidate_line.h"
#include "core/format/symbols.h"
#include "core/solve/candidates.h"

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
  explicit Solve(const Options& options) : options_(options), printer_(options) {
    solve_options_.engine = options.engine;
    solve_options_.strategy = options.strategy;
    solve_options_.limit = options.limit.value_or(options.all ? kCountLimit : kSolveLimit);
  }

  void begin(Report& report) override { printer_.begin(report); }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    if (options_.all) {
      print_all(file, entry, report);
      return;
    }
    SolveReport solved;
    const double taken =
        microseconds([&] { solved = solver_.solve(entry.puzzle, solve_options_); });
    complain(file, entry, solved.count, report);
    if (options_.json) {
      Json object = json_of(entry);
      object["solution"] = solved.solutions.empty()
                               ? Json(nullptr)
                               : Json(line_of_any_size(solved.solutions.front()));
      add_figures(object, solved, taken);
      cli::print(report, object);
    } else if (!solved.solutions.empty()) {
      Puzzle answered = entry.puzzle;
      answered.entries = solved.solutions.front();
      printer_.print(file, entry, answered, answered.entries, report);
    }
  }

  // JSON says how long each puzzle took, so each is solved alone.
  bool takes_lines() const override {
    const bool one_line = options_.to.empty() || options_.to == "line" || options_.to == "sdm";
    return !options_.json && !options_.all && one_line && is_classic(options_.engine);
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
    const auto answers = solver_.solve(lines, solve_options_.limit, to + before, stride);
    for (std::size_t i = 0; i < lines.count; ++i, from += stride) {
      const std::uint64_t count = answers[i].solutions;
      if (options_.number) to = put_line_number(to, line_numbers[i]);
      if (count > 0) {
        if (to != from) std::memmove(to, from, kLine);
        to += kLine;
      } else if (options_.number) {
        *to++ = '\n';
      }
      if (count != 1) complain(file, batch::entry_of(lines, i), count, report);
    }
    text.resize(static_cast<std::size_t>(to - text.data()));
  }

 private:
  // Prints each solution when it is found: there may be very many, and the next one may take long.
  void print_all(const std::string& file, const ReadEntry& entry, Report& report) {
    Puzzle answered = entry.puzzle;
    std::uint64_t printed = 0;
    if (options_.json) report.out() << without_end(json_of(entry));
    SolveOptions options = solve_options_;
    options.each = [&](std::span<const Digit> solution) {
      answered.entries.assign(solution.begin(), solution.end());
      if (options_.json) {
        // Digits, letters and blanks need no escapes in JSON.
        const std::string digits = line_of_any_size(answered.entries);
        if (printed == 0) report.out() << R"(,"solution":")" << digits << R"(","all":[)";
        report.out() << (printed == 0 ? "\"" : ",\"") << digits << '"';
      } else {
        printer_.print(file, entry, answered, answered.entries, report);
      }
      ++printed;
      return true;
    };
    SolveReport solved;
    const double taken = microseconds([&] {
      solved =
          solver_.solve(entry.puzzle, options, [&](const Counters&) { return report.flush(); });
    });
    if (options_.json) {
      Json figures;
      add_figures(figures, solved, taken);
      figures["exact"] = solved.complete;
      report.out() << (printed == 0 ? R"(,"solution":null,"all":[],)" : "],")
                   << text_of(figures).substr(1) << '\n';
    }
    complain(file, entry, solved.count, report);
    if (!solved.complete && !solved.stopped && !options_.limit) {
      report.complain(file, entry.at,
                      name_of(entry) + ": stopped after " + std::to_string(solved.count) +
                          " solutions; --limit takes more");
    }
  }

  static void add_figures(Json& object, const SolveReport& solved, double taken) {
    object["solutions"] = solved.count;
    object["attempts"] = solved.attempts;
    object["guesses"] = solved.guesses;
    object["us"] = taken;
  }

  // Complains unless the puzzle has exactly one solution.
  void complain(const std::string& file, const ReadEntry& entry, std::uint64_t count,
                Report& report) const {
    if (count == 0) {
      const auto conflicts = find_conflicts(*entry.puzzle.geometry, entry.puzzle.givens);
      if (complain_of_conflicts(file, entry, conflicts, report)) return;
      report.complain(file, entry.at, name_of(entry) + ": no solution");
    } else if (count > 1 && !options_.all) {
      report.complain(file, entry.at, name_of(entry) + ": more than one solution");
    }
  }

  const Options& options_;
  Printer printer_;
  SolveOptions solve_options_;
  batch::Solver solver_;
};

class Validate : public Command {
 public:
  explicit Validate(const Options& options) : options_(options) {}

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const ValidateReport found = validate(entry.puzzle);
    complain_of_conflicts(file, entry, found.conflicts, report);
    if (found.conflicts.empty() && found.solutions != SolutionCount::kOne) {
      report.complain(file, entry.at, name_of(entry) + ": " + in_words(found.solutions));
    }
    if (!entry.solution.empty() && found.solutions == SolutionCount::kOne &&
        solver_.solve(entry.puzzle).solutions.front() != entry.solution) {
      report.complain(file, entry.at,
                      name_of(entry) + ": the solution in the file is not the puzzle's");
    }
    if (options_.json) {
      Json object = json_of(entry);
      object["state"] = grid_state_key(found.state);
      object["solutions"] = solution_count_key(found.solutions);
      object["conflicts"] = Json::array();
      for (const Conflict& conflict : found.conflicts) {
        Json cells = Json::array();
        for (const Cell cell : conflict.cells) {
          cells.push_back(cell_name(cell, *entry.puzzle.geometry));
        }
        object["conflicts"].push_back({{"digit", conflict.digit},
                                       {"house", house_kind_key(conflict.kind)},
                                       {"index", conflict.house_index + 1},
                                       {"cells", cells}});
      }
      cli::print(report, object);
    } else {
      print(entry, found.state, found.solutions, report);
    }
  }

  bool takes_lines() const override { return !options_.json; }

  void plain_lines(const std::string& file, const PlainLines& lines,
                   const std::uint64_t* line_numbers, Report& report) override {
    const auto answers = solver_.solve(lines, 2);
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
  batch::Solver solver_;
};

class Count : public Command {
 public:
  explicit Count(const Options& options) : options_(options) {
    solve_options_.limit = options.limit.value_or(kCountLimit);
    solve_options_.keep = 0;
  }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    complain_of_conflicts(file, entry, find_conflicts(*entry.puzzle.geometry, entry.puzzle.givens),
                          report);
    SolveReport counted;
    const double taken =
        microseconds([&] { counted = solver_.solve(entry.puzzle, solve_options_); });
    if (options_.json) {
      Json object = json_of(entry);
      object["solutions"] = counted.count;
      object["exact"] = counted.complete;
      object["guesses"] = counted.guesses;
      object["us"] = taken;
      cli::print(report, object);
    } else {
      print(counted.complete, counted.count, report);
    }
  }

  bool takes_lines() const override { return !options_.json; }
  bool is_quick() const override { return solve_options_.limit <= kSolveLimit; }

  void plain_lines(const std::string& file, const PlainLines& lines,
                   const std::uint64_t* line_numbers, Report& report) override {
    const auto answers = solver_.solve(lines, solve_options_.limit);
    for (std::size_t i = 0; i < lines.count; ++i) {
      const classic::Answer& answer = answers[i];
      if (options_.number) add_line_number(report.text(), line_numbers[i]);
      if (answer.solutions == 0) {
        const ReadEntry entry = batch::entry_of(lines, i);
        const auto conflicts = find_conflicts(*entry.puzzle.geometry, entry.puzzle.givens);
        complain_of_conflicts(file, entry, conflicts, report);
      }
      print(answer.complete, answer.solutions, report);
    }
  }

 private:
  static void print(bool exact, std::uint64_t count, Report& report) {
    report.text() += (exact ? "" : "at least ") + std::to_string(count) + '\n';
  }

  const Options& options_;
  SolveOptions solve_options_;
  batch::Solver solver_;
};

class Candidates : public Command {
 public:
  explicit Candidates(const Options& options) : options_(options), printer_(options) {}

  void begin(Report& report) override { printer_.begin(report); }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const CandidatesReport found = true_candidates(entry.puzzle);
    const bool is_solvable = !found.candidates.front().empty();
    if (!is_solvable &&
        !complain_of_conflicts(
            file, entry, find_conflicts(*entry.puzzle.geometry, entry.puzzle.givens), report)) {
      report.complain(file, entry.at, name_of(entry) + ": no solution");
    }
    if (options_.json) {
      Json object = json_of(entry);
      object["candidates"] = Json::array();
      for (DigitSet digits : found.candidates) {
        Json& list = object["candidates"].emplace_back(Json::array());
        while (!digits.empty()) list.push_back(digits.pop_first());
      }
      if (entry.puzzle.geometry->is_jigsaw())
        object["regions"] = regions_of(*entry.puzzle.geometry);
      if (!entry.puzzle.geometry->extra_houses().empty()) {
        object["houses"] =
            house_words(entry.puzzle.geometry->extra_houses(), entry.puzzle.geometry->size());
      }
      object["complete"] = found.complete;
      cli::print(report, object);
    } else if (is_solvable) {
      Puzzle answered = entry.puzzle;
      answered.entries.clear();
      answered.candidates = found.candidates;
      print(file, entry, answered, report);
    }
  }

 private:
  static Json regions_of(const Geometry& geometry) {
    Json rows = Json::array();
    for (int cell = 0; cell < geometry.cell_count(); ++cell) {
      if (cell % geometry.size() == 0) rows.emplace_back(Json::array());
      rows.back().push_back(geometry.region_of(static_cast<Cell>(cell)) + 1);
    }
    return rows;
  }

  // A line of candidates, unless a format was asked for.
  void print(const std::string& file, const ReadEntry& entry, const Puzzle& puzzle,
             Report& report) {
    const int size = puzzle.geometry->size();
    if (!options_.to.empty()) {
      Puzzle shown = puzzle;
      // A format that cannot hold candidates beside givens has to refuse them.
      if (!shows_both(options_.to)) shown.givens.assign(shown.givens.size(), 0);
      printer_.print(file, entry, shown, {}, report);
    } else if (size > kLargestSymbolSize) {
      const Error error{Errc::kCannotWrite, {}, "candidates", size, 0};
      report.complain(file, entry.at, name_of(entry) + ": " + sentence(error));
    } else {
      report.out() << candidate_line(puzzle) << '\n';
    }
  }

  static bool shows_both(std::string_view format) {
    return format == "candidates" || format == "sdk" || format == "ss";
  }

  const Options& options_;
  Printer printer_;
};

class Convert : public Command {
 public:
  explicit Convert(const Options& options) : options_(options), printer_(options) {}

  void begin(Report& report) override { printer_.begin(report); }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = one_line(entry.puzzle);
      print(report, object);
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
