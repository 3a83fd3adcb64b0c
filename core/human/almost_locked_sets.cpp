#include "core/human/almost_locked_sets.h"

#include <array>

namespace nonet::human {
namespace {

/// Goes through the subsets of the open cells of one house.
class HouseScan {
 public:
  HouseScan(const Board& board, int house, std::vector<AlmostLockedSet>& found)
      : house_(house), found_(found) {
    const Layout& layout = board.layout();
    for (const Cell cell : layout.house(house) & board.open()) {
      std::uint64_t earlier = 0;  // as bits: the houses before this one that contain the cell
      for (const std::uint16_t other : layout.houses_of(cell)) {
        if (other < house && other < 64) earlier |= std::uint64_t{1} << other;
      }
      cells_[static_cast<std::size_t>(count_++)] = {cell, board.candidates(cell), earlier};
    }
    most_cells_ = count_ - 1;
    if (layout.size() > 9 && most_cells_ > 5) most_cells_ = 5;
  }

  void run() { extend(0, 0, CellSet(), DigitSet(), ~std::uint64_t{0}); }

 private:
  struct Member {
    Cell cell;
    DigitSet digits;
    std::uint64_t earlier;
  };

  void extend(int from, int taken, const CellSet& cells, DigitSet digits, std::uint64_t earlier) {
    for (int i = from; i < count_; ++i) {
      const Member& member = cells_[static_cast<std::size_t>(i)];
      const DigitSet all = digits | member.digits;
      const int left = count_ - 1 - i;
      const int room = most_cells_ - taken - 1;  // cells that may follow
      if (all.count() > taken + 2 + (left < room ? left : room)) continue;
      CellSet more = cells;
      more.insert(member.cell);
      const std::uint64_t also = earlier & member.earlier;
      if (all.count() == taken + 2 && also == 0) {
        found_.push_back({more, all, static_cast<HouseIndex>(house_), 0});
      }
      if (room > 0) extend(i + 1, taken + 1, more, all, also);
    }
  }

  int house_;
  std::vector<AlmostLockedSet>& found_;
  std::array<Member, kLargestSize> cells_{};
  int count_ = 0, most_cells_ = 0;
};

}  // namespace

AlmostLockedSets almost_locked_sets_of(const Board& board) {
  std::vector<AlmostLockedSet> found;
  for (int house = 0; house < board.layout().house_count(); ++house) {
    HouseScan(board, house, found).run();
  }
  AlmostLockedSets all;
  all.sets.reserve(found.size());
  for (int count = 2; count <= board.size(); ++count) {
    for (const AlmostLockedSet& set : found) {
      if (set.digits.count() != count) continue;
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
