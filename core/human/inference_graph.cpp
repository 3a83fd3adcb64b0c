#include "core/human/inference_graph.h"

namespace nonet::human {
namespace {

void link(LinkRows& rows, int a, int b) {
  rows.set(a, b);
  rows.set(b, a);
}

/// Of each digit, the index of its first candidate; at size + 1 the number of candidates.
std::vector<int> starts_of_digits(const InferenceGraph& graph, int size) {
  std::vector<int> starts(static_cast<std::size_t>(size) + 2);
  for (int node = 0; node < graph.candidate_count; ++node) ++starts[graph.node(node).digit + 1U];
  for (std::size_t digit = 1; digit < starts.size(); ++digit) starts[digit] += starts[digit - 1];
  return starts;
}

/// The cells that two houses share, where these are two or more.
std::vector<CellSet> intersections(const Layout& layout) {
  std::vector<CellSet> found;
  for (int first = 0; first < layout.house_count(); ++first) {
    for (int second = first + 1; second < layout.house_count(); ++second) {
      const CellSet common = layout.house(first) & layout.house(second);
      if (common.count() >= 2) found.push_back(common);
    }
  }
  return found;
}

void add_groups(const Board& board, InferenceGraph& graph) {
  const std::vector<CellSet> shared = intersections(board.layout());
  for (int number = 1; number <= board.size(); ++number) {
    const Digit digit = static_cast<Digit>(number);
    for (const CellSet& common : shared) {
      const CellSet cells = common & board.places(digit);
      if (cells.count() >= 2) graph.nodes.push_back({cells, cells.first(), digit});
    }
  }
}

void link_cells(const Board& board, const InferenceGraph& graph, Links& links) {
  std::vector<int> in_cell[kMostCells];
  for (int node = 0; node < graph.candidate_count; ++node) {
    std::vector<int>& others = in_cell[graph.node(node).cell];
    for (const int other : others) {
      link(links.weak, node, other);
      if (board.candidates(graph.node(node).cell).count() == 2) link(links.strong, node, other);
    }
    others.push_back(node);
  }
}

/// Links nodes of one digit in a house; `members` are those that lie in it, `places` all cells of the digit there.
void link_house(const InferenceGraph& graph, Links& links, const CellSet& places,
                const std::vector<int>& members) {
  for (std::size_t i = 0; i < members.size(); ++i) {
    const CellSet& a = graph.node(members[i]).cells;
    for (std::size_t j = i + 1; j < members.size(); ++j) {
      const CellSet& b = graph.node(members[j]).cells;
      if (a.intersects(b)) continue;
      link(links.weak, members[i], members[j]);
      if ((a | b) == places) link(links.strong, members[i], members[j]);
    }
  }
}

/// `count` is the number of nodes to link, from the first.
Links make_links(const Board& board, const InferenceGraph& graph, int count) {
  Links links{.weak = {count, count}, .strong = {count, count}};
  link_cells(board, graph, links);
  const Layout& layout = board.layout();
  const std::vector<int> starts = starts_of_digits(graph, board.size());
  std::vector<int> of_digit, members;
  int group = graph.candidate_count;
  for (int number = 1; number <= board.size(); ++number) {
    const Digit digit = static_cast<Digit>(number);
    of_digit.clear();
    for (int node = starts[digit]; node < starts[digit + 1U]; ++node) of_digit.push_back(node);
    for (; group < count && graph.node(group).digit == digit; ++group) of_digit.push_back(group);
    for (int house = 0; house < layout.house_count(); ++house) {
      const CellSet places = board.places(digit, house);
      if (places.empty()) continue;
      members.clear();
      for (const int node : of_digit) {
        const InferenceNode& now = graph.node(node);
        if (places.contains(now.cell) && (!graph.is_group(node) || places.contains_all(now.cells)))
          members.push_back(node);
      }
      link_house(graph, links, places, members);
    }
  }
  return links;
}

}  // namespace

const InferenceGraph& inference_graph(Search& search, bool with_groups) {
  Facts& facts = search.facts();
  const Board& board = search.board();
  if (!facts.graph) {
    auto graph = std::make_shared<InferenceGraph>();
    for (int number = 1; number <= board.size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      for (const Cell cell : board.places(digit)) {
        graph->nodes.push_back({CellSet::of(cell), cell, digit});
      }
    }
    graph->candidate_count = graph->count();
    graph->plain = make_links(board, *graph, graph->count());
    facts.graph = std::move(graph);
  }
  if (with_groups && facts.graph->grouped.weak.words == 0) {
    auto graph = std::make_shared<InferenceGraph>(*facts.graph);
    add_groups(board, *graph);
    graph->grouped = make_links(board, *graph, graph->count());
    facts.graph = std::move(graph);
  }
  return *facts.graph;
}

Links one_digit_links(const InferenceGraph& graph) {
  Links links{.weak = {graph.candidate_count, graph.candidate_count},
              .strong = {graph.candidate_count, graph.candidate_count}};
  for (int node = 0; node < graph.candidate_count; ++node) {
    const auto keep = [&](const LinkRows& from, LinkRows& to) {
      for_each_bit(from.row(node), from.words, [&](int other) {
        if (graph.node(other).digit == graph.node(node).digit) to.set(node, other);
      });
    };
    keep(graph.plain.weak, links.weak);
    keep(graph.plain.strong, links.strong);
  }
  return links;
}

Links two_candidate_links(const InferenceGraph& graph, const Board& board) {
  Links links{.weak = {graph.candidate_count, graph.candidate_count},
              .strong = {graph.candidate_count, graph.candidate_count}};
  for (int node = 0; node < graph.candidate_count; ++node) {
    const InferenceNode& from = graph.node(node);
    if (board.candidates(from.cell).count() != 2) continue;
    for_each_bit(graph.plain.weak.row(node), graph.plain.weak.words, [&](int other) {
      const InferenceNode& to = graph.node(other);
      if (from.cell == to.cell) {
        links.strong.set(node, other);
      } else if (board.candidates(to.cell).count() == 2) {
        links.weak.set(node, other);
      }
    });
  }
  return links;
}

}  // namespace nonet::human
