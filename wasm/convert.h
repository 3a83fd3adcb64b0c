// wasm/convert.h: JavaScript values to the plain structs of api.h, and back.
//
// The only user of emscripten::val. A missing field keeps the struct's default; a field of the
// wrong type becomes something that api.cpp refuses (a length or a number out of range), so nothing
// here fails.
#pragma once

#include <emscripten/val.h>

#include <string>
#include <vector>

#include "wasm/api.h"

namespace nonet::convert {

using emscripten::val;

/// Of a Uint8Array, in one go: embind itself takes them one by one. What is no typed array is left to it.
std::string bytes_from(const val& value);
api::Puzzle puzzle_from(const val& value);
api::ReadOptions read_options_from(const val& value);
api::WriteOptions write_options_from(const val& value);
api::SolveOptions solve_options_from(const val& value);
api::TraceOptions trace_options_from(const val& value);
api::ReadBlocksOptions read_blocks_options_from(const val& value);
api::SolveBlockOptions solve_block_options_from(const val& value);
api::WatchOptions watch_options_from(const val& value);
api::WatchGoOptions watch_go_options_from(const val& value);
/// An empty Progress for anything but a function.
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
