// core/model/model.h: what the engines for constraints solve: cells with candidates, and rules of a few kinds.
//
// A puzzle states dozens of constraints: cages, thermometers, whispers … (constraint.h). Each is lowered to these rules, so that
// an engine has to know a dozen of them only, and a new constraint is one file here and none there:
//
//   Distinct       no digit twice            houses, cages, anti-knight
//   Relation       a table of two cells      whispers, dots, thermometers, palindromes
//   Sum            a weighted sum            arrows, little killers, equal sums, cages that may repeat digits
//   ValueSet       which digits, any order   killer cages, renban lines
//   Count          how many of some digits   quadruples, global entropy
//   SelfCount      as many as it is worth    counting circles
//   Same           the same digits           clones of areas, regions with the same values
//   Automaton      a word of a language      sandwiches, skyscrapers, regular expressions
//   Any            one of several            alternatives
//   CountDistinct  how many different ones   a cell that counts digits
//   RunLengths     how far it goes on        counts and arrows of regions that are not known
//   Rank           greater than how many     full rank clues
//   DistinctPairs  no pair of digits twice   regions that are not known
//   Connected      one connected area        regions that are not known, walls, loops
//
// Cells are those of the grid, row by row, and after them those that are none (variables). Digits are 1..value_count, as everywhere;
// what a digit is worth in a sum is value(digit), so that a grid may have digits from 0.
// Tested by tests/core/model/model_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "core/base/bits.h"
#include "core/grid/geometry.h"

namespace nonet {

struct Rule;
using Rules = std::vector<Rule>;

/// The cells hold different digits. With as many cells as there are digits, each digit once.
struct Distinct {
  std::vector<Cell> cells;
};

/// Which digits of one cell go with which of another; made once, and shared by all pairs of a line.
struct RelationTable {
  /// allowed[digit − 1]: what the second cell may be where the first is `digit`.
  std::vector<DigitSet> allowed;
};
struct Relation {
  Cell first;
  Cell second;
  std::shared_ptr<const RelationTable> table;
};

/// Σ factor · value = total. A cell may occur once only.
struct Sum {
  struct Term {
    Cell cell;
    std::int32_t factor;  ///< not 0
  };
  std::vector<Term> terms;
  std::int32_t total = 0;
};

/// The cells hold different digits, and together exactly those of one of the sets, which have as many members as there are
/// cells. Not in models of kMaxSize digits.
struct ValueSet {
  std::vector<Cell> cells;
  std::shared_ptr<const std::vector<DigitSet>> sets;
};

/// How many cells hold a digit of `digits`: n where bit n of `counts` is set. At most 63 cells.
struct Count {
  std::vector<Cell> cells;
  DigitSet digits;
  std::uint64_t counts = 0;
};

/// Each digit that one of the cells holds is held by as many of them as it is worth.
struct SelfCount {
  std::vector<Cell> cells;
};

/// Both lists hold each digit equally often. They are equally long.
struct Same {
  std::vector<Cell> first;
  std::vector<Cell> second;
};

/// The digits of the cells, in order, are a word that a finite automaton accepts. It may be non-deterministic.
struct AutomatonTable {
  struct Edge {
    std::uint32_t from;
    std::uint32_t to;
    DigitSet digits;
  };
  std::uint32_t state_count = 0;
  std::vector<std::uint32_t> start;   ///< one state at least
  std::vector<std::uint8_t> accepts;  ///< one for each state
  std::vector<Edge> edges;
};
struct Automaton {
  std::vector<Cell> cells;
  std::shared_ptr<const AutomatonTable> table;
};

/// All rules of one of the alternatives hold.
struct Any {
  std::vector<Rules> alternatives;
};

/// What `count` is worth is how many different digits the cells hold.
struct CountDistinct {
  Cell count;
  std::vector<Cell> cells;
};

/// What `count` is worth is `base` and, of each arm, as many cells as hold the digit of `start` before the first one that does not.
/// No digit is worth more than kMostLength + `base`.
constexpr int kMostLength = 63;
struct RunLengths {
  Cell count;
  Cell start;
  std::vector<std::vector<Cell>> arms;
  int base = 0;
};

/// With the digits of a line read as a number: rank − 1 of the others are less than the line, and, unless it may tie, no other is
/// equal. All lines are equally long.
struct Rank {
  std::vector<Cell> line;
  std::vector<std::vector<Cell>> others;
  int rank = 1;
  bool may_tie = false;
};

/// No two places hold the same digit in the first list and the same in the second. The lists are equally long.
struct DistinctPairs {
  std::vector<Cell> first;
  std::vector<Cell> second;
};

/// At least one cell holds one of the digits, and from each that does steps over such cells lead to all others. A step is
/// to the next cell of a row, or to the cell with the same index in the next row.
struct Connected {
  std::vector<std::vector<Cell>> rows;
  DigitSet digits;
  int size = 0;  ///< how many cells these are; 0: any number
};

struct Rule : std::variant<Distinct, Relation, Sum, ValueSet, Count, SelfCount, Same, Automaton,
                           Any, CountDistinct, RunLengths, Rank, DistinctPairs, Connected> {
  using variant::variant;
};

struct Model {
  int value_count = 9;            ///< 1..64 digits
  int first_value = 1;            ///< what digit 1 is worth in sums
  std::vector<DigitSet> domains;  ///< of each cell: what it may be before any reasoning
  Rules rules;

  int value(Digit digit) const { return digit - 1 + first_value; }
};

/// Whether the digits, one for each cell, keep the rule: straight from its definition above, and slow. The engines' tests rest on it.
bool holds(const Rule& rule, const Model& model, const std::vector<Digit>& digits);

/// The cells of each rule of different digits that has as many cells as there are digits, so that each digit has one; in their order.
std::vector<std::vector<Cell>> houses_of(const Model& model);

/// The cells that a rule is about, rising, each once.
std::vector<Cell> cells_of(const Rule& rule);

}  // namespace nonet
