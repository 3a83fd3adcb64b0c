#include "core/human/remote_pair.h"

#include <array>

#include "core/human/colouring.h"

namespace nonet::human {
namespace {

/// Cells with the same two candidates that hang together, in two colours that alternate.
struct PairSet {
  std::array<CellSet, 2> colours;
  CellSet all() const { return colours[0] | colours[1]; }
};

PairSet set_from(const Layout& layout, const CellSet& alike, Cell start) {
  PairSet set;
  CellSet added = CellSet::of(start);
  for (std::size_t colour = 0; !added.empty(); colour = 1 - colour) {
    set.colours[colour] |= added;
    added = (seen_by_any(layout, added) & alike) - set.colours[1 - colour];
  }
  return set;
}

/// The shortest way within the set between two cells of different colours that the loser sees; not of two cells alone,
/// unless there is no other.
Chain path_for(const Layout& layout, const PairSet& set, Cell loser, Digit digit) {
  const CellSet ends = set.colours[1] & layout.peers(loser);
  std::vector<CellSet> best;
  for (const Cell start : set.colours[0] & layout.peers(loser)) {
    std::vector<CellSet> layers = {CellSet::of(start)};
    CellSet rest = set.all() - layers[0];
    while (!layers.back().empty() && (layers.size() % 2 != 0 || !layers.back().intersects(ends))) {
      layers.push_back(seen_by_any(layout, layers.back()) & rest);
      rest -= layers.back();
    }
    const bool is_better =
        best.empty() || (layers.size() < best.size() && layers.size() > 2) || best.size() == 2;
    if (!layers.back().empty() && is_better) best.swap(layers);
  }
  // Back from an end, one cell of each layer.
  Chain chain;
  CellSet wanted = ends;
  for (std::size_t i = best.size(); i-- > 0;) {
    const Cell cell = (best[i] & wanted).first();
    wanted = layout.peers(cell);
    chain.nodes.insert(chain.nodes.begin(),
                       {.digit = digit, .on = i % 2 != 0, .cells = CellSet::of(cell), .also = {}});
  }
  return chain;
}

bool is_same(const Chain& a, const Chain& b) {
  if (a.nodes.size() != b.nodes.size()) return false;
  for (std::size_t i = 0; i < a.nodes.size(); ++i) {
    if (a.nodes[i].cells != b.nodes[i].cells) return false;
  }
  return true;
}

void write_evidence(Step& step, const Layout& layout, const PairSet& set, DigitSet digits) {
  const Digit low = digits.pop_first();
  const Digit high = digits.first();
  step.digits = {low, high};
  for (const Cell cell : set.all()) {
    const bool is_on = set.colours[0].contains(cell);
    step.marks.push_back({{cell, low}, is_on ? MarkRole::kOn : MarkRole::kOff});
    step.marks.push_back({{cell, high}, is_on ? MarkRole::kOff : MarkRole::kOn});
  }
  for (const Candidate loser : step.eliminations) {
    Chain chain = path_for(layout, set, loser.cell, low);
    bool is_known = false;
    for (const Chain& known : step.chains) is_known |= is_same(known, chain);
    if (!is_known) step.chains.push_back(std::move(chain));
  }
}

bool try_set(Search& search, const PairSet& set, DigitSet digits) {
  const Board& board = search.board();
  const Layout& layout = search.layout();
  if (set.all().count() < 4) return false;
  // Equal colours that see each other: no solution has these cells.
  if (set.colours[0].intersects(set.colours[1])) return false;
  const CellSet seen =
      (seen_by_any(layout, set.colours[0]) & seen_by_any(layout, set.colours[1])) - set.all();
  CellSet losers;
  for (DigitSet rest = digits; !rest.empty();) losers |= board.places(rest.pop_first()) & seen;
  if (losers.empty()) return false;
  CellSet by_naked_pairs;
  for (const Cell cell : set.colours[0]) {
    for (const Cell other : set.colours[1] & layout.peers(cell)) {
      by_naked_pairs |= layout.peers(cell) & layout.peers(other);
    }
  }
  if (by_naked_pairs.contains_all(losers)) return false;
  Step step;
  step.technique = Technique::kRemotePair;
  for (DigitSet rest = digits; !rest.empty();) {
    const Digit digit = rest.pop_first();
    for (const Cell cell : board.places(digit) & losers) step.eliminations.push_back({cell, digit});
  }
  if (search.wants_evidence()) write_evidence(step, layout, set, digits);
  return search.report(std::move(step));
}

}  // namespace

bool find_remote_pairs(Search& search) {
  const Board& board = search.board();
  CellSet pairs;
  for (const Cell cell : board.open()) {
    const std::uint64_t digits = board.candidates(cell).bits();
    const std::uint64_t rest = digits & (digits - 1);
    if (rest != 0 && (rest & (rest - 1)) == 0) pairs.insert(cell);
  }
  while (!pairs.empty()) {
    const Cell start = pairs.first();
    const DigitSet digits = board.candidates(start);
    CellSet alike;
    for (const Cell cell : pairs) {
      if (board.candidates(cell) == digits) alike.insert(cell);
    }
    pairs -= alike;
    while (alike.count() >= 4) {
      const PairSet set = set_from(search.layout(), alike, alike.first());
      if (try_set(search, set, digits)) return true;
      alike -= set.all();
    }
  }
  return false;
}

}  // namespace nonet::human
