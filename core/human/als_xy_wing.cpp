// ALS-XY-Wing: three almost locked sets, the middle one linked to the others by different digits.
//
//   A {1 z} –1– C {1 2} –2– B {2 5} {5 z}      the sets may be larger, as in als-xz
//
// Why:    C lacks at most one of x and y. If it holds x, A lacks it and holds z; if it holds y, B lacks that and holds z.
// Finds:  each pair of ends once for each two links, with all their common digits.
// Misses: the same result with only two of the sets; that is als-xz, which stands before.
// Source: hodoku.sourceforge.net/en/tech_als.php.
// Tested by tests/core/human/als_test.cpp.
#include <array>

#include "core/human/als.h"
#include "core/human/results.h"
#include "core/human/set_links.h"

namespace nonet::human {
namespace {

/// In units of Effort.
constexpr std::uint64_t kWorkOfWing = 20;

class AlsXyWing {
 public:
  explicit AlsXyWing(Search& search)
      : search_(search), all_(almost_locked_sets(search)), links_(set_links(search)) {}

  bool run() {
    for (std::size_t middle = 0; middle < all_.sets.size(); ++middle) {
      const AlmostLockedSet& set = all_.sets[middle];
      const std::size_t end = all_.end_of(set);
      for (std::size_t x = set.first; x < end; ++x) {
        for (std::size_t y = x + 1; y < end; ++y) {
          if (look_at(middle, x, y)) return true;
        }
      }
    }
    return false;
  }

 private:
  /// All wings of one middle set and two of its digits (indices in AlmostLockedSets::digits).
  bool look_at(std::size_t middle, std::size_t x, std::size_t y) {
    const std::size_t width = links_.linked.width();
    const std::uint64_t *by_x = links_.linked.row(x), *by_y = links_.linked.row(y);
    const DigitSet links = DigitSet::of(all_.digits[x].digit) | DigitSet::of(all_.digits[y].digit);
    std::uint64_t any = 0;
    if (search_.spend(width / 4 + 1)) return true;
    for (std::size_t i = 0; i < width; ++i) any |= by_y[i];
    if (any == 0) return false;
    for (std::size_t i = 0; i < width; ++i) {
      const bool ends = any_bit(by_x[i], i, [&](std::size_t a) {
        const AlmostLockedSet& first = all_.sets[a];
        const std::size_t end = all_.end_of(first);
        if (search_.spend(width + 1)) return true;
        for (std::size_t word = 0; word < width; ++word) {
          std::uint64_t others = 0;
          if (by_y[word] == 0) continue;
          for (std::size_t z = first.first; z < end; ++z) {
            if (!links.contains(all_.digits[z].digit)) others |= links_.meets.row(z)[word];
          }
          const auto look = [&](std::size_t b) { return report({a, middle, b}, x, y); };
          if (any_bit(others & by_y[word], word, look)) return true;
        }
        return false;
      });
      if (ends) return true;
    }
    return false;
  }

  bool report(std::array<std::size_t, 3> sets, std::size_t x, std::size_t y) {
    const AlmostLockedSet &first = all_.sets[sets[0]], &middle = all_.sets[sets[1]],
                          &last = all_.sets[sets[2]];
    if (sets[0] == sets[2]) return false;
    if (search_.spend(kWorkOfWing)) return true;
    if (!search_.options().sets_may_overlap &&
        (first.cells.intersects(middle.cells) || last.cells.intersects(middle.cells) ||
         first.cells.intersects(last.cells))) {
      return false;
    }
    const Digit by_x = all_.digits[x].digit, by_y = all_.digits[y].digit;
    const DigitSet removed = common_eliminations(
        all_, first, last, DigitSet::of(by_x) | DigitSet::of(by_y), eliminations_);
    if (removed.empty()) return false;
    if (!knows_pairs_) add_results(search_, find_als_xz, results_);
    knows_pairs_ = true;
    if (!results_.is_new(eliminations_)) return false;
    Step step{.technique = Technique::kAlsXyWing, .eliminations = eliminations_};
    if (search_.wants_evidence()) {
      for (DigitSet rest = removed; !rest.empty();) step.digits.push_back(rest.pop_first());
      for (const Digit z : std::vector<Digit>(step.digits)) {
        describe_sets(step, all_, sets, std::array<Digit, 4>{z, by_x, by_y, z});
      }
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  const AlmostLockedSets& all_;
  const SetLinks& links_;
  std::vector<Candidate> eliminations_;  // of the wing under way
  bool knows_pairs_ = false;
  DistinctResults results_;
};

}  // namespace

bool find_als_xy_wing(Search& search) {
  return AlsXyWing(search).run();
}

}  // namespace nonet::human
