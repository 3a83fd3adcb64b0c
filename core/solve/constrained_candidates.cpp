#include "core/solve/constrained_candidates.h"

#include <memory>
#include <vector>

#include "core/engine/constraint_search.h"
#include "core/solve/preferring_witness.h"

namespace nonet {
namespace {

/// What PreferringWitness asks of the search over a model.
struct ModelParts {
  explicit ModelParts(const ConstrainedPuzzle& puzzle)
      : possible(puzzle.domains),
        engine(std::make_unique<ConstraintSearch>(std::make_shared<Model>(make_model(puzzle)))) {}
  static std::uint64_t steps_per_call() { return ConstraintSearch::kGuessesPerCall; }

  void remove_impossible(std::span<DigitSet> unseen) {
    engine->start(possible, 1);  // there is a solution: no set becomes empty
    const auto left = engine->candidates();
    possible.assign(left.begin(), left.end());
    for (std::size_t cell = 0; cell < unseen.size(); ++cell) unseen[cell] &= possible[cell];
  }

  std::vector<DigitSet> possible;  // of the variables, too
  std::unique_ptr<ConstraintSearch> engine;
};

}  // namespace

CandidateSearch candidate_search(const ConstrainedPuzzle& puzzle, std::uint64_t steps_per_call) {
  const auto grid = puzzle.domains.begin() + puzzle.board.grid_cells();
  return CandidateSearch(std::make_unique<PreferringWitness<ModelParts>>(puzzle),
                         {puzzle.domains.begin(), grid}, steps_per_call);
}

CandidatesReport true_candidates(const ConstrainedPuzzle& puzzle, const Progress& progress) {
  CandidateSearch search = candidate_search(puzzle);
  search.resume(progress);
  return search.report();
}

}  // namespace nonet
