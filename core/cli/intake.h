// core/cli/intake.h: the files of the command line as blocks of puzzles, in order.
//
// The one part of the work that threads cannot share: where a puzzle begins, and in which format, depends
// on all of the text before it. So it does as little as possible.
// Memory: one piece of a file, a block of its puzzles, and the blocks of all its plain lines, whose text
// stays in the piece; and the pieces that blocks in the pipeline still share.
// Tested by tests/core/cli/threads_test.cpp and intake_test.cpp.
#pragma once

#include <cstdint>
#include <deque>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/batch/gather.h"
#include "core/cli/cli.h"
#include "core/cli/file_block.h"
#include "core/cli/options.h"
#include "core/format/every_line.h"

namespace nonet::cli {

class Intake {
 public:
  /// `takes_lines`: the command processes plain lines. `most`: 9×9 puzzles in a block. The options and
  /// the stream for "-" outlive this object.
  Intake(const Options& options, bool takes_lines, std::size_t most, std::istream& in,
         OpenFile open);

  /// Replaces an old block, whose memory is reused, by the next one; false if there is none. The new
  /// block is empty if the input so far ends within a puzzle and more would have to be waited for.
  bool next(FileBlock& block);
  /// Whether next() has input without waiting for a pipe or a terminal, as far as the system tells.
  bool has_input() const;

  /// Whether a file could not be opened or not be read to its end.
  bool unreadable_file() const { return unreadable_file_; }
  /// The complaint about a --pick that picked nothing; empty if there is none.
  std::string nothing_picked() const;

 private:
  void read_on();
  void read_piece();
  std::shared_ptr<std::string> free_piece();
  void open_file();
  void close_file();
  bool wanted(const ReadEntry& entry);
  void take(const ReadEntry& entry);
  FileBlock& new_block();
  void add_block(batch::Block& puzzles);

  const Options& options_;
  std::istream& in_;
  const OpenFile open_;
  batch::Gatherer gatherer_;
  std::size_t files_begun_ = 0;
  const std::string* file_ = nullptr;  // the open one's name
  std::unique_ptr<std::istream> stream_;
  std::istream* source_ = nullptr;
  std::optional<TextReader> reader_;            // reads the open file,
  std::optional<EveryLineReader> line_reader_;  // or this one, with --number
  bool enough_ = false;                         // the puzzle that --pick names has been read
  bool failed_ = false;                         // opening or reading the file,
  int errno_ = 0;                               // and the errno of that
  std::string_view unread_;                     // what the reader has not read yet of the piece
  std::vector<std::shared_ptr<std::string>>
      pieces_;  // all that there are; some are shared by blocks
  std::deque<FileBlock> ready_;
  std::vector<FileBlock> spare_;
  std::vector<std::string> titles_;
  bool pick_is_number_ = false;
  bool picked_ = false;
  bool unreadable_file_ = false;
  std::uint64_t bytes_read_ = 0;  // of all files
};

}  // namespace nonet::cli
