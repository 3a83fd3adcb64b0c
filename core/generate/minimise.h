// core/generate/minimise.h: takes givens out of a puzzle until none can go.
//
// Tested by tests/core/generate/minimise_test.cpp.
#pragma once

#include <functional>
#include <span>

#include "core/generate/random.h"
#include "core/grid/puzzle.h"

namespace nonet::generate {

/// Empties givens of a proper puzzle of at most 16×16 with this solution, in random order, as long as the solution stays
/// the only one. Stated candidates and entries are ignored. Returns whether it is proven that no more can go; on large
/// grids a search may be given up (general_dig.h), and `patience` (may be empty) may return false.
bool minimise(Puzzle& puzzle, std::span<const Digit> solution, Random& random,
              const std::function<bool()>& patience = {});

}  // namespace nonet::generate
