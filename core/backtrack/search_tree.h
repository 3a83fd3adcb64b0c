// core/backtrack/search_tree.h: the tree that a search grows, in bounded memory.
//
// A node is a digit in a cell, put there after those on the way up to the root (which stands for the
// puzzle itself); its children are the digits tried in the cell that was chosen next. A node is
// closed when that cell has run out of digits: each closed node is one attempt, so the closed nodes
// of the whole tree, folded ones included, are the attempts of the run.
//
// A run can have tens of millions of nodes. When kMostNodes are not enough, the deepest level goes:
// what was closed on it becomes a number, `folded`, of its parent, and from then on a digit placed
// so deep is only counted. So the tree keeps its shape from the root downwards as far as there is
// room; the way from the root to where the search stands now, however deep, is Backtracker::frames().
// (Tried: folding small closed subtrees first. It keeps the depths of wherever the search
// has just been, and looks different after each fold.)
//
// Which nodes there are depends on the events alone, not on how the run was sliced.
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

  /// What the search did at `event`, counted from 1. Cost: O(1), amortised over a run that is longer
  /// than it is deep: each of the at most `cells` folds costs O(kMostNodes).
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

  /// In the order of their birth.
  std::span<const Node> nodes() const { return nodes_; }
  /// Digits placed now.
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
