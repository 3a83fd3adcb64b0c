// core/format/constraint_tree.h: a constraint as plain data (tree.h), and back, by its row in core/model/constraint.h.
//
//   {"cage": ["r1c1", "r1c2"], "sum": 9}                    the key of the constraint with what it is on, and its other members
//   {"arrow": [["r3c3"], ["r3c4", "r3c5"]]}                 groups: lists of cells
//   {"anti-knight": true}                                   the whole board
//   {"any": [{"thermometer": […]}, {"cage": […]}]}          other constraints
//   {"expression": ["r1c1", "r1c2"], "text": "1.*9"}
//   {"relation-line": […], "relation": [[2, 3], [1], []]}   for each value of a cell, the values of the next one
//   {"automaton": […], "table": {"states": 2, "start": [0], "accepts": [1], "edges": [[0, 1, [1, 2]]]}}
//
// The other members are those of the row (constraint_members.h).
// Tested by tests/core/format/puzzle_tree_test.cpp.
#pragma once

#include "core/format/tree.h"
#include "core/format/tree_reader.h"
#include "core/model/constraint.h"

namespace nonet {

/// Reads a constraint on the reader's board. Errors: kUnknownConstraint, kBadArgument; see reader.error().
Constraint read_constraint(const Tree& tree, TreeReader& reader);

/// Writes one, so that reading it gives the same.
Tree constraint_tree(const Constraint& constraint, const Board& board);

/// Names of cells.
Tree cells_tree(const std::vector<Cell>& cells, const Board& board);
/// What the digits are worth.
Tree values_tree(DigitSet digits, const Board& board);

}  // namespace nonet
