#include "core/human/subsets.h"

#include <array>

namespace nonet::human {
namespace {

/// Bits of digits (digit − 1), or of positions in a house.
using Mask = std::uint16_t;

struct Kind {
  int size = 0;
  bool is_hidden = false, is_locked = false;
};

Kind kind_of(Technique technique) {
  switch (technique) {
    case Technique::kLockedPair:
      return {2, false, true};
    case Technique::kLockedTriple:
      return {3, false, true};
    case Technique::kNakedPair:
      return {2, false, false};
    case Technique::kNakedTriple:
      return {3, false, false};
    case Technique::kNakedQuad:
      return {4, false, false};
    case Technique::kHiddenPair:
      return {2, true, false};
    case Technique::kHiddenTriple:
      return {3, true, false};
    default:
      return {4, true, false};
  }
}

constexpr int kLargestSubset = 4;

bool has_more_bits_than(unsigned mask, int count) {
  while (count-- > 0) mask &= mask - 1;
  return mask != 0;
}

/// All choices of k items whose masks have k bits between them, except those that are two smaller choices side by side.
class Combinations {
 public:
  void clear() { count_ = 0; }
  /// `name` is what the caller knows the item by.
  void add(Mask mask, int name) {
    masks_[count_] = mask;
    names_[count_++] = static_cast<std::uint8_t>(name);
  }
  /// Starts over with choices of `size` items.
  void start(int size) {
    size_ = size;
    depth_ = 0;
    next_ = 0;
  }
  /// Goes to the next choice; false: there is none.
  bool advance();
  /// The union of the masks, and the names as bits.
  Mask united() const { return united_[static_cast<std::size_t>(size_)]; }
  Mask chosen() const {
    unsigned names = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(size_); ++i) {
      names |= 1u << names_[items_[i]];
    }
    return static_cast<Mask>(names);
  }

 private:
  bool falls_apart() const;

  std::array<Mask, kLargestSize> masks_{};
  std::array<std::uint8_t, kLargestSize> names_{};
  std::size_t count_ = 0;
  int size_ = 0;
  // The choice: items_[0..depth_), rising; united_[i] is the union of the first i.
  std::array<std::size_t, kLargestSubset> items_{};
  std::array<Mask, kLargestSubset + 1> united_{};
  std::size_t depth_ = 0, next_ = 0;
};

bool Combinations::advance() {
  const std::size_t size = static_cast<std::size_t>(size_);
  for (;;) {
    if (depth_ == size || next_ + (size - depth_) > count_) {
      if (depth_ == 0) return false;
      next_ = items_[--depth_] + 1;
      continue;
    }
    const Mask mask = static_cast<Mask>(united_[depth_] | masks_[next_]);
    if (has_more_bits_than(mask, size_)) {
      ++next_;
      continue;
    }
    items_[depth_++] = next_++;
    united_[depth_] = mask;
    if (depth_ == size && has_more_bits_than(mask, size_ - 1) && !falls_apart()) return true;
  }
}

/// Only quads of two pairs do: a triple would have a single item with one bit.
bool Combinations::falls_apart() const {
  if (size_ < 4) return false;
  for (std::size_t partner = 1; partner < 4; ++partner) {
    unsigned pair = masks_[items_[0]] | masks_[items_[partner]], others = 0;
    for (std::size_t i = 1; i < 4; ++i) {
      if (i != partner) others |= masks_[items_[i]];
    }
    if (!has_more_bits_than(pair, 2) && !has_more_bits_than(others, 2)) return true;
  }
  return false;
}

/// Looks for the subsets of one technique, house by house.
class SubsetFinder {
 public:
  SubsetFinder(Search& search, Technique technique)
      : search_(search),
        board_(search.board()),
        layout_(search.layout()),
        technique_(technique),
        kind_(kind_of(technique)) {}

  bool run();

 private:
  void gather_cells(int house);
  void gather_digits(int house);
  bool try_naked(int house, DigitSet digits, const CellSet& cells);
  bool try_hidden(int house, DigitSet digits, const CellSet& cells);
  bool shows_in_earlier_house(int house, DigitSet digits, const CellSet& cells) const;
  bool report(Step& step, DigitSet digits, const CellSet& cells);

  Search& search_;
  const Board& board_;
  const Layout& layout_;
  Technique technique_;
  Kind kind_;
  Combinations combinations_;
  /// What was reported: another set of the same digits may remove the same.
  struct Result {
    DigitSet digits;
    std::vector<Candidate> eliminations;
  };
  std::vector<Result> results_;
};

bool SubsetFinder::run() {
  const int lines = 2 * board_.size();
  const int count = layout_.house_count();
  // Boxes first. A locked subset lies in one, or in another house that is no line.
  const int tries = kind_.is_locked ? count - lines : count;
  for (int step = 0; step < tries; ++step) {
    const int house = lines + step < count ? lines + step : lines + step - count;
    if (board_.open_count(house) < kind_.size) continue;
    combinations_.clear();
    if (kind_.is_hidden) {
      gather_digits(house);
    } else {
      gather_cells(house);
    }
    combinations_.start(kind_.size);
    while (combinations_.advance()) {
      const Mask digits = kind_.is_hidden ? combinations_.chosen() : combinations_.united();
      Mask positions = kind_.is_hidden ? combinations_.united() : combinations_.chosen();
      CellSet cells;
      for (; positions != 0; positions &= static_cast<Mask>(positions - 1)) {
        cells.insert(
            layout_.house_cells(house)[static_cast<std::size_t>(std::countr_zero(positions))]);
      }
      const DigitSet set = DigitSet::from_bits(digits);
      if (kind_.is_hidden ? try_hidden(house, set, cells) : try_naked(house, set, cells)) {
        return true;
      }
    }
  }
  return false;
}

void SubsetFinder::gather_cells(int house) {
  int position = 0;
  for (const Cell cell : layout_.house_cells(house)) {
    const unsigned digits = static_cast<unsigned>(board_.candidates(cell).bits());
    if (has_more_bits_than(digits, 1) && !has_more_bits_than(digits, kind_.size)) {
      combinations_.add(static_cast<Mask>(digits), position);
    }
    ++position;
  }
}

void SubsetFinder::gather_digits(int house) {
  unsigned wanted = 0;
  for (int number = 1; number <= board_.size(); ++number) {
    const int count = board_.place_count(static_cast<Digit>(number), house);
    if (count >= 2 && count <= kind_.size) wanted |= 1u << (number - 1);
  }
  if (!has_more_bits_than(wanted, kind_.size - 1)) return;
  std::array<Mask, kLargestSize> positions{};
  unsigned bit = 1;
  for (const Cell cell : layout_.house_cells(house)) {
    for (unsigned digits = static_cast<unsigned>(board_.candidates(cell).bits()) & wanted;
         digits != 0; digits &= digits - 1) {
      positions[static_cast<std::size_t>(std::countr_zero(digits))] |= static_cast<Mask>(bit);
    }
    bit <<= 1;
  }
  for (; wanted != 0; wanted &= wanted - 1) {
    const int index = std::countr_zero(wanted);
    combinations_.add(positions[static_cast<std::size_t>(index)], index);
  }
}

bool SubsetFinder::try_naked(int house, DigitSet digits, const CellSet& cells) {
  const CellSet seen = layout_.common_peers(cells);
  CellSet losers;
  for (DigitSet rest = digits; !rest.empty();) losers |= board_.places(rest.pop_first()) & seen;
  if (losers.empty()) return false;
  // The houses that hold all the cells and lose something. None: the losers see the cells in several houses.
  std::array<int, CellHouses::kMost> houses{};
  std::size_t count = 0;
  for (const HouseIndex other : layout_.cell_houses(cells.first())) {
    if (layout_.house(other).contains_all(cells) && layout_.house(other).intersects(losers)) {
      houses[count++] = other;
    }
  }
  const bool is_locked = count > 1 && kind_.size <= 3;
  if (is_locked != kind_.is_locked) return false;
  // Once: a locked subset in its last house, which is no line; another in the first house where something goes.
  if (count > 0 && house != (is_locked ? houses[count - 1] : houses[0])) return false;
  if (count == 0 && layout_.houses_with(cells)[0] != house) return false;
  Step step;
  for (DigitSet rest = digits; !rest.empty();) {
    const Digit digit = rest.pop_first();
    for (const Cell cell : board_.places(digit) & seen) step.eliminations.push_back({cell, digit});
  }
  if (search_.wants_evidence()) {
    step.houses.push_back({static_cast<HouseIndex>(house)});
    for (std::size_t i = 0; i + 1 < count; ++i) {
      if (is_locked) step.houses.push_back({static_cast<HouseIndex>(houses[i])});
    }
  }
  return report(step, digits, cells);
}

bool SubsetFinder::try_hidden(int house, DigitSet digits, const CellSet& cells) {
  Step step;
  for (const Cell cell : cells) {
    DigitSet others = board_.candidates(cell) - digits;
    while (!others.empty()) step.eliminations.push_back({cell, others.pop_first()});
  }
  if (step.eliminations.empty() || shows_in_earlier_house(house, digits, cells)) return false;
  if (search_.wants_evidence()) step.houses.push_back({static_cast<HouseIndex>(house)});
  return report(step, digits, cells);
}

/// Boxes come before lines.
bool SubsetFinder::shows_in_earlier_house(int house, DigitSet digits, const CellSet& cells) const {
  const int lines = 2 * board_.size();
  for (const HouseIndex other : layout_.cell_houses(cells.first())) {
    const bool is_before = (other < lines) == (house < lines) ? other < house : house < lines;
    if (!is_before || !layout_.house(other).contains_all(cells)) continue;
    bool shows = true;
    for (DigitSet rest = digits; !rest.empty() && shows;) {
      shows = cells.contains_all(board_.places(rest.pop_first(), other));
    }
    if (shows) return true;
  }
  return false;
}

bool SubsetFinder::report(Step& step, DigitSet digits, const CellSet& cells) {
  for (const Result& known : results_) {
    if (known.digits == digits && known.eliminations == step.eliminations) return false;
  }
  results_.push_back({digits, step.eliminations});
  step.technique = technique_;
  if (search_.wants_evidence()) {
    for (DigitSet rest = digits; !rest.empty();) {
      const Digit digit = rest.pop_first();
      step.digits.push_back(digit);
      for (const Cell cell : board_.places(digit) & cells) {
        step.marks.push_back({{cell, digit}, MarkRole::kPattern});
      }
    }
    step.cells.push_back({cells, digits, CellsRole::kSet});
  }
  return search_.report(std::move(step));
}

}  // namespace

bool find_subsets(Search& search, Technique technique) {
  return SubsetFinder(search, technique).run();
}

}  // namespace nonet::human
