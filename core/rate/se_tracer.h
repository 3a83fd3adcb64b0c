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

namespace nonet::se {

/// The searches of Sudoku Explainer that trace.
struct TraceKind {
  bool is_dynamic, is_nishio;
  /// From 1: locking, pairs and X-wings extend a trace that comes to its end.
  int level;
  double difficulty;
};

class Tracer {
 public:
  using Index = std::uint16_t;
  static constexpr Index kNone = 0xffff;

  struct Item {
    Node node;
    bool is_on;
    std::uint16_t size;
  };

  Tracer(const Board& board, const Links& links, const TraceKind& kind);

  /// Traces what follows if that candidate is true (or false).
  void trace(int node, bool is_on);

  /// The items in the order in which they were found, the assumption first.
  const std::vector<Item>& items() const { return items_; }
  /// The sum of the sizes of the true and the false item that contradict each other; 0 if none do. These two may be
  /// missing in items().
  int contradiction() const { return contradiction_; }

 private:
  void follow_on(Index index);
  void follow_off(Index index);
  void find_strong_links(Index index);
  void add_strong(int node, Index from, int cell_or_house, bool is_cell);
  void extend_by_rules();

  /// Adds the item with the parents in parents_, unless it is known.
  void add(int node, bool is_on);
  /// The size that such an item has; its row of ancestors is that after the last item's.
  int measure();
  bool is_alive(int node) const {
    return (grid_.candidates(links_.cell(node)) & bit(links_.digit(node))) != 0;
  }
  std::vector<Index>& found(bool is_on) { return is_on ? on_at_ : off_at_; }

  const Board& source_;
  const Links& links_;
  const TraceKind& kind_;
  Board grid_;  // without the false candidates that were followed
  std::vector<Item> items_;
  std::vector<Index> on_at_, off_at_;  // of a node: its item
  std::vector<Index> pending_on_, pending_off_;
  std::size_t next_on_ = 0, next_off_ = 0;
  std::vector<Index> parents_;
  std::vector<Word> ancestors_;
  std::size_t words_ = 0;
  int contradiction_ = 0;
  // New strong links of one item, with their parents in link_parents_.
  struct Link {
    Node to;
    std::size_t parent_start, parent_end;
  };
  std::array<Link, kMaxStrong> links_found_;
  int link_count_ = 0;
  std::vector<Index> link_parents_;

  friend class AdvancedSink;
};

}  // namespace nonet::se
