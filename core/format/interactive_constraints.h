// core/format/interactive_constraints.h: what an item of Interactive-Sudoku-Solver (interactive.h) means: constraints.
//
// The table of types is in the .cpp; those that say something of the whole board (Shape, NoBoxes …) are interactive.cpp's.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/format/interactive_arguments.h"
#include "core/format/interactive_grid.h"
#include "core/format/interactive_items.h"
#include "core/model/constraint.h"

namespace nonet {

using CellPairs = std::vector<std::vector<Cell>>;

class InteractiveConstraints : private InteractiveArguments {
 public:
  /// The grid is complete, its groups and regions included. `ranks_may_tie`: several rows or columns may share the rank of a clue.
  InteractiveConstraints(const InteractiveGrid& grid, bool ranks_may_tie)
      : InteractiveArguments(grid), ranks_may_tie_(ranks_may_tie) {}
  /// The group of variables that say which region a cell belongs to.
  static constexpr std::string_view kChaosGroup = "CC";

  /// Appends the constraints that the item stands for. Returns false if it is not understood: see error().
  bool read(const InteractiveItem& item, std::vector<Constraint>& constraints);
  using InteractiveArguments::error;

  /// The pairs of cells that have a dot, or an X or V, outside of Or.
  const CellPairs& dots() const { return dots_; }
  const CellPairs& sums() const { return sums_; }
  /// The first mark of such a kind inside Or.
  const std::optional<Word>& uncertain_dot() const { return uncertain_dot_; }
  const std::optional<Word>& uncertain_sum() const { return uncertain_sum_; }

 private:
  using Constraints = std::vector<Constraint>;
  struct Row {
    std::string_view type;
    std::string_view key;  ///< of the constraint; empty: none, or one of several
    void (InteractiveConstraints::*read)(const Item&, Constraint, int, Constraints&);
    int number = 0;
  };
  static const Row kRows[];

  ConstraintKind kind(const Word& type, std::string_view key);
  void mark(const Item& item, std::span<const Constraint> marks, CellPairs& pairs,
            std::optional<Word>& uncertain) const;
  /// Reads all arguments of ChaosArrow and ChaosCount: the cell and the number of the constraint, and lists of region variables.
  std::vector<std::vector<Cell>> regions_seen(const Item& item, Constraint& constraint);

  // Each reads the items of some types: the item, a constraint with its kind, the number of the row.
  void read_cells(const Item&, Constraint, int, Constraints&);
  void read_number_and_cells(const Item&, Constraint, int, Constraints&);
  void read_values_and_cells(const Item&, Constraint, int, Constraints&);
  void read_board_rule(const Item&, Constraint, int, Constraints&);
  void read_all_different(const Item&, Constraint, int, Constraints&);
  void read_cage(const Item&, Constraint, int, Constraints&);
  void read_sum(const Item&, Constraint, int, Constraints&);
  void read_sum_line(const Item&, Constraint, int, Constraints&);
  void read_whispers(const Item&, Constraint, int, Constraints&);
  void read_arrow(const Item&, Constraint, int, Constraints&);
  void read_pill_arrow(const Item&, Constraint, int, Constraints&);
  void read_neighbours(const Item&, Constraint, int, Constraints&);
  void read_dots(const Item&, Constraint, int, Constraints&);
  void read_letters(const Item&, Constraint, int, Constraints&);
  void read_given(const Item&, Constraint, int, Constraints&);
  void read_or(const Item&, Constraint, int, Constraints&);
  void read_and(const Item&, Constraint, int, Constraints&);
  void read_replicate(const Item&, Constraint, int, Constraints&);
  void read_little_killer(const Item&, Constraint, int, Constraints&);
  void read_one_clue(const Item&, Constraint, int, Constraints&);
  void read_two_clues(const Item&, Constraint, int, Constraints&);
  void read_full_rank(const Item&, Constraint, int, Constraints&);
  void read_connected_values(const Item&, Constraint, int, Constraints&);
  void read_chaos_arrow(const Item&, Constraint, int, Constraints&);
  void read_chaos_count(const Item&, Constraint, int, Constraints&);
  void read_look_and_say(const Item&, Constraint, int, Constraints&);
  void read_quadruple(const Item&, Constraint, int, Constraints&);
  void read_same_values(const Item&, Constraint, int, Constraints&);
  void read_segments(const Item&, Constraint, int, Constraints&);
  void read_indexing(const Item&, Constraint, int, Constraints&);
  void read_expressions(const Item&, Constraint, int, Constraints&);
  void read_relation_lines(const Item&, Constraint, int, Constraints&);
  void read_old_relation(const Item&, Constraint, int, Constraints&);
  void read_automata(const Item&, Constraint, int, Constraints&);

  bool ranks_may_tie_;
  CellPairs dots_, sums_;
  std::optional<Word> uncertain_dot_, uncertain_sum_;
  int alternatives_ = 0;  ///< how many Or this is inside of
  std::size_t made_ = 0;
};

}  // namespace nonet
