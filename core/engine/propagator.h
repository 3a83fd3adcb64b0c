// core/engine/propagator.h: what each kind of rule (core/model/model.h) does in a search: removes digits that cannot be.
//
// A propagator removes only digits that are in no solution of its own rule within the current domains (it may rely on Differences, too), and reports
// a contradiction only if there is none; once all of its cells have one digit, it reports each one that there is. So a search
// that asks all of them loses no solution and finds no wrong one. How many digits it removes before that is a matter of
// speed. Each is tested against brute force by tests/core/engine/constraint_search_test.cpp.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/engine/domains.h"
#include "core/engine/house_places.h"
#include "core/model/model.h"

namespace nonet {

class Propagator {
 public:
  /// A change of one of these cells concerns it.
  explicit Propagator(std::vector<Cell> cells) : cells_(std::move(cells)) {}
  virtual ~Propagator() = default;
  Propagator(const Propagator&) = delete;
  Propagator& operator=(const Propagator&) = delete;

  /// Returns false on a contradiction; then it may have removed some digits before. No allocation. If it has changed a cell of
  /// its own, it is asked again.
  virtual bool propagate(Domains& domains) = 0;
  /// The order in which propagators are asked: below Domains::kCosts. Those below Domains::kCheap come before the places of digits in houses.
  virtual std::uint8_t cost() const = 0;
  const std::vector<Cell>& cells() const { return cells_; }
  /// It need not be asked after a change of a cell that has lost none of these digits, and may still hold others.
  virtual DigitSet digits() const { return DigitSet::up_to(kMaxSize); }

 private:
  std::vector<Cell> cells_;
};

using Propagators = std::vector<std::unique_ptr<Propagator>>;

/// What the propagators are made for.
struct PropagatorContext {
  const Model& model;
  const Differences& differences;
  const HousePlaces& houses;  ///< of the model
  /// Domains takes digits from the cells that must differ (Differences) for the rules of the model itself; not for those
  /// inside of alternatives.
  bool differences_are_kept = true;
};

// One for each kind of rule, each in propagators/NAME.cpp. They add what they need to the list; nothing if there is nothing to do.
void add_propagators(const Distinct& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const Relation& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const Sum& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const ValueSet& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const Count& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const SelfCount& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const Same& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const Automaton& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const Any& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const CountDistinct& rule, const PropagatorContext& context,
                     Propagators& list);
void add_propagators(const RunLengths& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const Rank& rule, const PropagatorContext& context, Propagators& list);
void add_propagators(const DistinctPairs& rule, const PropagatorContext& context,
                     Propagators& list);
void add_propagators(const Connected& rule, const PropagatorContext& context, Propagators& list);

/// Those of a rule of any kind.
void add_propagators(const Rule& rule, const PropagatorContext& context, Propagators& list);

/// Domains of which each change tells the propagators that it concerns, and which of the houses. `differences` is kept by the caller.
Domains make_domains(const Differences& differences, const Propagators& propagators,
                     const std::vector<std::vector<Cell>>& houses = {});

}  // namespace nonet
