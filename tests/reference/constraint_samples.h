// tests/reference/constraint_samples.h: random constraints of every kind, on random small boards.
//
// A kind without a row in samples() fails tests/core/model/constraints_test.cpp.
#pragma once

#include <functional>
#include <map>
#include <random>

#include "core/model/constraint.h"

namespace nonet::reference {

using Random = std::mt19937;

/// A number of least..most.
int between(Random& random, int least, int most);

/// Makes a constraint for that board; its kind is for the caller to set.
using Sample = std::function<Constraint(Random& random, const Board& board)>;
const std::map<ConstraintKind, Sample>& samples();

/// A board of at most 4×4 that a constraint of the kind can be on.
Board some_board_for(ConstraintKind kind, Random& random);

}  // namespace nonet::reference
