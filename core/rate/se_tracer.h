// core/rate/se_tracer.h: everything that follows from one candidate being true, or false, and from what.
//
// Sudoku Explainer's forcing chains with several branches come from such traces. A trace goes on as follows: as long as
// there is a true candidate whose weak links were not followed, follow these of the oldest; else, if there is such a
// false one, follow the strong links of the oldest. Something is both true and false: the trace ends at once.
// If it is dynamic, false candidates leave the board after that, so that new strong links arise; such a link has all
// the missing candidates as parents.
//
// The size of an item is the number of different items that it follows from, itself included: what Sudoku Explainer
// counts as a chain's length.
// Tested by tests/core/rate/se_test.cpp.
#pragma once

#include "core/rate/se_bit_rows.h"
#include "core/rate/se_links.h"
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

/// The searches of Sudoku Explainer that trace.
struct TraceKind {
  bool is_dynamic, is_nishio;
  /// From 1: locking, pairs and X-wings extend a trace that comes to its end; from 2: chains do so too (se_nested.h).
  int level;
  double difficulty;
};

/// A place in Trace::items.
using Index = std::uint16_t;
inline constexpr Index kNone = 0xffff;

/// What the missing candidates of a cell, or the missing places of a digit in a house, made true: the cell, or 81 + 9 ·
/// house + digit.
using Need = std::int16_t;
inline constexpr Need kNoNeed = -1;
inline Need need_of(int house, int digit) {
  return static_cast<Need>(kCells + house * 9 + digit);
}

struct Item {
  Node node;
  bool is_on;
  std::uint16_t size;
};

/// A chain that removed something within a trace.
struct NestedChain {
  std::uint64_t identity;  ///< equal for equal chains
  int complexity;
};

/// Where an item comes from; kept only for nested chains.
struct Origin {
  std::uint32_t parent_start;
  std::uint16_t parent_count;
  Need need;
  Index nested;          ///< the nested chain that it follows from
  bool is_after_nested;  ///< whether it or an ancestor follows from a nested chain
};

struct Trace {
  /// In the order in which they were found, the assumption first.
  std::vector<Item> items;
  /// The sum of the sizes of a true and a false item that contradict each other; 0 if none do.
  int contradiction = 0;
  /// These two: one of the items, and one that is none of them.
  Index conflict_known = kNone;
  Item conflict = {};

  std::vector<Origin> origins;  ///< of the items, then of the conflict
  std::vector<Index> parents;
  std::vector<NestedChain> nested;
};

class Tracer {
 public:
  Tracer(const Board& board, const Links& links, const TraceKind& kind, bool keeps_origins);

  /// Traces what follows if that candidate is true (or false).
  const Trace& trace(int node, bool is_on);

 private:
  void follow_on(Index index);
  void follow_off(Index index);
  void find_strong_links(Index index);
  void add_strong(int node, Index from, int cell_or_house, bool is_cell);
  Need need_of_static_link(int from, int to) const;
  void extend_by_rules();
  void extend_by_nested_chains();

  /// Adds the item with the parents in parents_, unless it is known; or it is a contradiction.
  void add(int node, bool is_on, Need need);
  void append(int node, bool is_on, Need need, Index nested);
  /// Adds what a rule removes, unless it is known. Sudoku Explainer sees no contradiction here.
  void append_removal(int node, Index nested);
  /// The size that such an item has; its row of ancestors is that after the last item's.
  int measure();
  void keep_origin(Need need, Index nested);
  void add_missing(int cell, Mask digits, std::vector<Index>& parents) const;
  bool is_alive(int node) const {
    return (grid_.candidates(links_.cell(node)) & bit(links_.digit(node))) != 0;
  }
  std::vector<Index>& found(bool is_on) { return is_on ? on_at_ : off_at_; }

  const Board& source_;
  const Links& links_;
  const TraceKind& kind_;
  bool keeps_origins_;
  Board grid_;  // without the false candidates that were followed
  Trace trace_;
  std::vector<Index> on_at_, off_at_;  // of a node: its item
  std::vector<Index> pending_on_, pending_off_;
  std::size_t next_on_ = 0, next_off_ = 0;
  std::vector<Index> parents_;
  std::vector<Word> ancestors_;
  std::size_t words_ = 0;
  // New strong links of one item, with their parents in link_parents_.
  struct Link {
    Node to;
    Need need;
    std::size_t parent_start, parent_end;
  };
  std::array<Link, kMaxStrong> links_found_;
  int link_count_ = 0;
  std::vector<Index> link_parents_;

  friend class AdvancedSink;
};

}  // namespace nonet::rate::se
