#include "core/solve/validate.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/solve/solve.h"

namespace nonet {

std::string_view grid_state_key(GridState state) {
  static constexpr std::string_view kKeys[] = {"unfinished", "right", "wrong"};
  return kKeys[static_cast<int>(state)];
}

std::string_view solution_count_key(SolutionCount count) {
  static constexpr std::string_view kKeys[] = {"none", "one", "several", "unknown"};
  return kKeys[static_cast<int>(count)];
}

DigitSet repeated_digits(std::span<const Cell> house, std::span<const Digit> digits) {
  DigitSet seen, repeated;
  for (const Cell cell : house) {
    if (digits[cell] == 0) continue;
    const DigitSet digit = DigitSet::of(digits[cell]);
    repeated |= seen & digit;
    seen |= digit;
  }
  return repeated;
}

std::vector<Conflict> find_conflicts(const Geometry& geometry, std::span<const Digit> cells) {
  std::vector<Conflict> conflicts;
  for (const House& house : geometry.houses()) {
    DigitSet repeated = repeated_digits(house.cells, cells);
    while (!repeated.empty()) {
      Conflict conflict{repeated.pop_first(), house.kind, house.index, {}};
      std::copy_if(house.cells.begin(), house.cells.end(), std::back_inserter(conflict.cells),
                   [&](Cell cell) { return cells[cell] == conflict.digit; });
      conflicts.push_back(std::move(conflict));
    }
  }
  return conflicts;
}

bool has_conflict(const Geometry& geometry, std::span<const Digit> cells) {
  const auto& houses = geometry.houses();
  return std::any_of(houses.begin(), houses.end(), [&](const House& house) {
    return !repeated_digits(house.cells, cells).empty();
  });
}

SolutionCount solution_count_of(const SolveReport& search) {
  if (search.count >= 2) return SolutionCount::kSeveral;
  if (search.stopped) return SolutionCount::kUnknown;
  return search.count == 1 ? SolutionCount::kOne : SolutionCount::kNone;
}

ValidateReport validate_report(const Puzzle& puzzle, const SolveReport& search) {
  ValidateReport report;
  const std::vector<Digit> cells = filled_cells(puzzle);
  report.conflicts = find_conflicts(*puzzle.geometry, cells);
  if (std::find(cells.begin(), cells.end(), Digit{0}) == cells.end()) {
    report.state = report.conflicts.empty() ? GridState::kRight : GridState::kWrong;
  }
  report.solutions = solution_count_of(search);
  return report;
}

ValidateReport validate(const Puzzle& puzzle, const Progress& progress) {
  return validate_report(puzzle, count_solutions(puzzle, 2, progress));
}

}  // namespace nonet
