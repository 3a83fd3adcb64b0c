// core/backtrack/search_tree.h: the search tree of a run, in bounded memory.
//
// A node is a digit placed in a cell after those on the path from the root (the puzzle itself); its
// children are the digits tried in the cell that was chosen next. A node is closed when that cell has
// run out of digits. Each closed node is one attempt, so the number of closed nodes in the tree,
// folded ones included, is the number of attempts of the run.
//
// A run can have tens of millions of nodes. When there are more than kMostNodes, the tree folds its
// deepest level: each parent keeps only the number of its closed nodes (`folded`), and from then on
// digits placed at that depth are only counted. So the tree keeps its shape from the root downwards as
// far as there is room. The complete path from the root to the current position is
// Backtracker::frames().
// (Tried: folding small closed subtrees first. That keeps the deep nodes near the latest position,
// and the tree looks different after each fold.)
//
// The nodes depend only on the events, not on where the run was suspended.
// Tested by tests/core/backtrack/replay_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/geometry.h"

namespace nonet {

class SearchTree {
 public:
  static constexpr std::size_t kMostNodes = 1024;
  struct Node {
    std::int32_t parent;   ///< −1 for the root; else a node before this one
    std::uint32_t level;   ///< 0 for the root
    std::uint64_t born;    ///< the event that placed the digit; 0 for the root
    std::uint64_t closed;  ///< the event that closed the node; 0 while it is open
    std::uint64_t folded;  ///< closed nodes below this one that are kept as a number only
    Cell cell;
    Digit digit;  ///< 0 for the root
  };

  SearchTree();

  /// Record an event of the search; `event` counts from 1. Cost: O(1), amortised over a run that is
  /// longer than it is deep: each of the at most `cells` folds costs O(kMostNodes).
  void place(std::uint64_t event, Cell cell, Digit digit) {
    if (++depth_ <= deepest_) grow(event, cell, digit);
  }
  void dead_end(std::uint64_t event) {
    Node& node = nodes_[path_.back()];
    if (depth_ <= deepest_) {
      node.closed = event;
    } else {
      ++node.folded;
    }
  }
  void undo() {
    if (depth_-- <= deepest_) path_.pop_back();
  }

  /// All nodes, in the order of their birth.
  std::span<const Node> nodes() const { return nodes_; }
  /// The number of digits placed at this moment.
  std::uint32_t depth() const { return depth_; }

 private:
  void grow(std::uint64_t event, Cell cell, Digit digit);
  void fold();

  std::vector<Node> nodes_;
  std::vector<std::size_t> path_;  // the open nodes, from the root
  std::uint32_t depth_ = 0;
  std::uint32_t deepest_ = UINT32_MAX;
};

}  // namespace nonet
