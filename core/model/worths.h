// core/model/worths.h: what cells count as where marks change that: doublers, and other modified cells.
//
// Each cell of the grid has a variable, its mark, which holds the first value, and the cell counts as its digit says, or the second one, and
// it counts as factor · value + plus. Rules about what cells are worth become automata that read the mark and the digit of each cell in turn,
// so that the engines need not know of marks.
// Tested by tests/core/model/worths_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/model/board.h"
#include "core/model/constraint.h"
#include "core/model/model.h"

namespace nonet {

/// Each of the marks holds the first or the second value.
void add_marks(std::span<const Cell> marks, Rules& into);
bool are_marks(std::span<const Cell> marks, const Board& board, std::span<const int> values);

class Worths {
 public:
  /// Of a constraint kModified. None where there are more than 64 worths, which no set of digits holds.
  static std::optional<Worths> of(const Constraint& modified, const Board& board);

  /// Whether constraints of the kind can be about worths: those of sums, orders, differences and the like. Others are about digits as such, such
  /// as the least and the greatest of a sandwich, or have tables of them.
  static bool can_be_about(ConstraintKind kind);

  /// Adds what the constraint says of the worths of its cells; the digits of a cage differ, and their worths have the sum.
  /// False, if it cannot be about them, or would need too many states; what has been added is then only a part.
  bool lower(const Constraint& part, Rules& into) const;

  /// The same for a rule whose digits are those of worths: digit 1 is the least of all.
  bool add(const Rule& rule, Rules& into) const;

  /// Whether the values keep the constraint, straight from its definition.
  bool keeps(const Constraint& part, std::span<const int> values) const;

 private:
  Worths(const Constraint& modified, const Board& board);

  int modified(int value) const { return factor_ * value + plus_; }
  /// False, if there is no table, or a cell has no mark.
  bool add_automaton(std::span<const Cell> cells,
                     const std::shared_ptr<const AutomatonTable>& of_worths, Rules& into) const;

  std::vector<Cell> marks_;  // of each cell
  int factor_, plus_;
  Board board_;   // with the digits
  Board worths_;  // the same with worths as values
};

}  // namespace nonet
