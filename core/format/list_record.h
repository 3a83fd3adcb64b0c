// core/format/list_record.h: finds out which grid of an object is the puzzle, its regions and its
// solution.
//
//   {"solution": "5346…", "mission": "53..7…"}      one puzzle with a solution, in any order
//   {"grid": [[…]], "regions": [[…]]}               one jigsaw
//   {"grid": [[…]], "houses": ["diagonals"]}        one puzzle with extra houses
//   {"easy": "53..7…", "hard": "…"}                 two puzzles
//   {"quizzes": [P, P2], "solutions": [S, S2]}      two puzzles, each with its solution
//
// The names are those of csv.h. Beside a solution, a grid with an unknown name is its puzzle.
// Tested by tests/core/format/list_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "core/format/entries.h"

namespace nonet {

/// A grid in a list, and its name there.
struct ListGrid {
  std::string name;  ///< in small letters; may be empty
  ReadEntry entry;   ///< for a map of regions, only `at` and `error` are used
  std::vector<int> regions;
  std::vector<std::string>
      houses;             ///< extra ones, as words: then it is no grid, but belongs to one
  bool is_map = false;    ///< of regions
  bool is_guess = false;  ///< a string with an unknown name; it may be an identifier
};

/// Whether the grid is a solution by its name.
bool is_solution(const ListGrid& grid);

/// Turns the members of an object into entries and passes them on; `grids` is empty afterwards.
void emit_record(std::vector<ListGrid>& grids, Entries& entries);

/// An array or object of grids, and its name.
struct ListColumn {
  std::string name;
  std::vector<ListGrid> grids;
};
/// Turns two columns, one of puzzles and one of solutions, into entries, pairing their members in order.
/// Members of other columns are entries of their own. `columns` is empty afterwards.
void emit_columns(std::vector<ListColumn>& columns, Entries& entries);

/// Names the two grids of an array of two: a puzzle and its solution if the second is full and agrees
/// with the first, otherwise two puzzles.
void name_pair(std::vector<ListGrid>& grids);

/// Collects consecutive grids outside all objects: `grid = [[…]]`, `solution = [[…]]`.
class ListSequence {
 public:
  explicit ListSequence(Entries& entries) : entries_(entries) {}

  void add(ListGrid grid);
  void emit() { emit_record(grids_, entries_); }

 private:
  Entries& entries_;
  std::vector<ListGrid> grids_;  // of one puzzle
};

}  // namespace nonet
