// core/engine/depth_first.h: the loop of a depth-first search that finds every solution and can be suspended.
//
// search.h and constraint_search.h differ in what they know of a position, how it is propagated and which cell comes next. What they have in
// common is here: the branches, the bounds on guesses and solutions, and what is counted.
// Tested by tests/core/engine/search_test.cpp and constraint_search_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/grid/geometry.h"

namespace nonet {

/// Takes a solution (one digit a cell, row by row; valid during the call). Returns false to end the
/// search.
using SolutionSink = std::function<bool(std::span<const Digit>)>;

struct SearchResult {
  std::uint64_t solutions = 0;
  std::uint64_t guesses =
      0;  ///< digits tried in cells that had more than one; several tried together count once
  bool complete = false;  ///< everything was searched: `solutions` is exact
  bool stopped = false;   ///< suspended, by Progress or by the bound on guesses
};

/// The guesses at which a search is suspended that may make so many more.
inline std::uint64_t guesses_until(const SearchResult& so_far, std::uint64_t guesses) {
  return guesses > UINT64_MAX - so_far.guesses ? UINT64_MAX : so_far.guesses + guesses;
}

/// Takes the first of the preferred digits out of the set, or the first of all if none of them is left in it.
inline Digit pop_preferred(DigitSet& untried, DigitSet preferred) {
  const DigitSet first = untried & preferred;
  if (first.empty()) return untried.pop_first();
  untried.erase(first.first());
  return first.first();
}

/// What to branch on: a cell, and which of its digits are tried one by one. The others are then tried together.
struct Choice {
  Cell cell;
  DigitSet one_by_one;
};

/// A Position, whose friend this is, has
///
///   candidates()                 one set of digits for each cell
///   open_cells()                 how many of them have more than one digit
///   choose()                     a Choice, if there are open cells; with at least one digit. Leaves the candidates as they are
///   next_digit(cell, untried)    takes a digit out of the set of those that are left to try
///   keep(cell, digits)           leaves the cell these digits and propagates; false: a contradiction
///   mark(), undo_to(mark)        to go back
template <class Position>
class DepthFirst {
 public:
  /// Begins a search for up to `limit` solutions (≥ 1). `is_open`: propagation has found no contradiction so far.
  void start(std::uint64_t limit, bool is_open) {
    limit_ = limit;
    is_open_ = is_open;
    result_ = {};
    branches_.clear();
  }

  /// While the search is suspended, and has found no solution: it begins anew from where it began. The guesses so far stay counted. The caller has undone
  /// what they changed.
  void begin_anew() {
    is_open_ = true;
    branches_.clear();
  }

  /// Runs or resumes it for at most `guesses` (≥ 1) more; `sink` may be empty. The result is that of the whole search so far.
  const SearchResult& resume(Position& position, std::uint64_t guesses, const SolutionSink& sink) {
    const std::uint64_t until = guesses_until(result_, guesses);
    result_.stopped = false;
    for (;;) {
      if (is_open_) {
        is_open_ = false;
        if (position.open_cells() > 0) {
          const Choice choice = position.choose();
          const DigitSet together = position.candidates()[choice.cell] - choice.one_by_one;
          Branch& branch = branches_.emplace_back(
              Branch{choice.cell, choice.one_by_one, together, position.mark()});
          branch.ways = branch.left();
        } else if (!take_solution(position, sink)) {
          result_.complete = std::all_of(branches_.begin(), branches_.end(),
                                         [](const Branch& branch) { return branch.is_done(); });
          return result_;
        }
      }
      // Take what is to be tried next in the deepest branch that has something.
      while (!branches_.empty() && branches_.back().is_done()) branches_.pop_back();
      if (branches_.empty()) {
        result_.complete = true;
        return result_;
      }
      if (result_.guesses == until) {
        result_.stopped = true;
        return result_;
      }
      Branch& branch = branches_.back();
      position.undo_to(branch.mark);
      ++result_.guesses;
      is_open_ = position.keep(branch.cell, next(position, branch));
    }
  }

  /// As resume() returned it.
  const SearchResult& result() const { return result_; }
  /// The guesses that the position under examination rests on; all others so far were wrong, or led to a solution.
  std::size_t depth() const { return branches_.size(); }
  /// The part of the whole search that the position under examination is, from 0 to 1, if all ways of a branch take equally long.
  double part() const {
    double part = 1;
    for (const Branch& branch : branches_) part /= branch.ways;
    return part;
  }
  /// While the search is suspended: the part of it that is done, reckoned in the same way.
  double progress() const {
    double done = 0, part = 1;
    for (const Branch& branch : branches_) {
      part /= branch.ways;
      // The last way taken is under way, but in the deepest branch it is done.
      const int under_way = &branch == &branches_.back() ? 0 : 1;
      done += part * (branch.ways - branch.left() - under_way);
    }
    return done;
  }

 private:
  struct Branch {
    Cell cell;
    DigitSet untried, together;  // as in Choice, as far as they are still to be tried
    std::size_t mark;
    int ways = 0;  // at the beginning
    bool is_done() const { return untried.empty() && together.empty(); }
    int left() const { return untried.count() + (together.empty() ? 0 : 1); }
  };

  static DigitSet next(const Position& position, Branch& branch) {
    if (branch.untried.empty()) return std::exchange(branch.together, DigitSet());
    return DigitSet::of(position.next_digit(branch.cell, branch.untried));
  }

  /// Counts the position as a solution and passes it on. Returns false to end the search.
  bool take_solution(const Position& position, const SolutionSink& sink) {
    const bool wants_more = ++result_.solutions < limit_;
    if (!sink) return wants_more;
    solution_.clear();
    for (const DigitSet digits : position.candidates()) solution_.push_back(digits.first());
    return sink(solution_) && wants_more;
  }

  std::uint64_t limit_ = 0;
  SearchResult result_;
  bool is_open_ = false;  // true: examine the position next; false: take the next branch
  std::vector<Branch> branches_;
  std::vector<Digit> solution_;
};

}  // namespace nonet
