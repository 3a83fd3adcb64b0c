// core/engine/propagators/unit_sum.cpp: a sum in which each cell counts once, or is subtracted once. Most sums are such.
//
// The digits of a cell that is subtracted are mirrored (the least becomes the greatest), so that all cells are added, and only the total is another.
// Then a cell's digits are the bits of a word, and adding a digit to a set of sums shifts it. What is done depends on how many cells are open:
//
//   two     what the first can be is the mirror image of the second, shifted by the total
//   three   the same for each digit of the first
//   more    bounds   a digit is at most what the least of the others leave, and at least what the greatest of them leave. Cells that are added and
//                    must differ from each other (a group) cannot all have their least digit.
//           exact    the sums beyond the least that the first i cells can make are the bits of a word, and so are those from
//                    which the cells after them can make the whole; or those below the greatest, whichever are fewer. Up to 63 fit.
#include "core/engine/propagators/unit_sum.h"

#include <algorithm>
#include <bit>

#include "core/base/sort.h"
#include "core/model/different_groups.h"

namespace nonet {
namespace {

/// A set of digits or sums; bit p stands for digit p + 1.
using Word = std::uint64_t;

Word reversed(Word word) {
  word = (word >> 1 & 0x5555555555555555u) | (word & 0x5555555555555555u) << 1;
  word = (word >> 2 & 0x3333333333333333u) | (word & 0x3333333333333333u) << 2;
  word = (word >> 4 & 0x0f0f0f0f0f0f0f0fu) | (word & 0x0f0f0f0f0f0f0f0fu) << 4;
  word = (word >> 8 & 0x00ff00ff00ff00ffu) | (word & 0x00ff00ff00ff00ffu) << 8;
  word = (word >> 16 & 0x0000ffff0000ffffu) | (word & 0x0000ffff0000ffffu) << 16;
  return word >> 32 | word << 32;
}
int lowest(Word word) {
  return std::countr_zero(word);
}
int highest(Word word) {
  return 63 - std::countl_zero(word);
}
Word bit(int place) {
  return place < 0 || place > 63 ? 0 : Word{1} << place;
}
Word shifted(Word word, int up) {
  if (up <= -64 || up >= 64) return 0;
  return up >= 0 ? word << up : word >> -up;
}
/// The bits from `first` on.
Word from(int first) {
  return first > 63 ? 0 : ~Word{0} << std::max(first, 0);
}
/// The bits up to `last`.
Word up_to(int last) {
  return ~from(last + 1);
}

class UnitSumPropagator : public Propagator {
 public:
  UnitSumPropagator(const Sum& rule, const PropagatorContext& context)
      : Propagator(cells_of(Rule(rule))),
        differences_(context.differences),
        value_count_(context.model.value_count) {
    const int least = context.model.first_value;
    std::int64_t total = rule.total;
    for (const Sum::Term& term : rule.terms) {
      total += term.factor > 0 ? -least : least + value_count_ - 1;
    }
    total_ = static_cast<int>(std::clamp<std::int64_t>(total, -kTooGreat, kTooGreat));
    for (const auto& group : different_groups(rule.terms, context.differences)) {
      groups_.push_back({terms_.size(), terms_.size() + group.size()});
      for (const Sum::Term& term : group) terms_.push_back({term.cell, term.factor < 0});
    }
    words_.resize(terms_.size());
    lists_.resize(groups_.size());
    leasts_.resize(terms_.size());
    mosts_.resize(terms_.size());
    reached_.resize(terms_.size() + 1);
    open_.reserve(terms_.size());
  }
  std::uint8_t cost() const override { return terms_.size() <= 3 ? 1 : 2; }

  bool propagate(Domains& domains) override {
    open_.clear();
    int left = total_;
    for (std::size_t i = 0; i < terms_.size(); ++i) {
      words_[i] = load(domains, terms_[i]);
      if (std::has_single_bit(words_[i])) {
        left -= lowest(words_[i]);
      } else {
        open_.push_back(i);
      }
    }
    switch (open_.size()) {
      case 0:
        return left == 0;
      case 1:
        return store(domains, open_[0], words_[open_[0]] & bit(left));
      case 2:
        return keep_two(domains, left);
      case 3:
        return keep_three(domains, left);
      default:
        return keep_bounds(domains) && keep_exact(domains);
    }
  }

 private:
  struct Term {
    Cell cell;
    bool is_mirrored;  ///< subtracted
  };
  /// Terms in the order of their groups.
  struct Group {
    std::size_t begin, end;
  };
  struct Bounds {
    int least = 0, most = 0;
  };
  /// The digits of a group's cells: what all have together, and the bounds of the group's sum.
  struct List {
    Word all;
    Bounds whole;
  };

  Word mirrored(Word word) const { return reversed(word) >> (64 - value_count_); }
  Word load(const Domains& domains, const Term& term) const {
    const Word word = domains[term.cell].bits();
    return term.is_mirrored ? mirrored(word) : word;
  }
  bool store(Domains& domains, std::size_t i, Word word) const {
    if (word == words_[i]) return true;
    return domains.keep(terms_[i].cell,
                        DigitSet::from_bits(terms_[i].is_mirrored ? mirrored(word) : word));
  }

  bool differ(std::size_t one, std::size_t other) const {
    return differences_.contains(terms_[one].cell, terms_[other].cell);
  }
  /// In words of the one term: the digit that is this one in words of the other.
  Word same_digit(std::size_t one, std::size_t other, int place) const {
    return bit(terms_[one].is_mirrored == terms_[other].is_mirrored ? place
                                                                    : value_count_ - 1 - place);
  }
  /// Of the first of two terms with this sum that must differ: the digits with which they do not.
  Word equal_digits(std::size_t one, std::size_t other, int sum) const {
    if (terms_[one].is_mirrored != terms_[other].is_mirrored)
      return sum == value_count_ - 1 ? ~Word{0} : 0;
    return sum % 2 == 0 ? bit(sum / 2) : 0;
  }

  bool keep_two(Domains& domains, int sum) const {
    const std::size_t one = open_[0], other = open_[1];
    Word kept = words_[one] & shifted(reversed(words_[other]), sum - 63);
    if (differ(one, other)) kept &= ~equal_digits(one, other, sum);
    return kept != 0 && store(domains, one, kept) &&
           store(domains, other, shifted(reversed(kept), sum - 63));
  }

  bool keep_three(Domains& domains, int sum) const {
    const std::size_t one = open_[0], two = open_[1], three = open_[2];
    const bool differ_12 = differ(one, two), differ_13 = differ(one, three),
               differ_23 = differ(two, three);
    const Word last = reversed(words_[three]);
    Word kept_one = 0, kept_two = 0, kept_last = 0;
    for (Word left = words_[one]; left != 0; left &= left - 1) {
      const int place = lowest(left), rest = sum - place;
      Word second = words_[two] & shifted(last, rest - 63);
      if (second == 0) continue;
      if (differ_12) second &= ~same_digit(two, one, place);
      if (differ_13) second &= ~bit(rest - lowest(same_digit(three, one, place)));
      if (differ_23) second &= ~equal_digits(two, three, rest);
      if (second == 0) continue;
      kept_one |= bit(place);
      kept_two |= second;
      kept_last |= shifted(second, 63 - rest);
    }
    return kept_one != 0 && store(domains, one, kept_one) && store(domains, two, kept_two) &&
           store(domains, three, reversed(kept_last));
  }

  /// The least sum of different digits of the group's cells, all of them among `all`, of which each is at least one of the sorted ones; `without` is
  /// left out once. Returns a sum that is too great if there is none.
  int least_sum(const Group& group, Word all, int without) const {
    int sum = 0, last = -1;
    for (std::size_t i = group.begin; i < group.end; ++i) {
      if (leasts_[i] == without) {
        without = -1;
        continue;
      }
      const Word left = all & from(std::max(last + 1, leasts_[i]));
      if (left == 0) return kTooGreat;
      last = lowest(left);
      sum += last;
    }
    return sum;
  }
  int greatest_sum(const Group& group, Word all, int without) const {
    int sum = 0, last = 64;
    for (std::size_t i = group.end; i-- > group.begin;) {
      if (mosts_[i] == without) {
        without = -1;
        continue;
      }
      const Word left = all & up_to(std::min(last - 1, mosts_[i]));
      if (left == 0) return -kTooGreat;
      last = highest(left);
      sum += last;
    }
    return sum;
  }

  bool keep_bounds(Domains& domains) {
    Bounds all;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      const Group& group = groups_[i];
      List& list = lists_[i];
      list.all = 0;
      for (std::size_t j = group.begin; j < group.end; ++j) {
        list.all |= words_[j];
        insert_sorted(leasts_, group.begin, j, lowest(words_[j]));
        insert_sorted(mosts_, group.begin, j, highest(words_[j]));
      }
      list.whole = {least_sum(group, list.all, -1), greatest_sum(group, list.all, -1)};
      if (list.whole.least == kTooGreat || list.whole.most == -kTooGreat) return false;
      all.least += list.whole.least;
      all.most += list.whole.most;
    }
    if (total_ < all.least || total_ > all.most) return false;
    const int above = total_ - all.least, below = all.most - total_;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      const Group& group = groups_[i];
      const auto& [together, whole] = lists_[i];
      for (std::size_t j = group.begin; j < group.end; ++j) {
        const Word word = words_[j];
        const int least = lowest(word), most = highest(word);
        // The least sum of a whole group is at least that of its others and the least of this cell. So a cell whose digits are no further apart
        // than the slack on either side loses nothing.
        if (most - least <= std::min(above, below)) continue;
        int others_least = 0, others_most = 0;
        if (group.end - group.begin > 1) {
          others_least = least_sum(group, together, least);
          others_most = greatest_sum(group, together, most);
        }
        const int greatest = total_ - (all.least - whole.least + others_least);
        const int smallest = total_ - (all.most - whole.most + others_most);
        const Word kept = word & up_to(greatest) & from(smallest);
        if (!store(domains, j, kept)) return false;
        words_[j] = kept;
      }
    }
    return true;
  }

  bool keep_exact(Domains& domains) {
    int least = 0, most = 0;
    for (const Word word : words_) {
      least += lowest(word);
      most += highest(word);
    }
    if (total_ < least || total_ > most) return false;
    const bool is_from_below = total_ - least <= most - total_;
    const int slack = is_from_below ? total_ - least : most - total_;
    if (slack > 63) return true;
    const Word fits = up_to(slack);
    // A cell's share is what it adds beyond its least digit, or leaves of its greatest.
    Word sums = 1;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      reached_[i] = sums;
      sums = 0;
      const Word word = words_[open_[i]];
      const int first = lowest(word), last = highest(word);
      for (Word left = word; left != 0; left &= left - 1) {
        const int place = lowest(left);
        sums |= shifted(reached_[i], is_from_below ? place - first : last - place);
      }
      sums &= fits;
    }
    Word to_go = bit(slack);
    if ((sums & to_go) == 0) return false;
    for (std::size_t i = open_.size(); i-- > 0;) {
      const Word word = words_[open_[i]];
      const int first = lowest(word), last = highest(word);
      Word before = 0, kept = 0;
      for (Word left = word; left != 0; left &= left - 1) {
        const int place = lowest(left);
        const Word here =
            shifted(to_go, is_from_below ? first - place : place - last) & reached_[i];
        if (here == 0) continue;
        before |= here;
        kept |= bit(place);
      }
      to_go = before;
      if (!store(domains, open_[i], kept)) return false;
    }
    return true;
  }

  static constexpr int kTooGreat = 1 << 28;

  const Differences& differences_;
  int value_count_;
  int total_ = 0;  // of the places of the bits
  std::vector<Term> terms_;
  std::vector<Group> groups_;
  // What propagate() works with:
  std::vector<Word> words_;          // of each term
  std::vector<std::size_t> open_;    // terms with several digits
  std::vector<List> lists_;          // of each group
  std::vector<int> leasts_, mosts_;  // of each term, sorted within each group
  std::vector<Word> reached_;        // of each open term: the sums of those before it
};

}  // namespace

void add_unit_sum(const Sum& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<UnitSumPropagator>(rule, context));
}

}  // namespace nonet
