// core/rate/se_bit_rows.h: a set of nodes for each node, as rows of bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace nonet::rate::se {

using Word = std::uint64_t;

/// A row of bits for each node.
class BitRows {
 public:
  void reset(int nodes) {
    words_ = static_cast<std::size_t>((nodes + 63) / 64);
    bits_.assign(static_cast<std::size_t>(nodes) * words_, 0);
  }
  std::size_t words() const { return words_; }
  Word* row(int node) { return bits_.data() + static_cast<std::size_t>(node) * words_; }
  const Word* row(int node) const { return bits_.data() + static_cast<std::size_t>(node) * words_; }
  void insert(int node, int member) { row(node)[member >> 6] |= Word{1} << (member & 63); }
  bool contains(int node, int member) const {
    return (row(node)[member >> 6] >> (member & 63) & 1) != 0;
  }
  bool meets(int node, const BitRows& other) const {
    for (std::size_t i = 0; i < words_; ++i) {
      if ((row(node)[i] & other.row(node)[i]) != 0) return true;
    }
    return false;
  }
  void swap(BitRows& other) {
    bits_.swap(other.bits_);
    std::swap(words_, other.words_);
  }

 private:
  std::vector<Word> bits_;
  std::size_t words_ = 0;
};

}  // namespace nonet::rate::se
