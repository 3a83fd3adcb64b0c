// core/classic/sweep.h: applies four rules to the whole grid at once, until none finds anything.
//
//   1  minicolumns   a digit's three minicolumns in a stack lie in different columns and boxes
//   2  minirows      the same in a band: different rows, different boxes
//   3  hidden        where a digit has one cell left in a row, remove the other digits of that cell
//   4  naked         where a cell has one digit left, remove it from the rest of its column
//
// Why rule 2 is right (and rule 1, with rows and columns exchanged). In a solution a digit stands once
// in each row of a band and once in each box: its three cells lie in three minirows that form a
// permutation of rows × boxes. There are six permutations. A minirow that belongs to none of those
// whose minirows are all still possible cannot hold the digit.
//
//        box 0  1  2                          A minirow of row r stays if the other two rows can
//   row 0  ×  ·  ·                            take the two other boxes, in either order:
//   row 1  ·  ×  ·     one of the six         keep0 = m0 & ((next1 & last2) | (last1 & next2))
//   row 2  ·  ·  ×                            (next: rotated by one box, last: by two)
//
// This covers both kinds of locked candidates (pointing and claiming), and what singles do to a box.
// A digit has nine bits in a word. The bits of three digits are interleaved (5 after 1, 9 after 5), so
// that three registers hold all 243 minirows. Rule 1 needs no packing: all nine minicolumns of a
// digit are word 0 | word 1 | word 2.
//
// Why it is enough that rule 3 examines rows and rule 4 clears columns, and why the rules have this
// order: the next application of rules 1 and 2 extends their findings to the other houses:
//   one cell left in a column   rule 1 clears the other columns of its box; then
//   one cell left in a box      rule 2 clears the rest of its row, and rule 3 finds one cell
//   a naked cell                rule 4 clears the column; rule 1 clears the other columns of the box,
//                               so that the box has one cell, and rule 2 clears the row
// With rule 2 before rule 1, and rows in rule 4, a single in a column is found a round later (2 % of
// the time).
//
// A round applies 3, 4, 1, 2. After a guess the digit's candidates already lie on a permutation, so
// rules 1 and 2 would find little, while rules 3 and 4 find the new singles (this saves one round in
// eight). Only the candidates that the givens leave need rules 1 and 2 first: close_all, once a puzzle.
//
// Rules 3 and 4 examine the same position side by side, because a round spends most of its time
// waiting for earlier results. They find the same as one after the other: rule 3 changes only cells
// that it gives to a digit (`nine`), which become naked; every other cell is naked afterwards if it
// was before (`single`). So naked = nine | single, and the digit of such a cell is the one that rule 3
// gives it, or else its only one.
// What rule 4 removes from its column in other bands is removed from the minicolumns only, because
// rule 1 then clears those cells. Two cells for one digit in a column then leave it neither, which
// ends the position sooner. For digit 9 this costs more than it saves, so its column is cleared
// directly.
//
// When the sweep may stop. Rules 1 and 2 change a candidate only if they change that register of
// minirows or minicolumns. Rules 3 and 4 change something only where a cell becomes naked: removing
// the other digits of a cell leaves it with one, and a cell that was naked before has cleared its
// column already. So if the naked cells are the same as in the previous round, rules 3 and 4 found
// nothing. The position is stable when both halves found nothing, one after the other, in either order.
//
// A contradiction is a digit without a permutation in a band, a cell without a digit, or two digits
// that both have only this cell in their row. The last is detected one round later, as a naked cell
// with two digits. The test is necessary: "nothing changed" would be wrong for such a position (found
// by comparing bodies on a million mutated puzzles).
//
// A position is solved if every cell is naked, and rules 1 and 2 then find nothing. Each of the 27
// pairs of digit and band has a permutation, thus three cells or more, at least 81 in all. If each
// cell has only one digit, each pair has exactly its permutation, in rows and boxes; the same holds in
// stacks, for columns. Two digits that entered one cell in this very round are not visible here, so
// has_one_each (state.h) checks the result. No puzzle is known that needs this check, but there is no
// proof that none exists.
//
// Cost: about 420 register operations a round, no table, and no branch except at the end of the loop;
// two positions at once if the body has two quads. Three to four rounds a position.
//
// Tried, and slower: tests/bench/history.md. Tested by tests/core/classic/sweep_test.cpp.
// Source: digit-wise bands in registers are tdoku's (t-dillon.github.io/tdoku); layout, closure by
// permutations and reductions are ours.
#pragma once

#include "core/classic/state.h"

namespace nonet::classic {

/// How positions ended, one bit a quad.
struct Ends {
  std::uint32_t dead;    ///< no solution
  std::uint32_t solved;  ///< a solution, if has_one_each confirms it; otherwise dead
  std::uint32_t stuck;   ///< the rules find nothing more
  std::uint32_t rounds;  ///< the number of rounds of this call (not a bit a quad)
};

/// What the sweep remembers from one call to the next, one bit a quad. Call fresh() for a quad that
/// has a new position.
struct Memory {
  std::uint32_t closed = 0;  ///< rules 1 and 2 found nothing last time

  NONET_INLINE void fresh(std::uint32_t quads) { closed &= ~quads; }
};

/// The minicolumns that have a candidate of each digit; those of the ninth digit are repeated in all
/// lanes of their own register.
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
/// The formula is that of the minirows above, with bands instead of words. To save operations it
/// combines the two other bands relative to the previous one, and rotates the result by one band.
template <class Vector>
NONET_INLINE Vector closed_minicolumns(Vector columns) {
  const Vector next = to_next_column(columns), last = to_last_column(columns);
  return columns & to_next_band((next & to_next_band(last)) | (last & to_next_band(next)));
}

/// Rule 1. Returns the changed bits.
template <class Vector>
NONET_INLINE Vector close_minicolumns(State<Vector>& state, const Minicolumns<Vector>& columns) {
  const simd::Eight<Vector> keep = closed_minicolumns(columns.eight);
  for (auto& word : state.word) word = word & keep;
  const Vector keep_ninth = closed_minicolumns(columns.ninth);
  state.ninth = state.ninth & keep_ninth;
  return (columns.eight ^ keep).any() | (columns.ninth ^ keep_ninth);
}

/// Rule 2. Returns the changed bits; sets `dead` to nonzero where a digit has no permutation in a band.
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

/// The cells of the rows that have exactly one. x & (x − 1) removes a row's lowest bit. No row may be
/// empty, except in a dead quad, whose result does not matter.
template <class Vector>
NONET_INLINE Vector alone_in_row(Vector x) {
  return without(x, fill_rows(x & (x - Vector::splat(kEachRow))));
}

/// What rule 3 finds: the only cell of a digit in a row.
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

/// Rules 3 and 4. `single`: the cells that had one digit before. Returns the minicolumns without those
/// that rule 4 removes in other bands; their cells are still in the words.
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

/// Applies rules 1 and 2 once. Returns false if there is no solution. `Vector` has one quad.
template <class Vector>
NONET_INLINE bool close_all(State<Vector>& state) {
  Vector bad;
  close_minicolumns(state, minicolumns_of(state));
  close_minirows(state, bad);
  return bad.nonzero() == 0;
}

/// Applies the rules until the position of a quad in `active` ends. The other quads stop between two
/// rounds and continue with the next call.
template <class Vector>
NONET_INLINE Ends sweep(State<Vector>& state, Memory& memory, std::uint32_t active) {
  constexpr bool kSingle = Vector::kQuads == 1;  // then a round can end early
  for (std::uint32_t rounds = 1;; ++rounds) {
    const Counts<Vector> counts = count_digits(state);
    const Hidden<Vector> hidden = hidden_singles(state);
    const Vector contradiction =
        (state.naked & counts.two) | without(Vector::splat(kAllCells), counts.one);
    std::uint32_t dead = contradiction.nonzero();
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
