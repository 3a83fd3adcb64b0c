#include "core/engine/constraint_search.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// Each contradiction weighs this much more than the one before it.
constexpr double kGrowth = 1.005;
constexpr double kLargest = 1e100;
/// A rule of more cells than this says little about each of them, so it blames each less.
constexpr std::size_t kFullBlame = 9;

Propagators make_propagators(const Model& model, const Differences& differences) {
  Propagators list;
  const PropagatorContext context{model, differences};
  for (const Rule& rule : model.rules) add_propagators(rule, context, list);
  return list;
}

/// Whether exactly two of the places are in the house; if so, `found` are these.
bool has_two_places(std::span<const std::uint64_t> places, std::span<const std::uint64_t> house,
                    Cell (&found)[2]) {
  std::size_t count = 0;
  for (std::size_t word = 0; word < house.size(); ++word) {
    for (std::uint64_t left = places[word] & house[word]; left != 0; left &= left - 1) {
      if (count == 2) return false;
      found[count++] = first_cell(word, left);
    }
  }
  return count == 2;
}

}  // namespace

ConstraintSearch::ConstraintSearch(std::shared_ptr<const Model> model)
    : model_(std::move(model)),
      differences_(*model_),
      propagators_(make_propagators(*model_, differences_)),
      houses_(*model_, differences_),
      domains_(make_domains(differences_, propagators_, houses_.houses())) {}

void ConstraintSearch::start(std::span<const DigitSet> candidates, std::uint64_t limit,
                             std::span<const DigitSet> preferred) {
  preferred_ = preferred;
  blame_ = 1;
  // Who is in many rules is a good choice before any contradiction.
  weights_.assign(model_->domains.size(), 1);
  const auto add_shares = [this](std::span<const Cell> cells) {
    for (const Cell cell : cells) weights_[cell] += 1.0 / static_cast<double>(cells.size());
  };
  for (const auto& house : houses_.houses()) add_shares(house);
  for (const auto& propagator : propagators_) add_shares(propagator->cells());
  const bool has_empty = std::any_of(candidates.begin(), candidates.end(),
                                     [](DigitSet digits) { return digits.empty(); });
  if (!has_empty) domains_.start(candidates);
  is_possible_ = !has_empty && propagate();
  search_.start(limit, is_possible_);
}

double ConstraintSearch::sample(const std::function<std::uint32_t(std::uint32_t)>& draw) {
  if (!is_possible_) return 0;
  const std::size_t root = domains_.mark();
  double ways = 1;
  while (ways > 0 && domains_.open_cells() > 0) {
    const Choice choice = choose();
    const DigitSet together = domains_[choice.cell] - choice.one_by_one;
    // One branch for each digit that is tried alone, and one for the others.
    const auto alone = static_cast<std::uint32_t>(choice.one_by_one.count());
    const std::uint32_t branches = alone + (together.empty() ? 0 : 1);
    std::uint32_t before = draw(branches);
    DigitSet left = choice.one_by_one, taken = together;
    if (before < alone) {
      for (; before > 0; --before) left.pop_first();
      taken = DigitSet::of(left.first());
    }
    ways = keep(choice.cell, taken) ? ways * branches : 0;
  }
  undo_to(root);
  return ways;
}

// What is cheap comes first, and again after each change.
bool ConstraintSearch::propagate() {
  while (keep_different()) {
    PropagatorIndex index;
    if (!domains_.next(index)) return true;
    if (propagators_[index]->propagate(domains_)) continue;
    blame(propagators_[index]->cells());
    break;
  }
  domains_.clear_queues();
  return false;
}

/// What follows from that cells must differ, and that houses have each digit. Returns false on a contradiction.
bool ConstraintSearch::keep_different() {
  std::size_t before;
  do {
    before = domains_.mark();
    if (!domains_.spread_singles()) return blame_cell();
    Digit digit;
    std::size_t house;
    while (domains_.next_place(digit, house)) {
      if (houses_.propagate(domains_, digit, house)) continue;
      blame(houses_.houses()[house]);
      return false;
    }
    // Pairs take longer, and there is one only now and then.
    if (domains_.mark() == before && !domains_.spread_pairs()) return blame_cell();
  } while (domains_.mark() != before);
  return true;
}

/// Blames the cell that has no digit left; returns false.
bool ConstraintSearch::blame_cell() {
  const Cell cell = domains_.failed_cell();
  blame({&cell, 1});
  return false;
}

void ConstraintSearch::blame(std::span<const Cell> cells) {
  blame_ *= kGrowth;
  const double share =
      blame_ * kFullBlame / static_cast<double>(std::max(cells.size(), kFullBlame));
  for (const Cell cell : cells) weights_[cell] += share;
  if (blame_ < kLargest) return;
  for (double& weight : weights_) weight /= kLargest;
  blame_ /= kLargest;
}

Cell ConstraintSearch::best_cell() const {
  Cell best = 0;
  double highest = -1;
  for (std::size_t cell = 0; cell < weights_.size(); ++cell) {
    const int count = domains_[static_cast<Cell>(cell)].count();
    if (count < 2) continue;
    const double score = weights_[cell] / count;
    if (score <= highest) continue;
    highest = score;
    best = static_cast<Cell>(cell);
  }
  return best;
}

Choice ConstraintSearch::choose() const {
  const Cell cell = best_cell();
  Choice best{cell, domains_[cell]};
  if (best.one_by_one.count() == 2) return best;
  double highest = weights_[cell] / best.one_by_one.count();
  for (std::size_t house = 0; house < houses_.houses().size(); ++house) {
    for (Digit digit = 1; digit <= model_->value_count; ++digit) {
      Cell places[2];
      if (!has_two_places(domains_.places(digit), houses_.bits(house), places)) continue;
      const double one = weights_[places[0]], other = weights_[places[1]];
      if ((one + other) / 4 <= highest) continue;
      highest = (one + other) / 4;
      best = {one >= other ? places[0] : places[1], DigitSet::of(digit)};
    }
  }
  return best;
}

}  // namespace nonet
