// ALS chain: four or more almost locked sets, each linked to the next, by another digit than to the one before.
//
//   A –1– B –2– C –1– D        and z in A and in D
//
// Why:    if a cell that sees all z of A and of D held z, A would lack it and hold 1, so B would lack 1 and hold 2, and so on
//         to D, which would lack its link and z, one digit too many.
// Finds:  for each pair of ends and each first and last link a shortest chain, with all common digits of the ends; short
//         chains first.
// Misses: chains of more than kLongest sets, chains that go through a set twice, and results of als-xz and als-xy-wing.
// Speed:  first asks for each candidate whether it, if true, would take two digits from some set. Where none does there
//         is no chain, and no start is tried.
// Source: hodoku.sourceforge.net/en/tech_als.php.
// Tested by tests/core/human/als_test.cpp.
#include <array>

#include "core/human/als.h"
#include "core/human/results.h"
#include "core/human/set_links.h"

namespace nonet::human {
namespace {

constexpr int kLongest = 6;

class AlsChain {
 public:
  explicit AlsChain(Search& search)
      : search_(search), all_(almost_locked_sets(search)), links_(set_links(search)) {}

  bool run() {
    if (!find_targets()) return false;
    parents_.assign(all_.digits.size(), 0);
    for (length_ = 4; length_ <= kLongest; ++length_) {
      for (std::size_t a = 0; a < all_.sets.size(); ++a) {
        if (start_at(a) || search_.is_cancelled()) return true;
      }
    }
    return false;
  }

 private:
  // A state is an index in AlmostLockedSets::digits: the set lacks the digit.

  std::size_t end_of(const AlmostLockedSet& set) const {
    return set.first + static_cast<std::size_t>(set.digits.count());
  }

  /// Makes the list of candidates that would take two digits from some set. Returns whether there are any.
  bool find_targets() {
    const Board& board = search_.board();
    const std::size_t cells = static_cast<std::size_t>(board.layout().cell_count());
    bool any = false;
    for (int number = 1; number <= board.size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      for (const Cell cell : board.places(digit)) {
        if (!contradicts(links_.emptied.row(digit * cells + cell), digit)) continue;
        targets_[digit].insert(cell);
        any = true;
      }
    }
    return any;
  }

  /// Whether some set would lack two digits if these sets lack the digit.
  bool contradicts(const std::uint64_t* sets, Digit digit) {
    const std::size_t width = links_.linked.width();
    lacking_ = BitRows(kLargestSize + 1, all_.sets.size());
    std::uint64_t* lacking_any = lacking_.row(0);
    queue_.clear();
    for (std::size_t i = 0; i < width; ++i) {
      lacking_any[i] = lacking_.row(digit)[i] = sets[i];
      each_bit(sets[i], i,
               [&](std::size_t set) { queue_.push_back(all_.index_of(all_.sets[set], digit)); });
    }
    if (queue_.size() < 2) return false;
    for (std::size_t done = 0; done < queue_.size(); ++done) {
      const AlmostLockedSet& set = all_.sets[all_.digits[queue_[done]].set];
      for (std::size_t held = set.first; held < end_of(set); ++held) {
        if (held == queue_[done]) continue;
        const Digit link = all_.digits[held].digit;
        const std::uint64_t* linked = links_.linked.row(held);
        std::uint64_t* lacking = lacking_.row(link);
        for (std::size_t i = 0; i < width; ++i) {
          if ((linked[i] & lacking_any[i] & ~lacking[i]) != 0) return true;
          const std::uint64_t fresh = linked[i] & ~lacking_any[i];
          lacking_any[i] |= fresh;
          lacking[i] |= fresh;
          each_bit(fresh, i, [&](std::size_t other) {
            queue_.push_back(all_.index_of(all_.sets[other], link));
          });
        }
      }
    }
    return false;
  }

  /// Tries every chain of length_ sets that starts with this one.
  bool start_at(std::size_t start) {
    const AlmostLockedSet& set = all_.sets[start];
    for (std::size_t x = set.first; x < end_of(set); ++x) {
      ends_ = BitRows(1, all_.sets.size());
      for (std::size_t z = set.first; z < end_of(set); ++z) {
        const AlmostLockedDigit& digit = all_.digits[z];
        if (z == x || !digit.seen.intersects(targets_[digit.digit])) continue;
        for (std::size_t i = start / 64; i < ends_.width(); ++i) {
          ends_.row(0)[i] |= links_.meets.row(z)[i];
        }
      }
      // Each pair of ends once: the second is a later set.
      ends_.row(0)[start / 64] &= ~std::uint64_t{1} << (start & 63);
      if (search_from(x)) return true;
    }
    return false;
  }

  /// Breadth first from a set that holds a digit (an index in AlmostLockedSets::digits), to sets in ends_.
  bool search_from(std::size_t x) {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < ends_.width(); ++i) any |= ends_.row(0)[i];
    if (any == 0) return false;
    lacking_ = BitRows(kLargestSize + 1, all_.sets.size());
    queue_.clear();
    parents_[x] = x;
    extend(x, x, false);
    std::size_t done = 0;
    for (int count = 2; count < length_; ++count) {
      for (const std::size_t end = queue_.size(); done < end; ++done) {
        const std::size_t state = queue_[done];
        const AlmostLockedSet& set = all_.sets[all_.digits[state].set];
        const bool is_last = count == length_ - 1;
        for (std::size_t held = set.first; held < end_of(set); ++held) {
          if (held != state) extend(state, held, is_last);
        }
      }
    }
    for (; done < queue_.size(); ++done) {
      if (report(x, queue_[done])) return true;
    }
    return false;
  }

  /// Adds the sets that lack a digit because this state's set holds it; as the last ones, only those in ends_.
  void extend(std::size_t state, std::size_t held, bool is_last) {
    const Digit link = all_.digits[held].digit;
    const std::uint64_t* linked = links_.linked.row(held);
    std::uint64_t* lacking = lacking_.row(link);
    for (std::size_t i = 0; i < links_.linked.width(); ++i) {
      const std::uint64_t wanted = is_last ? ends_.row(0)[i] : ~std::uint64_t{0};
      each_bit(linked[i] & ~lacking[i] & wanted, i, [&](std::size_t other) {
        if (!may_follow(state, other)) return;
        lacking[i] |= std::uint64_t{1} << (other & 63);
        const std::size_t next = all_.index_of(all_.sets[other], link);
        parents_[next] = state;
        queue_.push_back(next);
      });
    }
  }

  /// Whether the set is not in the chain that leads to the state, and may be linked to its last set.
  bool may_follow(std::size_t state, std::size_t set) const {
    const CellSet& cells = all_.sets[all_.digits[state].set].cells;
    if (!search_.options().sets_may_overlap && cells.intersects(all_.sets[set].cells)) return false;
    while (all_.digits[state].set != set) {
      if (parents_[state] == state) return true;
      state = parents_[state];
    }
    return false;
  }

  bool report(std::size_t x, std::size_t state) {
    const AlmostLockedSet &first = all_.sets[all_.digits[x].set],
                          &last = all_.sets[all_.digits[state].set];
    Step step{.technique = Technique::kAlsChain};
    DigitSet rest = first.digits & last.digits;
    rest -= DigitSet::of(all_.digits[x].digit) | DigitSet::of(all_.digits[state].digit);
    while (!rest.empty()) {
      const Digit z = rest.pop_first();
      const CellSet cells = all_.of(first, z).seen & all_.of(last, z).seen;
      if (cells.empty()) continue;
      eliminate(step.eliminations, z, cells);
      step.digits.push_back(z);
    }
    if (step.eliminations.empty()) return false;
    if (!knows_shorter_) {
      add_results(search_, find_als_xz, results_);
      add_results(search_, find_als_xy_wing, results_);
      knows_shorter_ = true;
    }
    if (!results_.is_new(step.eliminations)) return false;
    if (search_.wants_evidence()) describe(step, x, state);
    return search_.report(std::move(step));
  }

  void describe(Step& step, std::size_t x, std::size_t state) const {
    const std::size_t count = static_cast<std::size_t>(length_);
    std::array<std::size_t, kLongest> sets{};
    std::array<Digit, kLongest + 1> digits{};
    for (std::size_t i = count - 1; i > 0; --i) {
      sets[i] = all_.digits[state].set;
      digits[i] = all_.digits[state].digit;
      state = parents_[state];
    }
    sets[0] = all_.digits[x].set;
    for (const Digit z : std::vector<Digit>(step.digits)) {
      digits[0] = digits[count] = z;
      describe_sets(step, all_, std::span(sets.data(), count), std::span(digits.data(), count + 1));
    }
  }

  Search& search_;
  const AlmostLockedSets& all_;
  const SetLinks& links_;
  std::array<CellSet, kLargestSize + 1> targets_{};  // by digit: what a chain could remove
  int length_ = 0;
  BitRows ends_;
  BitRows lacking_;  // by digit: the sets that are known to lack it; row 0: any digit
  std::vector<std::size_t> queue_, parents_;
  bool knows_shorter_ = false;
  DistinctResults results_;
};

}  // namespace

bool find_als_chain(Search& search) {
  return AlsChain(search).run();
}

}  // namespace nonet::human
