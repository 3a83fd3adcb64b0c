#include "core/backtrack/search_tree.h"

#include <algorithm>

namespace nonet {

SearchTree::SearchTree() : nodes_{{-1, 0, 0, 0, 0, 0, 0}}, path_{0} {
  nodes_.reserve(kMostNodes);
}

void SearchTree::grow(std::uint64_t event, Cell cell, Digit digit) {
  while (nodes_.size() == kMostNodes && depth_ <= deepest_) fold();
  if (depth_ > deepest_) return;
  const auto parent = static_cast<std::int32_t>(path_.back());
  path_.push_back(nodes_.size());
  nodes_.push_back({parent, depth_, event, 0, 0, cell, digit});
}

// Parents come before their children, so one pass can count the removed nodes and move up the others.
// There are no nodes below the folded level: those were folded before.
void SearchTree::fold() {
  std::uint32_t level = 0;
  for (const Node& node : nodes_) level = std::max(level, node.level);
  deepest_ = level - 1;
  std::vector<std::int32_t> place_of(nodes_.size());
  std::size_t kept = 0;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    Node node = nodes_[i];
    if (node.level > 0) node.parent = place_of[static_cast<std::size_t>(node.parent)];
    if (node.level == level) {
      nodes_[static_cast<std::size_t>(node.parent)].folded +=
          node.folded + (node.closed != 0 ? 1 : 0);
    } else {
      place_of[i] = static_cast<std::int32_t>(kept);
      nodes_[kept++] = node;
    }
  }
  nodes_.resize(kept);
  // When an open node that was folded closes later, its parent counts it.
  path_.resize(std::min<std::size_t>(path_.size(), level));
  for (std::size_t& node : path_) node = static_cast<std::size_t>(place_of[node]);
}

}  // namespace nonet
