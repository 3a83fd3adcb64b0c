// core/human/inference_graph.h: what follows from a candidate that is true or false: the links that chains run along.
//
// A node is a digit in one cell, or a grouped node: the digit in the cells that two houses (a line and a box) have in
// common, if these are two or more. Two kinds of links join nodes:
//
//   weak    not both are true:  the digit's other places in a house, the other digits of a cell
//   strong  not both are false: the only two places of a digit in a house, the only two digits of a cell
//
// A node that is on turns off what it is weakly linked to; a node that is off turns on what it is strongly linked to.
// Each node keeps its neighbours as a row of bits, so that a step of a search is an OR of a few words.
// Tested by tests/core/human/inference_graph_test.cpp.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/human/search.h"

namespace nonet::human {

/// Rows of bits, all of one length.
struct LinkRows {
  int words = 0;  ///< of one row
  std::vector<std::uint64_t> bits;

  LinkRows() = default;
  LinkRows(int rows, int columns)
      : words((columns + 63) / 64), bits(static_cast<std::size_t>(rows * words)) {}
  std::uint64_t* row(int index) { return bits.data() + index * words; }
  const std::uint64_t* row(int index) const { return bits.data() + index * words; }
  bool is_empty(int index) const {
    for (int word = 0; word < words; ++word) {
      if (row(index)[word] != 0) return false;
    }
    return true;
  }
  bool has(int index, int bit) const { return (row(index)[bit >> 6] >> (bit & 63) & 1) != 0; }
  void set(int index, int bit) { row(index)[bit >> 6] |= std::uint64_t{1} << (bit & 63); }
};

/// Calls visit(number) for the set bits of a row, rising.
template <typename Visit>
void for_each_bit(const std::uint64_t* row, int words, Visit visit) {
  for (int word = 0; word < words; ++word) {
    for (std::uint64_t bits = row[word]; bits != 0; bits &= bits - 1) {
      visit(word * 64 + std::countr_zero(bits));
    }
  }
}

/// Both are symmetric; a row for each node.
struct Links {
  LinkRows weak, strong;
};

struct InferenceNode {
  CellSet cells;  ///< one, or several of a grouped node
  Cell cell = 0;  ///< the first
  Digit digit = 0;
};

struct InferenceGraph {
  std::vector<InferenceNode> nodes;  ///< candidates by digit and cell, then grouped nodes by digit
  int candidate_count = 0;           ///< how many nodes are candidates
  Links plain;                       ///< between candidates
  Links grouped;                     ///< between all nodes; empty as long as nobody asked for them

  int count() const { return static_cast<int>(nodes.size()); }
  const InferenceNode& node(int index) const { return nodes[static_cast<std::size_t>(index)]; }
  bool is_group(int index) const { return index >= candidate_count; }
};

/// The board's graph, from the search's facts; made there if it is missing, or lacks the grouped nodes asked for.
const InferenceGraph& inference_graph(Search& search, bool with_groups);

/// The plain links between places of one digit: what X-chains run along.
Links one_digit_links(const InferenceGraph& graph);
/// Between candidates of cells with two of them, strong links in a cell and weak ones between cells: for XY-chains.
Links two_candidate_links(const InferenceGraph& graph, const Board& board);

}  // namespace nonet::human
