// core/engine/propagators/rank.cpp: than how many other lines a line is greater, where the digits of each are read as a number.
//
// The first place where two lines need not be equal decides which of the two can be less. If as many are less for certain as may be, or
// as many may be as must, the order of the line and each of the undecided is known, and the first place where they may differ loses the digits
// against it.
//
// Where the first cells of all lines are m groups of different cells, each with every digit, m lines begin with each digit, so the rank
// says what the line begins with.
#include <algorithm>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class RankPropagator : public Propagator {
 public:
  RankPropagator(const Rank& rule, const PropagatorContext& context)
      : Propagator(cells_of(Rule(rule))), rule_(rule), order_(rule.others.size()) {
    const int groups = groups_of_first_cells(context);
    begins_with_ = groups == 0 ? DigitSet::up_to(context.model.value_count)
                               : DigitSet::of(static_cast<Digit>((rule.rank - 1) / groups + 1));
  }
  std::uint8_t cost() const override { return 2; }

  bool propagate(Domains& domains) override {
    if (!domains.keep(rule_.line[0], begins_with_)) return false;
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

 private:
  struct Order {
    bool may_be_less = false;   ///< than the line
    bool may_be_other = false;  ///< greater, or equal if that is allowed
  };

  /// How many groups of different cells with every digit the first cells make up; 0: they do not.
  int groups_of_first_cells(const PropagatorContext& context) const {
    std::vector<Cell> left{rule_.line[0]};
    for (const auto& other : rule_.others) left.push_back(other[0]);
    int groups = 0;
    while (!left.empty()) {
      std::vector<Cell> group, others;
      for (const Cell cell : left) {
        group.push_back(cell);
        if (context.differences.among(group) && std::count(group.begin(), group.end(), cell) == 1)
          continue;
        group.pop_back();
        others.push_back(cell);
      }
      if (group.size() != static_cast<std::size_t>(context.model.value_count)) return 0;
      ++groups;
      left = std::move(others);
    }
    return rule_.rank >= 1 && rule_.rank <= groups * context.model.value_count ? groups : 0;
  }

  static Digit last(DigitSet digits) {
    return static_cast<Digit>(64 - std::countl_zero(digits.bits()));
  }

  Order compare(const Domains& domains, const std::vector<Cell>& other) const {
    Order order;
    for (std::size_t i = 0; i < other.size(); ++i) {
      const DigitSet theirs = domains[other[i]], ours = domains[rule_.line[i]];
      if (other[i] == rule_.line[i]) continue;
      order.may_be_less |= theirs.first() < last(ours);
      order.may_be_other |= last(theirs) > ours.first();
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
      const Digit most = last(domains[high[i]]), least = domains[low[i]].first();
      return domains.keep(low[i], DigitSet::up_to(most)) &&
             domains.remove(high[i], DigitSet::up_to(least - 1));
    }
    return true;
  }

  Rank rule_;
  DigitSet begins_with_;
  std::vector<Order> order_;
};

}  // namespace

void add_propagators(const Rank& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<RankPropagator>(rule, context));
}

}  // namespace nonet
