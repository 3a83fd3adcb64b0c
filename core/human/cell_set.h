// core/human/cell_set.h: a set of cells of a grid up to 16×16, as 256 bits.
//
// "Which cells of this house still allow a 4" and "what do these three cells see together" are the questions that a
// person's techniques ask. With sets of cells they are a few AND and OR of four words each, and a compiler turns those
// into one or two vector instructions. One width serves every grid: a 9×9 leaves the upper two words empty, which costs
// less than a second copy of every technique would weigh in the module.
// Tested by tests/core/human/cell_set_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/grid/geometry.h"

namespace nonet::human {

/// Grids with more cells have no techniques.
inline constexpr int kMostCells = 256;

/// A set of cells 0..255. Operations cost a few instructions and never allocate.
/// `for (Cell cell : set)` visits its cells, rising.
class CellSet {
 public:
  constexpr CellSet() = default;
  static constexpr CellSet of(Cell cell) {
    CellSet set;
    set.insert(cell);
    return set;
  }
  /// {0, …, count − 1}; count is 0..256.
  static constexpr CellSet up_to(int count) {
    CellSet set;
    for (int cell = 0; cell < count; ++cell) set.insert(static_cast<Cell>(cell));
    return set;
  }

  constexpr bool contains(Cell cell) const { return (words_[cell >> 6] >> (cell & 63) & 1) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  constexpr int count() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]) +
           std::popcount(words_[3]);
  }
  /// Whether the set has exactly one cell.
  constexpr bool single() const { return count() == 1; }
  /// The least cell; the set must not be empty.
  constexpr Cell first() const {
    std::size_t word = 0;
    while (words_[word] == 0) ++word;
    return static_cast<Cell>(word * 64 + static_cast<std::size_t>(std::countr_zero(words_[word])));
  }
  constexpr bool contains_all(const CellSet& other) const { return (other - *this).empty(); }
  constexpr bool intersects(const CellSet& other) const { return !(*this & other).empty(); }

  constexpr void insert(Cell cell) { words_[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  constexpr void erase(Cell cell) { words_[cell >> 6] &= ~(std::uint64_t{1} << (cell & 63)); }
  /// Removes the least cell and returns it; the set must not be empty.
  constexpr Cell pop_first() {
    const Cell cell = first();
    words_[cell >> 6] &= words_[cell >> 6] - 1;
    return cell;
  }
  /// The four words, lowest cells first: for hashing.
  constexpr const std::array<std::uint64_t, 4>& words() const { return words_; }

  friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  /// The cells of `a` that are not in `b`.
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  constexpr CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < 4; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr CellSet& operator&=(const CellSet& other) {
    for (std::size_t i = 0; i < 4; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr CellSet& operator-=(const CellSet& other) {
    for (std::size_t i = 0; i < 4; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr bool operator==(const CellSet& a, const CellSet& b) {
    return a.words_ == b.words_;
  }
  /// Any order that is the same everywhere.
  friend constexpr bool operator<(const CellSet& a, const CellSet& b) {
    std::size_t i = 0;
    while (i < 3 && a.words_[i] == b.words_[i]) ++i;
    return a.words_[i] < b.words_[i];
  }

  class Iterator {
   public:
    constexpr explicit Iterator(const std::array<std::uint64_t, 4>& words) : words_(words) {
      skip();
    }
    constexpr Iterator() : word_(4) {}
    constexpr Cell operator*() const {
      return static_cast<Cell>(word_ * 64 +
                               static_cast<std::size_t>(std::countr_zero(words_[word_])));
    }
    constexpr Iterator& operator++() {
      words_[word_] &= words_[word_] - 1;
      skip();
      return *this;
    }
    constexpr bool operator!=(const Iterator& end) const { return word_ != end.word_; }

   private:
    constexpr void skip() {
      while (word_ < 4 && words_[word_] == 0) ++word_;
    }
    std::array<std::uint64_t, 4> words_{};
    std::size_t word_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(words_); }
  constexpr Iterator end() const { return {}; }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace nonet::human
