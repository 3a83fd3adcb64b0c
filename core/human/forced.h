// core/human/forced.h: what follows from assuming each candidate true, by chains and by singles.
//
// Forcing chains, forcing nets, whips and braids all ask what one assumption leads to. Each candidate is assumed once a
// board; what follows is kept as sets, and a technique is a few ANDs of them: what all digits of a cell lead to is the
// intersection of their sets.
//
// chains  each statement follows from one other: a true candidate makes those that it sees false, and a false one makes
//         its partner true, in a cell with two candidates or a house with two places. These can be drawn as chains.
//         Each arrow also holds backwards: if a makes b false, b makes a false.
// nets    everything that propagation.h finds: a statement may need several others.
// Tested by tests/core/human/forced_test.cpp.
#pragma once

#include <optional>

#include "core/human/propagation.h"
#include "core/human/search.h"

namespace nonet::human {

/// What an assumption makes true and false, the assumption itself included.
struct Consequences {
  CandidateBits on, off;
};

struct ForcedByOne {
  /// The grid must have at most 9×9 cells and no contradiction. Cost: 0.3 to 1 ms.
  explicit ForcedByOne(const Board& board);

  /// What follows by chains if the candidate is false.
  Consequences chains_if_false(int number) const;
  /// A shortest chain from one statement to another; empty if there is none.
  Chain shortest_chain(Statement from, Statement to) const;
  /// The length of a shortest chain from one statement to each, by literal (2 · number, + 1 if on); 0xffff: none.
  std::vector<std::uint16_t> chain_lengths(Statement from) const;

  CandidateGroups groups;
  std::vector<CandidateBits> partners;  ///< what is true if the candidate is false
  CandidateBits partnered;              ///< has partners
  std::vector<Consequences> chains;     ///< by candidate, if it is true
  std::vector<Consequences> nets;       ///< the same; incomplete for what is refuted
  CandidateBits refuted_by_singles;     ///< leads to a contradiction
  CandidateBits refuted;                ///< the same, with locked candidates too
  std::vector<std::uint8_t> waves;      ///< how far off the contradiction is
  /// What whips remove, once all of them were searched for: a braid that says the same is not reported.
  mutable std::optional<CandidateBits> removed_by_whips;

 private:
  std::vector<std::int16_t> search_chains(Statement from,
                                          std::vector<std::uint16_t>& lengths) const;
};

/// The search's, made when first asked for; nothing if the grid is larger than 9×9 or the board contradictory.
const ForcedByOne* forced_by_one(Search& search);

}  // namespace nonet::human
