// core/cli/cli.h: the command line as a function, so that tests can call it.
//
//   nonet solve|validate|count|candidates|convert|trace [options] [FILE…]
//
// A filter over streams: text goes in piece by piece, some hundreds of puzzles are dealt with as soon
// as they are read and then forgotten, so the length of a file costs no memory. Results go to `out`
// and complaints, as file:line:column: what, to `err`, both in the order of the puzzles: the same
// bytes whatever the number of threads.
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
#include <vector>

#include "core/cli/results.h"

namespace nonet::cli {

/// What the program exits with.
enum ExitCode : int {
  kAllWell = 0,
  kPuzzleProblem = 1,  ///< there was a complaint about some puzzle: it is unreadable, clashes, has
                       ///< no solution, or more than one where one was asked for
  kWrongUsage = 2  ///< wrong options, a file that cannot be read, results that cannot be written
};

/// A file to read from; null, with errno: it cannot be opened.
using OpenFile = std::function<std::unique_ptr<std::istream>(const std::string& name)>;

/// By the system's own calls.
std::unique_ptr<std::istream> open_file(const std::string& name);

/// The files' size in bytes; 0 if that of one is not known.
std::uint64_t bytes_of(const std::vector<std::string>& files);

/// What the program finds around it.
struct Surroundings {
  OpenFile open = &open_file;
  unsigned cores = 1;  ///< that it may keep busy: what --threads auto takes
  bool shows_progress = false;
  /// As the function above; may be empty.
  std::function<std::uint64_t(const std::vector<std::string>&)> bytes_of = {};
  /// Writes results; empty: they go to `out`.
  WriteTexts write = {};
};

/// `words` are the arguments without the program's name; "-" or no FILE reads `in`. What reads a file
/// or `in` (its streambuf) may not throw: it ends there, with an errno.
int run(const std::vector<std::string>& words, std::istream& in, std::ostream& out,
        std::ostream& err, const Surroundings& surroundings = {});

}  // namespace nonet::cli
