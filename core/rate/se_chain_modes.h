// core/rate/se_chain_modes.h: which links Sudoku Explainer follows in each of its three searches for chains and cycles:
// those within houses (one digit), those within cells (cells with two candidates), and both.
//
// se_cycles.cpp finds the easiest of them on a board, se_nested_cycles.cpp all of them within an assumption.
#pragma once

#include <array>
#include <span>

#include "core/rate/se_links.h"

namespace nonet::rate::se {

struct ChainMode {
  bool in_cells, in_houses;
  /// The difficulty of the shortest cycle and of the shortest chain; 0: there are no chains in this mode.
  double cycles, chains;
  /// Of hints that are equally hard, that with the smaller key comes first.
  int sort_key;
};

inline constexpr std::array<ChainMode, 3> kChainModes = {
    {{false, true, 6.5, 6.6, 2}, {true, false, 6.5, 0, 3}, {true, true, 7.0, 7.0, 4}}};

/// The links of one mode.
class ModeLinks {
 public:
  ModeLinks(const Links& links, const ChainMode& mode) : links_(links), mode_(mode) {}

  std::span<const Node> weak(int node) const {
    const auto all = links_.weak(node);
    return mode_.in_cells ? all : all.subspan(static_cast<std::size_t>(links_.weak_in_cell(node)));
  }
  std::span<const Node> strong(int node) const {
    const auto all = links_.strong(node);
    if (!mode_.in_houses) return all.first(links_.is_bivalue(node) ? 1 : 0);
    if (mode_.in_cells || !links_.is_bivalue(node)) return all;
    return all.subspan(1);
  }
  /// Whether a chain can start with the node: within cells only, its cell has two candidates.
  bool may_start(int node) const { return mode_.in_houses || links_.is_bivalue(node); }

 private:
  const Links& links_;
  const ChainMode& mode_;
};

}  // namespace nonet::rate::se
