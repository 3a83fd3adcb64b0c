// core/rate/se_nested.h: chains that are used as rules within a trace ("nested forcing chains", 9.5 and more).
//
// When a trace comes to its end, all chains of an easier kind are looked for on the board that it has reduced. What such
// a chain removes follows from those missing candidates that it needs: without one of them, the chain exists on the
// unreduced board too. A hint that uses nested chains is as long as its own branches and all its different nested
// chains together.
//
// Sudoku Explainer goes through some of these removals in the order of a hash table whose keys are addresses: its own
// result can vary from run to run. Here the order is that of the cells.
// Tested by tests/core/rate/se_test.cpp.
#pragma once

#include <bitset>

#include "core/rate/se_tracer.h"

namespace nonet::rate::se {

/// 9 · cell + digit.
using PlainNode = std::int16_t;

class Needs {
 public:
  bool contains(int need) const { return bits_[static_cast<std::size_t>(need)]; }
  void insert(int need) { bits_[static_cast<std::size_t>(need)] = true; }

 private:
  std::bitset<kCells + kHouses * 9> bits_;
};

struct ChainHint {
  double difficulty = 0;
  int complexity = 0, sort_key = 0;
  int order = 0;                    ///< in which it was found
  std::vector<PlainNode> removals;  ///< rising
  Needs needs;
  std::uint64_t identity = 0;
};

/// The ends of the branches of one hint.
class BranchEnds {
 public:
  /// Adds the end of a branch; of a contradiction both ends. `cause` is what makes the assumption itself a
  /// consequence: the cell of a cell chain, the digit's places in the house of a region chain.
  void add(const Trace& trace, int node, bool is_on, int sort_key, Need cause = kNoNeed);
  /// The sum of the complexities of all different nested chains.
  int nested_complexity() const;
  Needs needs() const;
  /// Equal for equal chains, also of different boards.
  std::uint64_t identity(const Links& links) const;

 private:
  struct End {
    const Trace* trace;
    Index item;  // an index of Trace::origins
    Need cause;
  };
  /// The items from which the end follows, nearest first, as Sudoku Explainer lists a chain.
  static std::vector<Index> chain(const End& end);

  std::array<End, 9> ends_;
  std::size_t number_ = 0;
};

/// The kinds of nested chains that a level uses, in order; null stands for cycles and chains without branches.
std::span<const TraceKind* const> nested_kinds(int level);

/// All chains of a kind on the board, sorted, without those whose removals are known from an earlier one.
std::vector<ChainHint> chain_hints(const Board& board, const TraceKind* kind);

/// Adds all cycles and forcing chains, unsorted (se_nested_cycles.cpp).
void add_cycles_and_chains(const Board& board, const Links& links, std::vector<ChainHint>& hints);

/// One step of the computation of ChainHint::identity.
inline std::uint64_t mix(std::uint64_t hash, int cell, int digit, bool is_on) {
  hash ^= static_cast<std::uint64_t>((cell * 9 + digit) * 2 + (is_on ? 1 : 0) + 1);
  hash *= 0x9e3779b97f4a7c15u;
  return hash ^ hash >> 29;
}

}  // namespace nonet::rate::se
