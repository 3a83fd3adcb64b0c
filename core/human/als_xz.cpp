// ALS-XZ: two almost locked sets A and B, linked by a digit x.
//
//   A {1 4} {1 4 7}      B {4 8} {7 8}        linked by 4: A or B lacks it and holds a 7
//
// Why:    the set that lacks x holds all its other digits. So each other common digit z stands in A or in B, and a cell
//         that sees all its places in both cannot hold it.
//         Doubly linked, by x and by y: A cannot lack both, nor can B, so each lacks one of them. Then both hold all their
//         other digits, and x and y stand in one of the two each.
// Finds:  each pair once, with all its common digits; a doubly linked pair with everything that follows.
// Source: hodoku.sourceforge.net/en/tech_als.php.
// Tested by tests/core/human/als_test.cpp.
#include <array>

#include "core/human/als.h"
#include "core/human/results.h"
#include "core/human/set_links.h"

namespace nonet::human {
namespace {

/// In units of Effort.
constexpr std::uint64_t kWorkOfWord = 5, kWorkOfPair = 20;

class AlsXz {
 public:
  explicit AlsXz(Search& search)
      : search_(search), all_(almost_locked_sets(search)), links_(set_links(search)) {}

  bool run() {
    for (std::size_t a = 0; a < all_.sets.size(); ++a) {
      for (std::size_t word = a / 64; word < links_.linked.width(); ++word) {
        std::uint64_t partners = partners_of(all_.sets[a], word);
        if (word == a / 64) partners &= ~std::uint64_t{0} << (a & 63);
        if (any_bit(partners, word, [&](std::size_t b) { return look_at(a, b); })) return true;
        if (search_.spend(kWorkOfWord)) return true;
      }
    }
    return false;
  }

 private:
  /// One word of the row of sets that may remove something together with this one.
  std::uint64_t partners_of(const AlmostLockedSet& set, std::size_t word) const {
    std::uint64_t once = 0, twice = 0, found = 0;
    const std::size_t end = all_.end_of(set);
    for (std::size_t x = set.first; x < end; ++x) {
      const std::uint64_t linked = links_.linked.row(x)[word];
      twice |= once & linked;
      once |= linked;
      if (linked == 0) continue;
      for (std::size_t z = set.first; z < end; ++z) {
        if (z != x) found |= linked & links_.meets.row(z)[word];
      }
    }
    return found | twice;
  }

  bool look_at(std::size_t a, std::size_t b) {
    if (search_.spend(kWorkOfPair)) return true;
    const AlmostLockedSet &first = all_.sets[a], &second = all_.sets[b];
    if (!search_.options().sets_may_overlap && first.cells.intersects(second.cells)) return false;
    DigitSet common = first.digits & second.digits, linked;
    for (DigitSet rest = common; !rest.empty();) {
      const Digit digit = rest.pop_first();
      if (all_.are_linked(all_.of(first, digit), all_.of(second, digit))) linked.insert(digit);
    }
    const bool is_double = linked.count() == 2;
    Step step{.technique = Technique::kAlsXz};
    DigitSet removed;
    for (DigitSet rest = first.digits | second.digits; !rest.empty();) {
      const Digit digit = rest.pop_first();
      CellSet cells;
      if (common.contains(digit) && (is_double || !linked.contains(digit))) {
        cells |= all_.of(first, digit).seen & all_.of(second, digit).seen;
      }
      if (is_double && !linked.contains(digit)) {
        if (first.digits.contains(digit)) cells |= all_.of(first, digit).seen;
        if (second.digits.contains(digit)) cells |= all_.of(second, digit).seen;
      }
      if (cells.empty()) continue;
      removed.insert(digit);
      eliminate(step.eliminations, digit, cells);
    }
    if (removed.empty() || !results_.is_new(step.eliminations)) return false;
    if (search_.wants_evidence()) describe(step, {a, b}, linked, removed);
    return search_.report(std::move(step));
  }

  void describe(Step& step, std::array<std::size_t, 2> sets, DigitSet linked, DigitSet removed) {
    const Digit x = linked.first();
    if (linked.count() == 2) {
      const Digit y = (linked - DigitSet::of(x)).first();
      describe_sets(step, all_, sets, std::array<Digit, 3>{x, y, x});
      std::vector<ChainNode>& nodes = step.chains.back().nodes;
      nodes.push_back(ChainNode(nodes.front()));
      while (!removed.empty()) step.digits.push_back(removed.pop_first());
      return;
    }
    DigitSet rest = removed;
    while (!rest.empty()) step.digits.push_back(rest.pop_first());
    while (!removed.empty()) {
      const Digit z = removed.pop_first();
      describe_sets(step, all_, sets, std::array<Digit, 3>{z, x, z});
    }
  }

  Search& search_;
  const AlmostLockedSets& all_;
  const SetLinks& links_;
  DistinctResults results_;
};

}  // namespace

bool find_als_xz(Search& search) {
  return AlsXz(search).run();
}

}  // namespace nonet::human
