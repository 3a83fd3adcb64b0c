// core/rate/se_nested_cycles.cpp: all cycles and forcing chains on a board, with their ways, for se_nested.h.
//
// se_cycles.cpp finds the easiest one only, and does without most ways. Here every one counts, and its way says which
// missing candidates it needs. So this is the search as Sudoku Explainer does it: breadth first, from each candidate.
#include "core/rate/se_nested.h"

#include "core/rate/se_chain_modes.h"

namespace nonet::rate::se {

namespace {

class AllCycles {
 public:
  AllCycles(const Board& board, const Links& links, const ChainMode& mode,
            std::vector<ChainHint>& hints)
      : board_(board), links_(links), mode_(mode), hints_(hints) {}
  void run();

 private:
  /// A true node, and the false one from which it follows; the first leaves of a tree that starts with a false node have
  /// no parent, but `off`.
  struct Leaf {
    Node on, off;
    int parent;
  };
  struct Visit {
    Node node;
    bool is_on;
  };

  /// Grows the tree from its first leaves and calls `on_weak(leaf, off)` for each weak link of a leaf.
  template <class OnWeak>
  void grow(OnWeak on_weak);
  void find_cycles(int source);
  void find_chain_to_false(int source);
  void find_chain_to_true(int source);
  void add_cycle(int source, Node last_off, int last_leaf);
  void add_chain(int source, bool is_on, std::vector<Visit> way);
  /// The nodes from a leaf back to the source.
  std::vector<Visit> way_back(int leaf) const;
  Need need_of_link(int from, int to, bool is_strong) const;
  void need(Needs& needs, Need what) const {
    if (what != kNoNeed) needs.insert(what);
  }

  const Board& board_;
  const Links& links_;
  const ChainMode& mode_;
  const ModeLinks mode_links_{links_, mode_};
  std::vector<ChainHint>& hints_;
  std::vector<Leaf> tree_;
  std::vector<std::uint8_t> known_;
};

template <class OnWeak>
void AllCycles::grow(OnWeak on_weak) {
  known_.assign(static_cast<std::size_t>(links_.count()), 0);
  for (const Leaf& leaf : tree_) known_[leaf.on] = 1;
  for (int at = 0; at < static_cast<int>(tree_.size()); ++at) {
    for (const Node off : mode_links_.weak(tree_[static_cast<std::size_t>(at)].on)) {
      on_weak(at, off);
      for (const Node on : mode_links_.strong(off)) {
        if (known_[on] != 0) continue;
        known_[on] = 1;
        tree_.push_back({on, off, at});
      }
    }
  }
}

std::vector<AllCycles::Visit> AllCycles::way_back(int leaf) const {
  std::vector<Visit> way;
  for (; leaf >= 0; leaf = tree_[static_cast<std::size_t>(leaf)].parent) {
    const Leaf& at = tree_[static_cast<std::size_t>(leaf)];
    way.push_back({at.on, true});
    if (at.off != kNone) way.push_back({at.off, false});
  }
  return way;
}

/// What makes the link: the cell, or the first house (for a strong link, the first with two places).
Need AllCycles::need_of_link(int from, int to, bool is_strong) const {
  const int cell = links_.cell(from), digit = links_.digit(from);
  if (links_.cell(to) == cell) return static_cast<Need>(cell);
  for (int kind = 0; kind < 3; ++kind) {
    const int house = house_of(cell, kind);
    if (house != house_of(links_.cell(to), kind)) continue;
    if (!is_strong || count(board_.places(house, digit)) == 2) return need_of(house, digit);
  }
  return kNoNeed;
}

void AllCycles::add_cycle(int source, Node last_off, int last_leaf) {
  // From the source, as the end, back to itself.
  std::vector<Visit> way = {{static_cast<Node>(source), true}, {last_off, false}};
  for (const Visit visit : way_back(last_leaf)) {
    if (!visit.is_on && visit.node == last_off) return;
    way.push_back(visit);
  }
  std::array<std::array<Cells, 9>, 2> seen{};
  Cells on_cycle;
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    const int cell = links_.cell(way[i].node);
    auto& of_digit =
        seen[way[i].is_on ? 1 : 0][static_cast<std::size_t>(links_.digit(way[i].node))];
    of_digit = of_digit | seen_by(cell);
    on_cycle.insert(cell);
  }
  ChainHint hint;
  for (Cells cells = board_.empty_cells() - on_cycle; !cells.empty();) {
    const int cell = cells.pop_first();
    for (Mask digits = board_.candidates(cell); digits != 0; digits = without_first(digits)) {
      const auto digit = static_cast<std::size_t>(first(digits));
      if (seen[0][digit].contains(cell) && seen[1][digit].contains(cell)) {
        hint.removals.push_back(static_cast<PlainNode>(cell * 9 + first(digits)));
      }
    }
  }
  if (hint.removals.empty()) return;
  hint.complexity = static_cast<int>(way.size()) - 1;
  hint.difficulty = mode_.cycles + added_by_length(hint.complexity);
  hint.sort_key = mode_.sort_key;
  hint.order = static_cast<int>(hints_.size());
  // Both directions need their links: the strong ones forwards, the weak ones backwards.
  hint.identity = 1;
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    const bool is_strong = way[i].is_on;
    need(hint.needs, need_of_link(way[i + 1].node, way[i].node, is_strong));
    hint.identity =
        mix(hint.identity, links_.cell(way[i].node), links_.digit(way[i].node), way[i].is_on);
  }
  hints_.push_back(std::move(hint));
}

void AllCycles::find_cycles(int source) {
  if (!mode_links_.may_start(source)) return;
  tree_.assign(1, {static_cast<Node>(source), kNone, -1});
  grow([&](int leaf, Node off) {
    if (leaf == 0) return;  // at least four nodes
    for (const Node on : mode_links_.strong(off)) {
      if (on == source) add_cycle(source, off, leaf);
    }
  });
}

void AllCycles::add_chain(int source, bool is_on, std::vector<Visit> way) {
  ChainHint hint;
  const int cell = links_.cell(source), digit = links_.digit(source);
  for (int other = 0; other < 9; ++other) {
    if ((board_.candidates(cell) & bit(other)) != 0 && (other == digit) != is_on) {
      hint.removals.push_back(static_cast<PlainNode>(cell * 9 + other));
    }
  }
  hint.complexity = static_cast<int>(way.size());
  hint.difficulty = mode_.chains + added_by_length(hint.complexity);
  hint.sort_key = mode_.sort_key;
  hint.order = static_cast<int>(hints_.size());
  hint.identity = 2;
  for (std::size_t i = 0; i < way.size(); ++i) {
    if (way[i].is_on && i + 1 < way.size()) {
      need(hint.needs, need_of_link(way[i + 1].node, way[i].node, true));
    }
    hint.identity =
        mix(hint.identity, links_.cell(way[i].node), links_.digit(way[i].node), way[i].is_on);
  }
  hints_.push_back(std::move(hint));
}

void AllCycles::find_chain_to_false(int source) {
  tree_.assign(1, {static_cast<Node>(source), kNone, -1});
  int last_leaf = -1;
  grow([&](int leaf, Node off) {
    if (off == source && last_leaf < 0) last_leaf = leaf;
  });
  if (last_leaf < 0) return;
  std::vector<Visit> way = {{static_cast<Node>(source), false}};
  for (const Visit visit : way_back(last_leaf)) way.push_back(visit);
  add_chain(source, false, std::move(way));
}

void AllCycles::find_chain_to_true(int source) {
  tree_.clear();
  for (const Node on : mode_links_.strong(source))
    tree_.push_back({on, static_cast<Node>(source), -1});
  int last_leaf = -1;
  Node last_off = kNone;
  grow([&](int leaf, Node off) {
    if (last_leaf >= 0) return;
    for (const Node on : mode_links_.strong(off)) {
      if (on == source) {
        last_leaf = leaf;
        last_off = off;
      }
    }
  });
  if (last_leaf < 0) return;
  std::vector<Visit> way = {{static_cast<Node>(source), true}, {last_off, false}};
  for (const Visit visit : way_back(last_leaf)) way.push_back(visit);
  add_chain(source, true, std::move(way));
}

void AllCycles::run() {
  for (int source = 0; source < links_.count(); ++source) {
    if (count(board_.candidates(links_.cell(source))) < 2) continue;
    find_cycles(source);
    if (mode_.chains == 0) continue;
    find_chain_to_false(source);
    find_chain_to_true(source);
  }
}

}  // namespace

void add_cycles_and_chains(const Board& board, const Links& links, std::vector<ChainHint>& hints) {
  for (const ChainMode& mode : kChainModes) AllCycles(board, links, mode, hints).run();
}

}  // namespace nonet::rate::se
