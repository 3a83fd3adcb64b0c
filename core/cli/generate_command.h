// core/cli/generate_command.h: nonet generate: new puzzles as wished, in the order of their numbers.
//
// It reads nothing: its blocks are ranges of numbers, and the pipeline's threads make the puzzles of one block each.
// Tested by tests/core/cli/generate_test.cpp.
#pragma once

#include <ostream>

#include "core/cli/options.h"
#include "core/cli/progress_line.h"
#include "core/cli/results.h"

namespace nonet::cli {

/// Makes the puzzles that the options ask for, with so many threads. Returns the exit code; the last results are in
/// `results`, still to be written.
int run_generate(const Options& options, unsigned threads, Results& results, std::ostream& err,
                 ProgressLine& progress);

/// The number that the options' seed stands for; without one, a number that nobody has used before.
std::uint64_t seed_number(const GenerateOptions& options);

}  // namespace nonet::cli
