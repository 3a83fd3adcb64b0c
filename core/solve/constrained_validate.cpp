#include "core/solve/constrained_validate.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/solve/constrained_solve.h"

namespace nonet {
namespace {

/// Collects the conflicts of one puzzle.
class Finder {
 public:
  explicit Finder(const ConstrainedPuzzle& puzzle) : puzzle_(puzzle) {
    for (const DigitSet digits : puzzle.domains) {
      givens_.push_back(digits.single() ? digits.first() : Digit{0});
    }
    model_.value_count = puzzle.board.value_count;
    model_.first_value = puzzle.board.first_value;
  }

  std::vector<RuleConflict> find() {
    for (std::size_t cell = 0; cell < givens_.size(); ++cell) {
      if (puzzle_.domains[cell].empty()) {
        conflicts_.push_back({"given", {static_cast<Cell>(cell)}, {}});
      }
    }
    for (const auto& house : puzzle_.houses) add_repeats("house", house);
    for (const Constraint& constraint : puzzle_.constraints) {
      Rules rules;
      lower(constraint, puzzle_.board, rules);
      for (const Rule& rule : rules) check(constraint, rule);
    }
    return std::move(conflicts_);
  }

 private:
  void check(const Constraint& constraint, const Rule& rule) {
    const std::string_view key = constraint_key(constraint.kind);
    const std::size_t before = conflicts_.size();
    if (const auto* distinct = std::get_if<Distinct>(&rule)) add_repeats(key, distinct->cells);
    if (const auto* set = std::get_if<ValueSet>(&rule)) add_repeats(key, set->cells);
    if (conflicts_.size() > before) return;
    std::vector<Cell> cells = cells_of(rule);
    const bool is_full =
        std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return givens_[cell] != 0; });
    if (!is_full || holds(rule, model_, givens_)) return;
    if (cells.empty()) {
      conflicts_.push_back({key, constraint.cells, {}});
    } else {
      add(key, std::move(cells));
    }
  }

  void add_repeats(std::string_view key, std::span<const Cell> house) {
    DigitSet repeated = repeated_digits(house, givens_);
    while (!repeated.empty()) {
      const Digit digit = repeated.pop_first();
      std::vector<Cell> cells;
      std::copy_if(house.begin(), house.end(), std::back_inserter(cells),
                   [&](Cell cell) { return givens_[cell] == digit; });
      add(key, std::move(cells));
    }
  }

  void add(std::string_view key, std::vector<Cell>&& cells) {
    // A row and a box may share the cells.
    const bool is_known = std::any_of(conflicts_.begin(), conflicts_.end(), [&](const auto& other) {
      return other.rule == key && other.cells == cells;
    });
    if (is_known) return;
    RuleConflict conflict{key, std::move(cells), {}};
    for (const Cell cell : conflict.cells) {
      conflict.values.push_back(puzzle_.board.value(givens_[cell]));
    }
    conflicts_.push_back(std::move(conflict));
  }

  const ConstrainedPuzzle& puzzle_;
  std::vector<Digit> givens_;  // of each cell; 0: none
  Model model_;                // what digits are worth; without rules
  std::vector<RuleConflict> conflicts_;
};

}  // namespace

std::vector<RuleConflict> find_conflicts(const ConstrainedPuzzle& puzzle) {
  return Finder(puzzle).find();
}

ConstrainedValidateReport validate_report(const ConstrainedPuzzle& puzzle,
                                          const SolveReport& search) {
  ConstrainedValidateReport report;
  report.conflicts = find_conflicts(puzzle);
  report.solutions = solution_count_of(search);
  const auto grid =
      std::span(puzzle.domains).first(static_cast<std::size_t>(puzzle.board.grid_cells()));
  if (std::all_of(grid.begin(), grid.end(), [](DigitSet digits) { return digits.count() < 2; })) {
    const bool is_right = report.conflicts.empty() && report.solutions != SolutionCount::kNone;
    report.state = is_right ? GridState::kRight : GridState::kWrong;
  }
  return report;
}

ConstrainedValidateReport validate(const ConstrainedPuzzle& puzzle, const Progress& progress) {
  return validate_report(puzzle, count_solutions(puzzle, 2, progress));
}

}  // namespace nonet
