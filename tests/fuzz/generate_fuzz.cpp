// tests/fuzz/generate_fuzz.cpp: any bytes as wishes: they have an obstacle, or a puzzle is made in a few attempts, which
// has one solution and is what it says, whether it fits or not.
//
// Bytes: size, symmetry, flags; then what the flags ask for; then the seed.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/generate_fuzz -max_total_time=60 -max_len=200
#include <cstdint>

#include "core/generate/generate.h"
#include "core/solve/solve.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nonet;
using namespace nonet::generate;

namespace {

constexpr Shape kShapes[] = {{9, 3, 3}, {4, 2, 2}, {6, 2, 3}, {5, 1, 5}, {7, 7, 1}, {6, 4, 2}};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzInput next(data, size);
  Wishes wishes;
  wishes.shape = kShapes[next() % std::size(kShapes)];
  wishes.symmetry = static_cast<Symmetry>(next() % symmetry_keys().size());
  const int flags = next(), more = next();
  wishes.jigsaw = (flags & 1) != 0;
  wishes.minimal = (flags & 2) != 0;
  wishes.even_digits = (flags & 4) != 0;
  wishes.singles_only = (flags & 8) != 0;
  if ((flags & 16) != 0) wishes.clues = Range{next(), next()};
  if ((flags & 32) != 0) wishes.grade = static_cast<rate::Grade>(next() % 5);
  if ((flags & 64) != 0) wishes.se = Range{next(), next()};
  if ((flags & 128) != 0) wishes.hodoku = static_cast<human::Level>(next() % 5);
  const auto technique = [&] {
    return static_cast<human::Technique>(next() % human::techniques().size());
  };
  if ((more & 1) != 0) wishes.needs = {technique()};
  if ((more & 2) != 0) wishes.without = {technique(), technique()};
  if ((more & 4) != 0) wishes.longest_wait = next() % 8;
  if ((more & 8) != 0) {
    for (int cells = next() % 100; cells > 0; --cells) wishes.pattern.push_back(next() % 3 == 0);
  }
  // Of 9×9 one takes too long.
  wishes.controlled_bias = (more & 16) != 0 && wishes.shape.size != 9;
  wishes.attempts = 1 + next() % 4u;
  const std::uint64_t seed = next();
  if (find_obstacle(wishes)) return 0;
  std::uint64_t number = 1;
  Generator(wishes, seed).make(1, 2, [&](const Made& made) {
    check(made.number == number++);
    check(made.attempts >= 1 && made.attempts <= wishes.attempts);
    if (made.miss == Miss::kGrid) return true;
    const SolveReport report = Solver().solve(made.puzzle);
    check(report.count == 1 && report.solutions.front() == made.solution);
    return true;
  });
  check(number == 3);
  return 0;
}
