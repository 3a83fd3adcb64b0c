#include "core/model/derive_counts.h"

#include <algorithm>

#include "core/base/sort.h"
#include "core/model/unknown_regions.h"

namespace nonet {
namespace {

/// Whether a constraint counts this variable, of a place next to the one that it counts around.
bool counts(const Constraint& constraint, Cell variable) {
  // What is not next to the place is only seen over what is.
  // The first cell is the one that tells.
  return std::find(constraint.cells.begin() + 1, constraint.cells.end(), variable) !=
             constraint.cells.end() ||
         std::any_of(constraint.groups.begin(), constraint.groups.end(),
                     [&](const auto& arm) { return arm.size() > 1 && arm[1] == variable; });
}

/// The most regions that there can be among these places, each given once. A place whose neighbours are all among them is of the same region as one of
/// these; if the places are coloured as a chessboard, one pair of neighbours that are together does for one such place of each colour at most.
int most_regions(std::span<const Cell> places, const ConstrainedPuzzle& puzzle) {
  const auto is_among = [&](Cell cell) {
    return std::find(places.begin(), places.end(), cell) != places.end();
  };
  const Board& board = puzzle.board;
  int enclosed[2] = {0, 0};
  for (const Cell place : places) {
    bool is_enclosed = true;
    for (Cell cell = 0; is_enclosed && cell < board.grid_cells(); ++cell)
      is_enclosed = board.distance(place, cell) != 1 || is_among(cell);
    if (is_enclosed) ++enclosed[board.distance(place, 0) % 2];
  }
  return static_cast<int>(places.size()) - std::max(enclosed[0], enclosed[1]);
}

/// The places of the regions whose number the first cell tells; none: they are no regions.
std::vector<Cell> places_told(const Constraint& constraint, const Constraint& regions) {
  std::vector<Cell> places;
  if (constraint.kind != ConstraintKind::kCountDistinct) return places;
  for (std::size_t i = 1; i < constraint.cells.size(); ++i) {
    const auto place = place_of(constraint.cells[i], regions);
    if (!place) return {};
    places.push_back(*place);
  }
  sort_without_repeats(places);
  return places;
}

}  // namespace

void derive_counts(const ConstrainedPuzzle& puzzle, Model& model) {
  const Constraint* const regions = unknown_regions(puzzle);
  if (regions == nullptr || regions->numbers[0] < 2) return;
  const std::vector<Cell>& variables = regions->cells;  // of each cell
  for (const Constraint& constraint : puzzle.constraints) {
    if (const auto places = places_told(constraint, *regions); !places.empty()) {
      const int most = most_regions(places, puzzle);
      model.domains[constraint.cells[0]] &=
          puzzle.board.values_where([&](int value) { return value <= most; });
    }
    const auto variable = counted_region(constraint);
    const auto place = variable ? place_of(*variable, *regions) : std::nullopt;
    if (!place) continue;
    bool has_all = true;
    for (Cell cell = 0; has_all && cell < variables.size(); ++cell) {
      has_all = puzzle.board.distance(*place, cell) != 1 || counts(constraint, variables[cell]);
    }
    const int least = 1 - constraint.numbers[0];
    if (has_all) model.domains[constraint.cells[0]] -= puzzle.board.with_value(least);
  }
}

}  // namespace nonet
