// X-chains and XY-chains: alternating chains of one kind of cell.
//
//   X-chain   off a => on c -> off d => on b           all of one digit
//   XY-chain  {z,x} -> {x,y} -> … -> {w,z}              all in cells of two candidates; both ends of one digit z
//
// Why:    if the first end is not z, the chain makes the last one z: one of them is, and whatever sees both is not.
// Finds:  by length, each result once, by a shortest chain. X-chains of three links are the skyscraper, kite and turbot
//         fish of other rows, which HoDoKu counts as X-chains, too. An X-chain that returns to its first cell makes the
//         digit true there.
// Misses: XY-chains of two and three cells: naked pairs and XY-wings. Chains that come back to a cell they left.
// Source: hodoku.sourceforge.net/en/tech_chains.php.   Tested: tests/core/human/chains_test.cpp, technique cases.
#include "core/human/chains.h"

#include "core/human/chain_step.h"
#include "core/human/nice_loops.h"

namespace nonet::human {
namespace {

struct Ends {
  int length = 0, first = 0, last = 0;
};

/// What a chain between two nodes of a digit removes.
CellSet removed(const InferenceGraph& graph, const Board& board, const Ends& ends) {
  const Layout& layout = board.layout();
  return board.places(graph.node(ends.first).digit) & layout.peers(graph.node(ends.first).cell) &
         layout.peers(graph.node(ends.last).cell);
}

bool find_along(Search& search, Technique technique, const InferenceGraph& graph,
                const Links& links, int shortest) {
  const Board& board = search.board();
  ChainSearch chains(board, graph, links, nullptr);
  std::vector<Ends> found;
  for (int first = 0; first < graph.candidate_count; ++first) {
    if (links.strong.is_empty(first)) continue;
    chains.run(ChainSearch::off(first));
    if (search.spend(chains.take_work())) return true;
    for (int last = first; last < graph.candidate_count; ++last) {
      const int length = chains.distance(ChainSearch::on(last));
      if (length < shortest || length > ChainSearch::kLongest) continue;
      if (graph.node(last).digit != graph.node(first).digit) continue;
      const Ends ends{length, first, last};
      if (!removed(graph, board, ends).empty()) found.push_back(ends);
    }
  }
  std::vector<std::pair<Digit, CellSet>> reported;
  std::vector<Statement> statements;
  for (int length = shortest; length <= ChainSearch::kLongest; ++length) {
    for (const Ends& ends : found) {
      if (ends.length != length) continue;
      const Digit digit = graph.node(ends.first).digit;
      const CellSet cells = removed(graph, board, ends);
      bool is_known = false;
      for (const auto& other : reported)
        is_known = is_known || (other.first == digit && other.second == cells);
      if (is_known) continue;
      if (search.spend(chains.take_work())) return true;
      chains.run(ChainSearch::off(ends.first));
      if (!chains.trace(ChainSearch::on(ends.last), ends.first == ends.last,
                        ChainSearch::Scope::kCandidates, false, statements))
        continue;
      reported.push_back({digit, cells});
      Step step{.technique = technique, .digits = {digit}};
      for (const Cell cell : cells) step.eliminations.push_back({cell, digit});
      if (search.wants_evidence())
        add_chain(board, chain_of(chains, graph, nullptr, statements, step.cells), step);
      if (search.report(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_chains(Search& search, Technique technique) {
  switch (technique) {
    case Technique::kXChain: {
      const InferenceGraph& graph = inference_graph(search, false);
      return find_along(search, technique, graph, one_digit_links(graph), 3);
    }
    case Technique::kXyChain: {
      const InferenceGraph& graph = inference_graph(search, false);
      return find_along(search, technique, graph, two_candidate_links(graph, search.board()), 7);
    }
    default:
      return find_nice_loops(search, technique);
  }
}

}  // namespace nonet::human
