// core/format/constraint_members.h: the members of a constraint, as its row in core/model/constraint.h states them, for who reads and
// writes constraints as data (constraint_tree.h).
//
//   different cells; sum?         first what the constraint is on, after ; its other members, numbers in the order of Constraint::numbers
//
//   cells                         a list of cells, one at least, in an order or not
//   cells 2 · cells 2+ · cells 1-63   so many
//   different, grid, side, each   none of them twice · no variables · a whole row or column of a square board, from either end · as many as
//                                 the grid has
//   whole                         on boards that are one grid, as are side, each, square and houses
//   few                           at most most_cells_of_few_sets() (core/model/rules.h), as all sets of their digits are listed
//   small                         on boards of up to kLargestSmallSide rows, columns and digits, as there are very many rules or states on others
//   low                           on boards with values up to kMostLength (core/model/model.h)
//   groups …                      lists of cells, one cell at least in each; so many lists
//   equal, pill                   equally long · at most three cells in the first
//   pairs                         lists of two cells, or none
//   houses                        three lists: a cell for each row, each column, each region
//   board                         nothing: it is on the whole board · square: which has as many rows as columns
//   parts                         other constraints
//
//   sum · sum>0 · sum?            a number · of 1 or more · or none
//   size>0                        which divides the number of cells of the grid
//   loop! · loop!?                yes or no, as 1 or 0; if absent no · if absent no number
//   values* · values+ · factors=  a list of numbers · one at least · as many as cells, or absent
//   relation, table, text, arms, parts   the member of that name: a table of two cells, an automaton, a text, lists of cells, constraints about
//                                 worths (core/model/worths.h)
// Tested by tests/core/format/puzzle_tree_test.cpp.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/model/constraint.h"

namespace nonet {

constexpr int kLargestSmallSide = 25;

struct ConstraintMembers {
  enum class On { kCells, kGroups, kPairs, kHouses, kBoard, kParts };
  struct Other {
    enum class Kind { kNumber, kFlag, kList, kFactors, kRelation, kTable, kText, kArms, kParts };
    std::string_view name;
    Kind kind = Kind::kNumber;
    bool is_optional = false;  ///< and without it there is no number
    bool is_positive = false;  ///< of a list: has one number at least
  };
  On on = On::kCells;
  std::size_t least = 1, most = 4096;
  bool is_different = false, is_in_grid = false, is_side = false, is_each = false;
  bool is_equal = false, is_pill = false, is_square = false, is_few = false, is_low = false;
  bool is_whole = false, is_small = false;
  std::vector<Other> others;
};

/// Cost: that of reading the row.
ConstraintMembers members_of(ConstraintKind kind);

/// Whether there are as many cells or groups as the row says, different ones where it says so, and its first number is not too small.
/// What a reader cannot get wrong, as it names it otherwise, is not looked at. Cost: that of members_of.
bool fits_row(const Constraint& constraint, const Board& board);

}  // namespace nonet
