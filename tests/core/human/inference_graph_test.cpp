// tests/core/human/inference_graph_test.cpp: nodes, and their weak and strong links.
#include "core/human/inference_graph.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

/// A 9×9 in which 1 may stand in seven cells, and cell r5c5 allows 2 and 3 only:
///   r1c1 r1c2 (alone in row 1), r2c1, r5c1, r5c9 (alone in row 5), r6c9, r8c1
Board sample() {
  std::string removed = "1456789r5c5";
  for (int cell = 0; cell < 81; ++cell) {
    const std::string name =
        "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
    bool stays = false;
    for (const char* other : {"r1c1", "r1c2", "r2c1", "r5c1", "r5c9", "r6c9", "r8c1"})
      stays = stays || name == other;
    if (!stays) removed += " 1" + name;
  }
  return board_of(std::string(81, '.'), removed);
}

int node_of(const InferenceGraph& graph, Digit digit, std::initializer_list<Cell> cells) {
  CellSet set;
  for (const Cell cell : cells) set.insert(cell);
  for (int node = 0; node < graph.count(); ++node) {
    if (graph.node(node).digit == digit && graph.node(node).cells == set) return node;
  }
  FAIL("no such node");
  return -1;
}

constexpr Cell at(int row, int column) {
  return static_cast<Cell>((row - 1) * 9 + column - 1);
}

}  // namespace

TEST_CASE("two places of a digit in a house, and two digits in a cell, are strongly linked",
          "[human]") {
  const Board board = sample();
  Facts facts;
  Search search(board, facts, [](Step&&) { return false; });
  const InferenceGraph& graph = inference_graph(search, false);
  CHECK(graph.count() == graph.candidate_count);
  const int a = node_of(graph, 1, {at(1, 1)}), b = node_of(graph, 1, {at(1, 2)});
  const int c = node_of(graph, 1, {at(2, 1)}), d = node_of(graph, 1, {at(5, 9)});
  CHECK(graph.plain.strong.has(a, b));
  CHECK(graph.plain.strong.has(b, a));
  CHECK(graph.plain.weak.has(b, c));          // in the box
  CHECK_FALSE(graph.plain.strong.has(b, c));  // of three there
  CHECK_FALSE(graph.plain.weak.has(b, d));
  const int two = node_of(graph, 2, {at(5, 5)}), three = node_of(graph, 3, {at(5, 5)});
  CHECK(graph.plain.strong.has(two, three));
  CHECK(graph.plain.weak.has(two, three));
  CHECK_FALSE(graph.plain.strong.has(a, node_of(graph, 2, {at(1, 1)})));
}

TEST_CASE("a digit's places in a line and a box are a node, made when asked for", "[human]") {
  const Board board = sample();
  Facts facts;
  Search search(board, facts, [](Step&&) { return false; });
  CHECK(inference_graph(search, false).grouped.weak.words == 0);
  const InferenceGraph& graph = inference_graph(search, true);
  CHECK(&inference_graph(search, false) == &graph);
  const int column = node_of(graph, 1, {at(1, 1), at(2, 1)});
  const int row = node_of(graph, 1, {at(1, 1), at(1, 2)});
  CHECK(graph.is_group(column));
  CHECK(graph.grouped.strong.has(column, node_of(graph, 1, {at(1, 2)})));  // the rest of the box
  CHECK(graph.grouped.strong.has(row, node_of(graph, 1, {at(2, 1)})));
  CHECK(graph.grouped.weak.has(column, node_of(graph, 1, {at(5, 1)})));
  CHECK_FALSE(graph.grouped.strong.has(column, node_of(graph, 1, {at(5, 1)})));
  CHECK_FALSE(graph.grouped.weak.has(column, row));  // they share a cell
}

TEST_CASE("links of one digit, and of cells with two candidates", "[human]") {
  const Board board = sample();
  Facts facts;
  Search search(board, facts, [](Step&&) { return false; });
  const InferenceGraph& graph = inference_graph(search, false);
  const int a = node_of(graph, 1, {at(1, 1)}), b = node_of(graph, 1, {at(1, 2)});
  const int two = node_of(graph, 2, {at(5, 5)}), three = node_of(graph, 3, {at(5, 5)});
  const Links one = one_digit_links(graph);
  CHECK(one.strong.has(a, b));
  CHECK(one.strong.is_empty(two));
  CHECK_FALSE(one.weak.has(two, three));
  CHECK(one.weak.has(two, node_of(graph, 2, {at(5, 1)})));
  const Links cells = two_candidate_links(graph, board);
  CHECK(cells.strong.has(two, three));
  CHECK(cells.strong.is_empty(a));
  CHECK(cells.weak.is_empty(two));  // no other cell has two candidates
}

}  // namespace nonet::human
