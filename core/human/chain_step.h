// core/human/chain_step.h: a found chain as the evidence of a step: its nodes, marks and almost locked sets.
//
// An entry of an almost locked set becomes two nodes: the digit that the set loses, off, and the digit of the set that
// the chain goes on with, on. Tested by tests/core/human/nice_loops_test.cpp.
#pragma once

#include <vector>

#include "core/human/chain_search.h"

namespace nonet::human {

/// The statements of a chain as nodes. `sets` receives the almost locked sets of its nodes, in the chain's order.
Chain chain_of(const ChainSearch& search, const InferenceGraph& graph, const ChainSetLinks* links,
               const std::vector<Statement>& statements, std::vector<StepCells>& sets);

/// Adds the chain to the step, with a mark for each candidate in it.
void add_chain(const Board& board, Chain chain, Step& step);

}  // namespace nonet::human
