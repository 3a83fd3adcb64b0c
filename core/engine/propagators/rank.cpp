// core/engine/propagators/rank.cpp: than how many other lines a line is greater, where the digits of each are read as a number.
//
// The first place where two lines need not be equal decides which of the two can be less. If as many are less for certain as may be, or
// as many may be as must, the order of the line and each of the undecided is known, and the first place where they may differ loses the digits
// against it.
//
// Where the first cells of all lines are those of m houses, m lines begin with each digit. So the rank says what the
// line begins with, and how many of the m − 1 others that begin so are less; only those are counted. Which lines these are need not be known: one
// that may be among them counts as possible, and one that cannot be in order with the line does not begin so.
#include <algorithm>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class RankPropagator : public Propagator {
 public:
  RankPropagator(const Rank& rule, const PropagatorContext& context)
      : Propagator(cells_of(Rule(rule))), rule_(rule), order_(rule.others.size()) {
    groups_ = groups_of_first_cells(context);
    begins_with_ = groups_ == 0 ? DigitSet::up_to(context.model.value_count)
                                : DigitSet::of(static_cast<Digit>((rule.rank - 1) / groups_ + 1));
  }
  std::uint8_t cost() const override { return 2; }

  bool propagate(Domains& domains) override {
    if (!domains.keep(rule_.line[0], begins_with_)) return false;
    return groups_ == 0 ? count_all(domains) : count_those_that_begin_so(domains);
  }

 private:
  struct Order {
    bool may_be_less = false;   ///< than the line
    bool may_be_other = false;  ///< greater, or equal if that is allowed
  };

  bool count_all(Domains& domains) {
    const int wanted = rule_.rank - 1;
    int sure = 0, possible = 0;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      order_[i] = compare(domains, rule_.others[i]);
      if (!order_[i].may_be_less && !order_[i].may_be_other) return false;
      possible += order_[i].may_be_less;
      sure += !order_[i].may_be_other;
    }
    if (sure > wanted || possible < wanted) return false;
    if (sure == possible) return true;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if (!order_[i].may_be_less || !order_[i].may_be_other) continue;
      if (sure == wanted && !put_in_order(domains, rule_.line, rule_.others[i])) return false;
      if (possible == wanted && !put_in_order(domains, rule_.others[i], rule_.line)) return false;
    }
    return true;
  }

  bool count_those_that_begin_so(Domains& domains) {
    const int wanted_less = (rule_.rank - 1) % groups_, wanted_other = groups_ - 1 - wanted_less;
    int sure_less = 0, possible_less = 0, sure_other = 0, possible_other = 0;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const std::vector<Cell>& other = rule_.others[i];
      order_[i] = {};
      if ((domains[other[0]] & begins_with_).empty()) continue;
      order_[i] = compare(domains, other, 1);
      if (!order_[i].may_be_less && !order_[i].may_be_other) {
        if (!domains.remove(other[0], begins_with_)) return false;
        continue;
      }
      const bool is_sure = domains[other[0]] == begins_with_;
      possible_less += order_[i].may_be_less;
      possible_other += order_[i].may_be_other;
      sure_less += is_sure && !order_[i].may_be_other;
      sure_other += is_sure && !order_[i].may_be_less;
    }
    if (sure_less > wanted_less || possible_less < wanted_less) return false;
    if (sure_other > wanted_other || possible_other < wanted_other) return false;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const std::vector<Cell>& other = rule_.others[i];
      const auto [may_be_less, may_be_other] = order_[i];
      const bool is_sure = domains[other[0]] == begins_with_;
      if (may_be_less && possible_less == wanted_less) {
        if (!domains.keep(other[0], begins_with_) || !put_in_order(domains, other, rule_.line))
          return false;
      } else if (may_be_other && possible_other == wanted_other) {
        if (!domains.keep(other[0], begins_with_) || !put_in_order(domains, rule_.line, other))
          return false;
      } else if (is_sure && may_be_less && may_be_other) {
        if (sure_less == wanted_less && !put_in_order(domains, rule_.line, other)) return false;
        if (sure_other == wanted_other && !put_in_order(domains, other, rule_.line)) return false;
      } else if (!is_sure && (may_be_less || may_be_other)) {
        const bool is_in_vain = (!may_be_less || sure_less == wanted_less) &&
                                (!may_be_other || sure_other == wanted_other);
        if (is_in_vain && !domains.remove(other[0], begins_with_)) return false;
      }
    }
    return true;
  }

  /// How many of the model's houses with each digit the first cells make up; 0: they do not. A cell that two lines begin with is in two.
  int groups_of_first_cells(const PropagatorContext& context) const {
    std::vector<Cell> left{rule_.line[0]};
    for (const auto& other : rule_.others) left.push_back(other[0]);
    int groups = 0;
    for (const auto& house : context.houses.houses()) {
      const auto find = [&](Cell cell) { return std::find(left.begin(), left.end(), cell); };
      if (std::any_of(house.begin(), house.end(),
                      [&](Cell cell) { return find(cell) == left.end(); })) {
        continue;
      }
      for (const Cell cell : house) left.erase(find(cell));
      ++groups;
    }
    const bool fits =
        left.empty() && rule_.rank >= 1 && rule_.rank <= groups * context.model.value_count;
    return fits ? groups : 0;
  }

  /// From place `first` on; the digits before it are equal.
  Order compare(const Domains& domains, const std::vector<Cell>& other,
                std::size_t first = 0) const {
    Order order;
    for (std::size_t i = first; i < other.size(); ++i) {
      const DigitSet theirs = domains[other[i]], ours = domains[rule_.line[i]];
      if (other[i] == rule_.line[i]) continue;
      order.may_be_less |= theirs.first() < ours.last();
      order.may_be_other |= theirs.last() > ours.first();
      if ((theirs & ours).empty() || (order.may_be_less && order.may_be_other)) return order;
    }
    order.may_be_other |= rule_.may_tie;
    return order;
  }

  /// Removes digits with which `low` would be greater than `high`.
  static bool put_in_order(Domains& domains, const std::vector<Cell>& low,
                           const std::vector<Cell>& high) {
    for (std::size_t i = 0; i < low.size(); ++i) {
      if (low[i] == high[i]) continue;
      if (domains[low[i]].single() && domains[low[i]] == domains[high[i]]) continue;
      const Digit most = domains[high[i]].last(), least = domains[low[i]].first();
      return domains.keep(low[i], DigitSet::up_to(most)) &&
             domains.remove(high[i], DigitSet::up_to(least - 1));
    }
    return true;
  }

  Rank rule_;
  int groups_ = 0;  // houses of first cells; 0: these are no houses
  DigitSet begins_with_;
  std::vector<Order> order_;
};

}  // namespace

void add_propagators(const Rank& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<RankPropagator>(rule, context));
}

}  // namespace nonet
