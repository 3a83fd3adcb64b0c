// core/rate/se_forcing.h: what the traces of all candidates have in common: forcing chains with several branches.
//
//   contradiction   a candidate, true (or false), makes another one both true and false
//   double          a candidate makes another one true (or false) both when it is true and when it is false
//   cell, region    each candidate of a cell, or each place of a digit in a house, does so
// Tested by tests/core/rate/se_test.cpp.
#pragma once

#include <functional>

#include "core/rate/se_tracer.h"

namespace nonet::rate::se {

/// The order among equally difficult, equally long chains.
enum SortKey : std::uint8_t { kDouble = 1, kCell = 5, kRegion = 6, kContradiction = 7 };

/// What follows from each candidate being true, or from each being false.
class Outcomes {
 public:
  explicit Outcomes(int nodes);

  void store(int source, const Trace& trace);
  const Trace& trace(int source) const { return traces_[static_cast<std::size_t>(source)]; }
  /// The size of that item in the trace; 0 if it does not follow.
  int size(int source, int node, bool is_on) const { return sizes_[at(source, node, is_on)]; }

 private:
  std::size_t at(int source, int node, bool is_on) const {
    return (static_cast<std::size_t>(source) * 2 + (is_on ? 1 : 0)) * nodes_ +
           static_cast<std::size_t>(node);
  }
  std::size_t nodes_;
  std::vector<std::uint16_t> sizes_;
  std::vector<Trace> traces_;
};

/// Runs through all forcing chains of a kind, in Sudoku Explainer's order.
class ForcingSearch {
 public:
  /// One candidate's trace, if it is true or false.
  struct Branch {
    Node source;
    bool if_true;
  };

  ForcingSearch(const ForcingSearch&) = delete;
  ForcingSearch& operator=(const ForcingSearch&) = delete;

 protected:
  ForcingSearch(const Board& board, const Links& links, const TraceKind& kind, bool keeps_origins,
                const std::function<bool()>* patience = nullptr);
  ~ForcingSearch() = default;
  /// Traces every candidate; false: cancelled.
  bool trace_all();
  void look_at_all();
  /// A forcing chain: `node` becomes true (or false) in each branch; in a contradiction there is one branch. `length` is
  /// its length without nested chains, not above limit_. `house` is that of a region chain.
  virtual void consider(int node, bool is_on, SortKey sort_key, int length,
                        std::span<const Branch> branches, int house) = 0;
  const Trace& trace_of(Branch branch) const {
    return (branch.if_true ? if_true_ : if_false_).trace(branch.source);
  }

  const Board& board_;
  const Links& links_;
  const TraceKind& kind_;
  int limit_ = 1 << 30;

 private:
  void look_at(int node);
  void look_at_regions(int node);
  void offer(int node, bool is_on, SortKey sort_key, int length, std::span<const Branch> branches,
             int house = -1);
  /// The common outcomes of the branches, true ones first.
  void reduce(std::span<const Branch> branches, SortKey sort_key, int house);
  int size_in(Branch branch, int node, bool is_on) const {
    return (branch.if_true ? if_true_ : if_false_).size(branch.source, node, is_on);
  }

  bool keeps_origins_;
  const std::function<bool()>* patience_;
  Outcomes if_true_, if_false_;
};

}  // namespace nonet::rate::se
