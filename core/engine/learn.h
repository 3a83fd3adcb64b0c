// core/engine/learn.h: the learning engine: what led into a dead end is learned, and not tried again.
//
// Large grids, and small ones with few givens that hardly have a solution, defeat a search that only goes back (search.h):
// it meets the same dead end again under each combination of digits that have nothing to do with it. Here the reason of
// each dead end is worked out as a clause, "not all of these together", which the search keeps and propagates.
//
//   variable   this digit stands in this cell: one for each candidate that propagate.h leaves (variables.h)
//   clauses    a cell has one of its digits, a digit one of its cells in a house; and what was learned
//   pairs      two digits of a cell, or a digit in two cells that see each other, exclude each other: no clauses, but the
//              neighbours of a variable
//   rules      of a model (core/model/model.h), other than that cells differ: propagators, which are asked when the clauses say
//              nothing more, and asked why when a conflict rests on them (learn_rules.h)
//
// The method is that of the solvers of propositional logic: two watched literals a clause and the first unique implication
// point (Moskewicz et al. 2001, Marques-Silva and Sakallah 1999), minimised clauses (Sörensson and Biere 2009), which are shrunk
// before (Fleury and Biere 2021), their glue and restarts by its averages (Audemard and Simon 2009), phases that are kept, and stable phases between (Biere et al. 2020).
//
// A solution that was found is excluded by a clause of its decisions, and the search goes on; so all solutions are found,
// each once, and a finished count is exact. A search under an assumption, as true candidates need many, takes it as its first
// decision, and what it learns serves the next one (Eén and Sörensson 2003). Nothing is random: the same puzzle takes the same way on every machine.
// Tested by tests/core/engine/learn_test.cpp against the general engine and the reference.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/engine/activity_heap.h"
#include "core/engine/clauses.h"
#include "core/engine/learn_rules.h"
#include "core/engine/propagate.h"
#include "core/engine/restarts.h"
#include "core/engine/search.h"
#include "core/engine/variables.h"

namespace nonet {

class LearningEngine {
 public:
  /// The engine can solve any number of puzzles of this geometry, one after another.
  explicit LearningEngine(std::shared_ptr<const Geometry> geometry);
  /// The engine can solve this model within any candidates that are among the model's.
  explicit LearningEngine(std::shared_ptr<const Model> model);

  /// Prepares a search for up to `limit` solutions (≥ 1) within `candidates` (one set a cell).
  /// Cost: O(candidates · peers).
  void start(std::span<const DigitSet> candidates, std::uint64_t limit);
  /// After start(): this solution is not to be found (again).
  void exclude(std::span<const Digit> solution);
  /// As exclude(), at any time while it is suspended and two solutions at least are left to be found: this one, which was found in
  /// another way, counts as one of the limit, and the search goes on near it.
  void take(std::span<const Digit> solution);
  /// After start(): these digits are placed first, so that the solution has many of them; one set for each of the first cells.
  void prefer(std::span<const DigitSet> preferred);
  /// After start() and any number of searches: prepares a search for one solution with this digit in this cell, within the same
  /// candidates and without those that are excluded, or were found before on the way to a limit. What was learned stays: it
  /// does not rest on the assumption. `preferred`: as in prefer(). Cost: O(candidates).
  void seek(Cell cell, Digit digit, std::span<const DigitSet> preferred);
  /// Removes from `digits`, one set a cell, those that are known to be in no solution that a search may still find.
  /// Cost: O(candidates).
  void remove_refuted(std::span<DigitSet> digits) const;
  /// As GeneralEngine::resume; a guess is a decision.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);
  /// Guesses between two calls of Progress.
  static constexpr std::uint64_t kGuessesPerCall = 16;

  /// What is known so far, as tests check it: the puzzle's clauses and the learned ones, and the literals that are true without
  /// any decision. All of it holds in each solution within the candidates that is neither excluded nor found.
  const Variables& variables() const { return variables_; }
  const Clauses& clauses() const { return clauses_; }
  /// Since start(): how often what was decided led to a contradiction.
  std::uint64_t conflicts() const { return conflicts_; }
  /// Since start(): the mean glue of the learned clauses, later ones of greater weight once there are thousands; 0 without any.
  double mean_glue() const { return restarts_.mean_glue(); }
  std::span<const Literal> known() const {
    return std::span(trail_).first(level_starts_.empty() ? trail_.size() : level_starts_[0]);
  }

 private:
  /// Why a literal is true: nothing (a decision, or known from the start), a clause, one literal that implies it, or a run of a
  /// propagator (an index of runs_), which becomes an explanation (an index of explanations_) when a conflict asks for it.
  class Reason {
   public:
    constexpr Reason() = default;
    static constexpr Reason clause(ClauseIndex clause) { return Reason(clause * 4); }
    static constexpr Reason literal(Literal by) { return Reason(by * 4 + 1); }
    static constexpr Reason run(std::size_t run) {
      return Reason(static_cast<std::uint32_t>(run) * 4 + 2);
    }
    static constexpr Reason explanation(std::size_t start) {
      return Reason(static_cast<std::uint32_t>(start) * 4 + 3);
    }
    constexpr bool is_none() const { return bits_ == UINT32_MAX; }
    constexpr bool is_clause() const { return bits_ % 4 == 0; }
    constexpr bool is_literal() const { return bits_ % 4 == 1; }
    constexpr bool is_run() const { return bits_ % 4 == 2; }
    constexpr ClauseIndex clause() const { return bits_ / 4; }
    constexpr Literal by() const { return bits_ / 4; }
    constexpr std::size_t run() const { return bits_ / 4; }
    constexpr std::size_t explanation() const { return bits_ / 4; }

   private:
    explicit constexpr Reason(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = UINT32_MAX;
  };
  /// A clause, in the list of a literal that it watches.
  class Watch {
   public:
    Watch(ClauseIndex clause, bool is_pair, Literal some)
        : other(some), bits_(clause * 2 + (is_pair ? 1 : 0)) {}
    ClauseIndex clause() const { return bits_ / 2; }
    bool is_pair() const { return bits_ % 2 != 0; }  ///< Whether `other` is the only other literal.
    Literal
        other;  ///< Some other literal of the clause: where it is true, the clause needs no look.

   private:
    std::uint32_t bits_;
  };
  static constexpr Literal kNoLiteral = UINT32_MAX;
  enum class Truth : std::int8_t { kFalse = -1, kOpen = 0, kTrue = 1 };

  void add_puzzle_clauses();
  void add_clause(std::span<const Literal> literals);
  void watch(ClauseIndex clause);

  Truth truth(Literal literal) const { return truth_[literal]; }
  std::uint32_t level() const { return static_cast<std::uint32_t>(level_starts_.size()); }
  /// Inline in loops also where the file is compiled for size: learning is 5 % faster.
  [[gnu::always_inline]] void set(Literal literal, Reason reason) {
    const Variable variable = variable_of(literal);
    truth_[literal] = Truth::kTrue;
    truth_[opposite(literal)] = Truth::kFalse;
    level_of_[variable] = level();
    reason_of_[variable] = reason;
    place_of_[variable] = static_cast<std::uint32_t>(trail_.size());
    trail_.push_back(literal);
  }
  void go_back_to(std::uint32_t level);

  bool propagate();
  bool propagate_clauses();
  bool exclude_neighbours(Literal literal);
  bool visit_watches(Literal literal);
  bool run_rule(PropagatorIndex propagator);
  void explain(Variable variable);
  void add_causes(PropagatorIndex propagator, std::size_t place, LearningRules::Target target,
                  std::vector<Literal>& causes);
  bool go_back_to_conflict();

  void learn();
  void analyse();
  template <class Visit>
  void each_cause(Variable variable, const Visit& visit);
  void note(Literal literal);
  void credit(ClauseIndex clause);
  bool is_implied(Literal literal);
  void shrink();
  bool shrink_level(std::span<Literal> literals);
  void minimise();
  std::uint32_t glue_of(std::span<const Literal> literals);
  std::uint32_t sort_for_backjump();

  void decide();
  void decide(Literal literal);
  void keep_best_phases();
  bool take_solution(const SolutionSink& sink);
  void reduce();
  void rebuild(const std::vector<ClauseIndex>& dropped);

  int size_;                                   // the greatest digit
  std::vector<std::span<const Cell>> houses_;  // those that hold each digit once
  // One of the two, and what is kept for houses_:
  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<Propagation> propagation_;
  std::unique_ptr<LearningRules> rules_;
  std::uint64_t limit_ = 0;
  SearchResult result_;
  bool is_over_ = false;
  bool is_exhausted_ = false;     // no solution is left, whatever is assumed
  Literal assumed_ = kNoLiteral;  // the first decision
  bool is_seeking_ = false;       // after seek()

  Variables variables_;
  std::vector<Digit>
      solution_;  // the digits of the cells that are not open; those of the others are of no meaning

  // The search:
  Clauses clauses_;
  std::vector<std::vector<Watch>> watches_;  // of a literal: clauses to look at when it is false
  std::vector<Truth> truth_;                 // of each literal
  std::vector<std::uint32_t> level_of_;      // of each variable
  std::vector<Reason> reason_of_;
  std::vector<std::uint32_t> place_of_;  // in trail_
  std::vector<Literal> trail_;
  std::vector<std::size_t> level_starts_;  // in trail_
  std::size_t propagated_ = 0;             // of trail_
  std::vector<Literal> conflict_;          // literals that are all false
  // The rules of a model:
  struct Run {
    PropagatorIndex propagator;
    std::size_t place;  // of the first literal on the trail that it has set
  };
  std::size_t told_ = 0;            // of trail_: what rules_ has been told
  std::vector<std::size_t> marks_;  // of each level: the mark of rules_ before it
  std::vector<Run> runs_;           // in the order of their places
  std::vector<std::uint32_t>
      explanations_;  // one after another: how many literals, then these, all false
  std::vector<Literal> causes_;
  ActivityHeap order_;
  std::vector<std::uint8_t> phase_, best_phase_;
  std::size_t best_trail_ = 0;
  bool is_near_solution_ = false;  // after take(): it always decides by the phases
  Restarts restarts_;
  std::uint64_t conflicts_ = 0, reductions_ = 0, next_reduction_ = 0;

  // What analyse() works with:
  std::vector<Literal> learned_;
  std::vector<std::uint64_t> by_place_;  // of its literals: place on the trail, literal
  std::vector<std::uint8_t> mark_;       // of each variable: bits of learn_conflict.cpp
  std::vector<Variable> marked_, stack_, shrunk_;
  std::vector<std::uint32_t> level_stamp_;
  std::uint32_t stamp_ = 0;
  std::uint32_t open_causes_ = 0;
};

}  // namespace nonet
