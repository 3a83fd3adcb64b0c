// core/classic/triples.h: three digits alone in three cells of a box, for all boxes at once.
//
// A minirow has three cells, so three different digits stand in it. If only three digits can stand
// there at all, they do: each of them leaves the other minirows of its box. Less than three: no
// solution. The same for minicolumns, which leave their column to the other bands; what follows
// within their box rule 1 of the sweep finds.
//
//        box      digits that can stand there
//     ┌───────┐
//     │ · · · │   1 2 4 5            the last minirow has three cells and only 1, 2 and 3 for them:
//     │ · · · │   1 3 4 6 7 9        1 and 2 leave the first minirow, 1 and 3 the second
//     │ · · · │   1 2 3
//     └───────┘
//
// Tried only when the sweep is stuck: on 17-clue puzzles it halves the guesses, on most others it
// finds little. Cost: about 130 operations, and 60 more when it finds something.
// Source: a naked triple or hidden sextuple in a minirow; tdoku's author describes the general case
// ("triads", t-dillon.github.io/tdoku). Tested by tests/core/classic/triples_test.cpp.
#pragma once

#include "core/classic/sweep.h"

namespace nonet::classic {

/// Where each digit can be, coarsely. Member 0: digits 1…4 by lane, 1: 5…8, 2: digit 9 in all lanes.
template <class Vector>
struct Minis {
  Vector row[3];     ///< minirow of band `row of the lane`, box b, word w: bit 3 · b + w
  Vector column[3];  ///< minicolumn of band `row of the lane`, column c: bit c
};

template <class Vector>
NONET_INLINE Minis<Vector> minis_of(const State<Vector>& state) {
  Minis<Vector> minis;
  for (int four = 0; four < 2; ++four) {
    minis.row[four] = minirows_at_first(state.word[0][four]) |
                      minirows_at_second(state.word[1][four]) |
                      minirows_at_third(state.word[2][four]);
    minis.column[four] = state.word[0][four] | state.word[1][four] | state.word[2][four];
  }
  const Vector first = minirows_at_first(state.ninth);
  minis.row[2] = spread<0>(first) | spread<1>(shl<1>(first)) | spread<2>(shl<2>(first));
  minis.column[2] = ninth_columns(state.ninth);
  return minis;
}

enum class Found : std::uint8_t { kContradiction, kNothing, kSomething };

/// `minis` are the state's own.
template <class Vector>
NONET_INLINE Found triples(State<Vector>& state, const Minis<Vector>& minis) {
  // How many digits each minirow and minicolumn can have: at least 1, 2, 3, 4. Lanes are added
  // pairwise; rows and columns share registers on the way: lanes row column row column.
  const Vector row1 = minis.row[0] | minis.row[1], row2 = minis.row[0] & minis.row[1];
  const Vector column1 = minis.column[0] | minis.column[1];
  const Vector column2 = minis.column[0] & minis.column[1];
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
  const Vector ninth = Vector::zip_low(minis.row[2], minis.column[2]);
  const Vector at_least4 = eight4 | (eight3 & ninth);
  const Vector at_least3 = eight3 | (eight2 & ninth);
  if (without(Vector::splat(kAllCells), at_least3).nonzero() != 0) return Found::kContradiction;
  const Vector three = without(at_least3, at_least4);
  const Vector full_rows = spread<0>(three), full_columns = spread<1>(three);

  Vector off_rows[3], off_columns[3];  // minirows and minicolumns that a digit loses
  Vector any = Vector::splat(0);
  for (int part = 0; part < 3; ++part) {
    const Vector rows = minis.row[part] & full_rows;
    const Vector columns = minis.column[part] & full_columns;
    // A box's three minirows are the three bits of a "box" here: turned like its columns.
    off_rows[part] = minis.row[part] & without(to_next_column(rows) | to_last_column(rows), rows);
    off_columns[part] =
        minis.column[part] & without(to_next_band(columns) | to_last_band(columns), columns);
    any = any | off_rows[part] | off_columns[part];
  }
  if (any.nonzero() == 0) return Found::kNothing;
  for (int four = 0; four < 2; ++four) {
    const Vector rows = off_rows[four], columns = off_columns[four];
    state.word[0][four] = without(state.word[0][four], cells_of_minirows<0>(rows) | columns);
    state.word[1][four] = without(state.word[1][four], cells_of_minirows<1>(rows) | columns);
    state.word[2][four] = without(state.word[2][four], cells_of_minirows<2>(rows) | columns);
  }
  const Vector rows = gather(off_rows[2], shr<1>(off_rows[2]), shr<2>(off_rows[2]));
  state.ninth = without(state.ninth, cells_of_minirows<0>(rows) | off_columns[2]);
  return Found::kSomething;
}

}  // namespace nonet::classic
