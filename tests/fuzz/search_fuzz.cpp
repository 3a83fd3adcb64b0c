// tests/fuzz/search_fuzz.cpp: any bytes as a small puzzle: a search that is suspended repeatedly gives
// the same report as a search in one call, and true candidates are those of all solutions.
//
// Bytes: engine and strategy, steps between suspensions, limit; shape; then cells and, for half of the
// shapes, candidates.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/search_fuzz -max_total_time=60 -max_len=200
#include <cstdint>

#include "core/solve/candidates.h"
#include "core/solve/solve.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nonet;

namespace {

constexpr std::uint64_t kMostSolutions = 3'000;
constexpr Shape kShapes[] = {{4, 2, 2}, {9, 3, 3}, {5, 1, 5}, {6, 2, 3}};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzInput next(data, size);
  SolveOptions options;
  const std::size_t choice = next();
  const std::size_t engines = engine_keys().size();
  options.engine = static_cast<EngineChoice>(choice % engines);
  options.strategy = static_cast<Strategy>(choice / engines % strategy_keys().size());
  const std::uint64_t steps = 1 + next() % 50u;
  options.limit = 1 + next() * 4u;
  options.keep = 5;
  const int form = next();
  Puzzle puzzle = make_puzzle(Geometry::with_boxes(kShapes[form % 4]).value());
  const int digits = puzzle.geometry->size();
  for (Digit& given : puzzle.givens) {
    const int byte = next();
    given = static_cast<Digit>(byte > digits ? 0 : byte);
  }
  if (form % 8 > 3) {
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
      puzzle.candidates.push_back(DigitSet::up_to(digits) - DigitSet::from_bits(next()));
    }
  }

  // Skip long searches.
  SolveOptions all;
  all.limit = kMostSolutions;
  all.keep = kMostSolutions;
  const SolveReport solutions = Solver().solve(
      puzzle, all, [](const Counters& counters) { return counters.guesses < 20'000; });
  if (solutions.stopped) return 0;
  const SolveReport whole = Solver().solve(
      puzzle, options, [](const Counters& counters) { return counters.guesses < 200'000; });
  if (whole.stopped) return 0;

  options.steps_per_call = steps;
  Solver parts;
  parts.start(puzzle, options);
  while (!parts.resume([](const Counters&) { return false; })) check(parts.report().stopped);
  const SolveReport& report = parts.report();
  check(report.solutions == whole.solutions && report.count == whole.count);
  check(report.complete == whole.complete && report.guesses == whole.guesses);
  check(report.attempts == whole.attempts && !report.stopped);

  if (!solutions.complete) return 0;
  std::vector<DigitSet> expected(puzzle.givens.size());
  for (const auto& solution : solutions.solutions) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell)
      expected[cell].insert(solution[cell]);
  }
  CandidateSearch search(puzzle, steps);
  while (!search.resume([](const Counters&) { return false; })) check(search.report().stopped);
  check(search.report().complete && search.report().candidates == expected);
  return 0;
}
