#include "core/solve/constrained_candidates.h"

#include <memory>
#include <vector>

#include "core/engine/constraint_search.h"
#include "core/solve/preferring_witness.h"

namespace nonet {
namespace {

/// What PreferringWitness asks of the search over a model.
class ConstrainedWitness : public WitnessSearch {
 public:
  explicit ConstrainedWitness(const ConstrainedPuzzle& puzzle)
      : possible_(puzzle.domains), search_(std::make_shared<Model>(make_model(puzzle))) {
    steps_per_call_ = ConstraintSearch::kGuessesPerCall;
  }

  void remove_impossible(std::span<DigitSet> unseen) override {
    search_.start(1, possible_);  // there is a solution: no set becomes empty
    const auto left = search_.candidates();
    possible_.assign(left.begin(), left.end());
    for (std::size_t cell = 0; cell < unseen.size(); ++cell) unseen[cell] &= possible_[cell];
  }

 protected:
  void begin(std::uint64_t limit, std::span<const DigitSet> preferred) {
    search_.start(limit, possible_, preferred);
  }
  SearchResult run(std::uint64_t guesses, const SolutionSink& sink) {
    return search_.resume(guesses, sink);
  }

  std::vector<DigitSet> possible_;  // not eliminated; variables included

 private:
  ConstraintSearch search_;
};

}  // namespace

CandidateSearch candidate_search(const ConstrainedPuzzle& puzzle, std::uint64_t steps_per_call) {
  const auto grid = puzzle.domains.begin() + puzzle.board.grid_cells();
  return CandidateSearch(std::make_unique<PreferringWitness<ConstrainedWitness>>(puzzle),
                         {puzzle.domains.begin(), grid}, steps_per_call);
}

CandidatesReport true_candidates(const ConstrainedPuzzle& puzzle, const Progress& progress) {
  CandidateSearch search = candidate_search(puzzle);
  search.resume(progress);
  return search.report();
}

}  // namespace nonet
