// core/rate/se_forcing.cpp: nishio, cell and region forcing chains, and dynamic ones (7.5, 8.0, 8.5, 9.0 and more).
//
//   contradiction   a candidate, true (or false), makes another one both true and false
//   double          a candidate makes another one true (or false) both when it is true and when it is false
//   cell, region    each candidate of a cell, or each place of a digit in a house, does so
// The easiest result is applied: the shortest, which is the sum of the sizes of its branches; of equally short ones
// that of the kind named first here (contradictions last); of these the first found.
#include <memory>

#include "core/rate/se_tracer.h"

namespace nonet::se {

namespace {

enum SortKey { kDouble = 1, kCell = 5, kRegion = 6, kContradiction = 7 };

/// What follows from each candidate, true or false: for each a row.
class Outcomes {
 public:
  explicit Outcomes(int nodes)
      : nodes_(static_cast<std::size_t>(nodes)),
        sizes_(nodes_ * nodes_ * 2),
        items_(nodes_),
        contradiction_(nodes_) {}

  void store(int source, const Tracer& tracer) {
    const auto row = static_cast<std::size_t>(source);
    items_[row] = tracer.items();
    contradiction_[row] = tracer.contradiction();
    for (const auto& item : items_[row]) sizes_[at(source, item.node, item.is_on)] = item.size;
  }
  const std::vector<Tracer::Item>& items(int source) const {
    return items_[static_cast<std::size_t>(source)];
  }
  /// 0: does not follow.
  int size(int source, int node, bool is_on) const { return sizes_[at(source, node, is_on)]; }
  int contradiction(int source) const { return contradiction_[static_cast<std::size_t>(source)]; }

 private:
  std::size_t at(int source, int node, bool is_on) const {
    return (static_cast<std::size_t>(source) * 2 + (is_on ? 1 : 0)) * nodes_ +
           static_cast<std::size_t>(node);
  }
  std::size_t nodes_;
  std::vector<std::uint16_t> sizes_;
  std::vector<std::vector<Tracer::Item>> items_;
  std::vector<int> contradiction_;
};

class ForcingSearch {
 public:
  ForcingSearch(const Board& board, const Links& links, const TraceKind& kind)
      : board_(board),
        links_(links),
        kind_(kind),
        if_true_(links.count()),
        if_false_(kind.is_dynamic ? links.count() : 0) {}
  bool run(Sink& sink);

 private:
  void trace_all();
  void look_at(int node);
  void look_at_regions(int node);
  /// The common outcomes of these candidates being true: true ones first.
  void reduce(std::span<const Node> sources, SortKey sort_key);
  bool improves(int complexity, SortKey sort_key) const {
    return complexity < complexity_ || (complexity == complexity_ && sort_key < sort_key_);
  }
  void keep(int node, bool is_on, int complexity, SortKey sort_key);

  const Board& board_;
  const Links& links_;
  const TraceKind& kind_;
  Outcomes if_true_, if_false_;
  int complexity_ = 1 << 30;
  SortKey sort_key_ = kContradiction;
  int node_ = 0;
  bool is_on_ = false;
};

void ForcingSearch::trace_all() {
  Tracer tracer(board_, links_, kind_);
  for (int node = 0; node < links_.count(); ++node) {
    tracer.trace(node, true);
    if_true_.store(node, tracer);
    if (!kind_.is_dynamic) continue;
    tracer.trace(node, false);
    if_false_.store(node, tracer);
  }
}

void ForcingSearch::keep(int node, bool is_on, int complexity, SortKey sort_key) {
  if (!improves(complexity, sort_key)) return;
  if (is_on && count(board_.candidates(links_.cell(node))) == 1) return;
  complexity_ = complexity;
  sort_key_ = sort_key;
  node_ = node;
  is_on_ = is_on;
}

void ForcingSearch::reduce(std::span<const Node> sources, SortKey sort_key) {
  for (const bool is_on : {true, false}) {
    for (const auto& item : if_true_.items(sources[0])) {
      if (item.is_on != is_on) continue;
      int complexity = item.size;
      bool follows = true;
      for (const Node source : sources.subspan(1)) {
        const int size = if_true_.size(source, item.node, is_on);
        complexity += size;
        follows = size > 0;
        if (!follows || complexity > complexity_) break;
      }
      if (follows) keep(item.node, is_on, complexity, sort_key);
    }
  }
}

void ForcingSearch::look_at(int node) {
  if (kind_.is_dynamic) {
    const int if_true = if_true_.contradiction(node), if_false = if_false_.contradiction(node);
    if (if_true > 0) keep(node, false, if_true, kContradiction);
    if (if_false > 0) keep(node, true, if_false, kContradiction);
  }
  if (kind_.is_nishio) return;
  if (kind_.is_dynamic && count(board_.candidates(links_.cell(node))) >= 3) {
    for (const bool is_on : {true, false}) {
      for (const auto& item : if_true_.items(node)) {
        if (item.is_on != is_on) continue;
        const int size = if_false_.size(node, item.node, is_on);
        if (size > 0) keep(item.node, is_on, item.size + size, kDouble);
      }
    }
  }
  look_at_regions(node);
}

/// The regions in which the candidate is the first place of its digit.
void ForcingSearch::look_at_regions(int node) {
  const int cell = links_.cell(node), digit = links_.digit(node);
  for (int kind = 0; kind < 3; ++kind) {
    const int house = house_of(cell, kind);
    const Mask places = board_.places(house, digit);
    if (count(places) < 2 || cell_of(house, first(places)) != cell) continue;
    std::array<Node, 9> sources;
    std::size_t number = 0;
    for (Mask rest = places; rest != 0; rest = without_first(rest)) {
      sources[number++] = static_cast<Node>(links_.node(cell_of(house, first(rest)), digit));
    }
    reduce({sources.data(), number}, kRegion);
  }
}

bool ForcingSearch::run(Sink& sink) {
  trace_all();
  for (int node = 0; node < links_.count();) {
    const int cell = links_.cell(node);
    const int candidates = count(board_.candidates(cell));
    std::array<Node, 9> sources;
    for (std::size_t i = 0; i < static_cast<std::size_t>(candidates); ++i) {
      sources[i] = static_cast<Node>(node++);
    }
    if (candidates < (kind_.is_dynamic ? 2 : 3)) continue;
    const std::span<const Node> all = {sources.data(), static_cast<std::size_t>(candidates)};
    for (const Node source : all) look_at(source);
    if (!kind_.is_nishio) reduce(all, kCell);
  }
  if (complexity_ == 1 << 30) return false;
  Step step;
  step.start(kind_.difficulty + added_by_length(complexity_));
  const int cell = links_.cell(node_), digit = links_.digit(node_);
  if (is_on_) {
    step.cell = cell;
    step.digit = digit;
  } else {
    step.remove(cell, bit(digit));
  }
  return sink.take(step);
}

constexpr std::array<TraceKind, 4> kKinds = {
    {{true, true, 0, 7.5}, {false, false, 0, 8.0}, {true, false, 0, 8.5}, {true, false, 1, 9.0}}};

}  // namespace

bool find_forcing_chain(const Board& board, Sink& sink) {
  const auto links = std::make_unique<Links>(board);
  for (const TraceKind& kind : kKinds) {
    ForcingSearch search(board, *links, kind);
    if (search.run(sink)) return true;
  }
  return false;
}

}  // namespace nonet::se
