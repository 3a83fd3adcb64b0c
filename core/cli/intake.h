// core/cli/intake.h: the files of the command line as blocks of puzzles, in order.
//
// The one part of the work that cannot be shared out: where a puzzle begins, and in which format, is
// only known to who has read all that stands before it. So it does no more than must be.
// Memory: one piece of a file, a block of the puzzles in it and what its next line holds; all of its
// plain lines, which stay in the piece; and the pieces that blocks elsewhere still need.
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
  /// `takes_lines`: the command deals with plain lines. `most`: 9×9 puzzles that make a block. The
  /// options and the stream for "-" outlive it.
  Intake(const Options& options, bool takes_lines, std::size_t most, std::istream& in,
         OpenFile open);

  /// The next block, in exchange for an old one, whose memory is used again; false: there is none. It
  /// may be empty: what has come so far is a part of a puzzle.
  bool next(FileBlock& block);
  /// Whether next() would not wait for input to come: of a pipe or a terminal, as far as the system
  /// tells.
  bool has_input() const;

  /// Some file could not be opened, or reading it broke off.
  bool unreadable_file() const { return unreadable_file_; }
  /// What is to be said at the end about a --pick that picked nothing; else empty.
  std::string nothing_picked() const;

 private:
  void read_on();
  void read_piece();
  std::shared_ptr<std::string> free_piece();
  void open_file();
  void close_file();
  bool wanted(const ReadEntry& entry);
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
  std::optional<TextReader> reader_;            // of the open file: this one,
  std::optional<EveryLineReader> line_reader_;  // or with --number this one
  bool enough_ = false;                         // of the open file, which --pick names a puzzle of
  bool failed_ = false;                         // opening or reading it,
  int errno_ = 0;                               // and what was said then
  std::string_view unread_;                     // what the reader has not taken yet of its piece
  std::vector<std::shared_ptr<std::string>> pieces_;  // all, also those that blocks need
  std::deque<FileBlock> ready_;
  std::vector<FileBlock> spare_;
  std::vector<std::string> titles_;
  bool pick_is_number_ = false;
  bool picked_ = false;
  bool unreadable_file_ = false;
  std::uint64_t bytes_read_ = 0;  // of all files
};

}  // namespace nonet::cli
