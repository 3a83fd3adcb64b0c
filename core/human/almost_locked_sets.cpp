#include "core/human/almost_locked_sets.h"

#include <algorithm>
#include <array>
#include <bit>

namespace nonet::human {
namespace {

/// If a board has more sets, which only a large grid can, only smaller ones are listed.
constexpr std::size_t kMostFound = 8 * kMostSets;

/// Goes through the subsets of the open cells of one house.
class HouseScan {
 public:
  HouseScan(const Board& board, int house, int most_cells, std::vector<AlmostLockedSet>& found)
      : house_(house), found_(found) {
    const Layout& layout = board.layout();
    for (const Cell cell : layout.house(house) & board.open()) {
      std::uint64_t earlier = 0;  // as bits: the houses before this one that contain the cell
      for (const std::uint16_t other : layout.houses_of(cell)) {
        if (other < house && other < 64) earlier |= std::uint64_t{1} << other;
      }
      cells_[static_cast<std::size_t>(count_++)] = {cell, board.candidates(cell), earlier};
    }
    most_cells_ = std::min(count_ - 1, most_cells);
  }

  void run() { extend(0, 0, 0, DigitSet(), ~std::uint64_t{0}); }

 private:
  struct Member {
    Cell cell;
    DigitSet digits;
    std::uint64_t earlier;
  };

  /// Adds each later member to these ones (as bits), of which there are `taken`.
  void extend(int from, std::uint32_t members, int taken, DigitSet digits, std::uint64_t earlier) {
    const int room = most_cells_ - taken - 1;  // cells that may follow
    for (int i = from; i < count_ && room >= 0; ++i) {
      const Member& member = cells_[static_cast<std::size_t>(i)];
      const DigitSet all = digits | member.digits;
      const int more_digits = all.count() - (taken + 2), left = count_ - 1 - i;
      if (more_digits > (left < room ? left : room)) continue;
      const std::uint32_t more = members | std::uint32_t{1} << i;
      if (more_digits == 0 && (earlier & member.earlier) == 0) add(more, all);
      extend(i + 1, more, taken + 1, all, earlier & member.earlier);
    }
  }

  void add(std::uint32_t members, DigitSet digits) {
    AlmostLockedSet set{CellSet(), digits, static_cast<HouseIndex>(house_), 0};
    for (; members != 0; members &= members - 1) {
      set.cells.insert(cells_[static_cast<std::size_t>(std::countr_zero(members))].cell);
    }
    found_.push_back(set);
  }

  int house_;
  std::vector<AlmostLockedSet>& found_;
  std::array<Member, kLargestSize> cells_{};
  int count_ = 0, most_cells_ = 0;
};

/// All sets of at most so many cells, by house; ends early after kMostFound.
std::vector<AlmostLockedSet> sets_by_house(const Board& board, int most_cells) {
  std::vector<AlmostLockedSet> found;
  for (int house = 0; house < board.layout().house_count() && found.size() <= kMostFound; ++house) {
    HouseScan(board, house, most_cells, found).run();
  }
  return found;
}

}  // namespace

AlmostLockedSets almost_locked_sets_of(const Board& board) {
  int most_cells = board.size() > 9 ? 5 : board.size() - 1;
  std::vector<AlmostLockedSet> found = sets_by_house(board, most_cells);
  while (found.size() > kMostFound && most_cells > 1) found = sets_by_house(board, --most_cells);
  AlmostLockedSets all;
  all.sets.reserve(std::min(found.size(), kMostSets));
  std::size_t digit_count = 0;
  for (const AlmostLockedSet& set : found) {
    digit_count += static_cast<std::size_t>(set.digits.count());
  }
  all.digits.reserve(digit_count);
  for (int count = 2; count <= board.size(); ++count) {
    for (const AlmostLockedSet& set : found) {
      if (set.digits.count() != count) continue;
      if (all.sets.size() == kMostSets) return all;
      all.sets.push_back(set);
      all.sets.back().first = static_cast<std::uint32_t>(all.digits.size());
      DigitSet digits = set.digits;
      while (!digits.empty()) {
        AlmostLockedDigit one;
        one.digit = digits.pop_first();
        one.set = static_cast<std::uint32_t>(all.sets.size() - 1);
        one.cells = set.cells & board.places(one.digit);
        one.seen = board.places(one.digit);
        for (const Cell cell : one.cells) one.seen &= board.layout().peers(cell);
        all.digits.push_back(one);
      }
    }
  }
  return all;
}

const AlmostLockedSets& almost_locked_sets(Search& search) {
  auto& kept = search.facts().almost_locked_sets;
  if (!kept) kept = std::make_shared<const AlmostLockedSets>(almost_locked_sets_of(search.board()));
  return *kept;
}

}  // namespace nonet::human
