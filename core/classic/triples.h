// core/classic/triples.h: three digits alone in three cells of a box, for all boxes at once.
//
// A minirow has three cells, so it holds three different digits. If only three digits have candidates
// there, these three are they, and each of them can be removed from the other minirows of its box.
// With fewer than three there is no solution. The same holds for minicolumns, whose digits can be
// removed from their column in the other bands; rule 1 of the sweep then finds the rest in their box.
//
//        box      candidates
//     ┌───────┐
//     │ · · · │   1 2 4 5            the last minirow has three cells and only 1, 2 and 3 for them:
//     │ · · · │   1 3 4 6 7 9        remove 1 and 2 from the first minirow, 1 and 3 from the second
//     │ · · · │   1 2 3
//     └───────┘
//
// Used only when the sweep is stuck: on 17-clue puzzles it halves the guesses, on most others it
// finds little. Cost: about 130 operations, and 60 more when it finds something.
// Source: a naked triple or hidden sextuple in a minirow; tdoku's author describes the general case
// ("triads", t-dillon.github.io/tdoku). Tested by tests/core/classic/triples_test.cpp.
#pragma once

#include "core/classic/sweep.h"

namespace nonet::classic {

/// The minirows and minicolumns that have a candidate of each digit. Those of the ninth digit are
/// repeated in all lanes of their own registers.
template <class Vector>
struct Minis {
  simd::Eight<Vector> row;     ///< minirow of band `row of the lane`, box b, word w: bit 3 · b + w
  simd::Eight<Vector> column;  ///< minicolumn of band `row of the lane`, column c: bit c
  Vector ninth_row, ninth_column;
};

template <class Vector>
NONET_INLINE Minis<Vector> minis_of(const State<Vector>& state) {
  Minis<Vector> minis;
  minis.row = minirows_at_first(state.word[0]) | minirows_at_second(state.word[1]) |
              minirows_at_third(state.word[2]);
  minis.column = state.word[0] | state.word[1] | state.word[2];
  const Vector first = minirows_at_first(state.ninth);
  minis.ninth_row = spread<0>(first) | spread<1>(shl<1>(first)) | spread<2>(shl<2>(first));
  minis.ninth_column = ninth_columns(state.ninth);
  return minis;
}

/// The minirows from which a digit is removed because another minirow of the box, in `full`, needs
/// it. A box's three minirows are three adjacent bits, and so rotate like its columns.
template <class X>
NONET_INLINE X lost_minirows(X minirows, X full) {
  const X own = minirows & full;
  return minirows & without(to_next_column(own) | to_last_column(own), own);
}
/// The same for minicolumns, in the same column.
template <class X>
NONET_INLINE X lost_minicolumns(X minicolumns, X full) {
  const X own = minicolumns & full;
  return minicolumns & without(to_next_band(own) | to_last_band(own), own);
}

enum class Found : std::uint8_t { kContradiction, kNothing, kSomething };

/// Applies the rule to all boxes. `minis` must be minis_of(state).
template <class Vector>
NONET_INLINE Found triples(State<Vector>& state, const Minis<Vector>& minis) {
  using Eight = simd::Eight<Vector>;
  // Counts the digits of each minirow and minicolumn: at least 1, 2, 3, 4. Adds lanes pairwise; rows
  // and columns share registers: row, column, row, column.
  const Vector row1 = minis.row.low() | minis.row.high();
  const Vector row2 = minis.row.low() & minis.row.high();
  const Vector column1 = minis.column.low() | minis.column.high();
  const Vector column2 = minis.column.low() & minis.column.high();
  const Vector a1 = Vector::zip_low(row1, column1), b1 = Vector::zip_high(row1, column1);
  const Vector a2 = Vector::zip_low(row2, column2), b2 = Vector::zip_high(row2, column2);
  const Vector four1 = a1 | b1, four2 = a2 | b2 | (a1 & b1);
  const Vector four3 = (a1 & b2) | (a2 & b1), four4 = a2 & b2;
  const Vector more1 = four1.template lanes<2, 3, 0, 1>();
  const Vector more2 = four2.template lanes<2, 3, 0, 1>();
  const Vector more3 = four3.template lanes<2, 3, 0, 1>();
  const Vector more4 = four4.template lanes<2, 3, 0, 1>();
  const Vector eight2 = four2 | more2 | (four1 & more1);
  const Vector eight3 = four3 | more3 | (four1 & more2) | (four2 & more1);
  const Vector eight4 = four4 | more4 | (four1 & more3) | (four3 & more1) | (four2 & more2);
  const Vector ninth = Vector::zip_low(minis.ninth_row, minis.ninth_column);
  const Vector at_least4 = eight4 | (eight3 & ninth);
  const Vector at_least3 = eight3 | (eight2 & ninth);
  if (without(Vector::splat(kAllCells), at_least3).nonzero() != 0) return Found::kContradiction;
  const Vector three = without(at_least3, at_least4);
  const Eight off_rows = lost_minirows(minis.row, Eight::template spread<0>(three));
  const Eight off_columns = lost_minicolumns(minis.column, Eight::template spread<1>(three));
  const Vector off_ninth_rows = lost_minirows(minis.ninth_row, spread<0>(three));
  const Vector off_ninth_columns = lost_minicolumns(minis.ninth_column, spread<1>(three));
  const Vector any = (off_rows | off_columns).any() | off_ninth_rows | off_ninth_columns;
  if (any.nonzero() == 0) return Found::kNothing;
  state.word[0] = without(state.word[0], cells_of_minirows<0>(off_rows) | off_columns);
  state.word[1] = without(state.word[1], cells_of_minirows<1>(off_rows) | off_columns);
  state.word[2] = without(state.word[2], cells_of_minirows<2>(off_rows) | off_columns);
  const Vector off_ninth = gather(off_ninth_rows, shr<1>(off_ninth_rows), shr<2>(off_ninth_rows));
  state.ninth = without(state.ninth, cells_of_minirows<0>(off_ninth) | off_ninth_columns);
  return Found::kSomething;
}

}  // namespace nonet::classic
