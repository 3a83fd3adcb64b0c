// core/rate/se_forcing.cpp: see se_forcing.h; and the easiest forcing chain, as a rule.
//
// The shortest result is the easiest: the length is the sum of the sizes of its branches. Of equally short ones that with
// the least SortKey is applied; of these the first.
#include "core/rate/se_forcing.h"

#include <memory>

#include "core/rate/se_nested.h"

namespace nonet::rate::se {

Outcomes::Outcomes(int nodes)
    : nodes_(static_cast<std::size_t>(nodes)), sizes_(nodes_ * nodes_ * 2), traces_(nodes_) {}

void Outcomes::store(int source, const Trace& trace) {
  traces_[static_cast<std::size_t>(source)] = trace;
  for (const Item& item : trace.items) sizes_[at(source, item.node, item.is_on)] = item.size;
}

ForcingSearch::ForcingSearch(const Board& board, const Links& links, const TraceKind& kind,
                             bool keeps_origins, const std::function<bool()>* patience)
    : board_(board),
      links_(links),
      kind_(kind),
      keeps_origins_(keeps_origins),
      patience_(patience),
      if_true_(links.count()),
      if_false_(kind.is_dynamic ? links.count() : 0) {}

bool ForcingSearch::trace_all() {
  Tracer tracer(board_, links_, kind_, keeps_origins_);
  const auto is_cancelled = [&] { return patience_ != nullptr && !(*patience_)(); };
  for (int node = 0; node < links_.count(); ++node) {
    if ((kind_.is_dynamic || node % 64 == 0) && is_cancelled()) return false;
    if_true_.store(node, tracer.trace(node, true));
    if (!kind_.is_dynamic) continue;
    if (kind_.level > 1 && is_cancelled()) return false;
    if_false_.store(node, tracer.trace(node, false));
  }
  return true;
}

void ForcingSearch::offer(int node, bool is_on, SortKey sort_key, int length,
                          std::span<const Branch> branches, int house) {
  // Placing a digit must remove something.
  if (is_on && count(board_.candidates(links_.cell(node))) == 1) return;
  consider(node, is_on, sort_key, length, branches, house);
}

void ForcingSearch::reduce(std::span<const Branch> branches, SortKey sort_key, int house) {
  for (const bool is_on : {true, false}) {
    for (const Item& item : trace_of(branches[0]).items) {
      if (item.is_on != is_on) continue;
      int length = item.size;
      bool follows = true;
      for (const Branch branch : branches.subspan(1)) {
        const int size = size_in(branch, item.node, is_on);
        length += size;
        follows = size > 0;
        if (!follows || length > limit_) break;
      }
      if (follows && length <= limit_) {
        offer(item.node, is_on, sort_key, length, branches, house);
      }
    }
  }
}

void ForcingSearch::look_at(int node) {
  const std::array<Branch, 2> both = {
      {{static_cast<Node>(node), true}, {static_cast<Node>(node), false}}};
  if (kind_.is_dynamic) {
    for (const Branch& branch : both) {
      const int length = trace_of(branch).contradiction;
      if (length > 0 && length <= limit_) {
        offer(node, !branch.if_true, kContradiction, length, {&branch, 1});
      }
    }
  }
  if (kind_.is_nishio) return;
  if (kind_.is_dynamic && count(board_.candidates(links_.cell(node))) >= 3) {
    reduce(both, kDouble, -1);
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
    std::array<Branch, 9> branches;
    std::size_t number = 0;
    for (Mask rest = places; rest != 0; rest = without_first(rest)) {
      const int source = links_.node(cell_of(house, first(rest)), digit);
      branches[number++] = {static_cast<Node>(source), true};
    }
    reduce({branches.data(), number}, kRegion, house);
  }
}

void ForcingSearch::look_at_all() {
  for (int node = 0; node < links_.count();) {
    const int candidates = count(board_.candidates(links_.cell(node)));
    std::array<Branch, 9> branches;
    for (std::size_t i = 0; i < static_cast<std::size_t>(candidates); ++i) {
      branches[i] = {static_cast<Node>(node++), true};
    }
    if (candidates < (kind_.is_dynamic ? 2 : 3)) continue;
    const std::span<const Branch> all = {branches.data(), static_cast<std::size_t>(candidates)};
    for (const Branch branch : all) look_at(branch.source);
    if (!kind_.is_nishio) reduce(all, kCell, -1);
  }
}

namespace {

SeTechnique technique_of(const TraceKind& kind) {
  if (kind.is_nishio) return SeTechnique::kNishio;
  if (!kind.is_dynamic) return SeTechnique::kMultipleChains;
  if (kind.level == 0) return SeTechnique::kDynamicChains;
  return kind.level == 1 ? SeTechnique::kDynamicPlusChains : SeTechnique::kNestedChains;
}

/// Keeps the easiest.
class EasiestForcing final : public ForcingSearch {
 public:
  EasiestForcing(const Board& board, const Links& links, const TraceKind& kind,
                 const std::function<bool()>* patience)
      : ForcingSearch(board, links, kind, kind.level > 1, patience) {}

  bool run(Sink& sink) {
    if (!trace_all()) return false;
    look_at_all();
    if (!found_) return false;
    Step step;
    step.start({technique_of(kind_), kind_.difficulty + added_by_length(limit_)});
    const int cell = links_.cell(node_), digit = links_.digit(node_);
    if (is_on_) {
      step.cell = cell;
      step.digit = digit;
    } else {
      step.remove(cell, bit(digit));
    }
    return sink.take(step);
  }

 private:
  void consider(int node, bool is_on, SortKey sort_key, int length,
                std::span<const Branch> branches, int) override {
    int complexity = length;
    if (kind_.level > 1) {
      BranchEnds ends;
      for (const Branch branch : branches) ends.add(trace_of(branch), node, is_on, sort_key);
      complexity += ends.nested_complexity();
    }
    if (found_ && (complexity > limit_ || (complexity == limit_ && sort_key >= sort_key_))) return;
    found_ = true;
    limit_ = complexity;
    sort_key_ = sort_key;
    node_ = node;
    is_on_ = is_on;
  }

  bool found_ = false;
  SortKey sort_key_ = kContradiction;
  int node_ = 0;
  bool is_on_ = false;
};

constexpr std::array<TraceKind, 8> kKinds = {{{true, true, 0, 7.5},
                                              {false, false, 0, 8.0},
                                              {true, false, 0, 8.5},
                                              {true, false, 1, 9.0},
                                              {true, false, 2, 9.5},
                                              {true, false, 3, 10.0},
                                              {true, false, 4, 10.5},
                                              {true, false, 5, 11.0}}};

}  // namespace

bool find_forcing_chain(const Board& board, const std::function<bool()>* patience, Sink& sink) {
  const auto links = std::make_unique<Links>(board);
  for (const TraceKind& kind : kKinds) {
    EasiestForcing search(board, *links, kind, patience);
    if (search.run(sink)) return true;
    if (patience != nullptr && !(*patience)()) return false;
  }
  return false;
}

}  // namespace nonet::rate::se
