#include "core/solve/witness.h"

#include <algorithm>
#include <vector>

#include "core/classic/solve.h"
#include "core/engine/propagate.h"

namespace nonet {
namespace {

class ClassicWitness final : public WitnessSearch {
 public:
  explicit ClassicWitness(const Puzzle& puzzle) : puzzle_(puzzle) { search_.start(puzzle_, 2); }

  void seek(Cell cell, Digit digit, std::span<const DigitSet>) override {
    const Digit given = puzzle_.givens[cell];
    puzzle_.givens[cell] = digit;
    search_.start(puzzle_, 1);
    puzzle_.givens[cell] = given;
  }

  SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) override {
    const classic::Answer answer = search_.resume(guesses, sink);
    return {answer.solutions, answer.guesses, answer.complete, answer.stopped};
  }

  /// Once: a search refutes a digit faster than propagation finds it.
  void remove_impossible(std::span<DigitSet> unseen) override {
    if (is_propagated_) return;
    is_propagated_ = true;
    Propagation propagation(puzzle_.geometry);
    propagation.start(starting_candidates(puzzle_));
    for (std::size_t cell = 0; cell < unseen.size(); ++cell) {
      unseen[cell] &= propagation.candidates()[cell];
    }
  }

  std::uint64_t steps_per_call() const override { return classic::kGuessesPerCall; }

 private:
  Puzzle puzzle_;
  classic::ResumableSearch search_;
  bool is_propagated_ = false;
};

class GeneralWitness final : public WitnessSearch {
 public:
  explicit GeneralWitness(const Puzzle& puzzle)
      : possible_(starting_candidates(puzzle)),
        engine_(puzzle.geometry),
        propagation_(puzzle.geometry) {
    engine_.start(possible_, 2);
  }

  void seek(Cell cell, Digit digit, std::span<const DigitSet> unseen) override {
    cell_ = cell;
    digit_ = digit;
    prefers_ = true;
    before_ = 0;
    start(unseen);
  }

  SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) override {
    if (!prefers_) return with_before(engine_.resume(guesses, sink));
    const std::uint64_t patience = possible_.size() - used_;
    SearchResult result = engine_.resume(std::min(guesses, patience), sink);
    used_ = result.guesses;
    if (result.stopped && used_ == possible_.size()) {
      before_ = used_;
      prefers_ = false;
      start({});
      return with_before({0, 0, false, true});
    }
    return result;
  }

  void remove_impossible(std::span<DigitSet> unseen) override {
    if (digit_ != 0) possible_[cell_].erase(digit_);
    propagation_.start(possible_);  // true: there is a solution
    const auto left = propagation_.candidates();
    possible_.assign(left.begin(), left.end());
    for (std::size_t cell = 0; cell < unseen.size(); ++cell) unseen[cell] &= possible_[cell];
  }

  std::uint64_t steps_per_call() const override { return engine_.guesses_per_call(); }

 private:
  void start(std::span<const DigitSet> preferred) {
    const DigitSet all = possible_[cell_];
    possible_[cell_] = DigitSet::of(digit_);
    engine_.start(possible_, 1, preferred);
    possible_[cell_] = all;
    used_ = 0;
  }
  SearchResult with_before(SearchResult result) const {
    result.guesses += before_;
    return result;
  }

  std::vector<DigitSet> possible_;
  GeneralEngine engine_;
  Propagation propagation_;
  Cell cell_ = 0;
  Digit digit_ = 0;  // 0: in the first search
  bool prefers_ = false;
  std::uint64_t used_ = 0;    // guesses of the search with a preference
  std::uint64_t before_ = 0;  // the same, once it is given up
};

#if NONET_LEARNING
class LearningWitness final : public WitnessSearch {
 public:
  explicit LearningWitness(const Puzzle& puzzle)
      : candidates_(starting_candidates(puzzle)), engine_(puzzle.geometry) {
    first_.start(puzzle, 2);
  }

  void seek(Cell cell, Digit digit, std::span<const DigitSet> unseen) override {
    is_first_ = false;
    engine_.seek(cell, digit, unseen);
  }
  SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) override {
    return is_first_ ? first_.resume(guesses, sink) : engine_.resume(guesses, sink);
  }
  void remove_impossible(std::span<DigitSet> unseen) override {
    if (is_first_) engine_.start(candidates_, 1);
    engine_.remove_refuted(unseen);
  }
  std::uint64_t steps_per_call() const override {
    return is_first_ ? first_.steps_per_call() : LearningEngine::kGuessesPerCall;
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
    case EngineChoice::kClassic:
      return std::make_unique<ClassicWitness>(puzzle);
#if NONET_LEARNING
    case EngineChoice::kLearning:
      return std::make_unique<LearningWitness>(puzzle);
#endif
    default:
      return std::make_unique<GeneralWitness>(puzzle);
  }
}

}  // namespace nonet
