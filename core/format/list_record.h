// core/format/list_record.h: which of the grids in an object is the puzzle, and which its regions and
// its solution.
//
//   {"solution": "5346…", "mission": "53..7…"}      one puzzle with a solution, in any order
//   {"grid": [[…]], "regions": [[…]]}               one jigsaw
//   {"easy": "53..7…", "hard": "…"}                 two puzzles
//   {"quizzes": [P, P2], "solutions": [S, S2]}      two puzzles, each with its solution
//
// Names are those that CSV knows; a grid with an unknown name beside a solution is its puzzle.
// Tested by tests/core/format/list_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "core/format/entries.h"

namespace nonet {

/// A grid in a list, and what it is called there.
struct ListGrid {
  std::string name;  ///< in small letters; may be empty
  ReadEntry entry;   ///< of a map of regions, only `at` and `error` count
  std::vector<int> regions;
  bool is_map = false;
  bool is_guess = false;  ///< a string under a name that says nothing; an identifier may look so
};

bool is_solution(const ListGrid& grid);

/// What the members of an object say, as entries; `grids` is empty afterwards.
void hand_on_record(std::vector<ListGrid>& grids, Entries& entries);

/// The members of two arrays or objects, one of puzzles and one of solutions, member by member.
/// Other arrays are entries of their own. `columns` is empty afterwards.
struct ListColumn {
  std::string name;
  std::vector<ListGrid> grids;
};
void hand_on_columns(std::vector<ListColumn>& columns, Entries& entries);

/// Two grids in an array by themselves: [puzzle, solution], if the second is full and agrees with the
/// first; else two puzzles.
void name_pair(std::vector<ListGrid>& grids);

/// Grids that follow one another outside all objects: `grid = [[…]]`, `solution = [[…]]`.
class ListSequence {
 public:
  explicit ListSequence(Entries& entries) : entries_(entries) {}

  void add(ListGrid grid);
  void hand_on() { hand_on_record(grids_, entries_); }

 private:
  Entries& entries_;
  std::vector<ListGrid> grids_;  // of one puzzle
};

}  // namespace nonet
