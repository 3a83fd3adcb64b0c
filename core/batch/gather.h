// core/batch/gather.h: what a reader finds in a text becomes blocks.
//
//   reader ─ ReadEntry, PlainLines ─▸ Gatherer ─ Block ─▸ a thread of the command line,
//                                                        or bytes for a worker of the page
//
// How large a block is: its puzzles cost the square of their cells, as searches grow even faster with
// the grid, and nobody should wait long for the last block. Smaller grids than 9×9, and what could not
// be read, cost as much as 9×9: each takes an item, some hundred bytes, however little it says.
//
// What is a plain line: a 9×9 puzzle that the reader gives as one (core/format/plain_lines.h), and an
// entry that says no more than such a line would: see Keep.
// Tested by tests/core/batch/gather_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/batch/block.h"

namespace nonet::batch {

enum class Keep : std::uint8_t {
  kEntries,  ///< every puzzle as its entry
  kLines,    ///< plain 9×9 puzzles as lines; entries need ReadOptions::cell_places for that
  kGrids     ///< the same, whatever an entry says of title, solution and places
};

class Gatherer {
 public:
  /// May exchange the block for another one, whose memory is then used again.
  using Sink = std::function<void(Block&)>;

  /// Calls `sink` with each block when it is full, in order, from within take() and close(). At first
  /// `least` (≥ 1) plain puzzles make a block; in a long text as many as a 32nd of it, up to `most`.
  Gatherer(Keep keep, std::size_t least, std::size_t most, Sink sink);
  Gatherer(const Gatherer&) = delete;

  /// The options for a reader whose sink calls take(): they bring plain lines here. It must not outlive
  /// this.
  ReadOptions for_reader(ReadOptions options);
  /// What the reader is given from now on stands in these bytes, which blocks may share.
  void set_piece(Piece piece) { piece_ = std::move(piece); }

  void take(const ReadEntry& entry);
  void take(PlainLines lines);
  /// Gives what there is to the sink, though it is not full.
  void close();

  /// Of the first entry; empty: there was none.
  std::string_view format() const { return format_; }

 private:
  bool is_line(const ReadEntry& entry) const;
  void add_cost(std::uint64_t cost);

  const Keep keep_;
  const std::uint64_t least_, most_;
  const Sink sink_;
  Piece piece_;
  Block block_;
  std::uint64_t limit_;                       // of this block, in plain puzzles
  std::uint64_t cost_ = 0, cost_before_ = 0;  // of this block, and of those before it
  std::string_view format_;
};

}  // namespace nonet::batch
