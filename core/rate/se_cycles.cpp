// core/rate/se_cycles.cpp: cycles and forcing chains (6.5 to 8 or so).
//
// From "a is true" follows that the weak links of a are false, and from "b is false" that its strong links are true. Two
// links in a row, a true → b false → c true, make one stride here.
//   forcing chain   a true → … → a false: remove a.   a false → … → a true: place it.
//   cycle           a true → … → a true, from a false back to a false on the same way: of any digit, every cell that
//                   sees both a true and a false node loses it.
// There are three searches: links of one digit (X), links in cells with two candidates (Y; cycles only), and all (XY).
// Sudoku Explainer runs each from each candidate, and applies the easiest result; of equally easy ones the shortest; of
// equally short ones the first.
//
// What makes this fast: length alone decides, and a chain's result does not depend on its way. So all sources advance
// together: reach[k] of a source is the set of candidates that become true within k strides, and it is the union of
// reach[k − 1] of its strides. The search ends with the first k that gives something. Only cycles need the very paths,
// since these say what is removed; a tree is made for those sources whose sets say that a cycle of that length exists.
#include <memory>
#include <vector>

#include "core/rate/se_bit_rows.h"
#include "core/rate/se_chain_modes.h"
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

namespace {

struct Stride {
  Node between, to;
};

/// The best result of all searches so far.
struct Best {
  Step step;
  double difficulty = 100;
  int complexity = 0, sort_key = 0;

  bool is_beaten_by(double other, int other_complexity, int other_sort_key) const {
    if (other != difficulty) return other < difficulty;
    if (other_complexity != complexity) return other_complexity < complexity;
    return other_sort_key < sort_key;
  }
};

/// The search of one mode.
class CycleSearch {
 public:
  CycleSearch(const Board& board, const Links& links, const ChainMode& mode, Best& best)
      : board_(board), links_(links), mode_(mode), best_(best) {}
  void run();

 private:
  std::span<const Stride> strides(int node) const {
    const std::size_t start = stride_start_[static_cast<std::size_t>(node)];
    return {strides_.data() + start, stride_start_[static_cast<std::size_t>(node) + 1] - start};
  }

  void find_strides();
  bool advance();
  void try_chains(int source, int complexity);
  void try_cycles(int source, int complexity);
  bool reaches_cycle(int source) const;
  bool grow_tree(int source, int levels);
  bool try_cycle(int source, Node last_off, int last_on, int complexity);
  void keep(Rated rated, int complexity);

  const Board& board_;
  const Links& links_;
  const ChainMode& mode_;
  const ModeLinks mode_links_{links_, mode_};
  Best& best_;
  std::vector<Stride> strides_;
  std::vector<std::size_t> stride_start_;
  BitRows weak_;       // of a node
  BitRows returning_;  // of a source: the nodes whose weak links have a strong link to it
  BitRows reach_, former_, next_;

  // The tree of one source: true nodes in the order in which they are found.
  struct Leaf {
    Node on, off;  // `off` is between the parent and `on`
    int parent;
  };
  std::vector<Leaf> tree_;
  std::array<int, 64> level_start_{};
  Step step_;
};

void CycleSearch::find_strides() {
  const int nodes = links_.count();
  weak_.reset(nodes);
  returning_.reset(nodes);
  reach_.reset(nodes);
  next_.reset(nodes);
  former_.reset(nodes);
  stride_start_.clear();
  BitRows& known = next_;
  for (int node = 0; node < nodes; ++node) {
    stride_start_.push_back(strides_.size());
    known.insert(node, node);
    reach_.insert(node, node);
    for (const Node between : mode_links_.weak(node)) {
      weak_.insert(node, between);
      for (const Node to : mode_links_.strong(between)) {
        returning_.insert(to, node);
        if (known.contains(node, to)) continue;
        known.insert(node, to);
        strides_.push_back({between, to});
      }
    }
  }
  stride_start_.push_back(strides_.size());
}

/// One more stride for all sources; false if nothing is new.
bool CycleSearch::advance() {
  const std::size_t words = reach_.words();
  bool is_new = false;
  for (int node = 0; node < links_.count(); ++node) {
    const Word* old = reach_.row(node);
    Word* now = next_.row(node);
    for (std::size_t i = 0; i < words; ++i) now[i] = old[i];
    for (const Stride stride : strides(node)) {
      const Word* other = reach_.row(stride.to);
      for (std::size_t i = 0; i < words; ++i) now[i] |= other[i];
    }
    Word changed = 0;
    for (std::size_t i = 0; i < words; ++i) changed |= now[i] ^ old[i];
    is_new = is_new || changed != 0;
  }
  former_.swap(reach_);
  reach_.swap(next_);
  return is_new;
}

void CycleSearch::run() {
  if (!best_.is_beaten_by(mode_.cycles, 4, mode_.sort_key)) return;
  find_strides();
  // reach_ is that of (complexity − 2) / 2 strides.
  for (int complexity = 4; advance(); complexity += 2) {
    const double added = added_by_length(complexity);
    const bool cycles_count = best_.is_beaten_by(mode_.cycles + added, complexity, mode_.sort_key);
    if (!cycles_count && !best_.is_beaten_by(mode_.chains + added, complexity, mode_.sort_key)) {
      return;
    }
    for (int source = 0; source < links_.count(); ++source) {
      if (!mode_links_.may_start(source)) continue;
      if (best_.is_beaten_by(mode_.cycles + added, complexity, mode_.sort_key)) {
        try_cycles(source, complexity);
      }
      if (mode_.chains > 0 &&
          best_.is_beaten_by(mode_.chains + added, complexity, mode_.sort_key)) {
        try_chains(source, complexity);
      }
    }
  }
}

void CycleSearch::keep(Rated rated, int complexity) {
  step_.rated = rated;
  best_.step = step_;
  best_.difficulty = rated.difficulty;
  best_.complexity = complexity;
  best_.sort_key = mode_.sort_key;
}

void CycleSearch::try_chains(int source, int complexity) {
  const int cell = links_.cell(source), digit = links_.digit(source);
  bool becomes_true = false;
  if (!reach_.meets(source, weak_)) {
    for (const Node to : mode_links_.strong(source)) {
      becomes_true = becomes_true || reach_.contains(to, source);
    }
    if (!becomes_true) return;
  }
  step_.start({});
  if (becomes_true) {
    step_.cell = cell;
    step_.digit = digit;
  } else {
    step_.remove(cell, bit(digit));
  }
  keep({SeTechnique::kForcingChain, mode_.chains + added_by_length(complexity)}, complexity);
}

/// Whether a node that is new with the last stride but one closes a cycle. (former_ has one stride less than reach_.)
bool CycleSearch::reaches_cycle(int source) const {
  const Word* now = reach_.row(source);
  const Word* before = former_.row(source);
  const Word* closing = returning_.row(source);
  for (std::size_t i = 0; i < reach_.words(); ++i) {
    if ((now[i] & ~before[i] & closing[i]) != 0) return true;
  }
  return false;
}

/// Makes the tree of the source up to that level; the source is level 0. False if there is no such level.
bool CycleSearch::grow_tree(int source, int levels) {
  std::array<Word, (kMaxNodes + 63) / 64> seen{};
  seen[static_cast<std::size_t>(source >> 6)] |= Word{1} << (source & 63);
  tree_.clear();
  tree_.push_back({static_cast<Node>(source), 0, -1});
  int done = 0;
  for (int level = 1; level <= levels; ++level) {
    const int end = static_cast<int>(tree_.size());
    level_start_[static_cast<std::size_t>(level)] = end;
    for (; done < end; ++done) {
      for (const Stride stride : strides(tree_[static_cast<std::size_t>(done)].on)) {
        Word& word = seen[static_cast<std::size_t>(stride.to >> 6)];
        const Word one = Word{1} << (stride.to & 63);
        if ((word & one) != 0) continue;
        word |= one;
        tree_.push_back({stride.to, stride.between, done});
      }
    }
    if (end == static_cast<int>(tree_.size())) return false;
  }
  return true;
}

void CycleSearch::try_cycles(int source, int complexity) {
  if (!reaches_cycle(source)) return;
  const int level = (complexity - 2) / 2;
  if (level >= static_cast<int>(level_start_.size()) || !grow_tree(source, level)) return;
  const Word* closing = returning_.row(source);
  for (auto i = static_cast<std::size_t>(level_start_[static_cast<std::size_t>(level)]);
       i < tree_.size(); ++i) {
    const int on = tree_[i].on;
    if ((closing[on >> 6] >> (on & 63) & 1) == 0) continue;
    for (const Node off : mode_links_.weak(on)) {
      bool closes = false;
      for (const Node to : mode_links_.strong(off)) closes = closes || to == source;
      if (closes && try_cycle(source, off, static_cast<int>(i), complexity)) return;
    }
  }
}

/// Keeps the cycle source … last_on, last_off, source if it removes something.
bool CycleSearch::try_cycle(int source, Node last_off, int last_on, int complexity) {
  std::array<Cells, 9> seen_by_on{}, seen_by_off{};
  Cells on_cycle;
  Mask digits = 0;
  const auto see = [&](std::array<Cells, 9>& seen, int node) {
    const int cell = links_.cell(node);
    const auto digit = static_cast<std::size_t>(links_.digit(node));
    on_cycle.insert(cell);
    seen[digit] = seen[digit] | seen_by(cell);
    digits = static_cast<Mask>(digits | bit(static_cast<int>(digit)));
  };
  see(seen_by_on, source);
  see(seen_by_off, last_off);
  for (int leaf = last_on; leaf > 0; leaf = tree_[static_cast<std::size_t>(leaf)].parent) {
    const Leaf& at = tree_[static_cast<std::size_t>(leaf)];
    if (at.off == last_off) return false;
    see(seen_by_on, at.on);
    see(seen_by_off, at.off);
  }
  step_.start({});
  std::array<Mask, kCells> removed{};
  Cells victims;
  for (; digits != 0; digits = without_first(digits)) {
    const auto digit = static_cast<std::size_t>(first(digits));
    const Cells seen = (seen_by_on[digit] & seen_by_off[digit] & board_.empty_cells()) - on_cycle;
    for (Cells rest = seen; !rest.empty();) {
      const auto victim = static_cast<std::size_t>(rest.pop_first());
      removed[victim] = static_cast<Mask>(removed[victim] | bit(static_cast<int>(digit)));
    }
    victims = victims | seen;
  }
  while (!victims.empty()) {
    const int victim = victims.pop_first();
    step_.remove(victim, static_cast<Mask>(board_.candidates(victim) &
                                           removed[static_cast<std::size_t>(victim)]));
  }
  if (!step_.is_worth()) return false;
  keep({SeTechnique::kCycle, mode_.cycles + added_by_length(complexity)}, complexity);
  return true;
}

}  // namespace

bool find_cycle_or_chain(const Board& board, Sink& sink) {
  const auto links = std::make_unique<Links>(board);
  Best best;
  for (const ChainMode& mode : kChainModes) CycleSearch(board, *links, mode, best).run();
  return best.difficulty < 100 && sink.take(best.step);
}

}  // namespace nonet::rate::se
