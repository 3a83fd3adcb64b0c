// core/classic/cells.h: 81 characters to a position and back, without a loop over the cells.
//
// Reading. Each band is 27 bytes: two loads of 16 that overlap by five.
//
//     bytes of a band   0 ············· 15
//                                  11 ············· 26
//
// Comparing both with '1' gives the 27 cells of digit 1 as bits; 54 comparisons give all nine digits
// of the grid. The rest is the same for every digit and done for four at a time: distribute the rows
// to the words (state.h), remove the givens' cells from the other digits, and remove the rest of a
// given's column from its digit, as rule 4 of the sweep does.
//
// Conflicting givens (the same digit twice in a house) are found on the way, because the rules of the
// sweep rely on there being none: two in a row, two in a column (in one band: in two words; in two
// bands: in two rows of a lane), or two minirows in a box.
//
// Writing. A digit is four bits. For each bit, an `|` of some lanes gives the cells whose digit has it.
// Then eight cells at a time become one byte each: copy the eight bits into eight bytes, keep one bit
// in each byte, and carry it to the byte's top.
//
// Cost: reading about 480 instructions, writing about 350: a tenth of an easy puzzle.
// Tested by tests/core/classic/cells_test.cpp.
#pragma once

#include <cstring>

#include "core/classic/state.h"

// Before a loop: keeps the compiler from unrolling it. Code that runs once a puzzle should be in the
// module only once.
#if defined(__clang__)
#define NONET_ROLLED _Pragma("clang loop unroll(disable)")
#else
#define NONET_ROLLED _Pragma("GCC unroll 1")
#endif

namespace nonet::classic {

/// Converts bands (27 bits each, rows at 0, 9, 18) to words (one row of each band, at 0, 11, 22).
template <class Vector>
NONET_INLINE void bands_to_words(const Vector (&band)[3], Vector (&word)[3]) {
  const Vector row = Vector::splat(kRow);
  word[0] = (band[0] & row) | shl<11>(band[1] & row) | shl<22>(band[2] & row);
  word[1] =
      (shr<9>(band[0]) & row) | shl<11>(shr<9>(band[1]) & row) | shl<22>(shr<9>(band[2]) & row);
  word[2] = shr<18>(band[0]) | shl<11>(shr<18>(band[1])) | shl<22>(shr<18>(band[2]));
}

/// Nonzero where a digit is twice in a row, column or box. `word[w]`: the digit's givens.
template <class Vector>
NONET_INLINE Vector conflicts(const Vector (&word)[3]) {
  const Vector guards = Vector::splat(kGuards), ones = Vector::splat(kEachRow);
  Vector conflict = Vector::splat(0);
  Vector minirow[3];
  for (int w = 0; w < 3; ++w) {
    // An empty row borrows from its guard, so that no row borrows from the next.
    conflict = conflict | (word[w] & ((word[w] | guards) - ones));
    minirow[w] = minirows_at_first(word[w]);
  }
  const Vector columns = word[0] | word[1] | word[2];
  return conflict | (word[0] & word[1]) | (word[2] & (word[0] | word[1])) |
         (columns & to_next_band(columns)) | (minirow[0] & minirow[1]) |
         (minirow[2] & (minirow[0] | minirow[1]));
}

/// The candidates that the givens leave to a digit: its own givens, and the cells without a given in
/// columns without a given of its own. `columns`: whole_columns(own).
template <class Vector>
NONET_INLINE Vector left_by_givens(Vector own, Vector all, Vector columns) {
  return without(Vector::splat(kAllCells), all | columns) | own;
}

/// Reads 81 characters: '1'…'9' are givens, everything else is empty. Returns false if givens
/// conflict; then `board` is not a position. `Vector` has one quad.
template <class Vector>
NONET_INLINE bool read_cells(const char* text, Board& board) {
  static_assert(Vector::kQuads == 1);
  simd::Lanes digits[3][3] = {};  // by part (1…4, 5…8, 9), by band
  simd::Lanes all = {};           // lanes are bands
  for (int band = 0; band < 3; ++band) {
    const char* bytes = text + 27 * band;
    for (int digit = 0; digit < 9; ++digit) {
      const char character = static_cast<char>('1' + digit);
      const std::uint32_t cells =
          Vector::bytes_equal(bytes, character) | Vector::bytes_equal(bytes + 11, character) << 11;
      digits[digit / 4][band].lane[digit % 4] = cells;
      all.lane[band] |= cells;
    }
  }
  const Vector bands = Vector::load(all);
  Vector given[3];
  bands_to_words<Vector>({spread<0>(bands), spread<1>(bands), spread<2>(bands)}, given);
  Vector conflict = Vector::splat(0);
  simd::Lanes left[3][3];
  NONET_ROLLED
  for (int part = 0; part < 3; ++part) {
    Vector word[3];
    bands_to_words<Vector>({Vector::load(digits[part][0]), Vector::load(digits[part][1]),
                            Vector::load(digits[part][2])},
                           word);
    conflict = conflict | conflicts(word);
    const Vector columns = whole_columns(word[0] | word[1] | word[2]);
    for (int w = 0; w < 3; ++w) left[part][w] = left_by_givens(word[w], given[w], columns).quad(0);
  }
  for (int w = 0; w < 3; ++w) {
    board.word[w][0] = left[0][w];
    board.word[w][1] = left[1][w];
  }
  board.ninth =
      gather(Vector::load(left[2][0]), Vector::load(left[2][1]), Vector::load(left[2][2])).quad(0);
  board.naked = {};
  return conflict.nonzero() == 0;
}

/// Leaves each of the 81 cells of a position only these digits: bit d − 1 for digit d.
NONET_INLINE void keep_candidates(const std::uint16_t* candidates, Board& board) {
  NONET_ROLLED
  for (int cell = 0; cell < kCells; ++cell) {
    const std::uint32_t others = ~std::uint32_t{candidates[cell]};
    const int place = cell / 27 * kRowShift + cell % 9;
    NONET_ROLLED
    for (int digit = 0; digit < 9; ++digit) {
      lane_of(board, digit, cell / 9 % 3) &= ~((others >> digit & 1) << place);
    }
  }
  board.ninth.lane[3] = board.ninth.lane[2];
}

/// Eight bits to eight bytes of 0 or 1, the lowest first.
NONET_INLINE std::uint64_t bytes_of_bits(std::uint32_t bits) {
  const std::uint64_t one_each =
      (bits & 0xFF) * std::uint64_t{0x0101'0101'0101'0101} & 0x8040'2010'0804'0201;
  return (one_each + 0x7F7F'7F7F'7F7F'7F7F) >> 7 & 0x0101'0101'0101'0101;
}

/// Writes a solved position as 81 characters '1'…'9'.
NONET_INLINE void write_cells(const Board& board, char* text) {
  for (int w = 0; w < 3; ++w) {
    const auto& low = board.word[w][0].lane;   // digits 1…4
    const auto& high = board.word[w][1].lane;  // digits 5…8
    const std::uint32_t ninth = board.ninth.lane[w];
    const std::uint32_t plane[4] = {low[0] | low[2] | high[0] | high[2] | ninth,
                                    low[1] | low[2] | high[1] | high[2],
                                    low[3] | high[0] | high[1] | high[2], high[3] | ninth};
    for (int band = 0; band < 3; ++band) {
      std::uint64_t eight = 0x3030'3030'3030'3030;  // '0' in each
      std::uint32_t last = '0';
      for (int bit = 0; bit < 4; ++bit) {
        const std::uint32_t row = plane[bit] >> (kRowShift * band) & kRow;
        eight += bytes_of_bits(row) << bit;
        last += row >> 8 << bit;
      }
      char* out = text + 27 * band + 9 * w;
      for (int column = 0; column < 8; ++column) {  // one store; whatever the byte order
        out[column] = static_cast<char>(eight >> (8 * column));
      }
      out[8] = static_cast<char>(last);
    }
  }
}

}  // namespace nonet::classic
