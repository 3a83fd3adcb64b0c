#include "core/human/wings.h"

#include "core/human/distinct_results.h"
#include "core/human/step_parts.h"

namespace nonet::human {
namespace {

class WingSearch {
 public:
  WingSearch(Search& search, Technique technique)
      : search_(search),
        board_(search.board()),
        technique_(technique),
        letters_(technique == Technique::kWxyzWing ? 3 : 2),
        may_hold_z_(technique != Technique::kXyWing),
        must_hold_z_(technique == Technique::kXyzWing) {
    for (const Cell cell : board_.open()) {
      if (board_.candidates(cell).count() == 2) pairs_.insert(cell);
    }
  }

  bool run() {
    if (pairs_.count() < letters_) return false;
    for (const Cell pivot : board_.open()) {
      const DigitSet digits = board_.candidates(pivot);
      const int count = digits.count();
      if (count == letters_ && !must_hold_z_) {
        if (try_pivot_without_z(pivot, digits)) return true;
      } else if (count == letters_ + 1 && may_hold_z_) {
        for (DigitSet left = digits; !left.empty();) {
          const Digit z = left.pop_first();
          if (try_pivot(pivot, digits - DigitSet::of(z), z, true)) return true;
        }
      }
    }
    return false;
  }

 private:
  bool try_pivot_without_z(Cell pivot, DigitSet digits) {
    const CellSet near = pairs_ & search_.layout().peers(pivot) & board_.places(digits.first());
    DigitSet possible;
    for (const Cell cell : near) possible |= board_.candidates(cell);
    for (possible -= digits; !possible.empty();) {
      if (try_pivot(pivot, digits, possible.pop_first(), false)) return true;
    }
    return false;
  }

  bool try_pivot(Cell pivot, DigitSet letters, Digit z, bool holds_z) {
    pivot_ = pivot;
    z_ = z;
    all_letters_ = letters;
    near_ = pairs_ & search_.layout().peers(pivot) & board_.places(z);
    CellSet targets = board_.places(z);
    if (holds_z) targets &= search_.layout().peers(pivot);
    return add_pincer(letters, CellSet(), targets);
  }

  /// Chooses a pincer for the least of these letters; `targets` see everything chosen so far that holds z.
  bool add_pincer(DigitSet letters, const CellSet& pincers, const CellSet& targets) {
    if (letters.empty()) return report(pincers, targets);
    const Digit letter = letters.pop_first();
    for (const Cell pincer : near_& board_.places(letter)) {
      const CellSet left = targets & search_.layout().peers(pincer);
      if (left.empty()) continue;
      if (add_pincer(letters, pincers | CellSet::of(pincer), left)) return true;
    }
    return false;
  }

  bool report(const CellSet& pincers, const CellSet& targets) {
    bool is_bent = false;
    for (const Cell a : pincers) {
      is_bent |= !search_.layout().peers(a).contains_all(pincers - CellSet::of(a));
    }
    if (!is_bent || !found_.is_new(z_, targets)) return false;
    Step step{.technique = technique_};
    add_eliminations(step, targets, z_);
    add_digits(step, all_letters_);
    step.digits.push_back(z_);
    if (search_.wants_evidence()) {
      const CellSet pivot = CellSet::of(pivot_);
      step.cells.push_back({pivot, board_.candidates(pivot_), CellsRole::kPivot});
      for (DigitSet left = all_letters_; !left.empty();) {
        const Digit letter = left.pop_first();
        step.cells.push_back({pincers & board_.places(letter),
                              DigitSet::of(letter) | DigitSet::of(z_), CellsRole::kPincer});
      }
      // The linking digits are group 0, z is group 1.
      add_marks(step, board_, pivot | pincers, all_letters_);
      add_marks(step, board_, pivot | pincers, DigitSet::of(z_), MarkRole::kPattern, 1);
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  const Board& board_;
  Technique technique_;
  int letters_;  ///< how many digits the pivot has besides z
  bool may_hold_z_, must_hold_z_;
  CellSet pairs_;  ///< cells with two candidates
  DistinctResults found_;
  // Of the pivot that is being tried:
  Cell pivot_ = 0;
  Digit z_ = 0;
  DigitSet all_letters_;
  CellSet near_;
};

}  // namespace

bool find_wings(Search& search, Technique technique) {
  return WingSearch(search, technique).run();
}

}  // namespace nonet::human
