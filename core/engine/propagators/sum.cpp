// core/engine/propagators/sum.cpp: a weighted sum of cells.
//
// Each term adds at least its least contribution; what it adds beyond that is its share of the slack, the part of the total that
// the least contributions leave.
//
//   bounds   a share is at most the slack, and at least what the largest shares of the others leave. Cells with one factor that must
//            differ from each other (a group) cannot all have their least digit: the bounds of a group are those of different digits.
//   exact    where the slack is below 64, the sums that the first i terms can make are the bits of a word, and so are those from which
//            the terms after them can make the whole: a share is possible if it leads from one of the first to one of the second.
//            (Groups are not regarded here.) Where the slack is large but little of it is to spare, the same is done from above.
#include <algorithm>
#include <array>

#include "core/base/sort.h"
#include "core/engine/propagator.h"
#include "core/engine/propagators/unit_sum.h"
#include "core/model/different_groups.h"

namespace nonet {
namespace {

class SumPropagator : public Propagator {
 public:
  SumPropagator(const Sum& rule, const PropagatorContext& context)
      : Propagator(cells_of(Rule(rule))),
        first_value_(context.model.first_value),
        total_(rule.total) {
    for (const auto& group : different_groups(rule.terms, context.differences)) {
      groups_.push_back({terms_.size(), terms_.size() + group.size()});
      terms_.insert(terms_.end(), group.begin(), group.end());
    }
    whole_.resize(groups_.size());
    shares_.resize(terms_.size());
    reached_.resize(terms_.size() + 1);
  }
  std::uint8_t cost() const override { return terms_.size() <= 3 ? 1 : 2; }

  bool propagate(Domains& domains) override { return keep_bounds(domains) && keep_exact(domains); }

 private:
  /// Terms in the order of their groups.
  struct Group {
    std::size_t begin, end;  // in terms_
  };
  struct Bounds {
    std::int64_t least = 0, most = 0;
  };

  int value(Digit digit) const { return digit - 1 + first_value_; }

  /// The sums of different digits of the group's cells, without the cell of term `without`; from the least and greatest digit of
  /// each cell alone.
  Bounds group_bounds(const Domains& domains, const Group& group, std::size_t without) const {
    std::array<int, kMaxSize> least, most;
    std::size_t count = 0;
    for (std::size_t i = group.begin; i < group.end; ++i) {
      if (i == without) continue;
      const DigitSet digits = domains[terms_[i].cell];
      insert_sorted(least, 0, count, int{digits.first()});
      insert_sorted(most, 0, count, int{digits.last()});
      ++count;
    }
    Bounds sums;
    int above = 0, below = kMaxSize + 1;
    for (std::size_t i = 0; i < count; ++i) {
      above = std::max(above + 1, least[i]);
      sums.least += above;
    }
    for (std::size_t i = count; i-- > 0;) {
      below = std::min(below - 1, most[i]);
      sums.most += below;
    }
    const std::int64_t shift = static_cast<std::int64_t>(count) * (first_value_ - 1);
    const std::int64_t factor = terms_[group.begin].factor;
    sums = {factor * (sums.least + shift), factor * (sums.most + shift)};
    if (factor < 0) std::swap(sums.least, sums.most);
    return sums;
  }

  /// The sums of a group as group_bounds with all of its cells; a group of one cell needs no order.
  Bounds whole_bounds(const Domains& domains, const Group& group) const {
    if (group.end - group.begin > 1) return group_bounds(domains, group, terms_.size());
    return parts_of(terms_[group.begin], domains[terms_[group.begin].cell]);
  }

  /// The least and the greatest that a term adds with these digits.
  Bounds parts_of(const Sum::Term& term, DigitSet digits) const {
    const std::int64_t one = std::int64_t{term.factor} * value(digits.first());
    const std::int64_t other = std::int64_t{term.factor} * value(digits.last());
    return {std::min(one, other), std::max(one, other)};
  }

  bool keep_bounds(Domains& domains) {
    Bounds all;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      whole_[i] = whole_bounds(domains, groups_[i]);
      all.least += whole_[i].least;
      all.most += whole_[i].most;
    }
    if (total_ < all.least || total_ > all.most) return false;
    const std::int64_t above = total_ - all.least, below = all.most - total_;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      const Bounds whole = whole_[group];
      for (std::size_t i = groups_[group].begin; i < groups_[group].end; ++i) {
        const DigitSet digits = domains[terms_[i].cell];
        if (digits.single()) continue;
        // The least sum of a whole group is at least that of its others and the least part of this term. So a term that adds no more beyond its
        // least than the slack on either side loses nothing.
        const Bounds parts = parts_of(terms_[i], digits);
        if (parts.most - parts.least <= std::min(above, below)) continue;
        const Bounds others = groups_[group].end - groups_[group].begin == 1
                                  ? Bounds{}
                                  : group_bounds(domains, groups_[group], i);
        const std::int64_t most = total_ - (all.least - whole.least + others.least);
        const std::int64_t least = total_ - (all.most - whole.most + others.most);
        DigitSet kept;
        for (DigitSet left = digits; !left.empty();) {
          const Digit digit = left.pop_first();
          const std::int64_t part = std::int64_t{terms_[i].factor} * value(digit);
          if (part >= least && part <= most) kept.insert(digit);
        }
        if (!domains.keep(terms_[i].cell, kept)) return false;
      }
    }
    return true;
  }

  bool keep_exact(Domains& domains) {
    std::int64_t least = 0, most = 0;
    for (const Sum::Term& term : terms_) {
      const Bounds parts = parts_of(term, domains[term.cell]);
      least += parts.least;
      most += parts.most;
    }
    if (total_ < least || total_ > most) return false;
    const bool from_below = total_ - least <= most - total_;
    const std::int64_t slack = from_below ? total_ - least : most - total_;
    if (slack > 63) return true;
    // shares_[i]: bit s for each digit that adds s beyond the least (or leaves s of the most).
    const std::uint64_t fits = slack == 63 ? ~std::uint64_t{0} : (std::uint64_t{2} << slack) - 1;
    for (std::size_t i = 0; i < terms_.size(); ++i) {
      std::uint64_t shares = 0;
      for (DigitSet left = domains[terms_[i].cell]; !left.empty();) {
        const std::uint64_t share = share_of(domains, i, left.pop_first(), from_below);
        if (share <= 63) shares |= std::uint64_t{1} << share;
      }
      shares_[i] = shares & fits;
    }
    reached_[0] = 1;
    for (std::size_t i = 0; i < terms_.size(); ++i) {
      std::uint64_t sums = 0;
      for (std::uint64_t left = shares_[i]; left != 0; left &= left - 1) {
        sums |= reached_[i] << std::countr_zero(left);
      }
      reached_[i + 1] = sums & fits;
    }
    std::uint64_t to_go = std::uint64_t{1} << slack;
    if ((reached_[terms_.size()] & to_go) == 0) return false;
    for (std::size_t i = terms_.size(); i-- > 0;) {
      std::uint64_t before = 0, possible = 0;
      for (std::uint64_t left = shares_[i]; left != 0; left &= left - 1) {
        const int share = std::countr_zero(left);
        const std::uint64_t from = to_go >> share & reached_[i];
        if (from == 0) continue;
        before |= from;
        possible |= std::uint64_t{1} << share;
      }
      to_go = before;
      // Its least digits change by this: the shares of the terms before it are known already.
      const DigitSet digits = domains[terms_[i].cell];
      if (digits.single()) continue;
      DigitSet kept;
      for (DigitSet left = digits; !left.empty();) {
        const Digit digit = left.pop_first();
        const std::uint64_t share = share_of(digits, i, digit, from_below);
        if (share <= 63 && (possible >> share & 1) != 0) kept.insert(digit);
      }
      if (!domains.keep(terms_[i].cell, kept)) return false;
    }
    return true;
  }

  std::uint64_t share_of(const Domains& domains, std::size_t term, Digit digit,
                         bool from_below) const {
    return share_of(domains[terms_[term].cell], term, digit, from_below);
  }
  std::uint64_t share_of(DigitSet digits, std::size_t term, Digit digit, bool from_below) const {
    const int factor = terms_[term].factor;
    const bool up = (factor > 0) == from_below;
    const int steps = up ? digit - digits.first() : digits.last() - digit;
    return static_cast<std::uint64_t>(steps) * static_cast<std::uint64_t>(std::abs(factor));
  }

  int first_value_;
  std::int64_t total_;
  std::vector<Sum::Term> terms_;
  std::vector<Group> groups_;
  std::vector<Bounds> whole_;  // of each group
  std::vector<std::uint64_t> shares_, reached_;
};

}  // namespace

void add_propagators(const Sum& rule, const PropagatorContext& context, Propagators& list) {
  const bool is_unit = std::all_of(rule.terms.begin(), rule.terms.end(), [](const Sum::Term& term) {
    return term.factor == 1 || term.factor == -1;
  });
  if (is_unit) {
    add_unit_sum(rule, context, list);
    return;
  }
  list.push_back(std::make_unique<SumPropagator>(rule, context));
}

}  // namespace nonet
