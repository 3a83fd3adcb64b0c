#include "core/human/candidate_groups.h"

namespace nonet::human {

CandidateGroups::CandidateGroups(const Board& board) {
  const Layout& layout = board.layout();
  numbers_.assign(static_cast<std::size_t>(layout.cell_count()) * 9, -1);
  houses_.assign(static_cast<std::size_t>(layout.cell_count()), 0);
  for (const Cell cell : board.open()) {
    CandidateGroup group{.is_cell = true, .cell = cell};
    for (DigitSet digits = board.candidates(cell); !digits.empty();) {
      const Digit digit = digits.pop_first();
      numbers_[cell * 9u + digit - 1u] = static_cast<std::int16_t>(count());
      group.numbers[group.count++] = static_cast<std::uint16_t>(count());
      candidates_.push_back({cell, digit});
    }
    for (const std::uint16_t house : layout.houses_of(cell)) {
      houses_[cell] |= std::uint64_t{1} << house;
    }
    groups_.push_back(group);
  }
  house_groups_.assign(static_cast<std::size_t>(layout.house_count()) * 9, -1);
  for (int house = 0; house < layout.house_count(); ++house) {
    for (DigitSet digits = board.missing(house); !digits.empty();) {
      const Digit digit = digits.pop_first();
      CandidateGroup group{.house = static_cast<HouseIndex>(house), .digit = digit};
      for (const Cell cell : board.places(digit, house)) {
        group.numbers[group.count++] = static_cast<std::uint16_t>(number_of({cell, digit}));
      }
      house_groups_[static_cast<std::size_t>(house) * 9 + digit - 1u] =
          static_cast<std::int16_t>(groups_.size());
      groups_.push_back(group);
    }
  }
  seen_.resize(candidates_.size());
  starts_.push_back(0);
  const int houses = layout.house_count();
  for (int number = 0; number < count(); ++number) {
    const Candidate now = candidate(number);
    CandidateBits& seen = seen_[static_cast<std::size_t>(number)];
    for (DigitSet digits = board.candidates(now.cell); !digits.empty();) {
      seen.insert(number_of({now.cell, digits.pop_first()}));
    }
    seen.erase(number);
    for (const Cell cell : layout.peers(now.cell) & board.places(now.digit)) {
      seen.insert(number_of({cell, now.digit}));
    }
    groups_of_.push_back(
        static_cast<std::uint16_t>((board.open() & CellSet::up_to(now.cell)).count()));
    for (int house = 0; house < houses; ++house) {
      const int group = group_of(house, now.digit);
      if (group >= 0 && (houses_[now.cell] >> house & 1) != 0) {
        groups_of_.push_back(static_cast<std::uint16_t>(group));
      }
    }
    starts_.push_back(static_cast<std::uint16_t>(groups_of_.size()));
  }
}

}  // namespace nonet::human
