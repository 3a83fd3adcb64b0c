#include "core/human/chain_step.h"

namespace nonet::human {

Chain chain_of(const ChainSearch& search, const InferenceGraph& graph, const ChainSetLinks* links,
               const std::vector<Statement>& statements, std::vector<StepCells>& sets) {
  Chain chain;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const Statement now = statements[i];
    if (!search.is_set(now)) {
      const InferenceNode& node = graph.node(search.node_of(now));
      const bool is_forced = i > 0 && search.is_set(statements[i - 1]) && search.is_on(now);
      chain.nodes.push_back(
          {node.digit,
           search.is_on(now),
           node.cells,
           is_forced ? static_cast<std::int8_t>(sets.size() - 1U) : std::int8_t{-1},
           {}});
      continue;
    }
    // A set is never the last statement; the next one shares a digit with it.
    const AlmostLockedDigit& lost = search.entry_of(now);
    const AlmostLockedSet& set = links->sets->sets[lost.set];
    const Statement then = statements[i + 1];
    const Digit digit =
        search.is_set(then) ? search.entry_of(then).digit : graph.node(search.node_of(then)).digit;
    chain.nodes.push_back({lost.digit, false, lost.cells, -1, {}});
    if (search.is_on(then)) {
      sets.push_back({set.cells, set.digits, CellsRole::kSet});
      continue;
    }
    chain.nodes.push_back({digit,
                           true,
                           links->sets->of(set, digit).cells,
                           static_cast<std::int8_t>(sets.size()),
                           {}});
    sets.push_back({set.cells, set.digits, CellsRole::kSet});
  }
  return chain;
}

void add_chain(const Board& board, Chain chain, Step& step) {
  for (const ChainNode& node : chain.nodes) {
    for (const Cell cell : node.cells& board.places(node.digit)) {
      const Mark mark{{cell, node.digit}, node.on ? MarkRole::kOn : MarkRole::kOff, 0};
      bool is_known = false;
      for (const Mark& other : step.marks) is_known = is_known || other.candidate == mark.candidate;
      if (!is_known) step.marks.push_back(mark);
    }
  }
  step.chains.push_back(std::move(chain));
}

}  // namespace nonet::human
