#include "core/format/list_record.h"

#include <algorithm>
#include <utility>

#include "core/format/csv.h"

namespace nonet {
namespace {

bool is_full(const ReadEntry& entry) {
  const auto& digits = entry.puzzle.givens;
  return !entry.error && std::find(digits.begin(), digits.end(), Digit{0}) == digits.end();
}

/// Whether the full grid contains every given of the puzzle.
bool agrees(const ReadEntry& puzzle, const ReadEntry& full) {
  const auto& givens = puzzle.puzzle.givens;
  const auto& digits = full.puzzle.givens;
  if (puzzle.error || !is_full(full) || givens.size() != digits.size()) return false;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] != 0 && givens[cell] != digits[cell]) return false;
  }
  return true;
}

bool is_puzzle(const ListGrid& grid) {
  return !grid.is_map && grid.houses.empty() && !is_solution(grid);
}

void add_regions(ReadEntry& entry, ListGrid& map) {
  if (entry.error) return;
  if (map.entry.error) {
    entry.error = std::move(map.entry.error);
    return;
  }
  if (map.regions.size() != entry.puzzle.givens.size()) {
    entry.error = Error{Errc::kBadRegions,
                        map.entry.at,
                        {},
                        static_cast<std::int64_t>(map.regions.size()),
                        static_cast<std::int64_t>(entry.puzzle.givens.size())};
    return;
  }
  auto made = Geometry::with_regions(map.regions);
  if (made.ok()) {
    entry.puzzle.geometry = made.value();
  } else {
    entry.error = made.error();
    entry.error->at = map.entry.at;
  }
}

void add_solution(ReadEntry& entry, const ReadEntry& solution) {
  if (entry.error) return;
  if (is_full(solution) && solution.puzzle.givens.size() == entry.puzzle.givens.size()) {
    entry.solution = solution.puzzle.givens;
  } else {
    const Place at = solution.error ? solution.error->at : solution.at;
    entry.error = Error{Errc::kBadSolution, at, {}, 0, 0};
  }
}

}  // namespace

bool is_solution(const ListGrid& grid) {
  return !grid.is_map &&
         (is_solution_name(grid.name) || grid.name.find("solution") != std::string::npos);
}

void emit_record(std::vector<ListGrid>& grids, Entries& entries) {
  std::vector<ListGrid> members = std::exchange(grids, {});
  const auto find = [&](auto holds) { return std::find_if(members.begin(), members.end(), holds); };
  auto solution = find(is_solution);
  if (solution != members.end()) {
    // Beside a solution of another size, an identifier of 16 digits is not taken for a 4×4.
    const std::size_t cells = solution->entry.puzzle.givens.size();
    std::erase_if(members, [&](const ListGrid& grid) {
      return grid.is_guess && !grid.entry.error && grid.entry.puzzle.givens.size() != cells;
    });
    solution = find(is_solution);
  }
  const auto map = find([](const ListGrid& grid) { return grid.is_map; });
  const auto houses = find([](const ListGrid& grid) { return !grid.houses.empty(); });
  // Take the best candidate: a known name, no name, a string that is a grid, one that is nearly a grid.
  auto puzzle =
      find([](const ListGrid& grid) { return is_puzzle(grid) && is_puzzle_name(grid.name); });
  if (puzzle == members.end()) {
    puzzle = find([](const ListGrid& grid) { return is_puzzle(grid) && !grid.is_guess; });
  }
  const bool sure = puzzle != members.end();
  if (!sure)
    puzzle = find([](const ListGrid& grid) { return is_puzzle(grid) && !grid.entry.error; });
  if (puzzle == members.end() && solution != members.end()) puzzle = find(is_puzzle);
  const bool lone_solution = puzzle == members.end();
  if (lone_solution) puzzle = solution;
  if (puzzle == members.end()) {
    if (map != members.end() && map->entry.error) entries.emit(map->entry);
    return;
  }
  if (map != members.end()) add_regions(puzzle->entry, *map);
  if (houses != members.end()) {
    entries.set_houses(puzzle->entry, houses->houses, houses->entry.at);
  }
  if (solution != members.end() && !lone_solution) add_solution(puzzle->entry, solution->entry);
  for (auto member = members.begin(); member != members.end(); ++member) {
    const bool other = is_puzzle(*member) && !(member->is_guess && (sure || member->entry.error));
    if (member == puzzle || other) entries.emit(member->entry);
  }
}

void emit_columns(std::vector<ListColumn>& columns, Entries& entries) {
  std::vector<ListColumn> all = std::exchange(columns, {});
  const auto find = [&](auto is_name) {
    return std::find_if(all.begin(), all.end(),
                        [&](const ListColumn& column) { return is_name(column.name); });
  };
  const auto puzzles = find(is_puzzle_name), solutions = find(is_solution_name);
  const bool paired = puzzles != all.end() && solutions != all.end();
  const bool even = paired && puzzles->grids.size() == solutions->grids.size();
  for (auto column = all.begin(); column != all.end(); ++column) {
    if (paired && column == solutions) {
      if (even) continue;
      // The numbers differ, so it is unknown which solution belongs to which puzzle.
      ReadEntry& first = solutions->grids[0].entry;
      first.error = Error{Errc::kBadSolution, first.at, {}, 0, 0};
      entries.emit(first);
      continue;
    }
    for (std::size_t index = 0; index < column->grids.size(); ++index) {
      ReadEntry& entry = column->grids[index].entry;
      if (even && column == puzzles) add_solution(entry, solutions->grids[index].entry);
      entries.emit(entry);
    }
  }
}

void name_pair(std::vector<ListGrid>& grids) {
  if (grids.size() != 2 || !grids[0].name.empty() || !grids[1].name.empty()) return;
  if (!is_full(grids[0].entry) && agrees(grids[0].entry, grids[1].entry))
    grids[1].name = "solution";
}

void ListSequence::add(ListGrid grid) {
  const auto has = [&](auto holds) { return std::any_of(grids_.begin(), grids_.end(), holds); };
  const auto map = [](const ListGrid& other) { return other.is_map; };
  const bool puzzle = has(is_puzzle), solution = has(is_solution);
  bool joins = true;
  if (grid.is_map) {
    joins = !has(map);
  } else if (is_solution(grid)) {
    joins = puzzle && !solution;
  } else {
    // A solution may come before its puzzle, but it may also be one whose puzzle is missing.
    const auto above = std::find_if(grids_.begin(), grids_.end(), is_solution);
    joins = !puzzle && (!solution || agrees(grid.entry, above->entry));
  }
  if (!joins) emit();
  grids_.push_back(std::move(grid));
}

}  // namespace nonet
