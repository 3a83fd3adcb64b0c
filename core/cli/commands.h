// core/cli/commands.h: what each command does with one puzzle.
//
// Each thread has a command of its own: what one keeps from puzzle to puzzle can only be memory to
// use again, never a part of the answer.
//
// To add a command: a class here, its row in make_command (commands.cpp), its name and help in
// options.cpp.
#pragma once

#include <memory>
#include <string>

#include "core/cli/file_block.h"
#include "core/cli/options.h"
#include "core/cli/report.h"
#include "core/format/format.h"

namespace nonet::cli {

class Command {
 public:
  virtual ~Command() = default;
  /// What stands before the first puzzle of all files.
  virtual void begin(Report&) {}
  /// A puzzle that was read (entry.error is not set).
  virtual void puzzle(const std::string& file, const ReadEntry& entry, Report& report) = 0;
  /// Whether plain 9×9 puzzles in lines are to go to plain_lines; the same must come of them.
  virtual bool takes_lines() const { return false; }
  /// Whether a block of them is done within some dozens of milliseconds, whatever they are like.
  virtual bool is_quick() const { return true; }
  /// `line_numbers` has one a line; with --number, it begins each line of results.
  virtual void plain_lines(const std::string&, const PlainLines&, const std::uint64_t*, Report&) {}
};

/// Deals with the whole block: its puzzles, and what could not be read.
void deal_with(const FileBlock& block, const Options& options, Command& command, Report& report);

/// The command named in the options; they outlive it.
std::unique_ptr<Command> make_command(const Options& options);
/// The one of trace_command.cpp.
std::unique_ptr<Command> make_trace(const Options& options);

/// Begins a line of results that belongs to a line of the text (--number): the number and a tab, at
/// most so many characters. Gives where they end.
inline constexpr std::size_t kMostOfNumber = 21;
char* put_line_number(char* to, std::uint64_t number);
void add_line_number(std::string& text, std::uint64_t number);

}  // namespace nonet::cli
