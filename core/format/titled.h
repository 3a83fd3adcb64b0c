// core/format/titled.h: many grids in one text, each below its title ("titled").
//
//   Grid 01
//   003020600
//   900305001
//   …
//
// Shape:     a title, then n lines of n symbols (symbols.h), n from 1 to 35; titles in any order.
// Relaxed:   indentation; blank lines between grids, between a title and its grid, and between the
//            bands of a grid (if after each); grid_reader.h reads it, with all its leniencies.
// Errors:    as grid_reader.h, each with the grid's title; each invalidates only that grid.
// Written:   the title (without one, "Grid 01") and the rows, 0 for empty cells.
// Tested by tests/core/format/titled_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// Errors: kCannotWrite: a jigsaw, or larger than 35×35.
Result<std::string> write_titled(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
