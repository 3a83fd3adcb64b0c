// tests/fuzz/human_fuzz.cpp: any bytes as the candidates of a board, through every technique: no crash, no step without an
// effect, and no step that contradicts a solution.
//
// The first byte chooses the shape. Then come two bytes a cell: its candidates, or, with the highest bit, a digit that is
// written. Boards may contradict themselves; techniques must bear it.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/human_fuzz -max_total_time=60 -max_len=513
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "core/engine/search.h"
#include "core/human/find.h"
#include "core/human/orders.h"
#include "core/human/step_text.h"

namespace {

using namespace nonet;

[[noreturn]] void complain(const char* what, const human::Step& step, const human::Layout& layout) {
  std::fprintf(stderr, "%s\n%s\n", what, human::text_of(step, layout).c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr Shape kShapes[] = {{9, 3, 3}, {9, 3, 3}, {9, 3, 3}, {4, 2, 2}, {6, 2, 3}, {5, 1, 5}};
  if (size == 0) return 0;
  const auto geometry = Geometry::with_boxes(kShapes[data[0] % std::size(kShapes)]).value();
  Puzzle puzzle = make_puzzle(geometry);
  const std::size_t cells = puzzle.givens.size();
  puzzle.candidates.assign(cells, DigitSet::up_to(geometry->size()));
  for (std::size_t cell = 0; cell < cells && 2 * cell + 2 < size; ++cell) {
    const unsigned bits = data[2 * cell + 1] + 256u * data[2 * cell + 2];
    if (bits >> 15 != 0) {
      puzzle.givens[cell] = static_cast<Digit>(bits % static_cast<unsigned>(geometry->size()) + 1);
      puzzle.candidates[cell] = DigitSet::of(puzzle.givens[cell]);
    } else {
      puzzle.candidates[cell] = DigitSet::from_bits(bits) & DigitSet::up_to(geometry->size());
    }
  }
  const human::Board board(puzzle);
  const bool is_contradictory = board.is_contradictory();
  std::vector<Digit> solution;
  if (!is_contradictory) {
    GeneralEngine(geometry).search(
        starting_candidates(puzzle), 1,
        [&](std::span<const Digit> found) {
          solution.assign(found.begin(), found.end());
          return false;
        },
        [](const Counters& counters) { return counters.guesses < 2'000; });
  }
  // Some milliseconds of an optimised build, a few hundred here.
  int calls = 0;
  const human::FindOptions options{
      human::techniques_in(human::Order::kHuman, false), {}, true, [&] { return ++calls < 200; }};
  for (const human::Step& step : human::all_steps(board, options)) {
    if (step.placements.empty() && step.eliminations.empty()) {
      complain("nothing follows", step, board.layout());
    }
    for (const human::Candidate candidate : step.placements) {
      if (!solution.empty() && solution[candidate.cell] != candidate.digit) {
        complain("wrong placement", step, board.layout());
      }
    }
    for (const human::Candidate candidate : step.eliminations) {
      if (!board.has(candidate)) complain("nothing to remove", step, board.layout());
      if (!solution.empty() && solution[candidate.cell] == candidate.digit) {
        complain("wrong elimination", step, board.layout());
      }
    }
  }
  return 0;
}
