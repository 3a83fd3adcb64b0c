// core/engine/constraint_search.h: the search over a model: every solution, for any rules.
//
// Depth first: propagators (propagator.h) remove what cannot be until nothing changes; then a cell is chosen and its digits are tried. The cell is
// one with few digits that was guessed wrongly, or whose rules were broken, often and lately, as that is where a wrong guess shows soon (Boussemart, Hemery, Lecoutre
// and Sais 2004, "Boosting systematic search by weighting constraints"). Of the cells of a broken rule, those with few digits left weigh most, as the rule was
// broken by what they lost. Where a digit has two places left in a house, these count like a cell of two digits: it is tried in one of them, and then not
// there. It is complete, so a finished count is exact, and nothing in it is random.
//
// A search that is not done after some guesses is a long one, and what is chosen first decides how long. So it begins anew, and while a large part of the
// search is below a position, the best few choices are tried out there: the one is taken whose digits leave the least together ("strong branching";
// Applegate, Bixby, Chvátal and Cook 1995, "Finding cuts in the TSP"). One that does not come forward may be below a wrong choice that takes ages
// to refute: it begins anew again, with what the contradictions have weighed so far (Gomes, Selman and Kautz 1998, "Boosting combinatorial search
// through randomization", who draw lots instead).
// Tested by tests/core/engine/constraint_search_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/engine/depth_first.h"
#include "core/engine/domains.h"
#include "core/engine/house_places.h"
#include "core/engine/propagator.h"
#include "core/model/model.h"

namespace nonet {

class ConstraintSearch {
 public:
  /// Cost: that of making the propagators; an automaton is laid out over its cells.
  explicit ConstraintSearch(std::shared_ptr<const Model> model);

  /// Prepares a search for up to `limit` solutions (≥ 1) within `candidates` (one set for each cell).
  /// Digits of `preferred` are tried before the others of their cell: one set for each of the first cells, or empty; the caller keeps it
  /// until the end of the search.
  void start(std::span<const DigitSet> candidates, std::uint64_t limit,
             std::span<const DigitSet> preferred = {});
  /// The same within the model's domains.
  void start(std::uint64_t limit) { start(model_->domains, limit); }
  /// After start(): as if these had been its preferred digits.
  void prefer(std::span<const DigitSet> preferred) { preferred_ = preferred; }
  /// As start(), for one solution with the digit in the cell.
  void seek(std::span<const DigitSet> candidates, Cell cell, Digit digit,
            std::span<const DigitSet> preferred);
  /// Removes from `candidates` (one set for each cell), within which there is a solution, what the rules alone rule out. Ends the search.
  void remove_refuted(std::span<DigitSet> candidates);
  /// As GeneralEngine::resume; a solution has a digit for each cell of the model.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);
  /// After start(), in place of a search: goes one random way down, and returns the product of how many choices there were, or 0 if it ends in a
  /// contradiction. Over many ways, the mean is the number of solutions (Knuth 1975, "Estimating the efficiency of backtrack programs").
  /// `draw`: a random number below the given one (≥ 1). Cost: that of as many guesses as the way is deep.
  double sample(const std::function<std::uint32_t(std::uint32_t)>& draw);
  /// Guesses between two calls of Progress: one, where there are so many cells that it may take milliseconds.
  std::uint64_t guesses_per_call() const {
    constexpr std::uint64_t kMost = 32, kCells = 81;
    const std::uint64_t cells = std::max<std::uint64_t>(model_->domains.size(), kCells);
    return std::max<std::uint64_t>(kMost * kCells * kCells / (cells * cells), 1);
  }
  /// The guesses that the position under examination rests on; all others so far were wrong, or led to a solution.
  std::size_t depth() const { return search_.depth(); }
  /// As DepthFirst::progress; where the search begins anew, this does too.
  double progress() const { return search_.progress(); }
  /// What is left where the search is now; after start(): what the rules alone leave.
  std::span<const DigitSet> candidates() const { return domains_.all(); }

 private:
  // What DepthFirst asks of a position, besides candidates():
  friend class DepthFirst<ConstraintSearch>;
  std::size_t open_cells() const { return domains_.open_cells(); }
  Choice choose();
  Digit next_digit(Cell cell, DigitSet& untried) const {
    const DigitSet preferred = cell < preferred_.size() ? preferred_[cell] : DigitSet();
    return pop_preferred(untried, preferred);
  }
  bool keep(Cell cell, DigitSet digits) {
    if (domains_.keep(cell, digits) && propagate()) return true;
    // That a digit is not there says little of the cell.
    if (digits.single()) weights_[cell] += blame_;
    return false;
  }
  std::size_t mark() const { return domains_.mark(); }
  void undo_to(std::size_t mark) { domains_.undo_to(mark); }

  struct WeighedChoice {
    double weight;
    Choice choice;
  };
  template <class Take>
  void each_pair(const Take& take) const;
  Choice heaviest() const;
  /// As many choices as looking ahead tries out.
  using FewChoices = std::array<WeighedChoice, 8>;
  std::span<const WeighedChoice> heaviest_few(FewChoices& few) const;
  Choice look_ahead();
  void look_whether_to_begin_anew();
  void begin_anew();
  void weigh_rules();

  Cell best_cell() const;
  bool propagate();
  bool keep_different();
  bool run_cheap();
  bool run(PropagatorIndex index);
  bool blame_cell();
  void blame(std::span<const Cell> cells);

  std::shared_ptr<const Model> model_;
  Differences differences_;
  HousePlaces houses_;
  Propagators propagators_;
  Domains domains_;
  std::vector<double>
      weights_;  // of each cell: grows with the contradictions of its rules, and of guesses in it
  bool looks_ahead_ = false;
  std::uint64_t next_look_ = 0;  // guesses after which it looks whether to begin anew
  std::uint64_t begun_ = 0;      // guesses when it last began
  double expected_ = 0;          // at the last look: guesses that the search seemed to need
  std::size_t beginning_ = 0;    // the mark of what the rules alone leave
  bool is_possible_ = false;     // after start(): propagation alone finds no contradiction
  double blame_ = 1;             // what the next contradiction weighs
  std::span<const DigitSet> preferred_;
  DepthFirst<ConstraintSearch> search_;
};

}  // namespace nonet
