// tests/reference/constrained_puzzles.h: small random puzzles with constraints, and all their solutions by trying every digit; larger ones
// made from a full grid.
//
// Obviously correct, and slow: a solution is full cells that repeat no digit in a house and keep each constraint by its definition
// (`keeps`, core/model/constraint.h), without models, rules or propagation.
#pragma once

#include <vector>

#include "core/model/constrained_puzzle.h"
#include "tests/reference/constraint_samples.h"

namespace nonet::reference {

/// A puzzle of at most 4×4 with one or two constraints, the first of that kind, perhaps houses, and so few candidates that there are at most
/// 3,000 ways to fill it. Most have a solution.
ConstrainedPuzzle some_constrained_puzzle(ConstraintKind kind, Random& random);

/// With boxes, up to eight constraints of any kinds that a random full grid keeps, and some of its digits as givens, most of them on more
/// than 9×9 cells: it has a solution, mostly several. Not of kinds that need a board of their own (some_board_for).
ConstrainedPuzzle some_larger_puzzle(Shape shape, Random& random);

/// The domains, houses and constraints as the puzzle states them, without what make_model() derives from several of them.
Model stated_model(const ConstrainedPuzzle& puzzle);

/// Whether full cells, variables included, are a solution as far as houses and constraints go.
bool keeps_all(const ConstrainedPuzzle& puzzle, const std::vector<Digit>& digits);

/// Every solution, in rising order of the cells.
std::vector<std::vector<Digit>> solutions(const ConstrainedPuzzle& puzzle);

}  // namespace nonet::reference
