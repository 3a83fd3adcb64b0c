// core/engine/learn_rules.h: the rules of a model inside the learning engine (learn.h): they remove digits, and say why.
//
// The propagators are those of the search without learning (propagator.h). They are told what the engine's trail says, and what they remove
// goes onto it. Rules that say only that cells differ have none: the engine's own clauses and pairs cover those.
//
//   explanation   A run rests on what the cells of its propagator had lost before, and on nothing else; so this is always a reason (of a contradiction,
//                 together with what the cell that failed had lost).
//                 It is made smaller by trying: as long as the propagator still finds the same with some of it given back, that
//                 is not needed. As a propagator removes nothing that its rule allows, whatever passes the trial is a reason.
//
// Explanations are made only when a conflict is analysed (lazy clause generation: Ohrimenko, Stuckey and Codish 2009, "Propagation via lazy clause
// generation"). Making them smaller by deletion in halves is QuickXplain's idea (Junker 2004).
// Tested by tests/core/engine/learn_rules_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/engine/domains.h"
#include "core/engine/propagator.h"
#include "core/model/model.h"

namespace nonet {

class LearningRules {
 public:
  explicit LearningRules(std::shared_ptr<const Model> model);

  const Differences& differences() const { return differences_; }

  /// Starts from these, one set for each cell. Where a cell has one digit, the cells that must differ lose it; everything else is left to
  /// the propagators, all of which have to run. Returns false on a contradiction.
  bool start(std::span<const DigitSet> candidates);
  std::span<const DigitSet> candidates() const { return domains_.all(); }

  /// The engine has placed the digit, or excluded it, which leaves the cell another.
  void tell(Cell cell, Digit digit, bool is_placed);
  /// A propagator that has to run; false: none.
  bool next(PropagatorIndex& propagator) { return domains_.next(propagator); }
  /// Runs it. On a contradiction, returns false, and nothing is changed.
  bool run(PropagatorIndex propagator);
  /// After a contradiction: the cell that would have lost its last digit, if it was one; else any cell. It may be none of the propagator's, which may
  /// have removed other digits from it before: so it belongs to the reason.
  Cell failed_cell() const { return domains_.failed_cell(); }
  const std::vector<Cell>& cells(PropagatorIndex propagator) const {
    return propagators_[propagator]->cells();
  }

  std::size_t mark() const { return domains_.mark(); }
  std::span<const Domains::Change> changes_since(std::size_t mark) const {
    return domains_.changes_since(mark);
  }
  DigitSet operator[](Cell cell) const { return domains_[cell]; }
  /// Forgets what had to run, too: the engine decides only when nothing has.
  void undo_to(std::size_t mark);

  /// What a run has found: that a digit goes, or, with digit 0, a contradiction.
  struct Target {
    Cell cell = 0;
    Digit digit = 0;
  };
  /// What a cell held before a run, and what it can hold at most: as known without any decision.
  struct Loss {
    Cell cell;
    DigitSet then;
    DigitSet most;
  };
  /// Makes `then` of each cell as large as it can be so that the propagator still finds the target. `losses` has the cells of the propagator, and of a
  /// contradiction failed_cell(), too; of a target cell that is not among them, `most` is what it holds at most. A cell with one digit keeps it,
  /// or gets everything back. Cost: a run for each cell that is needed, times the logarithm of the number of cells.
  void reduce(PropagatorIndex propagator, Target target, DigitSet most, std::span<Loss> losses);

 private:
  bool finds(Propagator& propagator, Target target, std::span<const Loss> losses);
  void give_back(Propagator& propagator, Target target, std::span<Loss> losses, std::size_t begin,
                 std::size_t end);
  void give_back_some(Propagator& propagator, Target target, std::span<Loss> losses,
                      std::size_t place);

  std::shared_ptr<const Model> model_;
  Differences differences_;
  Propagators propagators_;
  Domains domains_;
  Domains trial_;  // what propagators find in other circumstances
};

}  // namespace nonet
