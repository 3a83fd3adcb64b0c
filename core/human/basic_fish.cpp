#include "core/human/basic_fish.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace nonet::human {
namespace {

constexpr int kLargestFish = 7;
using Lines = std::uint32_t;

class BasicFish {
 public:
  BasicFish(Search& search, Technique technique, int size)
      : search_(search),
        board_(search.board()),
        layout_(search.layout()),
        technique_(technique),
        size_(size) {}

  bool run() {
    for (int number = 1; number <= board_.size(); ++number) {
      digit_ = static_cast<Digit>(number);
      if (read_lines() < size_) continue;
      reported_.clear();
      for (const bool is_row : {true, false}) {
        bases_are_rows_ = is_row;
        if (choose_base(0, 0, 0)) return true;
      }
    }
    return false;
  }

 private:
  /// Fills lines_[0] (rows) and lines_[1] (columns); returns the number of rows with two places or more.
  int read_lines() {
    lines_[0].fill(0);
    lines_[1].fill(0);
    const int size = board_.size();
    int row = 0, row_start = 0, useful = 0;
    for (const Cell cell : board_.places(digit_)) {
      while (cell >= row_start + size) row_start += size, ++row;
      const int column = cell - row_start;
      lines_[0][static_cast<std::size_t>(row)] |= Lines{1} << column;
      lines_[1][static_cast<std::size_t>(column)] |= Lines{1} << row;
    }
    for (const Lines line : lines_[0]) useful += (line & (line - 1)) != 0 ? 1 : 0;
    return useful;
  }

  const std::array<Lines, kLargestSize>& bases() const { return lines_[bases_are_rows_ ? 0 : 1]; }

  /// Adds the count-th base, at `from` or after it.
  bool choose_base(int count, int from, Lines covers) {
    for (int line = from; line <= board_.size() - (size_ - count); ++line) {
      const Lines here = bases()[static_cast<std::size_t>(line)];
      if ((here & (here - 1)) == 0) continue;
      const Lines all = covers | here;
      const int width = std::popcount(all);
      if (width > size_) continue;
      chosen_[static_cast<std::size_t>(count)] = line;
      if (count + 1 < size_) {
        if (width > count + 1 && choose_base(count + 1, line + 1, all)) return true;
      } else if (width == size_ && !has_smaller_fish() && report(all)) {
        return true;
      }
    }
    return false;
  }

  bool has_smaller_fish() const {
    for (unsigned part = 1; part + 1 < 1u << size_; ++part) {
      Lines covers = 0;
      for (int i = 0; i < size_; ++i) {
        if ((part >> i & 1) != 0) {
          covers |= bases()[static_cast<std::size_t>(chosen_[static_cast<std::size_t>(i)])];
        }
      }
      if (std::popcount(covers) <= std::popcount(part)) return true;
    }
    return false;
  }

  int base_house(int line) const { return bases_are_rows_ ? line : board_.size() + line; }
  int cover_house(int line) const { return bases_are_rows_ ? board_.size() + line : line; }

  bool report(Lines covers) {
    CellSet in_bases, in_covers;
    for (int i = 0; i < size_; ++i) {
      in_bases |= layout_.house(base_house(chosen_[static_cast<std::size_t>(i)]));
    }
    for (Lines rest = covers; rest != 0; rest &= rest - 1) {
      in_covers |= layout_.house(cover_house(std::countr_zero(rest)));
    }
    const CellSet& places = board_.places(digit_);
    const CellSet removed = (in_covers - in_bases) & places;
    if (removed.empty()) return false;
    if (std::find(reported_.begin(), reported_.end(), removed) != reported_.end()) return false;
    reported_.push_back(removed);
    Step step{.technique = technique_, .digits = {digit_}};
    for (const Cell cell : removed) step.eliminations.push_back({cell, digit_});
    if (search_.wants_evidence()) {
      for (const Cell cell : in_bases& places) step.marks.push_back({{cell, digit_}});
      for (int i = 0; i < size_; ++i) {
        step.houses.push_back(
            {static_cast<HouseIndex>(base_house(chosen_[static_cast<std::size_t>(i)])),
             HouseRole::kBase});
      }
      for (Lines rest = covers; rest != 0; rest &= rest - 1) {
        step.houses.push_back(
            {static_cast<HouseIndex>(cover_house(std::countr_zero(rest))), HouseRole::kCover});
      }
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  const Board& board_;
  const Layout& layout_;
  const Technique technique_;
  const int size_;
  Digit digit_ = 0;
  bool bases_are_rows_ = true;
  std::array<std::array<Lines, kLargestSize>, 2> lines_{};
  std::array<int, kLargestFish> chosen_{};
  std::vector<CellSet> reported_;
};

}  // namespace

bool find_basic_fish(Search& search, Technique technique, int size) {
  return BasicFish(search, technique, size).run();
}

}  // namespace nonet::human
