#include "core/engine/tabu_search.h"

#include <limits>
#include <utility>

namespace nonet {
namespace {

/// A digit that a cell has lost is forbidden to it for so many tenths of a move for each cell in conflict, and for fewer than kRandomMoves
/// besides, at random. Latin squares of order 30 are solved with few tenths, 36×36 with many, and neither with those of the other: so
/// both are used, each for kMovesOfEither moves before the other (tests/bench/history.md).
constexpr std::size_t kFewTenths = 3, kManyTenths = 10;
constexpr std::uint32_t kRandomMoves = 10, kMovesOfEither = 100'000;

constexpr std::uint16_t kNoPlace = UINT16_MAX;
constexpr std::uint64_t kSeed = 0x9E3779B97F4A7C15;

}  // namespace

TabuSearch::TabuSearch(std::shared_ptr<const Geometry> geometry) : geometry_(std::move(geometry)) {}

void TabuSearch::start(std::span<const DigitSet> candidates) {
  candidates_.assign(candidates.begin(), candidates.end());
  const std::size_t cells = candidates_.size();
  open_peers_.clear();
  open_peers_end_.clear();
  for (std::size_t cell = 0; cell < cells; ++cell) {
    for (const Cell peer : geometry_->peers(static_cast<Cell>(cell))) {
      if (!candidates_[peer].single()) open_peers_.push_back(peer);
    }
    open_peers_end_.push_back(static_cast<std::uint32_t>(open_peers_.size()));
  }
  const std::size_t all = cells * static_cast<std::size_t>(geometry_->size());
  same_.assign(all, 0);
  forbidden_until_.assign(all, 0);
  in_conflict_.clear();
  place_in_conflict_.assign(cells, kNoPlace);
  pairs_ = 0;
  moves_ = 0;
  random_ = kSeed;
  digits_.clear();
  for (const DigitSet digits : candidates_) digits_.push_back(digits.first());
  // Each open cell, in turn, as few conflicts as possible with those before it.
  for (std::size_t i = 0; i < cells; ++i) {
    const Cell cell = static_cast<Cell>(i);
    if (candidates_[cell].single()) continue;
    for (DigitSet digits = candidates_[cell]; !digits.empty();) {
      const Digit digit = digits.pop_first();
      if (same_[index(cell, digit)] < same_[index(cell, digits_[cell])]) digits_[cell] = digit;
    }
    pairs_ += same_[index(cell, digits_[cell])];
    count_in_peers(cell, 1);
    note_conflict(cell);
  }
  fewest_pairs_ = pairs_;
}

bool TabuSearch::run(std::uint64_t moves) {
  for (; moves > 0 && pairs_ > 0; --moves) move();
  return pairs_ == 0;
}

std::uint32_t TabuSearch::random(std::uint32_t below) {
  random_ ^= random_ << 13;
  random_ ^= random_ >> 7;
  random_ ^= random_ << 17;
  return static_cast<std::uint32_t>(random_ >> 32) % below;
}

/// `change`: −1 before the cell loses its digit, 1 after it has got one.
void TabuSearch::count_in_peers(Cell cell, int change) {
  const Digit digit = digits_[cell];
  const std::size_t begin = cell == 0 ? 0 : open_peers_end_[cell - 1u];
  for (std::size_t i = begin; i < open_peers_end_[cell]; ++i) {
    const Cell peer = open_peers_[i];
    std::uint16_t& same = same_[index(peer, digit)];
    same = static_cast<std::uint16_t>(same + change);
    if (digits_[peer] == digit) note_conflict(peer);
  }
}

void TabuSearch::note_conflict(Cell cell) {
  std::uint16_t& place = place_in_conflict_[cell];
  const bool is_in_conflict = same_[index(cell, digits_[cell])] > 0;
  if (is_in_conflict == (place != kNoPlace)) return;
  if (is_in_conflict) {
    place = static_cast<std::uint16_t>(in_conflict_.size());
    in_conflict_.push_back(cell);
  } else {
    const Cell last = in_conflict_.back();
    in_conflict_[place] = last;
    place_in_conflict_[last] = place;
    place = kNoPlace;
    in_conflict_.pop_back();
  }
}

/// The best one that is not forbidden, or that leads to fewer pairs than any before; of several that are alike, one at random.
void TabuSearch::move() {
  ++moves_;
  int best = std::numeric_limits<int>::max();
  std::uint32_t alike = 0;
  Cell best_cell = 0;
  Digit best_digit = 0;
  for (const Cell cell : in_conflict_) {
    const int now = same_[index(cell, digits_[cell])];
    for (DigitSet digits = candidates_[cell] - DigitSet::of(digits_[cell]); !digits.empty();) {
      const Digit digit = digits.pop_first();
      const std::size_t at = index(cell, digit);
      const int change = same_[at] - now;
      if (change > best) continue;
      if (forbidden_until_[at] > moves_ && pairs_ + change >= fewest_pairs_) continue;
      if (change < best) alike = 0;
      best = change;
      if (random(++alike) != 0) continue;
      best_cell = cell;
      best_digit = digit;
    }
  }
  if (alike == 0) return;
  const std::size_t tenths = moves_ / kMovesOfEither % 2 == 0 ? kFewTenths : kManyTenths;
  forbidden_until_[index(best_cell, digits_[best_cell])] =
      moves_ + static_cast<std::uint32_t>(in_conflict_.size() * tenths / 10) + random(kRandomMoves);
  count_in_peers(best_cell, -1);
  digits_[best_cell] = best_digit;
  count_in_peers(best_cell, 1);
  note_conflict(best_cell);
  pairs_ += best;
  if (pairs_ < fewest_pairs_) fewest_pairs_ = pairs_;
}

}  // namespace nonet
