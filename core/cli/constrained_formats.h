// core/cli/constrained_formats.h: the two formats of puzzles with constraints: "interactive" (core/format/interactive_lines.h), and our own
// JSON, "constraints" (core/format/puzzle_tree.h).
//
// object_reader.h says how JSON objects are told from lists of rows and from other programs' puzzles.
// Tested by tests/core/cli/constraints_json_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cli/json_tree.h"
#include "core/format/entries.h"
#include "core/model/constrained_puzzle.h"

namespace nonet::cli {

inline constexpr std::string_view kConstraintsKey = "constraints";

/// What the reader takes besides the formats of the table: either, or the one that is named.
const MoreFormat& more_format(std::string_view named);

/// Both, for the list of formats.
std::span<const FormatInfo> constrained_formats();

/// The puzzle as an object of that JSON. One that is plain: its entries are givens, too.
Json constraints_json(const ConstrainedPuzzle& puzzle);
ConstrainedPuzzle constrained_from(const Puzzle& puzzle);
/// The entry's puzzle, without what somebody has entered, for questions that only the engine for constraints answers.
ConstrainedPuzzle constrained_of(const ReadEntry& entry);

/// The complaint that another format has no way to write this one.
std::string cannot_write(const std::string& format, const ConstrainedPuzzle& puzzle);

}  // namespace nonet::cli
