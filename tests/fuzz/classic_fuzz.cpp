// tests/fuzz/classic_fuzz.cpp: any bytes as 9×9 puzzles, two at a time, through every kernel that
// runs here and through the general engine: the same counts, the same first solutions, and each of
// them a solution.
//
// The first byte is the limit, the rest are cells; missing cells are empty. Long searches are skipped:
// a few givens that contradict each other can take any engine hours.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/classic_fuzz -max_total_time=60 -max_len=163
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/classic/kernel.h"
#include "core/engine/search.h"
#include "core/solve/validate.h"

namespace {

using namespace nonet;
using classic::Answer;

constexpr std::size_t kPuzzles = 2, kCells = 81;
constexpr std::uint64_t kMostGuesses = 2'000;

[[noreturn]] void complain(const char* what, const std::string& puzzles) {
  std::fprintf(stderr, "%s\n%s\n", what, puzzles.c_str());
  std::abort();
}

void check_puzzle(const std::string& cells, const Answer& answer, std::uint64_t limit,
                  const std::string& solution) {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes({9, 3, 3}).value());
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (cells[cell] >= '1' && cells[cell] <= '9') {
      puzzle.givens[cell] = static_cast<Digit>(cells[cell] - '0');
    }
  }
  if (has_conflict(*puzzle.geometry, puzzle.givens)) {
    if (answer.solutions != 0 || !answer.complete) complain("a conflict was solved", cells);
    return;
  }
  if (answer.solutions > 0) {
    Puzzle solved = puzzle;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      solved.givens[cell] = static_cast<Digit>(solution[cell] - '0');
      if (solved.givens[cell] < 1 || solved.givens[cell] > 9) complain("no digit", cells);
      if (puzzle.givens[cell] != 0 && puzzle.givens[cell] != solved.givens[cell]) {
        complain("a given was changed", cells);
      }
    }
    if (has_conflict(*puzzle.geometry, solved.givens)) complain("no solution", cells);
  }
  const SearchResult expected =
      GeneralEngine(puzzle.geometry)
          .search(starting_candidates(puzzle), limit, {},
                  [](const Counters& counters) { return counters.guesses < kMostGuesses; });
  if (!expected.stopped && !answer.stopped && expected.solutions != answer.solutions) {
    complain("another count than the general engine's", cells);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::uint64_t limit = 1 + data[0] % 8;
  std::string puzzles(reinterpret_cast<const char*>(data + 1), size - 1);
  puzzles.resize(kPuzzles * kCells, '.');

  std::vector<Answer> answers;
  std::string solutions;
  for (const classic::Kernel& kernel : classic::kernels()) {
    if (!kernel.runs_here()) continue;
    for (const auto function : {kernel.one, kernel.many}) {
      Answer own[kPuzzles];
      std::string own_solutions(kPuzzles * kCells, '?');
      classic::Job job;
      job.puzzles = puzzles.data();
      job.count = kPuzzles;
      job.limit = limit;
      job.answers = own;
      job.solutions = own_solutions.data();
      job.guesses = kMostGuesses;
      function(job);
      if (answers.empty()) {
        answers.assign(own, own + kPuzzles);
        solutions = own_solutions;
      }
      for (std::size_t i = 0; i < kPuzzles; ++i) {
        if (own[i].solutions != answers[i].solutions || own[i].guesses != answers[i].guesses ||
            own[i].complete != answers[i].complete || own[i].stopped != answers[i].stopped) {
          complain(kernel.name, puzzles);
        }
      }
      if (own_solutions != solutions) complain("other solutions", puzzles);
    }
  }
  for (std::size_t i = 0; i < kPuzzles; ++i) {
    check_puzzle(puzzles.substr(i * kCells, kCells), answers[i], limit,
                 solutions.substr(i * kCells, kCells));
  }
  return 0;
}
