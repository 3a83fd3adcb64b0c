#include "core/classic/solve.h"

#include <algorithm>
#include <array>

namespace nonet::classic {
namespace {

constexpr std::size_t kCells = 81;

// Hands on what the kernel says to the two functions of a caller.
class Relay final : public Watcher {
 public:
  Relay(const SolutionSink& sink, const Progress& progress) : sink_(sink), progress_(progress) {}

  bool solution(std::size_t, const char* cells) override {
    if (!sink_) return true;
    std::array<Digit, kCells> digits;
    std::transform(cells, cells + kCells, digits.begin(),
                   [](char character) { return static_cast<Digit>(character - '0'); });
    return sink_(digits);
  }

  bool proceed(std::size_t, const Answer& so_far) override {
    return !progress_ || progress_({so_far.guesses, 0, so_far.solutions});
  }

 private:
  const SolutionSink& sink_;
  const Progress& progress_;
};

}  // namespace

bool is_plain(const Puzzle& puzzle) {
  return !puzzle.geometry->is_jigsaw() && puzzle.geometry->shape() == Shape{9, 3, 3} &&
         puzzle.candidates.empty();
}

Answer search(const Puzzle& puzzle, std::uint64_t limit, const SolutionSink& sink,
              const Progress& progress) {
  std::array<char, kCells> cells;
  std::transform(puzzle.givens.begin(), puzzle.givens.end(), cells.begin(),
                 [](Digit digit) { return static_cast<char>('0' + digit); });
  Answer answer;
  Relay relay(sink, progress);
  Job job;
  job.puzzles = cells.data();
  job.count = 1;
  job.limit = limit;
  job.answers = &answer;
  if (sink || progress) job.watcher = &relay;
  best_kernel().one(job);
  return answer;
}

void solve_batch(std::string_view puzzles, std::size_t stride, std::uint64_t limit,
                 std::span<Answer> answers, std::span<char> solutions) {
  Job job;
  job.puzzles = puzzles.data();
  job.count = answers.size();
  job.stride = stride;
  job.limit = limit;
  job.answers = answers.data();
  job.solutions = solutions.empty() ? nullptr : solutions.data();
  best_kernel().many(job);
}

}  // namespace nonet::classic
