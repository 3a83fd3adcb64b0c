// core/generate/generate.h: makes puzzles as wished, each known by its seed and number.
//
//   seed, number, attempt ─▸ Random ─▸ full grid ─▸ dig ─▸ perhaps some givens back ─▸ Judge ─▸ it, or the next attempt
//
// Puzzle `number` is the first attempt that fits. Each attempt has random numbers of its own, so what is made does not
// depend on threads, blocks or machines; and the number of attempts, not a clock, bounds the search.
//
// A dug puzzle is minimal, and as hard as this grid and order allow. Givens are put back, one group after the other, where
// a wish needs more of them, or where it is too hard: more givens make a puzzle easier, by and large, so the number is found
// by halving. Where the wish is an easy puzzle, the halving begins at a random number, as it would else always end at the
// hardest of the easy ones.
//
// Cells are emptied in random order. Where an extreme puzzle is wished, the cells of random transversals are tried last:
//
//     × . .     in each box three cells that share no row or column, another choice in each box. The givens are mostly
//     . . ×     among these cells, so that few houses and few parts of lines in boxes have many of them, and few singles
//     . × .     and locked candidates are there. Of such puzzles one in 4 is extreme, of those in random order one in 22.
//
// So extreme puzzles are not drawn evenly from all extreme ones; their grids are not either, as some have more hard puzzles.
//
// What is known of the distribution: that of the full grids (full_grid.h); and that dug puzzles have too few givens, 24.4 in
// the mean on 9×9, while all minimal puzzles have some 26.6 (`scripts/bench bias`). For statistics, controlled bias can be
// wished: then an attempt is a puzzle of controlled_bias.h, and nothing is dug or put back.
// Tested by tests/core/generate/generate_test.cpp.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/generate/controlled_bias.h"
#include "core/generate/dig.h"
#include "core/generate/full_grid.h"
#include "core/generate/general_dig.h"
#include "core/generate/judge.h"
#include "core/generate/pattern.h"
#include "core/generate/wishes.h"

namespace nonet::generate {

struct Made {
  std::uint64_t number = 0;
  /// Only givens. Where no attempt fits: the nearest one, which may lack its givens if no attempt gave any.
  Puzzle puzzle;
  std::vector<Digit> solution;
  Miss miss = Miss::kNothing;  ///< the first wish that the nearest one does not meet
  std::uint64_t attempts = 0;  ///< up to this one
  /// With controlled bias: how much it counts in a statistic (controlled_bias_weight).
  std::optional<double> weight;
  bool fits() const { return miss == Miss::kNothing; }
};

class Generator {
 public:
  /// Returns false to end the work; called at least every few milliseconds. May be empty.
  using Patience = human::Search::Patience;
  /// Takes each puzzle; returns false to end the work.
  using Sink = std::function<bool(const Made&)>;

  /// `wishes` must have no obstacle (find_obstacle).
  Generator(const Wishes& wishes, std::uint64_t seed);
  ~Generator();

  /// Makes puzzles `first`, `first` + 1 …, `count` of them, and passes them on in this order. Plain 9×9 puzzles are dug
  /// together: some dozens in a call are faster than one. Returns false if it was ended.
  bool make(std::uint64_t first, std::uint64_t count, const Sink& sink,
            const Patience& patience = {});

  /// The same in parts: begin() sets what is to be made, and resume() makes it. `pause` is asked after each attempt, and with
  /// controlled bias after each call of ControlledBias::next; where it returns true, the work is suspended. Returns true when
  /// all are made. Where parts end does not change what is made.
  void begin(std::uint64_t first, std::uint64_t count);
  bool resume(const Sink& sink, const std::function<bool()>& pause);
  /// Of all puzzles so far.
  std::uint64_t attempts() const { return attempts_; }

 private:
  struct Attempt;
  struct Order;

  void begin_order(Order& order, std::uint64_t number) const;
  std::vector<std::uint8_t> turns_of(Random& random) const;
  bool run(const Sink& sink, const Patience& patience, const std::function<bool()>& pause);
  bool run_attempts(std::vector<Order*>& open, const Patience& patience,
                    const std::function<bool()>& pause);
  bool run_controlled(Order& order, const Patience& patience, const std::function<bool()>& pause);
  void fill_any(Attempt& attempt, const Patience& patience);
  void settle(Attempt& attempt, Order& order, const Patience& patience);
  Verdict put_back(Attempt& attempt, Puzzle& puzzle, const Patience& patience);
  std::vector<std::vector<Cell>> emptied_groups(Attempt& attempt, const Puzzle& puzzle) const;

  const Wishes wishes_;
  const std::uint64_t seed_;
  Judge judge_;
  std::vector<std::uint16_t> group_of_;  // of each cell
  std::size_t groups_ = 0;
  bool is_plain_ = false;     // 9×9 with boxes, without a pattern: by Digger
  bool begins_easy_ = false;  // an easy puzzle is wished
  bool is_spread_ = false;    // givens are to be on transversals of the boxes
  std::shared_ptr<const Geometry> boxes_;
  std::unique_ptr<FullGrids> grids_;            // of boxes_
  std::unique_ptr<GeneralDigger> general_;      // of boxes_
  std::unique_ptr<PatternSearch> pattern_;      // of boxes_
  std::unique_ptr<ControlledBias> controlled_;  // if that is wished
  Digger digger_;
  std::vector<Order> orders_;
  std::size_t passed_on_ = 0;  // of orders_
  std::uint64_t attempts_ = 0;
};

}  // namespace nonet::generate
