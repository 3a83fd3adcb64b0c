#include "core/classic/solve.h"

#include <algorithm>
#include <array>

namespace nonet::classic {
namespace {

constexpr std::size_t kCells = 81;

// Passes the kernel's solutions to a caller's function, as digits.
class Relay final : public Listener {
 public:
  explicit Relay(const SolutionSink& sink) : sink_(sink) {}

  bool solution(std::size_t, const char* cells) override {
    std::array<Digit, kCells> digits;
    std::transform(cells, cells + kCells, digits.begin(),
                   [](char character) { return static_cast<Digit>(character - '0'); });
    return sink_(digits);
  }

 private:
  const SolutionSink& sink_;
};

}  // namespace

bool fits(const Puzzle& puzzle) {
  return puzzle.geometry->is_plain_nine();
}

bool is_plain(const Puzzle& puzzle) {
  return fits(puzzle) && puzzle.candidates.empty();
}

void ResumableSearch::start(const Puzzle& puzzle, std::uint64_t limit) {
  std::transform(puzzle.givens.begin(), puzzle.givens.end(), cells_.begin(),
                 [](Digit digit) { return static_cast<char>('0' + digit); });
  has_candidates_ = !puzzle.candidates.empty();
  for (std::size_t cell = 0; has_candidates_ && cell < kCells; ++cell) {
    const DigitSet digits = puzzle.candidates[cell];
    // A cell of one candidate is read as a given, so that conflicts between such cells are found, too.
    if (cells_[cell] == '0' && digits.single()) {
      cells_[cell] = static_cast<char>('0' + digits.first());
    }
    candidates_[cell] = static_cast<std::uint16_t>(digits.bits());
  }
  limit_ = limit;
  checkpoint_.is_set = false;
}

Answer ResumableSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  Answer answer;
  Relay relay(sink);
  Job job;
  job.puzzles = cells_.data();
  job.count = 1;
  job.limit = limit_;
  job.guesses = guesses;
  job.answers = &answer;
  if (sink) job.listener = &relay;
  job.checkpoint = &checkpoint_;
  if (has_candidates_) job.candidates = candidates_.data();
  best_kernel().one(job);
  return answer;
}

Answer search(const Puzzle& puzzle, std::uint64_t limit, const SolutionSink& sink,
              const Progress& progress) {
  ResumableSearch run;
  run.start(puzzle, limit);
  const std::uint64_t guesses = progress ? kGuessesPerCall : UINT64_MAX;
  Answer answer = run.resume(guesses, sink);
  while (answer.stopped && progress({answer.guesses, 0, answer.solutions})) {
    answer = run.resume(guesses, sink);
  }
  return answer;
}

}  // namespace nonet::classic
