// ALS chain: four or more almost locked sets, each linked to the next, by another digit than to the one before.
//
//   A –1– B –2– C –1– D        and z in A and in D
//
// Why:    if a cell that sees all z of A and of D held z, A would lack it and hold 1, so B would lack 1 and hold 2, and so on
//         to D, which would lack its link and z, one digit too many.
// Finds:  for each pair of ends and each first and last link a shortest chain, with all common digits of the ends; short
//         chains first, each result once.
// Misses: chains of more than kLongest sets, chains that go through a set twice, and results of als-xz and als-xy-wing.
// Speed:  first asks for each candidate whether it, if true, would take two digits from some set. Where none does there
//         is no chain, and no start is tried. From a start, whole waves of sets are found at once, as rows of bits; they
//         may run through a set twice, so what they reach with a new result is searched for a chain that does not. The
//         answer is therefore the same in every order of digits and cells.
// Source: hodoku.sourceforge.net/en/tech_als.php.
// Tested by tests/core/human/als_test.cpp.
#include <array>
#include <utility>

#include "core/human/als.h"
#include "core/human/results.h"
#include "core/human/set_links.h"

namespace nonet::human {
namespace {

constexpr int kLongest = 6;
/// A candidate that a chain of kLongest sets removes takes, if true, two digits from a set in the middle after so many
/// links from both ends.
constexpr int kLinksToMiddle = kLongest / 2;
/// In units of Effort.
constexpr std::uint64_t kWorkOfEnds = 20;

/// What sets lack, wave by wave: a set that lacks a digit holds its others, and what is linked to it by these lacks them.
class Waves {
 public:
  Waves(const AlmostLockedSets& all, const BitRows& linked, int size)
      : all_(all),
        linked_(linked),
        size_(static_cast<std::size_t>(size)),
        reached_(static_cast<std::size_t>(kLongest) * (size_ + 1), all.sets.size()),
        fresh_(size_ + 1, all.sets.size()),
        next_(size_ + 1, all.sets.size()),
        lost_(all.sets.size(), 0) {}

  /// Forgets all waves. The first one is to be filled in: fresh().
  void start() {
    for (std::size_t digit = 1; digit <= size_; ++digit) clear(fresh(digit));
    for (std::uint8_t& digit : lost_) digit = kNone;
    wave_ = 0;
  }
  /// Of the last wave, the sets that lack the digit and did not in an earlier one.
  std::uint64_t* fresh(std::size_t digit) { return fresh_.row(digit); }
  /// The sets that lack the digit in this wave (from 0) or before; up to the last wave that extend() went on from.
  const std::uint64_t* reached(int wave, std::size_t digit) const {
    return reached_.row(static_cast<std::size_t>(wave) * (size_ + 1) + digit);
  }
  /// Adds the fresh sets to those reached.
  void keep() {
    for (std::size_t digit = 1; digit <= size_; ++digit) {
      std::uint64_t* now = reached_.row(static_cast<std::size_t>(wave_) * (size_ + 1) + digit);
      const std::uint64_t* before = wave_ == 0 ? nullptr : reached(wave_ - 1, digit);
      for (std::size_t i = 0; i < linked_.width(); ++i) {
        now[i] = fresh(digit)[i] | (before == nullptr ? 0 : before[i]);
      }
    }
  }
  /// Makes the next wave, and returns whether it is empty. `start` is never in it. Needs keep() before.
  bool extend(std::size_t start) {
    for (std::size_t digit = 1; digit <= size_; ++digit) clear(next_.row(digit));
    has_contradiction_ = false;
    for (std::size_t digit = 1; digit <= size_; ++digit) {
      for (std::size_t i = 0; i < linked_.width(); ++i) {
        each_bit(fresh(digit)[i], i, [&](std::size_t set) { expand(set, digit); });
      }
    }
    std::uint64_t any = 0;
    work_ += size_ * linked_.width() / 4;
    for (std::size_t digit = 1; digit <= size_; ++digit) {
      std::uint64_t* row = next_.row(digit);
      if (start < all_.sets.size()) row[start / 64] &= ~(std::uint64_t{1} << (start & 63));
      const std::uint64_t* known = reached(wave_, digit);
      for (std::size_t i = 0; i < linked_.width(); ++i) any |= row[i] &= ~known[i];
    }
    std::swap(fresh_, next_);
    ++wave_;
    return any == 0;
  }
  /// Whether some set was found to lack two digits when the last wave was made.
  bool has_contradiction() const { return has_contradiction_; }
  /// The work since the last call, in units of Effort.
  std::uint64_t take_work() { return std::exchange(work_, 0); }

 private:
  static constexpr std::uint8_t kNone = 0, kSeveral = 255;

  void clear(std::uint64_t* row) const {
    for (std::size_t i = 0; i < linked_.width(); ++i) row[i] = 0;
  }
  /// A set's second digit adds only what the first one, which the set then holds, is linked to; a third adds nothing.
  void expand(std::size_t index, std::size_t digit) {
    std::uint8_t& lost = lost_[index];
    if (lost == kSeveral) {
      has_contradiction_ = true;
      return;
    }
    const std::uint8_t before = lost;
    lost = before == kNone ? static_cast<std::uint8_t>(digit) : kSeveral;
    if (before != kNone) has_contradiction_ = true;
    const AlmostLockedSet& set = all_.sets[index];
    std::size_t place = set.first;
    work_ += linked_.width() + 1;
    for (const AlmostLockedDigit& held : all_.digits_of(set)) {
      const std::uint64_t* linked = linked_.row(place++);
      if (before == kNone ? held.digit == digit : held.digit != before) continue;
      std::uint64_t* row = next_.row(held.digit);
      for (std::size_t i = 0; i < linked_.width(); ++i) row[i] |= linked[i];
    }
  }

  const AlmostLockedSets& all_;
  const BitRows& linked_;
  std::size_t size_;
  BitRows reached_;  // a row for each wave and digit
  BitRows fresh_, next_;
  std::vector<std::uint8_t> lost_;  // the first digit that a set was found to lack
  int wave_ = 0;
  std::uint64_t work_ = 0;
  bool has_contradiction_ = false;
};

/// The links of sets that may follow each other in a chain.
BitRows chain_links(const Search& search, const AlmostLockedSets& all, const SetLinks& links) {
  BitRows linked = links.linked;
  if (search.options().sets_may_overlap) return linked;
  for (std::size_t index = 0; index < all.digits.size(); ++index) {
    const CellSet& cells = all.sets[all.digits[index].set].cells;
    for (std::size_t i = 0; i < linked.width(); ++i) {
      std::uint64_t& word = linked.row(index)[i];
      each_bit(word, i, [&](std::size_t other) {
        if (cells.intersects(all.sets[other].cells)) word &= ~(std::uint64_t{1} << (other & 63));
      });
    }
  }
  return linked;
}

class AlsChain {
 public:
  explicit AlsChain(Search& search)
      : search_(search),
        all_(almost_locked_sets(search)),
        links_(set_links(search)),
        linked_(chain_links(search, all_, links_)),
        waves_(all_, linked_, search.board().size()),
        ends_(1, all_.sets.size()) {}

  bool run() {
    // If the work is limited, the candidates that were found until then are searched.
    const std::uint64_t limit = search_.effort().begin_part(4);
    const bool has_targets = find_targets();
    search_.effort().end_part(limit);
    if (!has_targets) return false;
    for (length_ = 4; length_ <= kLongest; ++length_) {
      std::vector<Ends> retried;
      retried.swap(unchained_);
      auto retry = retried.begin();
      for (std::size_t a = 0; a < all_.sets.size(); ++a) {
        for (std::size_t x = all_.sets[a].first; x < all_.end_of(all_.sets[a]); ++x) {
          if (search_.spend(ends_.width() + 1)) return true;
          if (!find_ends(a, x)) continue;
          if (search_from(a, x)) return true;
          for (; retry != retried.end() && retry->x == x; ++retry) {
            if (report(*retry)) return true;
          }
        }
      }
    }
    return false;
  }

 private:
  /// Two indices in AlmostLockedSets::digits: the first set holds x, the last one lacks y.
  struct Ends {
    std::size_t x = 0, y = 0;
  };

  /// Makes the list of candidates that would take two digits from some set. Returns whether there are any.
  bool find_targets() {
    const Board& board = search_.board();
    const std::size_t cells = static_cast<std::size_t>(board.layout().cell_count());
    bool any = false;
    for (int number = 1; number <= board.size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      for (const Cell cell : board.places(digit)) {
        if (spend_on_waves()) return any;
        if (!contradicts(links_.emptied.row(digit * cells + cell), digit)) continue;
        targets_[digit].insert(cell);
        any = true;
      }
    }
    return any;
  }

  /// Whether some set would lack two digits, kLinksToMiddle links from these sets if these lack the digit.
  bool contradicts(const std::uint64_t* sets, Digit digit) {
    waves_.start();
    int count = 0;
    for (std::size_t i = 0; i < linked_.width(); ++i) {
      waves_.fresh(digit)[i] = sets[i];
      count += std::popcount(sets[i]);
    }
    if (count < 2) return false;
    for (int links = 0; links <= kLinksToMiddle; ++links) {
      waves_.keep();
      const bool is_over = waves_.extend(all_.sets.size());
      if (waves_.has_contradiction()) return true;
      if (is_over) return false;
    }
    return false;
  }

  /// Fills in the later sets that might end a chain that starts with set a holding x. Returns whether there are any.
  bool find_ends(std::size_t a, std::size_t x) {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < ends_.width(); ++i) ends_.row(0)[i] = 0;
    for (std::size_t z = all_.sets[a].first; z < all_.end_of(all_.sets[a]); ++z) {
      const AlmostLockedDigit& digit = all_.digits[z];
      if (z == x || !digit.seen.intersects(targets_[digit.digit])) continue;
      for (std::size_t i = a / 64; i < ends_.width(); ++i) {
        ends_.row(0)[i] |= links_.meets.row(z)[i];
      }
    }
    ends_.row(0)[a / 64] &= ~std::uint64_t{1} << (a & 63);
    for (std::size_t i = a / 64; i < ends_.width(); ++i) any |= ends_.row(0)[i];
    return any != 0;
  }

  /// Reports what chains of length_ sets show that start with set a holding x, and no shorter way leads to their end.
  bool search_from(std::size_t a, std::size_t x) {
    waves_.start();
    const Digit digit = all_.digits[x].digit;
    for (std::size_t i = 0; i < linked_.width(); ++i) waves_.fresh(digit)[i] = linked_.row(x)[i];
    for (int count = 2; count < length_; ++count) {
      waves_.keep();
      const bool is_over = waves_.extend(a);
      if (spend_on_waves()) return true;
      if (is_over) return false;
    }
    for (int last = 1; last <= search_.board().size(); ++last) {
      const Digit y = static_cast<Digit>(last);
      for (std::size_t i = 0; i < ends_.width(); ++i) {
        const auto look = [&](std::size_t end) {
          return report({x, all_.index_of(all_.sets[end], y)});
        };
        if (any_bit(waves_.fresh(y)[i] & ends_.row(0)[i], i, look)) return true;
      }
    }
    return false;
  }

  /// Counts the work of waves since the last time; returns whether the search must end.
  bool spend_on_waves() { return search_.spend(waves_.take_work()); }

  bool report(Ends ends) {
    if (search_.spend(kWorkOfEnds)) return true;
    const std::size_t a = all_.digits[ends.x].set, d = all_.digits[ends.y].set;
    const Digit x = all_.digits[ends.x].digit, y = all_.digits[ends.y].digit;
    const DigitSet removed = common_eliminations(all_, all_.sets[a], all_.sets[d],
                                                 DigitSet::of(x) | DigitSet::of(y), eliminations_);
    if (removed.empty()) return false;
    if (!knows_shorter_) {
      add_results(search_, find_als_xz, results_);
      add_results(search_, find_als_xy_wing, results_);
      knows_shorter_ = true;
    }
    if (results_.has(eliminations_)) return false;
    const std::size_t last = static_cast<std::size_t>(length_) - 1;
    sets_[0] = a;
    sets_[last] = d;
    digits_[last] = y;
    if (!link_back(last, x)) {
      unchained_.push_back(ends);
      return search_.effort().is_over();
    }
    results_.is_new(eliminations_);
    Step step{.technique = Technique::kAlsChain, .eliminations = eliminations_};
    if (search_.wants_evidence()) describe(step, removed);
    return search_.report(std::move(step));
  }

  /// Chooses the sets between the first one, which holds x, and that at `place`, which lacks digits_[place]; small sets
  /// first. Returns false if there is no way without a set twice.
  bool link_back(std::size_t place, Digit x) {
    const Digit link = digits_[place];
    const int wave = static_cast<int>(place) - 2;  // of the set before
    if (wave < 0) return link == x && has(waves_.reached(0, x), sets_[1]);
    DigitSet lacking = wave == 0 ? DigitSet::of(x) : DigitSet::up_to(search_.board().size());
    lacking.erase(link);
    const std::uint64_t* linked = linked_.row(all_.index_of(all_.sets[sets_[place]], link));
    if (search_.spend(linked_.width())) return false;
    for (std::size_t i = 0; i < linked_.width(); ++i) {
      std::uint64_t reached = 0;
      for (DigitSet rest = lacking; !rest.empty();) {
        reached |= waves_.reached(wave, rest.pop_first())[i];
      }
      const auto choose = [&](std::size_t set) {
        for (std::size_t later = place; later < static_cast<std::size_t>(length_); ++later) {
          if (sets_[later] == set) return false;
        }
        sets_[place - 1] = set;
        for (DigitSet rest = lacking; !rest.empty();) {
          digits_[place - 1] = rest.pop_first();
          if (!has(waves_.reached(wave, digits_[place - 1]), set)) continue;
          if (link_back(place - 1, x)) return true;
        }
        return false;
      };
      if (any_bit(reached & linked[i], i, choose)) return true;
    }
    return false;
  }

  static bool has(const std::uint64_t* row, std::size_t set) {
    return (row[set / 64] >> (set & 63) & 1) != 0;
  }

  void describe(Step& step, DigitSet removed) {
    const std::size_t count = static_cast<std::size_t>(length_);
    for (DigitSet rest = removed; !rest.empty();) step.digits.push_back(rest.pop_first());
    while (!removed.empty()) {
      digits_[0] = digits_[count] = removed.pop_first();
      describe_sets(step, all_, std::span(sets_.data(), count),
                    std::span(digits_.data(), count + 1));
    }
  }

  Search& search_;
  const AlmostLockedSets& all_;
  const SetLinks& links_;
  const BitRows linked_;
  Waves waves_;
  BitRows ends_;
  std::array<CellSet, kLargestSize + 1> targets_{};  // by digit: what a chain could remove
  int length_ = 0;
  std::vector<Ends> unchained_;  // ends that no chain of this length joins, though waves do
  // Of the chain under way: its sets, and the digits that link each to the one before.
  std::array<std::size_t, kLongest> sets_{};
  std::array<Digit, kLongest + 1> digits_{};
  std::vector<Candidate> eliminations_;
  bool knows_shorter_ = false;
  DistinctResults results_;
};

}  // namespace

bool find_als_chain(Search& search) {
  return AlsChain(search).run();
}

}  // namespace nonet::human
