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

}  // namespace

ConstraintSearch::ConstraintSearch(std::shared_ptr<const Model> model)
    : model_(std::move(model)),
      differences_(*model_),
      propagators_(make_propagators(*model_, differences_)),
      domains_(make_domains(differences_, propagators_)) {}

void ConstraintSearch::start(std::span<const DigitSet> candidates, std::uint64_t limit,
                             std::span<const DigitSet> preferred) {
  preferred_ = preferred;
  blame_ = 1;
  // Who is in many rules is a good choice before any contradiction.
  weights_.assign(model_->domains.size(), 1);
  for (const auto& propagator : propagators_) {
    for (const Cell cell : propagator->cells())
      weights_[cell] += 1.0 / static_cast<double>(propagator->cells().size());
  }
  const bool has_empty = std::any_of(candidates.begin(), candidates.end(),
                                     [](DigitSet digits) { return digits.empty(); });
  if (!has_empty) domains_.start(candidates);
  search_.start(limit, !has_empty && propagate());
}

bool ConstraintSearch::propagate() {
  for (;;) {
    if (!domains_.spread_singles()) {
      const Cell cell = domains_.failed_cell();
      blame({&cell, 1});
      break;
    }
    PropagatorIndex index;
    if (!domains_.next(index)) return true;
    if (!propagators_[index]->propagate(domains_)) {
      blame(propagators_[index]->cells());
      break;
    }
  }
  domains_.clear_queues();
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

Cell ConstraintSearch::choose() const {
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

}  // namespace nonet
