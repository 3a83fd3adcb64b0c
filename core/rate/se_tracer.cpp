// core/rate/se_tracer.cpp: see se_tracer.h.
#include "core/rate/se_tracer.h"

namespace nonet::se {

Tracer::Tracer(const Board& board, const Links& links, const TraceKind& kind)
    : source_(board), links_(links), kind_(kind), grid_(board) {
  const auto nodes = static_cast<std::size_t>(links.count());
  words_ = (nodes * 2 + 64) / 64;
  if (kind.is_dynamic) ancestors_.resize((nodes * 2 + 1) * words_);
  items_.reserve(nodes * 2 + 1);
}

int Tracer::measure() {
  if (!kind_.is_dynamic) {
    return parents_.empty() ? 1 : items_[parents_[0]].size + 1;
  }
  const std::size_t self = items_.size();
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

void Tracer::add(int node, bool is_on) {
  const auto at = static_cast<std::size_t>(node);
  const Index opposite = found(!is_on)[at];
  if (opposite != kNone) {
    contradiction_ = items_[opposite].size + measure();
    return;
  }
  Index& index = found(is_on)[at];
  if (index != kNone) return;
  const int size = measure();
  index = static_cast<Index>(items_.size());
  items_.push_back({static_cast<Node>(node), is_on, static_cast<std::uint16_t>(size)});
  (is_on ? pending_on_ : pending_off_).push_back(index);
}

void Tracer::trace(int node, bool is_on) {
  const auto nodes = static_cast<std::size_t>(links_.count());
  if (kind_.is_dynamic) grid_ = source_;
  items_.clear();
  on_at_.assign(nodes, kNone);
  off_at_.assign(nodes, kNone);
  pending_on_.clear();
  pending_off_.clear();
  next_on_ = next_off_ = 0;
  contradiction_ = 0;
  parents_.clear();
  add(node, is_on);
  while (contradiction_ == 0) {
    if (next_on_ < pending_on_.size()) {
      follow_on(pending_on_[next_on_++]);
    } else if (next_off_ < pending_off_.size()) {
      follow_off(pending_off_[next_off_++]);
    } else {
      if (kind_.level > 0) extend_by_rules();
      if (next_off_ == pending_off_.size()) return;
    }
  }
}

void Tracer::follow_on(Index index) {
  const int node = items_[index].node;
  auto weak = links_.weak(node);
  if (kind_.is_nishio) weak = weak.subspan(static_cast<std::size_t>(links_.weak_in_cell(node)));
  parents_.assign(1, index);
  for (const Node other : weak) {
    if (kind_.is_dynamic && !is_alive(other)) continue;
    add(other, false);
    if (contradiction_ != 0) return;
  }
}

void Tracer::follow_off(Index index) {
  const int node = items_[index].node;
  if (!kind_.is_dynamic) {
    parents_.assign(1, index);
    for (const Node other : links_.strong(node)) {
      add(other, true);
      if (contradiction_ != 0) return;
    }
    return;
  }
  find_strong_links(index);
  grid_.remove(links_.cell(node), links_.digit(node));
  for (int i = 0; i < link_count_ && contradiction_ == 0; ++i) {
    const Link& link = links_found_[static_cast<std::size_t>(i)];
    parents_.assign(link_parents_.begin() + static_cast<std::ptrdiff_t>(link.parent_start),
                    link_parents_.begin() + static_cast<std::ptrdiff_t>(link.parent_end));
    add(link.to, true);
  }
}

void Tracer::add_strong(int node, Index from, int cell_or_house, bool is_cell) {
  for (int i = 0; i < link_count_; ++i) {
    if (links_found_[static_cast<std::size_t>(i)].to == node) return;
  }
  const std::size_t start = link_parents_.size();
  link_parents_.push_back(from);
  const int digit = links_.digit(node);
  Mask gone = is_cell
                  ? minus(source_.candidates(cell_or_house), grid_.candidates(cell_or_house))
                  : minus(source_.places(cell_or_house, digit), grid_.places(cell_or_house, digit));
  for (; gone != 0; gone = without_first(gone)) {
    const int missing = is_cell ? links_.node(cell_or_house, first(gone))
                                : links_.node(cell_of(cell_or_house, first(gone)), digit);
    link_parents_.push_back(off_at_[static_cast<std::size_t>(missing)]);
  }
  links_found_[static_cast<std::size_t>(link_count_++)] = {static_cast<Node>(node), start,
                                                           link_parents_.size()};
}

/// The strong links of a false candidate that is still on the board.
void Tracer::find_strong_links(Index index) {
  const int node = items_[index].node;
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
  std::vector<Tracer::Index> parents;

 private:
  void need(int cell, Mask digits);
  Tracer& tracer_;
};

/// Makes parents of those of the digits that the cell had and has no longer.
void AdvancedSink::need(int cell, Mask digits) {
  Mask gone = minus(static_cast<Mask>(tracer_.source_.candidates(cell) & digits),
                    tracer_.grid_.candidates(cell));
  for (; gone != 0; gone = without_first(gone)) {
    const auto node = static_cast<std::size_t>(tracer_.links_.node(cell, first(gone)));
    parents.push_back(tracer_.off_at_[node]);
  }
}

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
    if (off_at_[removal.node] != kNone) continue;
    parents_.assign(sink.parents.begin() + static_cast<std::ptrdiff_t>(removal.parent_start),
                    sink.parents.begin() + static_cast<std::ptrdiff_t>(removal.parent_end));
    const auto index = static_cast<Index>(items_.size());
    off_at_[removal.node] = index;
    const int size = measure();
    items_.push_back({removal.node, false, static_cast<std::uint16_t>(size)});
    pending_off_.push_back(index);
  }
}

}  // namespace nonet::se
