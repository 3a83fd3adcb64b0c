#include "core/solve/validate.h"

#include <algorithm>
#include <utility>

#include "core/solve/repeats.h"
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
    each_repeat(house.cells, cells, [&](Digit digit, std::vector<Cell>&& repeated) {
      conflicts.push_back({digit, house.kind, house.index, std::move(repeated)});
    });
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
