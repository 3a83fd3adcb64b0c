// core/cli/block.h: puzzles in the order in which they were read, as many as one thread takes at a
// time.
//
// The larger its grids, the fewer puzzles a block holds: searches grow even faster, and the other
// threads should not wait for the last block. Smaller grids than 9×9, and what could not be read, count
// as 9×9: each takes an Item, some hundred bytes, however little it says. Plain 9×9 puzzles that stand in lines of their own
// are kept as they are written, and where they were read: the 9×9 engine takes them so, all at once.
// Tested by tests/core/cli/threads_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/format/format.h"
#include "core/format/plain_lines.h"

namespace nonet::cli {

struct Item {
  enum class Kind : std::uint8_t {
    kEntry,      ///< `entry`: a puzzle, or the reason why there is none
    kLines,      ///< Block::lines_of(item)
    kUnreadable  ///< the file itself: `reason`
  };

  Kind kind = Kind::kEntry;
  const std::string* file = nullptr;  ///< its name; it outlives the run
  ReadEntry entry;
  PlainLines lines;  ///< without `text` if that is the block's own
  std::size_t lines_begin = 0, first_line_number = 0;
  std::string reason;
};

/// What a file's bytes are read into. Blocks share it: it is read into again when none needs it.
using Piece = std::shared_ptr<const std::string>;

class Block {
 public:
  /// Bytes from one of a block's plain puzzles to the next, with a line's end between them.
  static constexpr std::size_t kStride = 82;

  /// Nothing more should be put in. `most`: puzzles of 9×9 that make a block.
  bool full(std::size_t most) const { return cost_ >= most * kCostOf9; }
  std::size_t count() const { return count_; }
  const Item& operator[](std::size_t index) const { return items_[index]; }

  /// How many puzzles it holds, unreadable ones too.
  std::size_t puzzles() const { return puzzles_; }
  /// Bytes of all files that had been read when it was handed out.
  std::uint64_t bytes_read() const { return bytes_read_; }
  void set_bytes_read(std::uint64_t bytes) { bytes_read_ = bytes; }
  /// Whether plain lines that have been read as well make the next block.
  bool more_follows() const { return more_follows_; }
  void set_more_follows(bool more) { more_follows_ = more; }
  /// Holds plain 9×9 puzzles and nothing else.
  bool is_plain() const { return items_are_lines_; }

  /// The item's puzzles; valid until the block is changed.
  PlainLines lines_of(const Item& item) const;
  /// Each one's line_number.
  const std::uint64_t* line_numbers_of(const Item& item) const {
    return line_numbers_.data() + item.first_line_number;
  }

  /// A copy of the entry.
  void add(const std::string& file, const ReadEntry& entry);
  /// The first lines, as many as fit: where they are much of the piece as they stand there, else as
  /// copies, so that a few lines do not keep all of it.
  std::size_t add(const std::string& file, const PlainLines& lines, std::size_t most,
                  const Piece& piece);
  void add_unreadable(const std::string& file, std::string reason);

  /// Empty again; the memory stays, except that the piece is given back.
  void clear();

 private:
  static constexpr std::size_t kCostOf9 = 81 * 81;

  Item& next(Item::Kind kind, const std::string& file);

  std::vector<Item> items_;  // the first `count_` of them; the others keep their memory
  std::size_t count_ = 0;
  std::size_t cost_ = 0;
  std::size_t puzzles_ = 0;
  std::uint64_t bytes_read_ = 0;
  bool more_follows_ = false;
  bool items_are_lines_ = true;
  std::string text_;
  Piece piece_;
  std::vector<std::uint64_t> line_numbers_;
};

}  // namespace nonet::cli
