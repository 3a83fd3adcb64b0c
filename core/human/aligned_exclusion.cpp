#include "core/human/aligned_exclusion.h"

#include <array>
#include <vector>

#include "core/human/results.h"
#include "core/human/set_links.h"

namespace nonet::human {
namespace {

/// By digit: the cells where it cannot stand.
using Taken = std::array<CellSet, 10>;

/// The cells, or pairs of cells, that leave no digit for a candidate.
struct Fall {
  CellSet with;  ///< the cells and the candidate's own
  Candidate candidate;
};

class AlignedExclusion {
 public:
  AlignedExclusion(Search& search, Technique technique)
      : search_(search), board_(search.board()), technique_(technique) {}

  bool run() {
    if (technique_ == Technique::kAlignedPairExclusion) {
      find_pairs();
    } else {
      find_triples();
    }
    return report_all();
  }

 private:
  static constexpr std::size_t index_of(Candidate candidate) {
    return std::size_t{candidate.cell} * 9 + candidate.digit - 1;
  }

  /// The open cells all of whose digits are taken.
  CellSet dead(const Taken& taken) const {
    CellSet cells = board_.open();
    for (int digit = 1; digit <= board_.size(); ++digit) {
      cells -= board_.places(static_cast<Digit>(digit)) - taken[static_cast<std::size_t>(digit)];
    }
    return cells;
  }

  void find_pairs() {
    const AlmostLockedSets& all = almost_locked_sets(search_);
    const SetLinks& links = set_links(search_);
    const std::size_t cells = static_cast<std::size_t>(search_.layout().cell_count());
    for (const Cell cell : board_.open()) {
      for (DigitSet digits = board_.candidates(cell); !digits.empty();) {
        const Digit digit = digits.pop_first();
        Taken taken;
        taken[digit] = search_.layout().peers(cell);
        const std::uint64_t* sets = links.emptied.row(digit * cells + cell);
        for (std::size_t i = 0; i < links.emptied.width(); ++i) {
          each_bit(sets[i], i, [&](std::size_t set) {
            for (const AlmostLockedDigit& one : all.digits_of(all.sets[set])) {
              if (one.digit != digit) taken[one.digit] |= one.seen;
            }
          });
        }
        for (const Cell other : dead(taken) - CellSet::of(cell)) {
          falls_.push_back({CellSet::of(cell) | CellSet::of(other), {cell, digit}});
        }
      }
    }
  }

  /// What a candidate takes by itself and by cells of two digits.
  Taken taken_by(Candidate candidate) const {
    Taken taken;
    const CellSet& peers = search_.layout().peers(candidate.cell);
    taken[candidate.digit] = peers;
    for (const Cell cell : twos_& peers& board_.places(candidate.digit)) {
      const Digit other = (board_.candidates(cell) - DigitSet::of(candidate.digit)).first();
      taken[other] |= search_.layout().peers(cell);
    }
    return taken;
  }

  void find_triples() {
    taken_.assign(static_cast<std::size_t>(search_.layout().cell_count()) * 9, Taken());
    for (const Cell cell : board_.open()) {
      const int count = board_.candidates(cell).count();
      if (count == 2) twos_.insert(cell);
      if (count == 3) threes_.insert(cell);
    }
    for (const Cell cell : board_.open()) {
      for (DigitSet digits = board_.candidates(cell); !digits.empty();) {
        const Candidate candidate{cell, digits.pop_first()};
        taken_[index_of(candidate)] = taken_by(candidate);
      }
    }
    for (const Cell cell : board_.open()) {
      for (DigitSet digits = board_.candidates(cell); !digits.empty();) {
        look_at({cell, digits.pop_first()});
      }
      if (search_.is_cancelled()) return;
    }
  }

  /// Finds the pairs of cells that leave no way for the candidate.
  void look_at(Candidate candidate) {
    const Taken& taken = taken_[index_of(candidate)];
    const CellSet alone = dead(taken);
    CellSet touched;
    for (int digit = 1; digit <= board_.size(); ++digit) {
      touched |= board_.places(static_cast<Digit>(digit)) & taken[static_cast<std::size_t>(digit)];
    }
    touched.erase(candidate.cell);
    for (const Cell second : touched - alone) {
      CellSet thirds = board_.open() - alone - CellSet::of(second);
      thirds.erase(candidate.cell);
      for (DigitSet digits = board_.candidates(second); !digits.empty() && !thirds.empty();) {
        const Digit digit = digits.pop_first();
        if (!taken[digit].contains(second)) thirds &= dead_with(candidate, {second, digit});
      }
      for (const Cell third : thirds) {
        const CellSet with = CellSet::of(candidate.cell) | CellSet::of(second) | CellSet::of(third);
        bool is_new = true;  // the two cells may have been found in the other order
        for (std::size_t i = falls_.size(); i-- > 0 && falls_[i].candidate == candidate;) {
          is_new = is_new && falls_[i].with != with;
        }
        if (is_new) falls_.push_back({with, candidate});
      }
    }
  }

  /// The cells for which two candidates leave no digit.
  CellSet dead_with(Candidate first, Candidate second) const {
    Taken taken = taken_[index_of(first)];
    const Taken& also = taken_[index_of(second)];
    for (std::size_t i = 1; i < taken.size(); ++i) taken[i] |= also[i];
    if (first.digit != second.digit) {
      const CellSet seen = search_.layout().peers(first.cell) & search_.layout().peers(second.cell);
      const DigitSet both = DigitSet::of(first.digit) | DigitSet::of(second.digit);
      for (const Cell cell :
           threes_& seen& board_.places(first.digit) & board_.places(second.digit)) {
        taken[(board_.candidates(cell) - both).first()] |= search_.layout().peers(cell);
      }
    }
    return dead(taken);
  }

  bool report_all() {
    for (std::size_t i = 0; i < falls_.size(); ++i) {
      const CellSet& with = falls_[i].with;
      bool is_new = true;
      for (std::size_t j = 0; j < i && is_new; ++j) is_new = falls_[j].with != with;
      if (!is_new) continue;
      Step step{.technique = technique_};
      for (std::size_t j = i; j < falls_.size(); ++j) {
        if (falls_[j].with == with) step.eliminations.push_back(falls_[j].candidate);
      }
      if (!results_.is_new(step.eliminations)) continue;
      if (search_.wants_evidence()) describe(step, with);
      if (search_.report(std::move(step))) return true;
    }
    return false;
  }

  void describe(Step& step, const CellSet& with) {
    DigitSet fallen;
    for (const Candidate candidate : step.eliminations) fallen.insert(candidate.digit);
    while (!fallen.empty()) step.digits.push_back(fallen.pop_first());
    for (const Cell cell : with) {
      step.cells.push_back({CellSet::of(cell), board_.candidates(cell), CellsRole::kPattern});
    }
    for (const Candidate first : step.eliminations) {
      const CellSet others = with - CellSet::of(first.cell);
      for (const Cell cell : others) {
        for (DigitSet digits = board_.candidates(cell); !digits.empty();) {
          const Candidate second{cell, digits.pop_first()};
          add_excluders(step, {first, second});
          if (others.single()) continue;
          const Cell last = (others - CellSet::of(cell)).first();
          for (DigitSet rest = board_.candidates(last); last > cell && !rest.empty();) {
            const Candidate third{last, rest.pop_first()};
            add_excluders(step, {second, third});
            add_excluders(step, {first, second, third});
          }
        }
      }
    }
  }

  /// Adds to the step's sets the first one that these candidates, of different digits, leave without enough digits.
  void add_excluders(Step& step, std::initializer_list<Candidate> candidates) {
    DigitSet digits;
    for (const Candidate candidate : candidates) digits.insert(candidate.digit);
    if (digits.count() != static_cast<int>(candidates.size())) return;
    const auto add = [&](const CellSet& cells, DigitSet all) {
      for (const StepCells& other : step.cells) {
        if (other.role == CellsRole::kSet && other.cells == cells) return;
      }
      step.cells.push_back({cells, all, CellsRole::kSet});
    };
    if (technique_ == Technique::kAlignedTripleExclusion) {
      CellSet cells = candidates.size() == 2 ? twos_ : threes_;
      for (const Candidate candidate : candidates) {
        cells &= search_.layout().peers(candidate.cell) & board_.places(candidate.digit);
      }
      if (!cells.empty()) add(CellSet::of(cells.first()), digits);
      return;
    }
    const AlmostLockedSets& all = almost_locked_sets(search_);
    for (const AlmostLockedSet& set : all.sets) {
      bool fits = true;
      for (const Candidate candidate : candidates) {
        fits = fits && set.digits.contains(candidate.digit) &&
               all.of(set, candidate.digit).seen.contains(candidate.cell);
      }
      if (fits) return add(set.cells, set.digits);
    }
  }

  Search& search_;
  const Board& board_;
  Technique technique_;
  CellSet twos_, threes_;     // cells of two and of three digits
  std::vector<Taken> taken_;  // by candidate
  std::vector<Fall> falls_;
  DistinctResults results_;
};

}  // namespace

bool find_aligned_exclusion(Search& search, Technique technique) {
  return search.layout().size() <= 9 && AlignedExclusion(search, technique).run();
}

}  // namespace nonet::human
