// core/cli/commands.h: what each command does with one puzzle.
//
// To add a command: a class here, its row in make_command (commands.cpp), its name and help in
// options.cpp.
#pragma once

#include <memory>
#include <ostream>
#include <string>

#include "core/cli/options.h"
#include "core/format/format.h"

namespace nonet::cli {

/// Where results and complaints go; remembers whether there was any complaint.
class Report {
 public:
  Report(std::ostream& out, std::ostream& err) : out_(out), err_(err) {}

  std::ostream& out() { return out_; }
  /// Writes file:line:column: what. Numbers that are 0 are left out.
  void complain(const std::string& file, Place at, const std::string& what);
  bool complained() const { return complained_; }

 private:
  std::ostream& out_;
  std::ostream& err_;
  bool complained_ = false;
};

class Command {
 public:
  virtual ~Command() = default;
  /// Before the first puzzle of all files.
  virtual void begin(Report&) {}
  /// A puzzle that was read (entry.error is not set).
  virtual void puzzle(const std::string& file, const ReadEntry& entry, Report& report) = 0;
};

/// The command named in the options; they outlive it.
std::unique_ptr<Command> make_command(const Options& options);

/// "Grid 01" or, without a title, "puzzle 3".
std::string name_of(const ReadEntry& entry);

}  // namespace nonet::cli
