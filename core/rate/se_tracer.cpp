// core/rate/se_tracer.cpp: see se_tracer.h.
#include "core/rate/se_tracer.h"

#include "core/rate/se_nested.h"

namespace nonet::rate::se {

Tracer::Tracer(const Board& board, const Links& links, const TraceKind& kind, bool keeps_origins)
    : source_(board), links_(links), kind_(kind), keeps_origins_(keeps_origins), grid_(board) {
  const auto nodes = static_cast<std::size_t>(links.count());
  words_ = (nodes * 2 + 64) / 64;
  if (kind.is_dynamic) ancestors_.resize((nodes * 2 + 1) * words_);
  trace_.items.reserve(nodes * 2 + 1);
}

int Tracer::measure() {
  if (!kind_.is_dynamic) {
    return parents_.empty() ? 1 : trace_.items[parents_[0]].size + 1;
  }
  const std::size_t self = trace_.items.size();
  const std::size_t used = self / 64 + 1;
  Word* row = ancestors_.data() + self * words_;
  for (std::size_t i = 0; i < used; ++i) row[i] = 0;
  for (const Index parent : parents_) {
    const Word* other = ancestors_.data() + parent * words_;
    for (std::size_t i = 0; i <= parent / 64u; ++i) row[i] |= other[i];
  }
  row[self / 64] |= Word{1} << (self % 64);
  int size = 0;
  for (std::size_t i = 0; i < used; ++i) size += std::popcount(row[i]);
  return size;
}

void Tracer::keep_origin(Need need, Index nested) {
  Origin origin = {static_cast<std::uint32_t>(trace_.parents.size()),
                   static_cast<std::uint16_t>(parents_.size()), need, nested, nested != kNone};
  for (const Index parent : parents_) {
    trace_.parents.push_back(parent);
    origin.is_after_nested = origin.is_after_nested || trace_.origins[parent].is_after_nested;
  }
  trace_.origins.push_back(origin);
}

void Tracer::add(int node, bool is_on, Need need) {
  const auto at = static_cast<std::size_t>(node);
  const Index opposite = found(!is_on)[at];
  if (opposite != kNone) {
    trace_.conflict = {static_cast<Node>(node), is_on, static_cast<std::uint16_t>(measure())};
    trace_.contradiction = trace_.items[opposite].size + trace_.conflict.size;
    trace_.conflict_known = opposite;
    if (keeps_origins_) keep_origin(need, kNone);
  } else if (found(is_on)[at] == kNone) {
    append(node, is_on, need, kNone);
  }
}

void Tracer::append(int node, bool is_on, Need need, Index nested) {
  const auto size = static_cast<std::uint16_t>(measure());
  if (keeps_origins_) keep_origin(need, nested);
  const auto index = static_cast<Index>(trace_.items.size());
  found(is_on)[static_cast<std::size_t>(node)] = index;
  trace_.items.push_back({static_cast<Node>(node), is_on, size});
  (is_on ? pending_on_ : pending_off_).push_back(index);
}

void Tracer::append_removal(int node, Index nested) {
  if (off_at_[static_cast<std::size_t>(node)] == kNone) append(node, false, kNoNeed, nested);
}

const Trace& Tracer::trace(int node, bool is_on) {
  const auto nodes = static_cast<std::size_t>(links_.count());
  if (kind_.is_dynamic) grid_ = source_;
  trace_.items.clear();
  trace_.origins.clear();
  trace_.parents.clear();
  trace_.nested.clear();
  trace_.contradiction = 0;
  on_at_.assign(nodes, kNone);
  off_at_.assign(nodes, kNone);
  pending_on_.clear();
  pending_off_.clear();
  next_on_ = next_off_ = 0;
  parents_.clear();
  add(node, is_on, kNoNeed);
  while (trace_.contradiction == 0) {
    if (next_on_ < pending_on_.size()) {
      follow_on(pending_on_[next_on_++]);
    } else if (next_off_ < pending_off_.size()) {
      follow_off(pending_off_[next_off_++]);
    } else {
      if (kind_.level > 0) extend_by_rules();
      if (next_off_ == pending_off_.size()) break;
    }
  }
  return trace_;
}

void Tracer::follow_on(Index index) {
  const int node = trace_.items[index].node;
  auto weak = links_.weak(node);
  if (kind_.is_nishio) weak = weak.subspan(static_cast<std::size_t>(links_.weak_in_cell(node)));
  parents_.assign(1, index);
  for (const Node other : weak) {
    if (kind_.is_dynamic && !is_alive(other)) continue;
    add(other, false, kNoNeed);
    if (trace_.contradiction != 0) return;
  }
}

void Tracer::follow_off(Index index) {
  const int node = trace_.items[index].node;
  if (!kind_.is_dynamic) {
    parents_.assign(1, index);
    for (const Node other : links_.strong(node)) {
      add(other, true, keeps_origins_ ? need_of_static_link(node, other) : kNoNeed);
      if (trace_.contradiction != 0) return;
    }
    return;
  }
  find_strong_links(index);
  grid_.remove(links_.cell(node), links_.digit(node));
  for (int i = 0; i < link_count_ && trace_.contradiction == 0; ++i) {
    const Link& link = links_found_[static_cast<std::size_t>(i)];
    parents_.assign(link_parents_.begin() + static_cast<std::ptrdiff_t>(link.parent_start),
                    link_parents_.begin() + static_cast<std::ptrdiff_t>(link.parent_end));
    add(link.to, true, link.need);
  }
}

void Tracer::add_strong(int node, Index from, int cell_or_house, bool is_cell) {
  for (int i = 0; i < link_count_; ++i) {
    if (links_found_[static_cast<std::size_t>(i)].to == node) return;
  }
  const std::size_t start = link_parents_.size();
  const int digit = links_.digit(node);
  link_parents_.push_back(from);
  if (is_cell) {
    add_missing(cell_or_house, 0777, link_parents_);
  } else {
    Mask gone = minus(source_.places(cell_or_house, digit), grid_.places(cell_or_house, digit));
    for (; gone != 0; gone = without_first(gone)) {
      add_missing(cell_of(cell_or_house, first(gone)), bit(digit), link_parents_);
    }
  }
  const Need need = is_cell ? static_cast<Need>(cell_or_house) : need_of(cell_or_house, digit);
  links_found_[static_cast<std::size_t>(link_count_++)] = {static_cast<Node>(node), need, start,
                                                           link_parents_.size()};
}

/// Makes parents of those of the digits that the cell had and has no longer.
void Tracer::add_missing(int cell, Mask digits, std::vector<Index>& parents) const {
  Mask gone = minus(static_cast<Mask>(source_.candidates(cell) & digits), grid_.candidates(cell));
  for (; gone != 0; gone = without_first(gone)) {
    parents.push_back(off_at_[static_cast<std::size_t>(links_.node(cell, first(gone)))]);
  }
}

/// What makes a strong link of the unreduced board.
Need Tracer::need_of_static_link(int from, int to) const {
  const int cell = links_.cell(from), digit = links_.digit(from);
  if (links_.cell(to) == cell) return static_cast<Need>(cell);
  int kind = 0;
  while (house_of(cell, kind) != house_of(links_.cell(to), kind) ||
         count(source_.places(house_of(cell, kind), digit)) != 2) {
    ++kind;
  }
  return need_of(house_of(cell, kind), digit);
}

/// The strong links of a false candidate that is still on the board.
void Tracer::find_strong_links(Index index) {
  const int node = trace_.items[index].node;
  const int cell = links_.cell(node), digit = links_.digit(node);
  link_count_ = 0;
  link_parents_.clear();
  if (!kind_.is_nishio && count(grid_.candidates(cell)) == 2) {
    const Mask other = minus(grid_.candidates(cell), bit(digit));
    add_strong(links_.node(cell, first(other)), index, cell, true);
  }
  for (int kind = 0; kind < 3; ++kind) {
    const int house = house_of(cell, kind);
    const Mask places = grid_.places(house, digit);
    if (count(places) != 2) continue;
    const Mask other = minus(places, bit(position_of(cell, kind)));
    add_strong(links_.node(cell_of(house, first(other)), digit), index, house, false);
  }
}

/// Collects what a rule removes from the reduced board, if the rule needs that reduction.
class AdvancedSink final : public Sink {
 public:
  explicit AdvancedSink(Tracer& tracer) : tracer_(tracer) {}
  bool take(const Step& step) override;
  struct Removal {
    Node node;
    std::size_t parent_start, parent_end;
  };
  std::vector<Removal> removals;
  std::vector<Index> parents;

 private:
  void need(int cell, Mask digits) { tracer_.add_missing(cell, digits, parents); }
  Tracer& tracer_;
};

bool AdvancedSink::take(const Step& step) {
  const std::size_t start = parents.size();
  for (int i = 0; i < 9; ++i) {
    if (step.kind == Step::kLocking) {
      if ((overlap(step.house, step.other_house) & bit(i)) == 0) {
        need(cell_of(step.house, i), step.digits);
      }
    } else if (step.kind == Step::kHiddenSet) {
      if ((step.positions & bit(i)) == 0) need(cell_of(step.house, i), step.digits);
    } else if (step.kind == Step::kNakedSet) {
      if ((step.positions & bit(i)) != 0) need(cell_of(step.house, i), minus(0777, step.digits));
    } else if ((step.positions & bit(i)) != 0) {
      for (int position = 0; position < 9; ++position) {
        if ((step.cover & bit(position)) == 0) {
          need(cell_of(step.house + i, position), step.digits);
        }
      }
    }
  }
  const std::size_t end = parents.size();
  if (start == end) return false;
  const std::size_t first_removal = removals.size();
  for (int i = 0; i < step.removal_count; ++i) {
    const auto& removal = step.removals[static_cast<std::size_t>(i)];
    for (Mask digits = removal.digits; digits != 0; digits = without_first(digits)) {
      const auto node = static_cast<Node>(tracer_.links_.node(removal.cell, first(digits)));
      // Sorted by node. (Sudoku Explainer's order here is that of a hash table of objects: it varies.)
      std::size_t at = removals.size();
      removals.push_back({node, start, end});
      for (; at > first_removal && removals[at - 1].node > node; --at) {
        std::swap(removals[at - 1], removals[at]);
      }
    }
  }
  return false;
}

void Tracer::extend_by_rules() {
  AdvancedSink sink(*this);
  find_locking(grid_, sink);
  if (sink.removals.empty()) find_hidden_set(grid_, 2, sink);
  if (sink.removals.empty()) find_naked_set(grid_, 2, sink);
  if (sink.removals.empty()) find_fish(grid_, 2, sink);
  for (const auto& removal : sink.removals) {
    parents_.assign(sink.parents.begin() + static_cast<std::ptrdiff_t>(removal.parent_start),
                    sink.parents.begin() + static_cast<std::ptrdiff_t>(removal.parent_end));
    append_removal(removal.node, kNone);
  }
  if (kind_.level > 1 && sink.removals.empty()) extend_by_nested_chains();
}

void Tracer::extend_by_nested_chains() {
  bool is_extended = false;
  for (const TraceKind* inner : nested_kinds(kind_.level)) {
    for (const ChainHint& hint : chain_hints(grid_, inner)) {
      parents_.clear();
      for (int cell = 0; cell < kCells; ++cell) {
        if (hint.needs.contains(cell)) add_missing(cell, 0777, parents_);
      }
      for (int house = 0; house < kHouses; ++house) {
        for (int digit = 0; digit < 9; ++digit) {
          if (!hint.needs.contains(need_of(house, digit))) continue;
          for (const auto cell : kTables.cells[static_cast<std::size_t>(house)]) {
            add_missing(cell, bit(digit), parents_);
          }
        }
      }
      if (parents_.empty()) continue;
      const auto nested = static_cast<Index>(trace_.nested.size());
      trace_.nested.push_back({hint.identity, hint.complexity});
      for (const PlainNode removal : hint.removals) {
        is_extended = true;
        append_removal(links_.node(removal / 9, removal % 9), nested);
      }
    }
    if (is_extended) return;
  }
}

}  // namespace nonet::rate::se
