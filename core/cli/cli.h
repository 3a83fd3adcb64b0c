// core/cli/cli.h: the command line as a function, so that tests can call it.
//
//   nonet solve|validate|count|candidates|convert|trace [options] [FILE…]
//
// A filter over streams: it reads a text piece by piece and processes some hundreds of puzzles at a
// time, so a long file takes no more memory than a short one. Results go to `out` and complaints, as
// file:line:column: what, to `err`, both in the order of the puzzles: the same bytes for any number of
// threads.
//
//   intake ─▸ blocks of puzzles ─▸ pipeline: each thread's command ─▸ reports ─▸ out, err
//
// Tested by tests/cli/*.test.mjs (the program), tests/wasm/cli.test.mjs (the one for Node beside it)
// and tests/core/cli/cli_test.cpp (this function).
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/cli/results.h"

namespace nonet::cli {

/// What the program exits with.
enum ExitCode : int {
  kAllWell = 0,
  kPuzzleProblem = 1,  ///< a complaint about some puzzle: it is unreadable, has a conflict, has
                       ///< no solution, or more than one where one was asked for
  kWrongUsage = 2  ///< wrong options, a file that cannot be read, results that cannot be written
};

/// Opens a file to read. Null if it cannot be opened; errno says why.
using OpenFile = std::function<std::unique_ptr<std::istream>(const std::string& name)>;

/// Opens it by the calls of the operating system.
std::unique_ptr<std::istream> open_file(const std::string& name);

/// Writes a file, and the folder that it is in. Returns false if that fails; errno says why.
using SaveFile = std::function<bool(const std::string& name, std::string_view text)>;

/// Writes it by the calls of the operating system.
bool save_file(const std::string& name, std::string_view text);

/// The size of all files in bytes; 0 if the size of one is not known.
std::uint64_t bytes_of(const std::vector<std::string>& files);

/// What the program gets from its environment.
struct Environment {
  OpenFile open = &open_file;
  unsigned cores = 1;  ///< processors that it may use: the number for --threads auto
  bool shows_progress = false;
  /// As the function above; may be empty.
  std::function<std::uint64_t(const std::vector<std::string>&)> bytes_of = {};
  /// Writes results; empty: they go to `out`.
  WriteTexts write = {};
  SaveFile save = &save_file;
};

/// `words` are the arguments without the program's name; "-" or no FILE reads `in`. What reads a file
/// or `in` (its streambuf) must not throw: where reading fails the text ends, and errno says why.
int run(const std::vector<std::string>& words, std::istream& in, std::ostream& out,
        std::ostream& err, const Environment& environment = {});

}  // namespace nonet::cli
