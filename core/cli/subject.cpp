#include "core/cli/subject.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/cli/constrained_formats.h"
#include "core/cli/messages.h"
#include "core/cli/plain_puzzle.h"
#include "core/format/candidate_line.h"
#include "core/format/symbols.h"
#include "core/format/tree_reader.h"
#include "core/format/value_line.h"
#include "core/model/unknown_regions.h"
#include "core/solve/constrained_candidates.h"
#include "core/solve/constrained_solve.h"
#include "core/solve/constrained_validate.h"
#include "core/solve/impossible_constraints.h"

namespace nonet::cli {
namespace {

/// The complaint about candidates of so many digits as groups of characters.
std::string cannot_write_candidates(int size) {
  return sentence(Error{Errc::kCannotWrite, {}, "candidates", size, 0});
}

class PlainSubject final : public Subject {
 public:
  using Subject::Subject;

  SolveReport solve(const SolveOptions& options, const Progress& progress) override {
    return context_.solver.solve(puzzle(), options, progress);
  }

  Verdict validate(Report& report) override {
    const ValidateReport found = nonet::validate(puzzle(), deadline_.progress());
    cli::complain_of_conflicts(file_, entry_, found.conflicts, report);
    Verdict verdict{found.state, found.solutions};
    for (const Conflict& conflict : found.conflicts) {
      Json cells = Json::array();
      for (const Cell cell : conflict.cells) cells.push_back(cell_name(cell, geometry()));
      verdict.conflicts.push_back({{"digit", conflict.digit},
                                   {"house", house_kind_key(conflict.kind)},
                                   {"index", conflict.house_index + 1},
                                   {"cells", cells}});
    }
    return verdict;
  }

  CandidatesReport candidates() override { return true_candidates(puzzle(), deadline_.progress()); }

  bool complain_of_conflicts(Report& report) override {
    return cli::complain_of_conflicts(file_, entry_, conflicts(), report);
  }
  bool refuse_conflicts(Report& report) override {
    return cli::refuse_conflicts(file_, entry_, conflicts(), context_.options.json, report);
  }

  std::string line_of(std::span<const Digit> solution) override {
    return line_of_any_size({solution.begin(), solution.end()});
  }

  void print(std::span<const Digit> solution, Report& report) override {
    Puzzle answered = puzzle();
    answered.entries.assign(solution.begin(), solution.end());
    context_.printer.print(file_, entry_, answered, answered.entries, report);
  }

  // A line of candidates, unless a format was asked for.
  void print(const CandidatesReport& found, Report& report) override {
    Puzzle answered = puzzle();
    answered.entries.clear();
    answered.candidates = found.candidates;
    const std::string& format = context_.options.to;
    if (!format.empty()) {
      // A format that cannot hold candidates beside givens has to refuse them.
      if (!shows_both(format)) answered.givens.assign(answered.givens.size(), 0);
      context_.printer.print(file_, entry_, answered, {}, report);
    } else if (geometry().size() > kLargestSymbolSize) {
      complain(cannot_write_candidates(geometry().size()), report);
    } else {
      report.out() << candidate_line(answered) << '\n';
    }
  }

  int value_of(Digit digit) override { return digit; }
  void add_to_solution(Json&, std::span<const Digit>) override {}

  void add_to_candidates(Json& object) override {
    if (geometry().is_jigsaw()) {
      Json rows = Json::array();
      for (int cell = 0; cell < geometry().cell_count(); ++cell) {
        if (cell % geometry().size() == 0) rows.emplace_back(Json::array());
        rows.back().push_back(geometry().region_of(static_cast<Cell>(cell)) + 1);
      }
      object["regions"] = rows;
    }
    if (!geometry().extra_houses().empty()) {
      object["houses"] = house_words(geometry().extra_houses(), geometry().size());
    }
  }

 private:
  std::vector<Conflict> conflicts() const { return find_conflicts(geometry(), puzzle().givens); }
  const Puzzle& puzzle() const { return entry_.puzzle; }
  const Geometry& geometry() const { return *entry_.puzzle.geometry; }
};

class ConstrainedSubject final : public Subject {
 public:
  using Subject::Subject;

  SolveReport solve(const SolveOptions& options, const Progress& progress) override {
    return ConstrainedSolver().solve(puzzle(), options, progress);
  }

  Verdict validate(Report& report) override {
    const ConstrainedValidateReport found = nonet::validate(puzzle(), deadline_.progress());
    Verdict verdict{found.state, found.solutions};
    for (const RuleConflict& conflict : found.conflicts) {
      complain(sentence(conflict, puzzle()), report);
      Json cells = Json::array();
      for (const Cell cell : conflict.cells) cells.push_back(cell_name(cell, puzzle()));
      verdict.conflicts.push_back(
          {{"rule", conflict.rule}, {"cells", cells}, {"values", conflict.values}});
    }
    return verdict;
  }

  CandidatesReport candidates() override {
    CandidatesReport found = true_candidates(puzzle(), deadline_.progress());
    for (Cell cell = 0; cell < board().grid_cells(); ++cell) {
      if (board().is_hole(cell)) found.candidates[cell] = {};
    }
    return found;
  }

  bool complain_of_conflicts(Report& report) override { return !complain_of_each(report).empty(); }
  bool refuse_conflicts(Report& report) override {
    const auto found = complain_of_each(report);
    if (found.empty()) return false;
    if (context_.options.json) {
      const std::string first = sentence(found.front(), puzzle());
      print_error(entry_, "conflict", first, entry_.at, report);
    }
    return true;
  }

  std::string line_of(std::span<const Digit> solution) override {
    return value_line(board(), solution);
  }

  void print(std::span<const Digit> solution, Report& report) override {
    if (is_as_json()) {
      std::vector<DigitSet> digits;
      for (const Digit digit : solution) digits.push_back(DigitSet::of(digit));
      print_with(digits, report);
    } else if (is_as_line()) {
      report.out() << line_of(solution) << '\n';
    } else {
      print_plain(solution, report);
    }
  }

  void print(const CandidatesReport& found, Report& report) override {
    if (is_as_json()) {
      print_with(found.candidates, report);
    } else if (!is_as_line()) {
      print_plain(found, report);
    } else if (board().last_value() > kLargestSymbolSize) {
      complain(cannot_write_candidates(board().value_count), report);
    } else {
      report.out() << value_candidate_line(board(), found.candidates) << '\n';
    }
  }

  int value_of(Digit digit) override { return board().value(digit); }

  void add_to_solution(Json& object, std::span<const Digit> solution) override {
    add_to_candidates(object);
    if (solution.empty() || board().variables == 0) return;
    Json& values = object["variables"] = Json::array();
    for (const Digit digit : solution.last(static_cast<std::size_t>(board().variables))) {
      values.push_back(board().value(digit));
    }
  }

  void add_to_candidates(Json& object) override {
    object["grid"] = {{"rows", board().rows},
                      {"cols", board().columns},
                      {"digits", {board().first_value, board().last_value()}}};
    for (const Cell first : board().overlapping) {
      object["grid"]["overlapping"].push_back(nonet::cell_name(board(), first));
    }
  }

 private:
  bool is_as_json() const { return context_.options.to == kConstraintsKey; }
  bool is_as_line() const { return context_.options.to.empty() || context_.options.to == "line"; }
  /// Writes the puzzle with these digits left in its first cells. Not in the variables of unknown regions, which the search may number in another order
  /// than the constraint states (core/model/number_regions.h).
  void print_with(std::span<const DigitSet> digits, Report& report) const {
    ConstrainedPuzzle answered = puzzle();
    if (unknown_regions(answered) != nullptr)
      digits = digits.first(static_cast<std::size_t>(board().grid_cells()));
    std::copy(digits.begin(), digits.end(), answered.domains.begin());
    cli::print(report, constraints_json(answered));
  }
  /// Writes a solution, or candidates, in a format that has no way to write constraints.
  template <class Answer>
  void print_plain(const Answer& answer, Report& report) const {
    auto plain = plain_from(puzzle());
    if (!plain) return complain(cannot_write(context_.options.to, puzzle()), report);
    ReadEntry entry = entry_;
    entry.puzzle = std::move(*plain);
    entry.constrained = nullptr;
    PlainSubject(file_, entry, context_).print(answer, report);
  }
  /// Complains of why there is no solution, as far as givens break a rule, or a constraint alone is to blame; returns these.
  std::vector<RuleConflict> complain_of_each(Report& report) const {
    auto found = find_conflicts(puzzle());
    if (found.empty()) found = impossible_constraints(puzzle(), deadline_.progress());
    for (const RuleConflict& conflict : found) complain(sentence(conflict, puzzle()), report);
    return found;
  }
  const ConstrainedPuzzle& puzzle() const { return *entry_.constrained; }
  const Board& board() const { return entry_.constrained->board; }
};

}  // namespace

void Subject::complain(const std::string& what, Report& report) const {
  report.complain(file_, entry_.at, name_of(entry_) + ": " + what);
}

void Subject::complain_of_stop(const std::string& unknown, Report& report) const {
  complain("stopped by --time: " + unknown, report);
}

void Subject::refuse(std::string_view key, const std::string& message, Report& report) const {
  cli::refuse(file_, entry_, key, message, context_.options.json, report);
}

void Subject::complain_of_no_solution(Report& report) {
  if (!complain_of_conflicts(report)) complain("no solution", report);
}

void Subject::refuse_without_solution(Report& report) {
  if (!refuse_conflicts(report)) refuse("no-solution", "no solution", report);
}

std::unique_ptr<Subject> subject_of(const std::string& file, const ReadEntry& entry,
                                    SubjectContext& context) {
  if (entry.constrained) return std::make_unique<ConstrainedSubject>(file, entry, context);
  return std::make_unique<PlainSubject>(file, entry, context);
}

}  // namespace nonet::cli
