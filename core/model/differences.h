// core/model/differences.h: which cells of a model must hold different digits.
//
// Houses and cages say so, and rules that are lowered to them. Engines take a digit from all cells that must differ from its cell, and bounds of sums
// are tighter over cells that differ (different_groups.h).
// Tested by tests/core/model/differences_test.cpp.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/model/model.h"

namespace nonet {

/// Of cells as bits (bit i of word w is cell 64 · w + i), the first of a word; it has one.
inline Cell first_cell(std::size_t word, std::uint64_t bits) {
  return static_cast<Cell>(word * 64 + static_cast<unsigned>(std::countr_zero(bits)));
}

/// Cells as bits, as first_cell reads them, in so many words.
std::vector<std::uint64_t> bits_of(std::span<const Cell> cells, std::size_t words);

/// Which cells must hold different digits, as a model's rules about different digits say.
class Differences {
 public:
  explicit Differences(const Model& model);
  std::size_t cell_count() const { return bits_.size() / words_; }
  /// The cells of each of these rules, such as a house or a cage.
  const std::vector<std::vector<Cell>>& lists() const { return lists_; }
  /// Those of a list as bits.
  std::span<const std::uint64_t> list_bits(std::size_t list) const {
    return std::span(list_bits_).subspan(list * words_, words_);
  }
  bool contains(Cell one, Cell other) const {
    return (bits(one)[other / 64u] >> (other % 64u) & 1) != 0;
  }
  /// Whether no two of them may be equal; so no cell may be among them twice.
  bool among(std::span<const Cell> cells) const;
  /// The other cells that must differ from this one, as bits.
  std::span<const std::uint64_t> bits(Cell cell) const {
    return std::span(bits_).subspan(cell * words_, words_);
  }
  /// Of the bits of cells; at least 1.
  std::size_t words() const { return words_; }

 private:
  std::vector<std::vector<Cell>> lists_;
  std::size_t words_;
  std::vector<std::uint64_t> bits_, list_bits_;  // words of each cell, and of each list
};

}  // namespace nonet
