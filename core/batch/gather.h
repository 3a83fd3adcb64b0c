// core/batch/gather.h: gathers the puzzles of a text into blocks.
//
//   reader ─ ReadEntry, PlainLines ─▸ Gatherer ─ Block ─▸ a thread of the command line,
//                                                        or bytes for a worker of the page
//
// How large a block is: each puzzle costs the square of its cells, and a block is full at a certain cost.
// Searches grow even faster with the grid, and the other threads should not wait long for the last block.
// Grids smaller than 9×9, and entries that could not be read, cost as much as 9×9: each is an item, some
// hundred bytes of memory.
//
// Which puzzles are kept as plain lines: those that the reader gives as lines (core/format/plain_lines.h),
// and entries that say no more than such a line would: see Keep.
// Tested by tests/core/batch/gather_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/batch/block.h"

namespace nonet::batch {

enum class Keep : std::uint8_t {
  kEntries,  ///< no puzzle as a line
  kLines,  ///< plain 9×9 puzzles as lines; of entries, those whose cell_places are one run in a line
  kGrids  ///< all plain 9×9 puzzles as lines: titles, solutions and places are not needed
};

class Gatherer {
 public:
  /// Takes a block. It may swap in another one, whose memory is then reused.
  using Sink = std::function<void(Block&)>;

  /// Calls `sink` with each block when it is full, in order, from within take() and close(). At first
  /// `least` (≥ 1) plain puzzles make a block; in a long text as many as a 32nd of it, up to `most`.
  Gatherer(Keep keep, std::size_t least, std::size_t most, Sink sink);
  Gatherer(const Gatherer&) = delete;

  /// Adds the function for plain lines to the options of a reader whose sink calls take(). The reader must
  /// not outlive this object.
  ReadOptions for_reader(ReadOptions options);
  /// Sets the piece that holds the bytes which the reader is fed from now on; blocks may share it.
  void set_piece(Piece piece) { piece_ = std::move(piece); }

  void take(const ReadEntry& entry);
  void take(PlainLines lines);
  /// Gives the block to the sink though it is not full, unless it is empty.
  void close();

  /// The format of the first entry; empty if there was none.
  std::string_view format() const { return format_; }

 private:
  bool is_line(const ReadEntry& entry) const;
  void add_cost(std::uint64_t cost);

  const Keep keep_;
  const std::uint64_t least_, most_;
  const Sink sink_;
  Piece piece_;
  Block block_;
  std::uint64_t limit_;                       // plain puzzles that fill this block
  std::uint64_t cost_ = 0, cost_before_ = 0;  // of this block, and of those before it
  std::string_view format_;
};

}  // namespace nonet::batch
