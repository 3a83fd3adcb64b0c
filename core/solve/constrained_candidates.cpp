#include "core/solve/constrained_candidates.h"

#include <memory>
#include <utility>
#include <vector>

#include "core/solve/constrained_solve.h"
#include "core/solve/preferring_witness.h"

namespace nonet {
namespace {

/// What PreferringWitness asks of the search over a model.
struct ModelParts {
  explicit ModelParts(const ConstrainedPuzzle& puzzle)
      : ModelParts(std::make_shared<Model>(make_model(puzzle))) {}
  explicit ModelParts(std::shared_ptr<const Model> model)
      : possible(model->domains), engine(std::make_unique<ConstrainedSearch>(std::move(model))) {}
  std::uint64_t steps_per_call() const { return engine->guesses_per_call(); }

  void seek(Cell cell, Digit digit, std::span<const DigitSet> preferred) {
    engine->seek(possible, cell, digit, preferred);
  }
  void remove_impossible(std::span<DigitSet> unseen) {
    engine->remove_refuted(possible);
    for (std::size_t cell = 0; cell < unseen.size(); ++cell) unseen[cell] &= possible[cell];
  }

  std::vector<DigitSet> possible;  // of the variables, too
  std::unique_ptr<ConstrainedSearch> engine;
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
