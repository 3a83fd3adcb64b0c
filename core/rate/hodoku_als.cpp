#include "core/rate/hodoku_als.h"

#include <algorithm>

#include "core/human/almost_locked_sets.h"
#include "core/rate/hodoku_weight.h"

namespace nonet::rate {
namespace {

using human::AlmostLockedDigit;
using human::AlmostLockedSet;
using human::AlmostLockedSets;
using human::Candidate;
using human::CellSet;
using human::Step;
using human::Technique;

/// Two linked sets, by their places in the list, and the one or two digits that link them.
struct Pair {
  int first = 0, second = 0;
  DigitSet links;
};

/// Which digits of a link the chain runs through.
enum Way : std::uint8_t { kByLow, kByHigh, kByBoth };

class Sets {
 public:
  explicit Sets(human::Search& search) : all_(human::almost_locked_sets(search)) {
    for (const AlmostLockedSet& set : all_.sets) list_.push_back(&set);
    // Small sets come first in `all`; here house by house, and in a house by their cells.
    std::sort(list_.begin(), list_.end(), [](const AlmostLockedSet* a, const AlmostLockedSet* b) {
      if (a->house != b->house) return a->house < b->house;
      return comes_before(a->cells, b->cells);
    });
    for (std::size_t a = 0; a < list_.size(); ++a) {
      starts_.push_back(pairs_.size());
      for (std::size_t b = a + 1; b < list_.size(); ++b) add_pair(a, b);
    }
    starts_.push_back(pairs_.size());
  }

  std::optional<Step> pair() const;
  std::optional<Step> wing() const;
  std::optional<Step> chain(human::Search& search) const;

 private:
  /// As words of their cells: the first cell that differs decides, and a set that lacks it comes first if it ends there.
  static bool comes_before(CellSet a, CellSet b) {
    while (!a.empty() && !b.empty()) {
      const Cell in_a = a.pop_first(), in_b = b.pop_first();
      if (in_a != in_b) return in_a < in_b;
    }
    return a.empty() && !b.empty();
  }

  const AlmostLockedSet& at(int index) const { return *list_[static_cast<std::size_t>(index)]; }

  void add_pair(std::size_t a, std::size_t b) {
    const AlmostLockedSet &first = *list_[a], &second = *list_[b];
    const DigitSet common = first.digits & second.digits;
    if (common.empty() || first.cells.intersects(second.cells)) return;
    Pair pair{static_cast<int>(a), static_cast<int>(b), {}};
    for (DigitSet rest = common; !rest.empty();) {
      const Digit digit = rest.pop_first();
      if (all_.are_linked(all_.of(first, digit), all_.of(second, digit))) pair.links.insert(digit);
    }
    if (!pair.links.empty()) pairs_.push_back(pair);
  }

  /// Removes the common digits of two ends, other than these, from what sees all their places in both.
  void eliminate(const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet links,
                 Step& step) const {
    for (DigitSet rest = (a.digits & b.digits) - links; !rest.empty();) {
      const Digit digit = rest.pop_first();
      add(digit, all_.of(a, digit).seen & all_.of(b, digit).seen, step);
    }
  }

  /// A set that is linked to another by two digits holds all its others.
  void eliminate_held(const AlmostLockedSet& set, const AlmostLockedSet& other, DigitSet links,
                      Step& step) const {
    for (DigitSet rest = set.digits - links; !rest.empty();) {
      const Digit digit = rest.pop_first();
      add(digit, all_.of(set, digit).seen - other.cells, step);
    }
  }

  static void add(Digit digit, const CellSet& cells, Step& step) {
    for (const Cell cell : cells) {
      const Candidate candidate{cell, digit};
      const auto end = step.eliminations.end();
      if (std::find(step.eliminations.begin(), end, candidate) == end) {
        step.eliminations.push_back(candidate);
      }
    }
  }

  static DigitSet taken(const Pair& pair, Way way) {
    DigitSet links = pair.links;
    const DigitSet low = DigitSet::of(links.pop_first());
    return way == kByLow ? low : way == kByHigh ? links : pair.links;
  }
  static std::optional<Way> way_after(const Pair& before, Way way, const Pair& next);
  void follow(int start, const Pair& first, Way way, std::optional<Step>& best) const;

  const AlmostLockedSets& all_;
  std::vector<const AlmostLockedSet*> list_;
  std::vector<Pair> pairs_;
  std::vector<std::size_t> starts_;  // where the pairs of each first set begin
};

std::optional<Step> Sets::pair() const {
  for (const Pair& pair : pairs_) {
    const AlmostLockedSet &a = at(pair.first), &b = at(pair.second);
    Step step{.technique = Technique::kAlsXz};
    DigitSet links = pair.links;
    const DigitSet low = DigitSet::of(links.pop_first());
    eliminate(a, b, low, step);
    if (!links.empty()) {
      eliminate(a, b, links, step);
      eliminate_held(a, b, pair.links, step);
      eliminate_held(b, a, pair.links, step);
    }
    if (!step.eliminations.empty()) return step;
  }
  return std::nullopt;
}

std::optional<Step> Sets::wing() const {
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const Pair& one = pairs_[i];
    for (std::size_t j = i + 1; j < pairs_.size(); ++j) {
      const Pair& two = pairs_[j];
      // Later pairs start with later sets, so that they may share only the second set of this one.
      int a = 0, b = 0;
      if (one.first == two.first) {
        a = one.second, b = two.second;
      } else if (one.second == two.first) {
        a = one.first, b = two.second;
      } else if (one.second == two.second) {
        a = one.first, b = two.first;
      } else {
        if (two.first > one.second) break;
        continue;
      }
      if (one.links.single() && one.links == two.links) continue;
      if (at(a).cells.intersects(at(b).cells)) continue;
      Step step{.technique = Technique::kAlsXyWing};
      eliminate(at(a), at(b), one.links | two.links, step);
      if (!step.eliminations.empty()) return step;
    }
  }
  return std::nullopt;
}

/// How a chain goes on through the next link: not by the digit that it came by.
std::optional<Way> Sets::way_after(const Pair& before, Way way, const Pair& next) {
  const Digit came_by = taken(before, way).first();
  DigitSet links = next.links;
  const Digit low = links.pop_first();
  if (links.empty()) return low == came_by ? std::nullopt : std::optional<Way>(kByLow);
  if (links.first() == came_by) return kByLow;
  return low == came_by ? kByHigh : kByBoth;
}

/// Every chain that begins with this pair. Only the ends count, so each way into a set is followed once; from the third
/// link on chains have four sets and may remove something.
void Sets::follow(int start, const Pair& first, Way first_way, std::optional<Step>& best) const {
  struct State {
    const Pair* pair;
    Way way;
    int links;
  };
  std::vector<State> states{{&first, first_way, 1}};
  // By pair: the ways that were met, a bit each, for one, two, and more links.
  std::vector<std::uint16_t> met(pairs_.size(), 0);
  for (std::size_t done = 0; done < states.size(); ++done) {
    const State state = states[done];
    const std::size_t last = static_cast<std::size_t>(state.pair->second);
    for (std::size_t i = starts_[last]; i < starts_[last + 1]; ++i) {
      const std::optional<Way> way = way_after(*state.pair, state.way, pairs_[i]);
      if (!way) continue;
      const int links = std::min(state.links + 1, 3);
      const unsigned bit = 1u << (links * 3 + *way);
      if ((met[i] & bit) != 0) continue;
      met[i] |= static_cast<std::uint16_t>(bit);
      states.push_back({&pairs_[i], *way, links});
      if (links < 3) continue;
      Step step{.technique = Technique::kAlsChain};
      eliminate(at(start), at(pairs_[i].second), taken(first, first_way) | taken(pairs_[i], *way),
                step);
      if (!step.eliminations.empty() && (!best || is_better(step, *best))) best = std::move(step);
    }
  }
}

std::optional<Step> Sets::chain(human::Search& search) const {
  std::optional<Step> best;
  for (const Pair& pair : pairs_) {
    if (search.is_cancelled()) break;
    follow(pair.first, pair, kByLow, best);
    if (!pair.links.single()) follow(pair.first, pair, kByHigh, best);
  }
  return best;
}

}  // namespace

std::optional<Step> hodoku_als_step(human::Search& search, Technique technique) {
  const Sets sets(search);
  if (technique == Technique::kAlsXz) return sets.pair();
  if (technique == Technique::kAlsXyWing) return sets.wing();
  return sets.chain(search);
}

}  // namespace nonet::rate
