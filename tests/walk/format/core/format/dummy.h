// core/format/dummy.h: one puzzle a line, behind a mark ("dummy"): what tests/walk adds to a copy.
//
//   dummy: 53..7....6..195...
//
// Relaxed:   other lines are passed over.
// Written:   one character a cell; up to 35×35.
// Errors:    kNoSuchSize, kBadCharacter; kCannotWrite for what one character a cell cannot say.
// Tested by tests/core/format/dummy_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

bool recognise_dummy(const Sample& sample);
std::unique_ptr<FormatReader> make_dummy_reader(Entries& entries);
Result<std::string> write_dummy(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
