// core/cli/constrained_formats.h: the two formats of puzzles with constraints: "interactive" (core/format/interactive_lines.h), and our own
// JSON, "constraints" (core/format/puzzle_tree.h).
//
// A JSON object may stand on one line or on several. It is found by how it begins: {"v":, or one of the members "grid", "regions", "givens",
// "candidates" and "constraints" with a value of the kind that it has there. If the format is named, any object is read, also one whose
// first line is a bracket alone.
// Errors:  those of puzzle_tree.h, at the object; kBadArgument "JSON …" at the place after which nothing makes sense.
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
