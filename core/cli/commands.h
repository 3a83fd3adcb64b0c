// core/cli/commands.h: what each command does with one puzzle.
//
// Each thread has its own command. What it keeps between two puzzles may only be memory to reuse, never
// a part of an answer.
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
  /// Writes what comes before the first result.
  virtual void begin(Report&) {}
  /// Whether puzzle() takes puzzles with constraints, too.
  virtual bool takes_constraints() const { return false; }
  /// Processes one puzzle (entry.error is not set).
  virtual void puzzle(const std::string& file, const ReadEntry& entry, Report& report) = 0;
  /// Whether plain 9×9 lines go to plain_lines() instead of puzzle(); the results must be the same.
  virtual bool takes_lines() const { return false; }
  /// Whether any block of plain lines takes some dozens of milliseconds at most.
  virtual bool is_quick() const { return true; }
  /// Processes many plain puzzles. `line_numbers` has one for each if options.number is set: each line of
  /// results begins with it.
  virtual void plain_lines(const std::string&, const PlainLines&, const std::uint64_t*, Report&) {}
};

/// Processes a whole block: its puzzles, and complaints about what could not be read.
void process(const FileBlock& block, const Options& options, Command& command, Report& report);

/// The command named in the options; they outlive it.
std::unique_ptr<Command> make_command(const Options& options);
/// The one of trace_command.cpp.
std::unique_ptr<Command> make_trace(const Options& options);
/// Those of steps_command.cpp.
std::unique_ptr<Command> make_steps(const Options& options);
std::unique_ptr<Command> make_hint(const Options& options);
/// The one of rate_command.cpp.
std::unique_ptr<Command> make_rate(const Options& options);
/// The one of minimise_command.cpp.
std::unique_ptr<Command> make_minimise(const Options& options);

/// Writes the beginning of a line of results under --number: the line number and a tab, kMostOfNumber
/// characters at most. Returns the end.
inline constexpr std::size_t kMostOfNumber = 21;
char* put_line_number(char* to, std::uint64_t number);
void add_line_number(std::string& text, std::uint64_t number);

}  // namespace nonet::cli
