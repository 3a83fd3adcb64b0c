// core/cli/book_command.h: nonet book: new puzzles as sheets to print, an SVG file each, with their answers.
//
// It is the book that the page prints for the same seed, wishes and layout, in English.
// Tested by tests/core/cli/book_test.cpp and tests/wasm/book.test.mjs.
#pragma once

#include <ostream>

#include "core/cli/cli.h"
#include "core/cli/options.h"
#include "core/cli/progress_line.h"

namespace nonet::cli {

/// Makes the puzzles with so many threads, then writes page-001.svg … into the folder `options.to`. Returns the exit code.
int run_book(const Options& options, unsigned threads, const SaveFile& save, std::ostream& err,
             ProgressLine& progress);

}  // namespace nonet::cli
