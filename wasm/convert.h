// wasm/convert.h: JavaScript values to the plain structs of api.h, and back.
//
// The only user of emscripten::val. A missing field keeps the struct's default; a field of the
// wrong type becomes something that api.cpp refuses (a length or a number out of range). Only texts and
// bytes are refused here, before they are copied.
//
// Nothing here may throw in JavaScript: an exception leaves C++ without running a destructor and without
// setting the module's stack pointer back, so some thousand of them end the module. So a value's type is
// asked for before it is converted, and code from outside (a getter, a proxy, a progress function) is
// called within a try block of JavaScript.
#pragma once

#include <emscripten/val.h>

#include <string>
#include <vector>

#include "wasm/api.h"

namespace nonet::convert {

using emscripten::val;

/// A whole number within ±1,000,000,000; anything else becomes −1, which no function accepts.
int int_from(const val& value);
/// A number; anything else becomes −1.
double double_from(const val& value);
/// A key or a title, of at most 2^20 UTF-16 units; anything else becomes "?", which is no key of anything.
std::string key_from(const val& value);
/// A string of at most 2^28 UTF-16 units, in UTF-8. Error: kBadArgument.
Result<std::string> text_from(const val& value);
/// Of a Uint8Array of at most 2^26 bytes, in one go: embind itself takes them one by one. From so many bytes
/// come at most 1.1 GB of blocks and complaints, of the 2 GB that a module may have. Error: kBadArgument
/// with `name`.
Result<std::string> bytes_from(const val& value, const char* name);
api::Puzzle puzzle_from(const val& value);
api::ReadOptions read_options_from(const val& value);
api::WriteOptions write_options_from(const val& value);
api::SolveOptions solve_options_from(const val& value);
api::TraceOptions trace_options_from(const val& value);
api::ReadBlocksOptions read_blocks_options_from(const val& value);
api::SolveBlockOptions solve_block_options_from(const val& value);
api::WatchOptions watch_options_from(const val& value);
api::WatchGoOptions watch_go_options_from(const val& value);
/// An empty Progress for anything but a function. One that throws stops the search.
Progress progress_from(const val& value);

val to_val(const Counters& counters);
val to_val(const std::string& value);
val to_val(const std::vector<std::string>& value);
val to_val(const std::vector<api::FormatInfo>& value);
val to_val(const api::Shape& value);
val to_val(const std::vector<api::House>& value);
val to_val(const api::ReadReport& value);
val to_val(const api::ValidateReport& value);
val to_val(const api::SolveReport& value);
val to_val(const api::CandidatesReport& value);
val to_val(const api::SearchState& value);
val to_val(const api::TraceReport& value);
val to_val(const api::ReadBlocksReport& value);
val to_val(const api::SolveBlockReport& value);
val to_val(const api::WatchState& value);
val to_val(int value);
val to_val(const Error& error);

/// The value, or {error: …}.
template <class T>
val to_val(const Result<T>& result) {
  if (result.ok()) return to_val(result.value());
  val failure = val::object();
  failure.set("error", to_val(result.error()));
  return failure;
}

}  // namespace nonet::convert
