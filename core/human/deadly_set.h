// core/human/deadly_set.h: what follows from cells that must not all be filled from their core digits.
//
// A set of cells without givens is deadly if every way to fill it from its core digits has a second way that puts the
// same digits into each house. The rest of the puzzle cannot tell the two apart, so a puzzle with one solution never has
// such a filling. In its solution one cell of the set contains a guard: a candidate that is no core digit.
//
//   core digits 1 2 in four corners:   12    12          guards: the 5s. One of them is true,
//                                      125   125         so what sees both is no 5
//
// Finds:  one cell     one cell has guards: it loses its core digits                                (type 1)
//         one digit    all guards are the same digit: what sees them all loses it                   (type 2)
//         subset       the guarded cells share a house: they count as one cell with the guards, which makes a naked
//                      subset with other cells of the house                                         (type 3)
//         locked       two guarded cells share a house in which a core digit has no other place: one of them is this
//                      digit, so the other one is a guard, and both lose their other core digits    (type 4)
// Source: hodoku.sourceforge.net/en/tech_ur.php, sudopedia "Deadly Pattern".
// Tested by tests/core/human/deadly_set_test.cpp, rectangles_test.cpp and unique_loops_test.cpp.
#pragma once

#include <vector>

#include "core/human/search.h"

namespace nonet::human {

struct DeadlySet {
  CellSet cells;
  DigitSet digits;              ///< the core digits of all cells
  std::vector<DigitSet> cores;  ///< the core digits by cell; empty: `digits` in every cell
  CellSet guarded;              ///< the open cells of the set that have guards
  DigitSet guards;              ///< their digits

  DigitSet core(Cell cell) const { return cores.empty() ? digits : cores[cell]; }
};

/// Fills in `guarded` and `guards` from the board.
void find_guards(const Board& board, DeadlySet& set);

/// The digits, cells, core digits and guards of the set as a step; only its technique and digits without evidence.
Step step_of(const Search& search, Technique technique, const DeadlySet& set);

/// A house that contains these cells, and in which the digit has places, none of them outside; −1: there is none.
int locking_house(const Board& board, Digit digit, const CellSet& cells);

/// Adds the cell's candidates among these digits to the step's eliminations.
void eliminate(const Board& board, Cell cell, DigitSet digits, Step& step);

/// Reports steps, and each set of eliminations once.
class DistinctSteps {
 public:
  explicit DistinctSteps(Search& search) : search_(search) {}
  Search& search() const { return search_; }
  /// Returns true when the finder must return true at once.
  bool report(Step step);

 private:
  Search& search_;
  std::vector<std::vector<Candidate>> seen_;
};

/// Each of these reports what follows by its rule. Returns true when the finder must return true at once.
bool conclude_one_cell(DistinctSteps& steps, Technique technique, const DeadlySet& set);
bool conclude_one_digit(DistinctSteps& steps, Technique technique, const DeadlySet& set);
bool conclude_subset(DistinctSteps& steps, Technique technique, const DeadlySet& set);
bool conclude_locked(DistinctSteps& steps, Technique technique, const DeadlySet& set);

}  // namespace nonet::human
