// core/human/search.h: what a finder works with: a board, what is known about it, and where its steps go.
//
// A finder reports steps until report() returns true. So the same function finds the first step, all of them, or (with
// wants_evidence() false) only what follows, at no cost for marks and chains.
// Tested by tests/core/human/find_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/human/board.h"
#include "core/human/effort.h"
#include "core/human/step.h"

namespace nonet::human {

struct AlmostLockedSets;  // core/human/almost_locked_sets.h
struct SetLinks;          // core/human/set_links.h
struct InferenceGraph;    // core/human/inference_graph.h
struct ChainSetLinks;     // core/human/chain_search.h
struct ChainEnds;         // core/human/nice_loops.cpp
struct ForcedByOne;       // core/human/forced.h
struct AllDigitPlaces;    // core/human/digit_places.h

/// What several families need of a board, made when first asked for. It is of one revision: a new board needs a new one.
struct Facts {
  std::shared_ptr<const AlmostLockedSets> almost_locked_sets;
  std::shared_ptr<const SetLinks> set_links;
  std::shared_ptr<const InferenceGraph> graph;
  std::shared_ptr<const ChainSetLinks> chain_set_links;
  /// Of chains of candidates, with groups and with sets.
  std::array<std::shared_ptr<const ChainEnds>, 3> chain_ends;
  std::shared_ptr<const ForcedByOne> forced;
  std::shared_ptr<const AllDigitPlaces> digit_places;
};

/// Choices in which other programs' published cases differ. The defaults are what a person is shown.
struct SearchOptions {
  /// Rectangles and loops that lack some of their candidates count too (HoDoKu's variant -1 of 0600 ff.).
  bool rectangles_may_lack_candidates = true;
  /// Almost locked sets may share cells (variant -2 of 0901 ff.).
  bool sets_may_overlap = true;
  /// Chains may run through almost locked sets (variants -2 and -4 of 0709 ff.).
  bool chains_use_sets = false;
  /// Of several chains of one length only the first in HoDoKu's order counts, even if it is a lasso and the next is not.
  bool chains_like_hodoku = false;
  /// An empty rectangle may have two candidates only (variant -1 of 0402).
  bool rectangle_of_two_candidates = false;
};

class Search {
 public:
  /// Returns true to end the search. The step is checked: it removes or places something.
  using Sink = std::function<bool(Step&& step)>;
  using Patience = Effort::Patience;

  Search(const Board& board, Facts& facts, Sink sink, SearchOptions options = {},
         bool wants_evidence = true, Patience patience = {})
      : board_(board),
        facts_(facts),
        sink_(std::move(sink)),
        options_(options),
        wants_evidence_(wants_evidence),
        own_effort_(std::move(patience)),
        effort_(own_effort_) {}
  /// A search inside another one, without evidence; its work counts as work of the other.
  Search(Search& outer, Sink sink)
      : board_(outer.board_),
        facts_(outer.facts_),
        sink_(std::move(sink)),
        options_(outer.options_),
        wants_evidence_(false),
        own_effort_({}),
        effort_(outer.effort_) {}
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  const Board& board() const { return board_; }
  const Layout& layout() const { return board_.layout(); }
  Facts& facts() const { return facts_; }
  const SearchOptions& options() const { return options_; }
  /// Whether marks, houses, cells and chains of a step are looked at; else placements and eliminations suffice.
  bool wants_evidence() const { return wants_evidence_; }

  /// Removes eliminations that the board does not have and duplicates, sorts them by digit and cell, and hands the step
  /// on if something is left. Returns true when the finder must return true at once. After the end of the effort nothing
  /// is handed on, so a finder may return false, too, when it is cut short.
  bool report(Step step);
  /// Whether the search must end, because it was cancelled or has done its work; for loops whose passes take long.
  bool is_cancelled() { return effort_.ask(); }
  /// The same for inner loops, which say how much they do in units of 10 ns.
  bool spend(std::uint64_t work) { return effort_.spend(work); }
  Effort& effort() { return effort_; }

 private:
  const Board& board_;
  Facts& facts_;
  Sink sink_;
  SearchOptions options_;
  bool wants_evidence_;
  Effort own_effort_;
  Effort& effort_;  // own_effort_, or that of the outer search
};

}  // namespace nonet::human
