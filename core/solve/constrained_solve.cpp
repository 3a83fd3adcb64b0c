#include "core/solve/constrained_solve.h"

#include <utility>

namespace nonet {

SolveReport ConstrainedSolver::solve(const ConstrainedPuzzle& puzzle, const SolveOptions& options,
                                     const Progress& progress) {
  start(puzzle, options);
  resume(progress);
  return std::move(report_);
}

void ConstrainedSolver::start(const ConstrainedPuzzle& puzzle, const SolveOptions& options,
                              const Draw& draw) {
  options_ = options;
  report_ = {};
  search_ = std::make_unique<ConstrainedSearch>(std::make_shared<Model>(make_model(puzzle)));
  search_->start(options.limit);
  preferred_.clear();
  if (draw) {
    for (DigitSet digits : search_->candidates()) {
      const int count = digits.count();
      for (std::uint32_t skip = count > 1 ? draw(static_cast<std::uint32_t>(count)) : 0; skip > 0;
           --skip) {
        digits.pop_first();
      }
      preferred_.push_back(count > 1 ? DigitSet::of(digits.first()) : digits);
    }
    search_->prefer(preferred_);
  }
  is_done_ = false;
}

bool ConstrainedSolver::resume(const Progress& progress) {
  report_.stopped = false;
  const auto keep = [this](std::span<const Digit> solution) {
    if (report_.solutions.size() < options_.keep) {
      report_.solutions.emplace_back(solution.begin(), solution.end());
    }
    return !options_.each || options_.each(solution);
  };
  const std::uint64_t steps = !progress                     ? UINT64_MAX
                              : options_.steps_per_call > 0 ? options_.steps_per_call
                                                            : search_->guesses_per_call();
  while (!is_done_) {
    const SearchResult& result = search_->resume(steps, keep);
    report_.guesses = result.guesses;
    report_.count = result.solutions;
    report_.complete = result.complete;
    is_done_ = !result.stopped;
    if (!is_done_ && progress && !progress(counters())) {
      report_.stopped = true;
      return false;
    }
  }
  return true;
}

SolveReport count_solutions(const ConstrainedPuzzle& puzzle, std::uint64_t limit,
                            const Progress& progress) {
  SolveOptions options;
  options.limit = limit;
  options.keep = 0;
  return ConstrainedSolver().solve(puzzle, options, progress);
}

}  // namespace nonet
