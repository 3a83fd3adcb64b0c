// core/human/set_links.h: which almost locked sets are linked, as rows of bits, one bit a set.
//
// Two sets are linked by a digit if at most one of them can hold it (a restricted common digit). A board has some hundred
// sets and tens of thousands of pairs. With one bit a set, "which sets are linked to this one by a 4, and could remove a 7
// together with that one" is an AND of five words, so a search that finds nothing looks at no pair at all.
// Tested by tests/core/human/almost_locked_sets_test.cpp.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/human/almost_locked_sets.h"

namespace nonet::human {

/// Rows of bits of one width.
class BitRows {
 public:
  BitRows() = default;
  BitRows(std::size_t rows, std::size_t bits)
      : width_((bits + 63) / 64), words_(rows * width_, 0) {}
  std::size_t width() const { return width_; }
  void clear() {
    for (std::uint64_t& word : words_) word = 0;
  }
  std::uint64_t* row(std::size_t index) { return words_.data() + index * width_; }
  const std::uint64_t* row(std::size_t index) const { return words_.data() + index * width_; }
  void set(std::size_t row_index, std::size_t bit) {
    row(row_index)[bit >> 6] |= std::uint64_t{1} << (bit & 63);
  }

 private:
  std::size_t width_ = 0;
  std::vector<std::uint64_t> words_;
};

/// Calls `visit(set)` for each bit of a word; `word` is its number in the row. Ends with true when visit returns true.
template <typename Visit>
inline bool any_bit(std::uint64_t bits, std::size_t word, Visit visit) {
  for (; bits != 0; bits &= bits - 1) {
    if (visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)))) return true;
  }
  return false;
}

/// The same for each bit.
template <typename Visit>
inline void each_bit(std::uint64_t bits, std::size_t word, Visit visit) {
  for (; bits != 0; bits &= bits - 1) {
    visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
  }
}

struct SetLinks {
  /// Row digit · cells + cell: the sets that lose the digit's last place if the digit stands in the cell.
  BitRows emptied;
  /// A row for each of AlmostLockedSets::digits: the other sets that are linked to the set by the digit.
  BitRows linked;
  /// The same: the sets, this one too, that with it remove the digit from some cell if both together must hold it.
  BitRows meets;
};

SetLinks set_links_of(const Board& board, const AlmostLockedSets& all);

/// The links between almost_locked_sets(search), made by the first call and kept in the search's facts.
const SetLinks& set_links(Search& search);

}  // namespace nonet::human
