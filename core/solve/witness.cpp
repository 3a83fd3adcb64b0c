#include "core/solve/witness.h"

#include <utility>
#include <vector>

#include "core/engine/propagate.h"
#include "core/solve/preferring_witness.h"

namespace nonet {
namespace {

/// The digits that are not eliminated, and what singles rule out of them.
struct Singles {
  explicit Singles(const Puzzle& puzzle)
      : possible(starting_candidates(puzzle)), propagation(puzzle.geometry) {}

  void remove_impossible(std::span<DigitSet> unseen) {
    propagation.start(possible);  // true: there is a solution
    const auto left = propagation.candidates();
    possible.assign(left.begin(), left.end());
    for (std::size_t cell = 0; cell < unseen.size(); ++cell) unseen[cell] &= possible[cell];
  }

  std::vector<DigitSet> possible;
  Propagation propagation;
};

#if !NONET_WITHOUT_CLASSIC
class ClassicWitness final : public WitnessSearch {
 public:
  explicit ClassicWitness(const Puzzle& puzzle) : singles_(puzzle), puzzle_(puzzle) {
    steps_per_call_ = classic::kGuessesPerCall;
    search_.start(puzzle_, 2);
  }

  void seek(Cell cell, Digit digit, std::span<const DigitSet>) override {
    is_first_ = false;
    const Digit given = puzzle_.givens[cell];
    puzzle_.givens[cell] = digit;
    search_.start(puzzle_, 1);
    puzzle_.givens[cell] = given;
  }

  SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) override {
    const classic::Answer answer = search_.resume(guesses, sink);
    return {answer.solutions, answer.guesses, answer.complete, answer.stopped};
  }

  /// Once: later a search refutes a digit faster than propagation finds it.
  void remove_impossible(std::span<DigitSet> unseen) override {
    if (is_first_) singles_.remove_impossible(unseen);
  }

 private:
  Singles singles_;
  Puzzle puzzle_;
  classic::ResumableSearch search_;
  bool is_first_ = true;
};
#endif

/// What PreferringWitness asks of the general engine.
struct GeneralParts : Singles {
  explicit GeneralParts(const Puzzle& puzzle)
      : Singles(puzzle), engine(std::make_unique<GeneralEngine>(puzzle.geometry)) {}
  std::uint64_t steps_per_call() const { return engine->guesses_per_call(); }

  void seek(Cell cell, Digit digit, std::span<const DigitSet> preferred) {
    const DigitSet all = std::exchange(possible[cell], DigitSet::of(digit));
    engine->start(possible, 1, preferred);
    possible[cell] = all;
  }

  std::unique_ptr<GeneralEngine> engine;
};

#if NONET_LEARNING
class LearningWitness final : public WitnessSearch {
 public:
  explicit LearningWitness(const Puzzle& puzzle)
      : candidates_(starting_candidates(puzzle)), engine_(puzzle.geometry) {
    first_.start(puzzle, 2);
    steps_per_call_ = first_.steps_per_call();
  }

  void seek(Cell cell, Digit digit, std::span<const DigitSet> unseen) override {
    is_first_ = false;
    steps_per_call_ = LearningEngine::kGuessesPerCall;
    engine_.seek(cell, digit, unseen);
  }
  SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) override {
    if (!is_first_) return engine_.resume(guesses, sink);
    const SearchResult result = first_.resume(guesses, sink);
    steps_per_call_ = first_.steps_per_call();
    return result;
  }
  void remove_impossible(std::span<DigitSet> unseen) override {
    if (is_first_) engine_.start(candidates_, 1);
    engine_.remove_refuted(unseen);
  }

 private:
  std::vector<DigitSet> candidates_;
  LearningSearch first_;  // fills a large empty grid sooner than the learning engine alone
  LearningEngine engine_;
  bool is_first_ = true;
};
#endif

}  // namespace

std::unique_ptr<WitnessSearch> make_witness_search(const Puzzle& puzzle, EngineChoice wanted) {
  switch (engine_for(puzzle, wanted)) {
#if !NONET_WITHOUT_CLASSIC
    case EngineChoice::kClassic:
      return std::make_unique<ClassicWitness>(puzzle);
#endif
#if NONET_LEARNING
    case EngineChoice::kLearning:
      return std::make_unique<LearningWitness>(puzzle);
#endif
    default:
      return std::make_unique<PreferringWitness<GeneralParts>>(puzzle);
  }
}

}  // namespace nonet
