#include "core/solve/validate.h"

#include <algorithm>
#include <iterator>

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

std::vector<Conflict> find_conflicts(const Geometry& geometry, std::span<const Digit> cells) {
  std::vector<Conflict> conflicts;
  for (const House& house : geometry.houses()) {
    DigitSet seen, repeated;
    for (const Cell cell : house.cells) {
      if (cells[cell] == 0) continue;
      const DigitSet digit = DigitSet::of(cells[cell]);
      repeated |= seen & digit;
      seen |= digit;
    }
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
  for (const House& house : geometry.houses()) {
    DigitSet seen;
    for (const Cell cell : house.cells) {
      if (cells[cell] == 0) continue;
      if (seen.contains(cells[cell])) return true;
      seen.insert(cells[cell]);
    }
  }
  return false;
}

ValidateReport validate_report(const Puzzle& puzzle, const SolveReport& search) {
  ValidateReport report;
  const std::vector<Digit> cells = filled_cells(puzzle);
  report.conflicts = find_conflicts(*puzzle.geometry, cells);
  if (std::find(cells.begin(), cells.end(), Digit{0}) == cells.end()) {
    report.state = report.conflicts.empty() ? GridState::kRight : GridState::kWrong;
  }
  if (search.count >= 2) {
    report.solutions = SolutionCount::kSeveral;
  } else if (!search.stopped) {
    report.solutions = search.count == 1 ? SolutionCount::kOne : SolutionCount::kNone;
  }
  return report;
}

ValidateReport validate(const Puzzle& puzzle, const Progress& progress) {
  return validate_report(puzzle, count_solutions(puzzle, 2, progress));
}

}  // namespace nonet
