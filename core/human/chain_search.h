// core/human/chain_search.h: what follows from one assumption, by shortest chains, and the chain to each conclusion.
//
//   off a  =>  on b  ->  off c  =>  on d  …       => strong links, -> weak links
//
// A breadth-first search over statements ("node n is on", "node n is off"). A step of it turns on all strong neighbours
// of what was turned off at this distance, and turns off all weak neighbours of what was turned on, as OR of rows of
// bits. An almost locked set is a further statement, "this set lost this digit", which a digit outside leads to that
// sees all its places in the set; from it all other digits of the set are lost to what sees them, for a longer
// distance than a link, because a set takes longer to see: HoDoKu's weights, so that the same chains count as short.
//
// Chains that come back to a cell they left (lassos) are not accepted: what they show has a simpler reason.
// Source: hodoku.sourceforge.net/en/tech_chains.php.   Tested by tests/core/human/chain_search_test.cpp.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/human/almost_locked_sets.h"
#include "core/human/inference_graph.h"
#include "core/human/set_links.h"

namespace nonet::human {

/// Almost locked sets of two and more cells as links of a graph. `entry` is an index into AlmostLockedSets::digits: the
/// set has lost this digit.
struct ChainSetLinks {
  const AlmostLockedSets* sets = nullptr;
  LinkRows seen;    ///< of each entry, the nodes of its digit that see all its places
  BitRows of_node;  ///< of each node, the sets that it takes its digit from
  BitRows
      linked;  ///< of each entry, the sets that lose the digit if this one holds it, without a common cell
  // In HoDoKu's order only:
  /// Of each entry the candidates that are the last ones of their cells then.
  std::vector<std::vector<std::uint16_t>> forced;
  std::vector<std::uint16_t> ranks;  ///< of each set, its place by house and cells
};

/// With `in_hodoku_order` for ChainSearch::run_like_hodoku(). The sets must outlive the links.
ChainSetLinks make_set_links(const Board& board, const InferenceGraph& graph,
                             const AlmostLockedSets& sets, const SetLinks& set_links,
                             bool in_hodoku_order);

/// A node that is on or off, or an entry of an almost locked set.
using Statement = int;

class ChainSearch {
 public:
  /// The longest chain, as a distance; a person follows none of this length.
  static constexpr int kLongest = 60;
  static constexpr int kUnreached = 255;

  /// `sets` may be null. All must outlive the search.
  ChainSearch(const Board& board, const InferenceGraph& graph, const Links& links,
              const ChainSetLinks* sets);

  static Statement on(int node) { return 2 * node + 1; }
  static Statement off(int node) { return 2 * node; }

  /// Searches everything that follows from the statement.
  void run(Statement start);
  /// The same as HoDoKu does it: statements in the order in which they were found, each with the chain that was shortest
  /// when it was looked at. Distances are not the least where weights differ. For a graph with sets; slow.
  void run_like_hodoku(Statement start);
  /// How far from the start a statement is; kUnreached.
  int distance(Statement statement) const { return distance_[static_cast<std::size_t>(statement)]; }

  /// What a chain may run through.
  enum class Scope : std::uint8_t { kCandidates, kGroups, kSets };
  /// A shortest chain from the start to a statement, as statements; false if each such chain is a lasso. In a loop the
  /// ends may share a cell, which the first and the last link must leave. Chains are tried in HoDoKu's order: a cell's
  /// digits, places along its row, column and box, grouped nodes, sets. With `only_first` the first chain is the only one.
  bool trace(Statement end, bool is_loop, Scope scope, bool only_first,
             std::vector<Statement>& chain);

  /// The work since the last call, in units of Effort.
  std::uint64_t take_work() { return std::exchange(work_, 0) / 3; }

  /// All shortest chains that are no lassos; not all, if there are very many.
  std::vector<std::vector<Statement>> trace_all(Statement end, bool is_loop, Scope scope);

  bool is_set(Statement statement) const { return statement >= first_set_; }
  bool is_on(Statement statement) const { return (statement & 1) != 0 && !is_set(statement); }
  int node_of(Statement statement) const { return statement >> 1; }
  const AlmostLockedDigit& entry_of(Statement statement) const {
    return sets_->sets->digits[static_cast<std::size_t>(statement - first_set_)];
  }

 private:
  void expand(int distance);
  void expand_set(int entry, int distance);
  void reach(Statement statement, int distance);
  void reach_sets(const std::uint64_t* row, Digit digit, int distance);
  template <typename Visit>
  bool each_entry(const std::uint64_t* row, Digit digit, Visit visit) const;
  bool follow(Statement end, std::vector<Statement>& chain) const;
  void mark_before(Statement end);
  bool extend(std::vector<Statement>& chain);
  bool fits(const std::vector<Statement>& chain, Statement then) const;
  template <typename Visit>
  void each_before(Statement statement, Visit visit) const;
  template <typename Visit>
  bool each_after(Statement statement, Visit visit) const;
  template <typename Visit>
  bool each_node_after(int node, const std::uint64_t* row, Visit visit) const;
  int weight(int entry) const;
  const CellSet& cells_of(Statement statement) const;
  Cell cell_of(Statement statement) const;

  const Board& board_;
  const InferenceGraph& graph_;
  const Links& links_;
  const ChainSetLinks* sets_;
  Statement start_ = 0, first_set_ = 0;
  // Of the trace under way:
  Statement end_ = 0;
  Scope scope_ = Scope::kCandidates;
  bool is_loop_ = false, only_first_ = false;
  int tries_ = 0;
  std::vector<std::vector<Statement>>* all_ = nullptr;  // where trace_all collects
  std::vector<std::uint8_t> leads_;  // whether a shortest chain to the end runs through a statement
  std::vector<Statement> stack_;
  // Of run_like_hodoku: what each statement follows from, and the statements in order.
  std::vector<Statement> parent_, order_;
  bool has_parents_ = false;

  std::vector<std::uint8_t> distance_;
  LinkRows on_, off_;  // a row for each distance: what is turned on and off there
  std::vector<std::vector<std::uint16_t>> set_queue_;
  LinkRows done_;           // rows 0 and 1: off and on
  BitRows set_done_;        // of each digit, the sets whose distance without it is known
  std::uint64_t work_ = 0;  // words looked at, about 3 ns each
  int furthest_ = 0;        // the last distance at which something may be
};

}  // namespace nonet::human
