// core/rate/se_nested.cpp: see se_nested.h.
#include "core/rate/se_nested.h"

#include <memory>

#include "core/rate/se_forcing.h"

namespace nonet::rate::se {

void BranchEnds::add(const Trace& trace, int node, bool is_on, int sort_key, Need cause) {
  if (sort_key == kContradiction) {
    // The true one first.
    const auto conflict = static_cast<Index>(trace.items.size());
    const std::array<Index, 2> both = {trace.conflict.is_on ? conflict : trace.conflict_known,
                                       trace.conflict.is_on ? trace.conflict_known : conflict};
    for (const Index item : both) ends_[number_++] = {&trace, item, cause};
    return;
  }
  Index item = 0;
  while (trace.items[item].node != node || trace.items[item].is_on != is_on) ++item;
  ends_[number_++] = {&trace, item, cause};
}

std::vector<Index> BranchEnds::chain(const End& end) {
  std::vector<Index> found, level = {end.item}, next;
  std::vector<std::uint8_t> seen(end.trace->origins.size());
  while (!level.empty()) {
    next.clear();
    for (const Index item : level) {
      if (seen[item]) continue;
      seen[item] = 1;
      found.push_back(item);
      const Origin& origin = end.trace->origins[item];
      for (std::uint32_t i = 0; i < origin.parent_count; ++i) {
        next.push_back(end.trace->parents[origin.parent_start + i]);
      }
    }
    level.swap(next);
  }
  return found;
}

int BranchEnds::nested_complexity() const {
  int complexity = 0;
  std::vector<std::uint64_t> known;
  for (std::size_t i = 0; i < number_; ++i) {
    const End& end = ends_[i];
    if (!end.trace->origins[end.item].is_after_nested) continue;
    for (const Index item : chain(end)) {
      const Index index = end.trace->origins[item].nested;
      if (index == kNone) continue;
      const NestedChain& nested = end.trace->nested[index];
      bool is_known = false;
      for (const std::uint64_t other : known) is_known = is_known || other == nested.identity;
      if (is_known) continue;
      known.push_back(nested.identity);
      complexity += nested.complexity;
    }
  }
  return complexity;
}

Needs BranchEnds::needs() const {
  Needs needs;
  for (std::size_t i = 0; i < number_; ++i) {
    const Trace& trace = *ends_[i].trace;
    for (const Index item : chain(ends_[i])) {
      const bool is_on = item < trace.items.size() ? trace.items[item].is_on : trace.conflict.is_on;
      if (!is_on) continue;
      const Need need = item == 0 ? ends_[i].cause : trace.origins[item].need;
      if (need != kNoNeed) needs.insert(need);
    }
  }
  return needs;
}

std::uint64_t BranchEnds::identity(const Links& links) const {
  std::uint64_t hash = number_;
  for (std::size_t i = 0; i < number_; ++i) {
    const Trace& trace = *ends_[i].trace;
    hash = mix(hash, 81, 0, false);  // where a branch begins
    for (const Index index : chain(ends_[i])) {
      const Item& item = index < trace.items.size() ? trace.items[index] : trace.conflict;
      hash = mix(hash, links.cell(item.node), links.digit(item.node), item.is_on);
    }
  }
  return hash;
}

namespace {

/// Keeps, for each set of removals, the easiest forcing chain.
class AllForcing final : public ForcingSearch {
 public:
  AllForcing(const Board& board, const Links& links, const TraceKind& kind)
      : ForcingSearch(board, links, kind, true),
        slots_(static_cast<std::size_t>(links.count()) * 2, -1) {}

  void run(std::vector<ChainHint>& hints) {
    trace_all();
    look_at_all();
    for (const Found& found : found_) {
      ChainHint hint;
      hint.complexity = found.complexity;
      hint.difficulty = kind_.difficulty + added_by_length(hint.complexity);
      hint.sort_key = found.sort_key;
      hint.order = found.order;
      const int cell = links_.cell(found.node), digit = links_.digit(found.node);
      for (int other = 0; other < 9; ++other) {
        const bool is_removed =
            (board_.candidates(cell) & bit(other)) != 0 && (other == digit) != found.is_on;
        if (is_removed) hint.removals.push_back(static_cast<PlainNode>(cell * 9 + other));
      }
      hint.needs = found.ends.needs();
      hint.identity = found.ends.identity(links_);
      hints.push_back(std::move(hint));
    }
  }

 private:
  struct Found {
    int node, complexity;
    bool is_on;
    SortKey sort_key;
    int order;
    BranchEnds ends;
  };

  void consider(int node, bool is_on, SortKey sort_key, int length,
                std::span<const Branch> branches, int house) override {
    // The first of the easiest of the same result; the same removals by another result are sorted out later.
    int& slot = slots_[static_cast<std::size_t>(node * 2 + (is_on ? 1 : 0))];
    if (slot >= 0) {
      const Found& former = found_[static_cast<std::size_t>(slot)];
      if (former.complexity < length ||
          (former.complexity == length && former.sort_key <= sort_key)) {
        return;
      }
    }
    Found found = {node, length, is_on, sort_key, next_order_++, {}};
    for (const Branch branch : branches) {
      Need cause = kNoNeed;
      if (sort_key == kCell) cause = static_cast<Need>(links_.cell(branch.source));
      if (sort_key == kRegion) cause = need_of(house, links_.digit(branch.source));
      found.ends.add(trace_of(branch), node, is_on, sort_key, cause);
    }
    found.complexity += found.ends.nested_complexity();
    if (slot < 0) {
      slot = static_cast<int>(found_.size());
      found_.push_back(found);
      return;
    }
    Found& former = found_[static_cast<std::size_t>(slot)];
    if (found.complexity < former.complexity ||
        (found.complexity == former.complexity && sort_key < former.sort_key)) {
      former = found;
    }
  }

  std::vector<Found> found_;
  std::vector<int> slots_;  // of a node and whether it becomes true: an index of found_, or −1
  int next_order_ = 0;
};

constexpr TraceKind kMultiple = {false, false, 0, 8.0}, kDynamic = {true, false, 0, 8.5},
                    kDynamicNested = {true, false, 2, 9.5};
constexpr std::array<const TraceKind*, 2> kLevelThree = {nullptr, &kMultiple},
                                          kLevelFive = {&kDynamic, &kDynamicNested};

bool comes_before(const ChainHint& a, const ChainHint& b) {
  if (a.difficulty != b.difficulty) return a.difficulty < b.difficulty;
  if (a.complexity != b.complexity) return a.complexity < b.complexity;
  if (a.sort_key != b.sort_key) return a.sort_key < b.sort_key;
  return a.order < b.order;
}

}  // namespace

std::span<const TraceKind* const> nested_kinds(int level) {
  if (level == 2) return std::span(kLevelThree).first(1);
  if (level == 3) return kLevelThree;
  if (level == 4) return std::span(kLevelFive).first(1);
  return kLevelFive;
}

std::vector<ChainHint> chain_hints(const Board& board, const TraceKind* kind) {
  const auto links = std::make_unique<Links>(board);
  std::vector<ChainHint> hints;
  if (kind == nullptr) {
    add_cycles_and_chains(board, *links, hints);
  } else {
    AllForcing(board, *links, *kind).run(hints);
  }
  // Indices are sorted by insertion: they are few, and this is little code.
  std::vector<std::size_t> sorted;
  for (std::size_t i = 0; i < hints.size(); ++i) {
    std::size_t at = sorted.size();
    sorted.push_back(i);
    for (; at > 0 && comes_before(hints[i], hints[sorted[at - 1]]); --at) {
      sorted[at] = sorted[at - 1];
    }
    sorted[at] = i;
  }
  std::vector<ChainHint> different;
  for (const std::size_t i : sorted) {
    bool is_known = false;
    for (const ChainHint& other : different) {
      is_known = is_known || other.removals == hints[i].removals;
    }
    if (!is_known) different.push_back(std::move(hints[i]));
  }
  return different;
}

}  // namespace nonet::rate::se
