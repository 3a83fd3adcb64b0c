// core/model/constraint.h: a rule of a puzzle beside its houses, as a person states it, and the table of all kinds.
//
// A constraint is plain data; its kind says what the members mean. Each kind is one file in constraints/ and one row here:
//
//   void lower_NAME(const Constraint&, const Board&, Rules& into)
//       the rules (model.h) that say the same for the engines; adds to the list, and changes nothing that is there
//   bool keeps_NAME(const Constraint&, const Board&, std::span<const int> values)
//       whether full cells keep it, straight from its definition and without the rules: each test of a constraint holds the two
//       together, and the board shows conflicts by it. values[cell] is what is written in the cell, variables included.
//
// The members of a constraint must be as its row says: who reads one from outside sees to that (core/format/interactive_constraints.cpp,
// constraint_tree.cpp).
// Tested by tests/core/model/constraints_test.cpp: every row, against brute force on small grids.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/board.h"
#include "core/model/model.h"

namespace nonet {

// Name, key, what its file is called after, its members as data (core/format/constraint_members.h), and which it uses, in order: `line` is
// cells in order, `cells` are cells in any order, `groups` lists of cells.
// clang-format off
#define NONET_CONSTRAINTS(ROW) \
  ROW(kCage, "cage", cage, "different cells; sum?") /* cells; numbers: sum, or none: different digits */ \
  ROW(kSum, "sum", sum, "cells; total, factors=") /* cells; numbers: sum, and each cell's factor unless all are 1 */ \
  ROW(kOneOf, "one-of", one_of, "cells; values*") /* cells; numbers: the values that each of them may hold */ \
  ROW(kThermometer, "thermometer", thermometer, "cells") /* line: digits rise from the first on */ \
  ROW(kSlowThermometer, "slow-thermometer", slow_thermometer, "cells") /* line: digits never fall */ \
  ROW(kWhispers, "whispers", whispers, "cells; difference") /* line; numbers: least difference of neighbours */ \
  ROW(kArrow, "arrow", arrow, "pill groups 2+") /* groups: circle or pill, most significant first; shafts */ \
  ROW(kDoubleArrow, "double-arrow", double_arrow, "cells 2+") /* line of 2 or more: ends = what is between */ \
  ROW(kRenban, "renban", renban, "cells") /* cells: consecutive digits in any order */ \
  ROW(kPalindrome, "palindrome", palindrome, "cells") /* line */ \
  ROW(kClone, "clone", clone, "equal groups 2") /* groups: two of the same size, equal place by place */ \
  ROW(kBetween, "between", between, "cells 2+") /* line of 2 or more: values between those of the ends */ \
  ROW(kLockout, "lockout", lockout, "cells 2+; difference") /* line of 2 or more; numbers: least difference of the ends */ \
  ROW(kRegionSumLine, "region-sum-line", region_sum_line, "cells") /* line */ \
  ROW(kEqualSums, "equal-sums", equal_sums, "groups 1+") /* groups */ \
  ROW(kZipper, "zipper", zipper, "cells") /* line */ \
  ROW(kSumLine, "sum-line", sum_line, "cells; sum>0, loop!?") /* line, no values below 0; numbers: sum of 1 or more, and 1 for a loop */ \
  ROW(kNabner, "nabner", nabner, "cells") /* cells: any two differ by 2 or more */ \
  ROW(kModular, "modular", modular, "cells; modulus>0") /* line; numbers: modulus of 1 or more */ \
  ROW(kEntropic, "entropic", entropic, "cells") /* line */ \
  ROW(kWhiteDot, "white-dot", white_dot, "cells 2; difference?") /* 2 cells; numbers: difference, or none: 1 */ \
  ROW(kBlackDot, "black-dot", black_dot, "cells 2; ratio?") /* 2 cells; numbers: ratio, or none: 2 */ \
  ROW(kNoOtherDots, "no-other-dots", no_other_dots, "pairs") /* groups: the pairs that have dots */ \
  ROW(kNoOtherWhiteDots, "no-other-white-dots", no_other_white_dots, "pairs; difference?") /* groups: the pairs that have dots; numbers: difference, or none: 1 */ \
  ROW(kNoOtherBlackDots, "no-other-black-dots", no_other_black_dots, "pairs; ratio?") /* groups: the pairs that have dots; numbers: ratio, or none: 2 */ \
  ROW(kPairSum, "pair-sum", pair_sum, "cells 2; sum") /* 2 cells; numbers: sum */ \
  ROW(kNoOtherSums, "no-other-sums", no_other_sums, "pairs; sums*") /* numbers: sums; groups: the pairs that have marks */ \
  ROW(kGreaterThan, "greater-than", greater_than, "cells 2") /* 2 cells: the first is the greater */ \
  ROW(kQuadruple, "quadruple", quadruple, "cells 1-63; values*") /* up to 63 cells; numbers: values that occur */ \
  ROW(kEven, "even", even, "cells") /* cells */ \
  ROW(kOdd, "odd", odd, "cells") /* cells */ \
  ROW(kMinimum, "minimum", minimum, "grid cells") /* cells of the grid */ \
  ROW(kMaximum, "maximum", maximum, "grid cells") /* cells of the grid */ \
  ROW(kAntiKing, "anti-king", anti_king, "board") /* cells that touch at a corner differ */ \
  ROW(kAntiTaxicab, "anti-taxicab", anti_taxicab, "small board") /* equal values are not as far apart as they say */ \
  ROW(kNonConsecutive, "non-consecutive", non_consecutive, "board") /* of cells that share an edge */ \
  ROW(kGlobalEntropy, "global-entropy", global_entropy, "board") /* of each square of 2×2 cells */ \
  ROW(kGlobalModular, "global-modular", global_modular, "board") /* of each square of 2×2 cells: the remainders by 3 */ \
  ROW(kAntiKnight, "anti-knight", anti_knight, "board") /* cells a knight's move apart differ */ \
  ROW(kSandwich, "sandwich", sandwich, "small cells 2+; sum") /* line of 2 or more; numbers: sum between the least and the greatest digit */ \
  ROW(kLunchbox, "lunchbox", lunchbox, "small different cells 2+; sum") /* line of 2 or more: different; numbers: the same sum */ \
  ROW(kXSum, "x-sum", x_sum, "small cells; sum") /* line; numbers: sum of its first X cells, X being the first */ \
  ROW(kSkyscraper, "skyscraper", skyscraper, "cells; count") /* line; numbers: how many are greater than all before them */ \
  ROW(kHiddenSkyscraper, "hidden-skyscraper", hidden_skyscraper, "cells; value") /* line; numbers: the first that is not */ \
  ROW(kNumberedRoom, "numbered-room", numbered_room, "cells; value") /* line; numbers: what is in the cell whose place the first tells */ \
  ROW(kFullRank, "full-rank", full_rank, "side cells; rank>0, tie!?") /* line from side to side of a square grid; numbers: rank from 1, and 1 if it may be shared */ \
  ROW(kNoEqualLines, "no-equal-lines", no_equal_lines, "small square board") /* in a square grid: no two rows or columns from either end */ \
  ROW(kRowIndex, "row-index", row_index, "whole grid cells") /* cells of the grid: each tells where in its column its row's number is */ \
  ROW(kColumnIndex, "column-index", column_index, "whole grid cells") /* cells of the grid: each tells where in its row its column's number is */ \
  ROW(kBoxIndex, "box-index", box_index, "grid cells") /* cells of the grid: each tells where in its region its place's number is */ \
  ROW(kValueIndex, "value-index", value_index, "cells 2+") /* line of 2 or more: the second tells how far after it the first's digit is */ \
  ROW(kContainsExactly, "contains-exactly", contains_exactly, "cells 1-63; values*") /* up to 63 cells; numbers: values, each as often as it occurs */ \
  ROW(kContainsAtLeast, "contains-at-least", contains_at_least, "cells 1-63; values*") /* up to 63 cells; numbers: values, each as often as it occurs or less */ \
  ROW(kLookAndSay, "look-and-say", look_and_say, "cells 1-63; says*") /* up to 63 cells; numbers: count of 0 to 63, value, count, value … */ \
  ROW(kCountingCircles, "counting-circles", counting_circles, "cells 1-63") /* up to 63 cells: each tells how many hold its digit */ \
  ROW(kCountDistinct, "count-distinct", count_distinct, "cells") /* cells: the first tells how many different digits the others hold */ \
  ROW(kSameValues, "same-values", same_values, "equal groups 1+") /* groups, equally large: the same digits */ \
  ROW(kRegionSameValues, "region-same-values", region_same_values, "whole board") /* the largest rows, columns and regions have the same digits */ \
  ROW(kEqualityCage, "equality-cage", equality_cage, "cells") /* cells: different, half of them even, half of them low */ \
  ROW(kRellikCage, "rellik-cage", rellik_cage, "few cells; sum") /* cells: different; numbers: what no digits of them add up to */ \
  ROW(kDoppelganger, "doppelganger", doppelganger, "houses") /* groups: variables for what each row, each column, each region misses */ \
  ROW(kDutchFlatmates, "dutch-flatmates", dutch_flatmates, "whole board") /* each 5 has a 1 above or a 9 below */ \
  ROW(kRelationLine, "relation-line", relation_line, "cells; relation") /* line; relation: of neighbours */ \
  ROW(kRelationAll, "relation-all", relation_all, "cells; relation") /* cells; relation: of any two, in order */ \
  ROW(kAutomaton, "automaton", automaton, "cells; table") /* line; automaton: accepts it */ \
  ROW(kExpression, "expression", expression, "cells; text") /* line; text: a regular expression that it matches */ \
  ROW(kConnectedValues, "connected-values", connected_values, "groups 1+; size, values+") /* groups: rows of cells; numbers: size or 0, values: one area */ \
  ROW(kChaosConstruction, "chaos-construction", chaos_construction, "small different each cells; size>0") /* cells: variable of each cell: its region; numbers: cells of a region */ \
  ROW(kChaosCount, "chaos-count", chaos_count, "low cells 2+; without-start!") /* cells: a cell that tells, variables; numbers: 1 without the first of these, else 0 */ \
  ROW(kChaosArrow, "chaos-arrow", chaos_arrow, "low cells 1; arms, without-start!") /* cells: the one that tells; groups: arms of variables; numbers: 1 without their start, else 0 */ \
  ROW(kModified, "modified", modified, "small each cells; factor, plus?, parts") /* cells: mark of each cell; numbers: it counts as factor · value + plus; parts */ \
  ROW(kOneModified, "one-modified", one_modified, "small each cells") /* cells: mark of each cell: one in each row, column, region, of each digit */ \
  ROW(kAny, "any", any, "parts") /* parts: one or more hold */ \
  ROW(kAll, "all", all, "parts") /* parts: all hold */
// clang-format on

enum class ConstraintKind : std::uint8_t {
#define NONET_ROW(name, key, file, members) name,
  NONET_CONSTRAINTS(NONET_ROW)
#undef NONET_ROW
};

struct Constraint {
  ConstraintKind kind = ConstraintKind::kCage;
  std::vector<Cell> cells = {};
  std::vector<std::int32_t> numbers = {};
  std::vector<std::vector<Cell>> groups = {};
  std::string text = {};
  std::vector<Constraint> parts = {};  ///< of a constraint that consists of others
  std::shared_ptr<const RelationTable> relation = {};
  std::shared_ptr<const AutomatonTable> automaton = {};
};

std::string_view constraint_key(ConstraintKind kind);
/// As the row states them.
std::string_view constraint_members(ConstraintKind kind);
std::optional<ConstraintKind> constraint_of(std::string_view key);

void lower(const Constraint& constraint, const Board& board, Rules& into);
bool keeps(const Constraint& constraint, const Board& board, std::span<const int> values);

#define NONET_ROW(name, key, file, members)                                         \
  void lower_##file(const Constraint& constraint, const Board& board, Rules& into); \
  bool keeps_##file(const Constraint& constraint, const Board& board, std::span<const int> values);
NONET_CONSTRAINTS(NONET_ROW)
#undef NONET_ROW

}  // namespace nonet
