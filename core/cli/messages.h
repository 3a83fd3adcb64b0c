// core/cli/messages.h: the core's findings as English sentences for a terminal.
// Tested by tests/core/cli/messages_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/solve/validate.h"

namespace nonet {
struct ConstrainedPuzzle;
struct RuleConflict;
}  // namespace nonet

namespace nonet::cli {

/// The sentence of web/i18n/en.json for this error, with its arguments and without its place.
std::string sentence(const Error& error);

/// "5 stands twice in row 3: r3c1 r3c4".
std::string sentence(const Conflict& conflict, const Geometry& geometry);

/// "5 stands twice in a house: r1c1 r1c4", "the constraint arrow is broken: r1c1=5 r1c2=6", "what is given for r1c1 leaves no digit".
std::string sentence(const RuleConflict& conflict, const ConstrainedPuzzle& puzzle);

/// "r3c1": rows and columns from 1.
std::string cell_name(Cell cell, const Geometry& geometry);
/// The same; of a variable "v3", by its number from 1 among all variables.
std::string cell_name(Cell cell, const ConstrainedPuzzle& puzzle);

/// The text with control characters made visible, so that no file can send codes to a terminal.
std::string printable(std::string_view text);

}  // namespace nonet::cli
