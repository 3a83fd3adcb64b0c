// wasm/api_block.h: the layout of a block's bytes, which api_blocks.cpp writes and api_batch.cpp reads.
//
//   size, box rows, box columns, flags           one byte each
//   regions of the cells                         one byte each, if flags & kJigsaw
//   extra houses                                 if flags & kHouses: as words with blanks between them, after
//                                                their length in four bytes, little-endian
//   then each puzzle: its line in the text       four bytes, little-endian
//                     givens                     one byte a cell
//                     candidates                 eight bytes a cell, if flags & kCandidates
//
// A given is its digit; in plain 9×9 puzzles it is a character, '1'…'9' or '.', so that the lines of
// a file are copied as they stand, and the 9×9 engine takes them out of the block itself.
#pragma once

#include <string_view>

#include "core/format/plain_lines.h"

namespace nonet::api {

constexpr int kJigsaw = 1;
constexpr int kCandidates = 2;
constexpr int kHouses = 4;

constexpr std::size_t kHeaderLength = 4;
constexpr std::size_t kHousesLength = 4;
constexpr std::size_t kLineLength = 4;
constexpr std::size_t kCandidatesLength = 8;

constexpr std::string_view kPlainHeader{"\x09\x03\x03\x00", kHeaderLength};
/// From one plain puzzle of a block to the next.
constexpr std::size_t kPlainStride = kLineLength + kPlainCells;

}  // namespace nonet::api
