// tests/core/human/chain_search_test.cpp: distances, shortest chains, and chains that come back to their cells.
#include "core/human/chain_search.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

constexpr Cell at(int row, int column) {
  return static_cast<Cell>((row - 1) * 9 + column - 1);
}

/// Candidates of the named cells; all other cells allow 6, 7, 8 and 9.
Board with(std::initializer_list<std::pair<Cell, const char*>> cells) {
  std::string text;
  for (Cell cell = 0; cell < 81; ++cell) {
    const char* digits = "6789";
    for (const auto& one : cells) {
      if (one.first == cell) digits = one.second;
    }
    text += std::string(digits) + " ";
  }
  return board_with(text);
}

int node_of(const InferenceGraph& graph, Digit digit, Cell cell) {
  for (int node = 0; node < graph.candidate_count; ++node) {
    if (graph.node(node).digit == digit && graph.node(node).cell == cell) return node;
  }
  FAIL("no such node");
  return -1;
}

}  // namespace

TEST_CASE("a chain through three cells of two candidates", "[human]") {
  // {1 2} at r1c1, {2 3} at r1c9, {3 1} at r9c9
  const Board board = with({{at(1, 1), "12"}, {at(1, 9), "23"}, {at(9, 9), "13"}});
  Facts facts;
  Search search(board, facts, [](Step&&) { return false; });
  const InferenceGraph& graph = inference_graph(search, false);
  const Links links = two_candidate_links(graph, board);
  ChainSearch chains(board, graph, links, nullptr);
  const Statement start = ChainSearch::off(node_of(graph, 1, at(1, 1)));
  const Statement end = ChainSearch::on(node_of(graph, 1, at(9, 9)));
  chains.run(start);
  CHECK(chains.distance(start) == 0);
  CHECK(chains.distance(end) == 5);
  CHECK(chains.distance(ChainSearch::on(node_of(graph, 6, at(5, 5)))) == ChainSearch::kUnreached);
  std::vector<Statement> chain;
  REQUIRE(chains.trace(end, false, ChainSearch::Scope::kCandidates, false, chain));
  REQUIRE(chain.size() == 6);
  CHECK(chain.front() == start);
  CHECK(chain.back() == end);
  for (std::size_t i = 0; i < chain.size(); ++i) CHECK(chains.is_on(chain[i]) == (i % 2 == 1));
  CHECK(chains.trace_all(end, false, ChainSearch::Scope::kCandidates).size() == 1);
  // A search from elsewhere leaves nothing of the one before.
  chains.run(ChainSearch::off(node_of(graph, 6, at(5, 5))));
  CHECK(chains.distance(end) == ChainSearch::kUnreached);
}

TEST_CASE("a chain that comes back to a cell it left is no chain", "[human]") {
  // off 1r1c1 = 2r1c1 - 2r1c9 = 3r1c9 - 3r9c9 = 4r9c9 - 4r9c1 = 1r9c1 leads to the far end; off 1r9c1 leads on to
  // r1c1 again: to come to 2r1c1 there, the chain would have to stand in its first cell twice.
  const Board board =
      with({{at(1, 1), "12"}, {at(1, 9), "23"}, {at(9, 9), "34"}, {at(9, 1), "14"}});
  Facts facts;
  Search search(board, facts, [](Step&&) { return false; });
  const InferenceGraph& graph = inference_graph(search, false);
  ChainSearch chains(board, graph, graph.plain, nullptr);
  const Statement start = ChainSearch::on(node_of(graph, 1, at(1, 1)));
  chains.run(start);
  const Statement end = ChainSearch::off(node_of(graph, 2, at(1, 1)));
  CHECK(chains.distance(end) == 1);  // in the cell itself
  std::vector<Statement> chain;
  CHECK(chains.trace(end, false, ChainSearch::Scope::kCandidates, false, chain));
  CHECK_FALSE(chains.trace(end, true, ChainSearch::Scope::kCandidates, false, chain));
}

TEST_CASE("a set that loses a digit turns off what sees its other digits", "[human]") {
  // r1c1 and r1c2 hold two of 1, 2 and 3. With 1 at r5c1 they are 2 and 3, and r1c9 is neither.
  const Board board = with(
      {{at(1, 1), "12"}, {at(1, 2), "23"}, {at(5, 1), "14"}, {at(1, 9), "236"}, {at(5, 9), "46"}});
  Facts facts;
  Search search(board, facts, [](Step&&) { return false; });
  const InferenceGraph& graph = inference_graph(search, true);
  const AlmostLockedSets& sets = almost_locked_sets(search);
  const ChainSetLinks links = make_set_links(board, graph, sets, set_links_of(board, sets), false);
  ChainSearch chains(board, graph, graph.grouped, &links);
  chains.run(ChainSearch::on(node_of(graph, 1, at(5, 1))));
  const Statement end = ChainSearch::off(node_of(graph, 3, at(1, 9)));
  // One link to the set, three through it; by cells it is as far: 2r1c1, -2r1c2, 3r1c2, -3r1c9 and one more.
  CHECK(chains.distance(end) == 4);
  std::vector<Statement> chain;
  REQUIRE(chains.trace(end, false, ChainSearch::Scope::kSets, false, chain));
  REQUIRE(chain.size() == 3);
  CHECK(chains.is_set(chain[1]));
  CHECK(chains.entry_of(chain[1]).digit == 1);
  CHECK_FALSE(chains.trace(end, false, ChainSearch::Scope::kGroups, false, chain));
}

}  // namespace nonet::human
