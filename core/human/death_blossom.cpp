// Death blossom: a stem cell, and for each of its digits an almost locked set (a petal) that would lose it to the stem.
//
//   stem {1 2 3}     petals {1 5} {5 2 8} {8 3 …}: each has its digit of the stem, where the stem sees it, and a 5
//
// Why:    if a cell that sees the 5s of all petals held 5, each petal would hold all its other digits, and the stem would
//         have none left.
// Finds:  for each stem and each candidate that falls every choice of petals, small ones first, with all that they remove.
// Misses: stems that hold the common digit themselves, and results of als-xz and als-xy-wing.
// Source: hodoku.sourceforge.net/en/tech_als.php.
// Tested by tests/core/human/als_test.cpp.
#include <array>

#include "core/human/als.h"
#include "core/human/results.h"
#include "core/human/set_links.h"

namespace nonet::human {
namespace {

/// How many choices of petals are looked at for one stem and one target.
constexpr int kMostWays = 1000;
/// In units of Effort.
constexpr std::uint64_t kWorkOfTarget = 500, kWorkOfWay = 20;

class DeathBlossom {
 public:
  explicit DeathBlossom(Search& search)
      : search_(search),
        all_(almost_locked_sets(search)),
        links_(set_links(search)),
        cell_count_(static_cast<std::size_t>(search.layout().cell_count())) {}

  bool run() {
    const Board& board = search_.board();
    for (int number = 1; number <= board.size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      for (const Cell target : board.places(digit)) {
        if (search_.spend(kWorkOfTarget)) return true;
        for (const Cell stem : stems_of({target, digit})) {
          ways_ = 0;
          if (choose_petals(stem, {target, digit}, board.candidates(stem), 0)) return true;
        }
      }
    }
    return false;
  }

 private:
  const std::uint64_t* emptied(Digit digit, Cell cell) const {
    return links_.emptied.row(digit * cell_count_ + cell);
  }

  /// The cells that would lose all digits to sets if the target were true.
  CellSet stems_of(Candidate target) const {
    const Board& board = search_.board();
    std::array<CellSet, kLargestSize + 1> taken;  // by digit: where some set would remove it
    const std::uint64_t* sets = emptied(target.digit, target.cell);
    bool any = false;
    for (std::size_t i = 0; i < links_.emptied.width(); ++i) {
      any = any || sets[i] != 0;
      each_bit(sets[i], i, [&](std::size_t set) {
        for (const AlmostLockedDigit& one : all_.digits_of(all_.sets[set])) {
          taken[one.digit] |= one.seen;
        }
      });
    }
    if (!any) return CellSet();
    CellSet stems = board.open() - board.places(target.digit);
    for (int digit = 1; digit <= board.size(); ++digit) {
      if (digit == target.digit) continue;
      stems -= board.places(static_cast<Digit>(digit)) - taken[static_cast<std::size_t>(digit)];
    }
    return stems;
  }

  /// Chooses petals for these digits of the stem after the `count` chosen ones, in every way, and reports them. Returns
  /// true to end the search.
  bool choose_petals(Cell stem, Candidate target, DigitSet digits, std::size_t count) {
    petal_count_ = count;
    if (digits.empty()) return report(stem);
    const Digit digit = digits.pop_first();
    const std::uint64_t *by_digit = emptied(digit, stem),
                        *by_target = emptied(target.digit, target.cell);
    if (search_.spend(links_.emptied.width())) return true;
    for (std::size_t i = 0; i < links_.emptied.width(); ++i) {
      const bool ends = any_bit(by_digit[i] & by_target[i], i, [&](std::size_t set) {
        if (ways_ >= kMostWays) return false;
        if (!search_.options().sets_may_overlap) {
          for (std::size_t other = 0; other < count; ++other) {
            if (all_.sets[petals_[other]].cells.intersects(all_.sets[set].cells)) return false;
          }
        }
        petals_[count] = set;
        return choose_petals(stem, target, digits, count + 1);
      });
      if (ends) return true;
    }
    return false;
  }

  bool report(Cell stem) {
    ++ways_;
    if (search_.spend(kWorkOfWay)) return true;
    Step step{.technique = Technique::kDeathBlossom};
    const DigitSet stem_digits = search_.board().candidates(stem);
    DigitSet common = search_.board().missing(all_.sets[petals_[0]].house) - stem_digits;
    for (std::size_t i = 0; i < petal_count_; ++i) common &= all_.sets[petals_[i]].digits;
    while (!common.empty()) {
      const Digit digit = common.pop_first();
      CellSet cells = search_.board().places(digit);
      for (std::size_t i = 0; i < petal_count_; ++i) {
        cells &= all_.of(all_.sets[petals_[i]], digit).seen;
      }
      if (cells.empty()) continue;
      step.digits.push_back(digit);
      eliminate(step.eliminations, digit, cells);
    }
    if (!knows_shorter_) {
      add_results(search_, find_als_xz, results_);
      add_results(search_, find_als_xy_wing, results_);
      knows_shorter_ = true;
    }
    if (!results_.is_new(step.eliminations)) return false;
    if (search_.wants_evidence()) describe(step, stem);
    return search_.report(std::move(step));
  }

  void describe(Step& step, Cell stem) const {
    DigitSet digits = search_.board().candidates(stem);
    step.cells.push_back({CellSet::of(stem), digits, CellsRole::kPivot});
    for (std::size_t i = 0; i < petal_count_; ++i) {
      const Digit digit = digits.pop_first();
      const std::array<std::size_t, 1> petal{petals_[i]};
      for (const Digit common : std::vector<Digit>(step.digits)) {
        describe_sets(step, all_, petal, std::array<Digit, 2>{common, digit});
        step.chains.back().nodes.push_back({digit, false, CellSet::of(stem), -1, {}});
      }
      step.marks.push_back({{stem, digit}, MarkRole::kOff, 0});
    }
  }

  Search& search_;
  const AlmostLockedSets& all_;
  const SetLinks& links_;
  std::size_t cell_count_;
  std::array<std::size_t, kLargestSize> petals_{};  // one for each digit of the stem, rising
  std::size_t petal_count_ = 0;
  int ways_ = 0;
  bool knows_shorter_ = false;
  DistinctResults results_;
};

}  // namespace

bool find_death_blossom(Search& search) {
  return DeathBlossom(search).run();
}

}  // namespace nonet::human
