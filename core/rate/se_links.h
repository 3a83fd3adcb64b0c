// core/rate/se_links.h: the candidates of a board, numbered, and the links between them.
//
// Candidates are numbered by cell, then digit: the order in which Sudoku Explainer starts chains. For each one there are
//   weak links    what cannot be true if it is true: the other digits of the cell, then its other places in the box, the
//                 row and the column
//   strong links  what must be true if it is false: the other digit of a cell with two, the other place in the box, the
//                 row, the column, where there are two
// in this order, each candidate once.
// Tested by tests/core/rate/se_test.cpp.
#pragma once

#include <span>

#include "core/rate/se_board.h"

namespace nonet::rate::se {

/// A candidate's number.
using Node = std::uint16_t;

inline constexpr int kMaxNodes = 729;
inline constexpr int kMaxWeak = 28, kMaxStrong = 4;

class Links {
 public:
  explicit Links(const Board& board);

  int count() const { return count_; }
  int cell(int node) const { return cells_[static_cast<std::size_t>(node)]; }
  int digit(int node) const { return digits_[static_cast<std::size_t>(node)]; }
  int node(int cell, int digit) const {
    return nodes_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(digit)];
  }
  std::span<const Node> weak(int node) const {
    const auto index = static_cast<std::size_t>(node);
    return {weak_[index].data(), weak_count_[index]};
  }
  /// How many of the weak links are within the cell; they come first.
  int weak_in_cell(int node) const { return weak_in_cell_[static_cast<std::size_t>(node)]; }
  std::span<const Node> strong(int node) const {
    const auto index = static_cast<std::size_t>(node);
    return {strong_[index].data(), strong_count_[index]};
  }
  /// Whether the first strong link is within the cell.
  bool is_bivalue(int node) const { return bivalue_[static_cast<std::size_t>(node)]; }

 private:
  void add_links(const Board& board, std::size_t node);

  int count_ = 0;
  std::array<std::array<Node, 9>, kCells> nodes_;
  std::array<std::uint8_t, kMaxNodes> cells_, digits_, weak_count_, weak_in_cell_, strong_count_;
  std::array<bool, kMaxNodes> bivalue_;
  std::array<std::array<Node, kMaxWeak>, kMaxNodes> weak_;
  std::array<std::array<Node, kMaxStrong>, kMaxNodes> strong_;
};

/// What a chain of `complexity` nodes adds to the difficulty: 0.1 past each of 4, 6, 8, 12, 16, 24, 32 …, counted
/// without two of them, and summed as Sudoku Explainer does (a sum of floating-point numbers).
double added_by_length(int complexity);

}  // namespace nonet::rate::se
