// wasm/bindings.cpp: every name that JavaScript sees, and nothing else.
//
// Every argument is a val: embind's own conversions take 2^32 + 5 for 5, and throw where they refuse.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include "wasm/convert.h"

using emscripten::val;
using namespace nonet::convert;  // NOLINT: this file is nothing but its use
namespace api = nonet::api;

namespace {

val version() {
  return to_val(api::version());
}
val formats() {
  return to_val(api::formats());
}
val strategies() {
  return to_val(api::strategies());
}
val usual_shape(val size) {
  return to_val(api::usual_shape(int_from(size)));
}
val houses(val puzzle) {
  return to_val(api::houses(puzzle_from(puzzle)));
}
val read(val text, val options) {
  const auto from = text_from(text);
  return from.ok() ? to_val(api::read(from.value(), read_options_from(options))) : to_val(from);
}
val write(val puzzle, val format, val options) {
  return to_val(api::write(puzzle_from(puzzle), key_from(format), write_options_from(options)));
}
val validate(val puzzle, val progress) {
  return to_val(api::validate(puzzle_from(puzzle), progress_from(progress)));
}
val solve(val puzzle, val options, val progress) {
  return to_val(
      api::solve(puzzle_from(puzzle), solve_options_from(options), progress_from(progress)));
}
val count(val puzzle, val limit, val progress) {
  return to_val(api::count(puzzle_from(puzzle), int_from(limit), progress_from(progress)));
}
val candidates(val puzzle, val progress) {
  return to_val(api::candidates(puzzle_from(puzzle), progress_from(progress)));
}
val search_open(val puzzle, val question, val options) {
  return to_val(
      api::search_open(puzzle_from(puzzle), key_from(question), solve_options_from(options)));
}
val search_go(val id, val milliseconds) {
  return to_val(api::search_go(int_from(id), double_from(milliseconds), &emscripten_get_now));
}
bool search_close(val id) {
  return api::search_close(int_from(id));
}
val trace(val puzzle, val options) {
  return to_val(api::trace(puzzle_from(puzzle), trace_options_from(options)));
}
val read_blocks(val bytes, val options) {
  auto from = bytes_from(bytes, "bytes");
  if (!from.ok()) return to_val(from);
  return to_val(api::read_blocks(std::move(from.value()), read_blocks_options_from(options)));
}
val solve_block(val block, val options) {
  const auto from = bytes_from(block, "block");
  if (!from.ok()) return to_val(from);
  return to_val(
      api::solve_block(from.value(), solve_block_options_from(options), &emscripten_get_now));
}
val watch_open(val puzzle, val options) {
  return to_val(api::watch_open(puzzle_from(puzzle), watch_options_from(options)));
}
val watch_go(val id, val options) {
  return to_val(api::watch_go(int_from(id), watch_go_options_from(options)));
}
bool watch_close(val id) {
  return api::watch_close(int_from(id));
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet) {
  emscripten::function("version", &version);
  emscripten::function("formats", &formats);
  emscripten::function("strategies", &strategies);
  emscripten::function("usualShape", &usual_shape);
  emscripten::function("houses", &houses);
  emscripten::function("read", &read);
  emscripten::function("write", &write);
  emscripten::function("validate", &validate);
  emscripten::function("solve", &solve);
  emscripten::function("count", &count);
  emscripten::function("candidates", &candidates);
  emscripten::function("searchOpen", &search_open);
  emscripten::function("searchGo", &search_go);
  emscripten::function("searchClose", &search_close);
  emscripten::function("trace", &trace);
  emscripten::function("readBlocks", &read_blocks);
  emscripten::function("solveBlock", &solve_block);
  emscripten::function("watchOpen", &watch_open);
  emscripten::function("watchGo", &watch_go);
  emscripten::function("watchClose", &watch_close);
}
