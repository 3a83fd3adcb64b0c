// core/cli/cli.h: the command line as a function, so that tests can call it.
//
//   nonet solve|validate|count|candidates|convert|trace [options] [FILE…]
//
// A filter over streams: text goes in piece by piece, each puzzle is dealt with as soon as it is
// read and then forgotten, so a file of a million puzzles needs the memory of one. Results go to
// `out`, in the order of the puzzles; complaints go to `err` as file:line:column: what. Tested by
// tests/wasm/cli.test.mjs (the program) and tests/core/cli/cli_test.cpp (this function).
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

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

/// By the standard library.
std::unique_ptr<std::istream> open_file(const std::string& name);

/// `words` are the arguments without the program's name; "-" or no FILE reads `in`.
int run(const std::vector<std::string>& words, std::istream& in, std::ostream& out,
        std::ostream& err, const OpenFile& open = &open_file);

}  // namespace nonet::cli
