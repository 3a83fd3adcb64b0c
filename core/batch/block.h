// core/batch/block.h: puzzles in the order in which they were read, as many as one thread or worker
// takes at a time (gather.h).
//
// Plain 9×9 puzzles are kept as lines of text, which solve.h solves all at once; anything else is kept
// as the entry that the reader made of it. A few lines are copied; many lines stay in the piece of the
// text that they were read from, and the block shares that piece.
// Tested by tests/core/batch/block_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/format/format.h"
#include "core/format/plain_lines.h"

namespace nonet::batch {

/// A part of a text, shared by the blocks that have lines in it.
using Piece = std::shared_ptr<const std::string>;

class Block {
 public:
  /// Lines that follow each other, or one entry.
  struct Item {
    ReadEntry
        entry;  ///< a puzzle, or the reason why there is none; not to be used if these are lines
    PlainLines lines;  ///< `text` is empty if that is a part of the block's own: see lines_of
    std::size_t text_begin = 0, line_numbers_begin = 0;

    bool is_lines() const { return lines.count > 0; }
  };

  std::span<const Item> items() const { return std::span(items_).first(used_); }
  /// The item's lines; valid until the block is changed.
  PlainLines lines_of(const Item& item) const;
  /// The line number of each of them; only if the reader numbers lines (EveryLineReader).
  const std::uint64_t* line_numbers_of(const Item& item) const {
    return line_numbers_.data() + item.line_numbers_begin;
  }
  /// How many puzzles it holds, unreadable ones too.
  std::size_t count() const { return count_; }
  /// Whether it holds lines and nothing else.
  bool is_plain() const { return is_plain_ && count_ > 0; }

  /// Adds a copy of the entry.
  void add(const ReadEntry& entry);
  /// Adds lines. `piece` holds their text; if it is null, the block copies the text.
  void add(const PlainLines& lines, const Piece& piece);
  /// Empties the block and releases the pieces; keeps its own memory.
  void clear();

 private:
  Item& next_item();

  std::vector<Item> items_;  // the first `used_` of them; the others keep their memory
  std::size_t used_ = 0;
  std::size_t count_ = 0;
  bool is_plain_ = true;
  std::string text_;
  std::vector<std::uint64_t> line_numbers_;
  std::vector<Piece> pieces_;
};

}  // namespace nonet::batch
