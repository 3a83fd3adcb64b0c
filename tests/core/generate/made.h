// tests/core/generate/made.h: what the tests of made puzzles share.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "core/generate/generate.h"
#include "core/solve/solve.h"
#include "tests/catch.h"

namespace nonet::generate {

/// The sum of (seen − expected)² / expected; `expected`: of each cell.
inline double chi_square(std::span<const std::uint64_t> seen, double expected) {
  double sum = 0;
  for (const std::uint64_t count : seen) {
    const double off = static_cast<double>(count) - expected;
    sum += off * off / expected;
  }
  return sum;
}

/// What chi_square exceeds once in about 30,000 trials if all cells are equally likely: four standard deviations, by
/// Wilson and Hilferty's formula.
inline double chi_square_limit(std::size_t cells) {
  const double freedom = static_cast<double>(cells) - 1;
  const double part = 2 / (9 * freedom);
  return freedom * std::pow(1 - part + 4 * std::sqrt(part), 3);
}

/// The variable of the environment, if that is more.
inline int at_least(int usual, const char* variable) {
  const char* const given = std::getenv(variable);
  return given != nullptr ? std::max(usual, std::atoi(given)) : usual;
}

/// NONET_GRIDS: the longer form of the tests of distributions.
inline int grids(int usual) {
  return at_least(usual, "NONET_GRIDS");
}

template <class Digits>
bool is_full(const Geometry& geometry, const Digits& digits) {
  for (const House& house : geometry.houses()) {
    DigitSet seen;
    for (const Cell cell : house.cells) seen.insert(digits[cell]);
    if (seen != DigitSet::up_to(geometry.size())) return false;
  }
  return true;
}

/// Solutions up to 2, by the engine that does not make plain 9×9 puzzles.
inline std::uint64_t solutions_of(const Puzzle& puzzle) {
  return Solver().solve(puzzle, {.engine = EngineChoice::kGeneral}).count;
}

/// Whether each given is needed.
inline bool is_minimal(const Puzzle& puzzle) {
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    Puzzle rest = puzzle;
    rest.givens[cell] = 0;
    if (puzzle.givens[cell] != 0 && solutions_of(rest) == 1) return false;
  }
  return true;
}

inline int clues_of(const Puzzle& puzzle) {
  return static_cast<int>(puzzle.givens.size()) -
         static_cast<int>(std::count(puzzle.givens.begin(), puzzle.givens.end(), Digit{0}));
}

/// Puzzles 1…count of a seed.
inline std::vector<Made> made(const Wishes& wishes, int count, const char* seed = "tests") {
  REQUIRE_FALSE(find_obstacle(wishes));
  std::vector<Made> all;
  Generator generator(wishes, seed_of(seed));
  CHECK(generator.make(1, static_cast<std::uint64_t>(count), [&](const Made& one) {
    all.push_back(one);
    return true;
  }));
  return all;
}

}  // namespace nonet::generate
