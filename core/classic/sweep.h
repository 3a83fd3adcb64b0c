// core/classic/sweep.h: four rules for the whole grid at once, until none finds anything.
//
//   1  minicolumns   a digit's three minicolumns in a stack lie in different columns and boxes
//   2  minirows      the same in a band: different rows, different boxes
//   3  hidden        a digit with one cell left in a row takes it from the other digits
//   4  naked         a cell with one digit left takes it from the rest of the digit's column
//
// Why 2 is right (and 1, with rows and columns changed about). In a solution a digit stands once in
// each row of a band and once in each box: its three cells lie in three minirows that form a
// permutation of rows × boxes. A minirow that is in none of the six permutations whose minirows are
// all still possible holds the digit in no solution.
//
//        box 0  1  2                          A minirow of row r stays if the other two rows can
//   row 0  ×  ·  ·                            take the two other boxes, in either order:
//   row 1  ·  ×  ·     one of the six         keep0 = m0 & ((next1 & last2) | (last1 & next2))
//   row 2  ·  ·  ×                            (next: turned by one box, last: by two)
//
// This is both kinds of locked candidates (pointing and claiming), and what singles do to a box.
// A digit has nine bits in a word; three digits' bits stand between each other (5 after 1, 9 after
// 5), so that three registers hold all 243 minirows. Rule 1 needs no packing: all nine minicolumns
// of a digit are word 0 | word 1 | word 2.
//
// Why 3 and 4 need not look at other houses, and why in this order. What they find is told on by 1
// and 2 of the next round, each within that round:
//   one cell left in a column   rule 1 clears its box's other columns; then
//   one cell left in a box      rule 2 clears the rest of its row, and rule 3 sees one cell
//   a naked cell                4 clears the column; rule 1 clears the box's other columns, so that
//                               the box has one cell, and rule 2 clears the row
// With 2 before 1 and rows in 4, a single in a column waits a round longer (2 % of the time).
//
// A round goes 3, 4, 1, 2: what a guess leaves of its digit lies on a permutation already, so that 1
// and 2 would find little at once, while 3 and 4 find what became single (one round in eight is
// saved). Only what the givens leave starts with 1 and 2: close_all, once a puzzle.
//
// 3 and 4 look at the same position side by side, since most of a round is spent waiting for what is
// not computed yet. They find what they would one after the other: 3 changes only cells that it
// gives to a digit (`nine`), and these become naked by it; every other cell is naked after it if it
// was before (`single`). So naked = nine | single, and the digit of such a cell is the one that is
// alone there, or else the only one.
// What 4 takes from its column in other bands is taken from the minicolumns alone, as 1 is to clear
// them anyway: two cells for one digit in a column then leave it neither, which ends the position
// sooner. For digit 9 this costs more than it saves, and its column is cleared as it stands.
//
// When it may stop. Rules 1 and 2 see only whether a digit's minirows change: nothing cleared in
// that register is nothing cleared at all. 3 and 4 change something only where a cell becomes naked:
// clearing other digits from a cell leaves it with one, and a cell that was naked before has told
// its column. So "the naked cells are the same as last time" is "3 and 4 found nothing". Stable: both
// halves found nothing, one after the other, whichever came first.
//
// Contradiction: a digit without a permutation in a band, a cell without a digit, or two digits that
// both have only this cell in their row. The last is seen a round later, as a cell that was naked
// and has two; it must not pass, since "nothing changed" would be wrong about it (found by comparing
// bodies on a million mutated puzzles).
//
// Solved: every cell naked, and then 1 and 2 found nothing. 27 pairs of digit and band each have a
// permutation, thus three cells or more, so there are at least 81; if each cell has but one digit,
// each has exactly its permutation, in rows and boxes; the same in stacks, for columns. Two digits
// that came into one cell in this very round can not be seen here, so has_one_each (state.h) has the
// last word: no puzzle is known that needs it, and no proof that there is none.
//
// Cost: about 420 operations a round on registers, no table, no branch but the ends of the loop;
// two positions at once where the body has two quads. Three to four rounds a position.
//
// Tried, and slower: tests/bench/history.md. Tested by tests/core/classic/sweep_test.cpp.
// Source: digit-wise bands in registers are tdoku's (t-dillon.github.io/tdoku); layout, closure by
// permutations and reductions are ours.
#pragma once

#include "core/classic/state.h"

namespace nonet::classic {

/// One bit a quad.
struct Ends {
  std::uint32_t dead;    ///< no solution
  std::uint32_t solved;  ///< every cell has one digit, and they are right; or it is dead, if a cell
                         ///< has two or none after all
  std::uint32_t stuck;   ///< the rules find nothing more
  std::uint32_t rounds;  ///< how often the rules were gone through
};

/// What the sweep remembers of each quad from one call to the next, one bit a quad. A quad with a
/// new position is fresh().
struct Memory {
  std::uint32_t closed = 0;  ///< rules 1 and 2 found nothing last time

  NONET_INLINE void fresh(std::uint32_t quads) { closed &= ~quads; }
};

/// Where each digit can be in minicolumns; the ninth in all lanes of its own.
template <class Vector>
struct Minicolumns {
  simd::Eight<Vector> eight;
  Vector ninth;
};

template <class Vector>
NONET_INLINE Minicolumns<Vector> minicolumns_of(const State<Vector>& state) {
  return {state.word[0] | state.word[1] | state.word[2], ninth_columns(state.ninth)};
}

/// The minicolumns that lie on a permutation of their digit and stack.
/// As for the minirows above, with bands for words: next and last of the band that is turned here by
/// one and of the one turned by two, all turned once more at the end.
template <class Vector>
NONET_INLINE Vector closed_minicolumns(Vector columns) {
  const Vector next = to_next_column(columns), last = to_last_column(columns);
  return columns & to_next_band((next & to_next_band(last)) | (last & to_next_band(next)));
}

/// Rule 1. Returns what changed.
template <class Vector>
NONET_INLINE Vector close_minicolumns(State<Vector>& state, const Minicolumns<Vector>& columns) {
  const simd::Eight<Vector> keep = closed_minicolumns(columns.eight);
  for (auto& word : state.word) word = word & keep;
  const Vector keep_ninth = closed_minicolumns(columns.ninth);
  state.ninth = state.ninth & keep_ninth;
  return (columns.eight ^ keep).any() | (columns.ninth ^ keep_ninth);
}

/// Rule 2. Returns what changed (not all zero: something); `dead` is not all zero where a digit has
/// no way to stand in a band.
template <class Vector>
NONET_INLINE Vector close_minirows(State<Vector>& state, Vector& dead) {
  using Eight = simd::Eight<Vector>;
  using Packed = typename Eight::Packed;
  const Vector ninth = minirows_at_third(state.ninth);
  const Packed minirows[3] = {
      pack_minirows(state.word[0]) | Eight::template spread_packed<0>(ninth),
      pack_minirows(state.word[1]) | Eight::template spread_packed<1>(ninth),
      pack_minirows(state.word[2]) | Eight::template spread_packed<2>(ninth)};
  Packed next[3], last[3];
  for (int w = 0; w < 3; ++w) {
    next[w] = to_next_box(minirows[w]);
    last[w] = to_last_box(minirows[w]);
  }
  const Packed keep[3] = {minirows[0] & ((next[1] & last[2]) | (last[1] & next[2])),
                          minirows[1] & ((next[0] & last[2]) | (last[0] & next[2])),
                          minirows[2] & ((next[0] & last[1]) | (last[0] & next[1]))};
  // A permutation has a minirow in every row, so one row tells whether there is any.
  dead = Eight::any(
      without(rows_of<Packed>(Eight::kPacks ? 7 : 5), keep[0] | shr<3>(keep[0]) | shr<6>(keep[0])));
  for (int w = 0; w < 3; ++w) {
    state.word[w] = state.word[w] & unpack_minirows<Eight>(keep[w]);
  }
  state.ninth = state.ninth & cells_of_minirows<2>(Eight::first_of(keep[0], keep[1], keep[2]));
  return Eight::any((keep[0] ^ minirows[0]) | (keep[1] ^ minirows[1]) | (keep[2] ^ minirows[2]));
}

/// The cells of the rows that have exactly one. x & (x − 1) takes away a row's lowest bit; no row is
/// empty here (a dead quad's may be, and what then comes out does not matter).
template <class Vector>
NONET_INLINE Vector alone_in_row(Vector x) {
  return without(x, fill_rows(x & (x - Vector::splat(kEachRow))));
}

/// What rule 3 finds: the cells of digits that are alone in their row.
template <class Vector>
struct Hidden {
  simd::Eight<Vector> alone[3];
  Vector ninth;  ///< the same of digit 9
  Vector nine;   ///< of any digit, in the layout of `ninth`
};

template <class Vector>
NONET_INLINE Hidden<Vector> hidden_singles(const State<Vector>& state) {
  Hidden<Vector> hidden;
  Vector any[3];
  for (int w = 0; w < 3; ++w) {
    hidden.alone[w] = alone_in_row(state.word[w]);
    any[w] = hidden.alone[w].any();
  }
  hidden.ninth = alone_in_row(state.ninth);
  // `|` over the four lanes of each word, so that lane w of the sum is word w's:
  //   a0 a1 a2 a3  b0 b1 b2 b3   →   a02 b02 a13 b13   and   c02 c13 c02 c13   →   a b c c
  const Vector words01 = Vector::zip_low(any[0], any[1]) | Vector::zip_high(any[0], any[1]);
  const Vector word2 = any[2] | any[2].template lanes<2, 3, 0, 1>();
  const Vector eight = Vector::template halves<0, 1, 0, 0>(words01, word2) |
                       Vector::template halves<2, 3, 1, 1>(words01, word2);
  hidden.nine = simd::Eight<Vector>::across(eight) | hidden.ninth;
  return hidden;
}

/// Cells with at least one and at least two digits, in the layout of `ninth`.
template <class Vector>
struct Counts {
  Vector one, two;
};

template <class Vector>
NONET_INLINE Counts<Vector> count_digits(const State<Vector>& state) {
  using Eight = simd::Eight<Vector>;
  const Vector one[3] = {state.word[0].any(), state.word[1].any(), state.word[2].any()};
  // Four lanes to one as in hidden_singles; two counts are added by one | one, two | two | both.
  const Vector low = Vector::zip_low(one[0], one[1]), high = Vector::zip_high(one[0], one[1]);
  const Vector other = one[2].template lanes<2, 3, 0, 1>();
  const Vector one01 = low | high, one2 = one[2] | other;
  Vector two01 = low & high, two2 = one[2] & other;
  if constexpr (Eight::kPacks) {  // `any` has taken two lanes together
    Vector two[3];
    for (int w = 0; w < 3; ++w) two[w] = state.word[w].low() & state.word[w].high();
    two01 = two01 | Vector::zip_low(two[0], two[1]) | Vector::zip_high(two[0], two[1]);
    two2 = two2 | two[2] | two[2].template lanes<2, 3, 0, 1>();
  }
  const Vector left = Vector::template halves<0, 1, 0, 0>(one01, one2);
  const Vector right = Vector::template halves<2, 3, 1, 1>(one01, one2);
  Vector eight_one = left | right;
  Vector eight_two = Vector::template halves<0, 1, 0, 0>(two01, two2) |
                     Vector::template halves<2, 3, 1, 1>(two01, two2) | (left & right);
  if constexpr (!Eight::kPacks) {
    const Vector half = Eight::swapped(eight_one);
    eight_two = eight_two | Eight::swapped(eight_two) | (eight_one & half);
    eight_one = eight_one | half;
  }
  return {eight_one | state.ninth, eight_two | (eight_one & state.ninth)};
}

/// Rules 3 and 4. `single`: the cells that had one digit before. Returns the minicolumns, without
/// what 4 takes in other bands, which is still in the words.
template <class Vector>
NONET_INLINE Minicolumns<Vector> place(State<Vector>& state, const Hidden<Vector>& hidden,
                                       Vector single) {
  using Eight = simd::Eight<Vector>;
  const Eight here[3] = {hidden.alone[0] | (state.word[0] & Eight::template spread<0>(single)),
                         hidden.alone[1] | (state.word[1] & Eight::template spread<1>(single)),
                         hidden.alone[2] | (state.word[2] & Eight::template spread<2>(single))};
  const Eight columns = here[0] | here[1] | here[2];
  const Eight left[3] = {without(state.word[0], Eight::template spread<0>(hidden.nine)),
                         without(state.word[1], Eight::template spread<1>(hidden.nine)),
                         without(state.word[2], Eight::template spread<2>(hidden.nine))};
  for (int w = 0; w < 3; ++w) state.word[w] = without(left[w], columns) | here[w];
  const Vector ninth = hidden.ninth | (state.ninth & single);
  state.ninth =
      without(without(state.ninth, hidden.nine), whole_columns(ninth_columns(ninth))) | ninth;
  Minicolumns<Vector> left_columns = minicolumns_of(state);
  left_columns.eight = without(left_columns.eight, to_next_band(columns) | to_last_band(columns));
  return left_columns;
}

/// Rules 1 and 2 once. False: no solution. `Vector` has one quad.
template <class Vector>
NONET_INLINE bool close_all(State<Vector>& state) {
  Vector bad;
  close_minicolumns(state, minicolumns_of(state));
  close_minirows(state, bad);
  return bad.nonzero() == 0;
}

/// Goes through the rules until a quad in `active` ends; the others are left between two rounds, and
/// go on with the next call.
template <class Vector>
NONET_INLINE Ends sweep(State<Vector>& state, Memory& memory, std::uint32_t active) {
  constexpr bool kSingle = Vector::kQuads == 1;  // then whatever ends it ends the round
  for (std::uint32_t rounds = 1;; ++rounds) {
    const Counts<Vector> counts = count_digits(state);
    const Hidden<Vector> hidden = hidden_singles(state);
    const Vector clash = (state.naked & counts.two) | without(Vector::splat(kAllCells), counts.one);
    std::uint32_t dead = clash.nonzero();
    if (kSingle && dead != 0) return {1, 0, 0, rounds};
    const Vector single = without(counts.one, counts.two);
    const Vector naked = single | hidden.nine;
    const std::uint32_t quiet = ~(naked ^ state.naked).nonzero();
    const std::uint32_t open = without(counts.two, hidden.nine).nonzero();
    std::uint32_t stable = quiet & memory.closed;
    if (kSingle && (stable & 1) != 0) return {0, ~open & 1, open & 1, rounds};
    state.naked = naked;
    Vector bad;
    Vector changed = close_minicolumns(state, place(state, hidden, single));
    changed = changed | close_minirows(state, bad);
    dead |= bad.nonzero();
    memory.closed = ~changed.nonzero();
    stable |= memory.closed & (quiet | ~open);
    const std::uint32_t ended = (dead | stable) & active;
    if (ended != 0) return {dead & ended, ~dead & ~open & ended, ~dead & open & ended, rounds};
  }
}

}  // namespace nonet::classic
