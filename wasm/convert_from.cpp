// JavaScript values to the structs of api.h.
#include <cmath>

#include "wasm/convert.h"

namespace nonet::convert {
namespace {

// A number outside int, and anything that is no number, becomes −1: no field accepts that.
int int_of(const val& value) {
  if (!value.isNumber()) return -1;
  const double number = value.as<double>();
  return std::abs(number) <= 1e9 && number == std::floor(number) ? static_cast<int>(number) : -1;
}

std::vector<int> ints_of(const val& list) {
  std::vector<int> numbers;
  if (list.isUndefined() || list.isNull()) return numbers;
  const int length = int_of(list["length"]);
  // One more than the largest grid is enough to be refused.
  for (int i = 0; i < length && i <= kMaxSize * kMaxSize; ++i) numbers.push_back(int_of(list[i]));
  if (length < 0) numbers.push_back(-1);
  return numbers;
}

bool has(const val& object, const char* field) {
  if (object.isUndefined() || object.isNull()) return false;
  const val value = object[field];
  return !value.isUndefined() && !value.isNull();
}

void take(const val& object, const char* field, int& into) {
  if (has(object, field)) into = int_of(object[field]);
}

void take(const val& object, const char* field, double& into) {
  if (!has(object, field)) return;
  const val value = object[field];
  into = value.isNumber() ? value.as<double>() : -1;
}

void take(const val& object, const char* field, std::string& into) {
  if (!has(object, field)) return;
  const val value = object[field];
  into = value.isString() ? value.as<std::string>() : "?";
}

void take(const val& object, const char* field, bool& into) {
  if (has(object, field)) into = object[field].isTrue();
}

api::Shape shape_of(const val& value) {
  api::Shape shape;
  take(value, "size", shape.size);
  take(value, "boxRows", shape.box_rows);
  take(value, "boxColumns", shape.box_columns);
  return shape;
}

}  // namespace

std::string bytes_from(const val& value) {
  if (!has(value, "BYTES_PER_ELEMENT")) return value.as<std::string>();
  const int length = int_of(value["length"]);
  std::string bytes(static_cast<std::size_t>(length), '\0');
  auto* const data = reinterpret_cast<unsigned char*>(bytes.data());
  val(emscripten::typed_memory_view(bytes.size(), data)).call<void>("set", value);
  return bytes;
}

api::Puzzle puzzle_from(const val& value) {
  api::Puzzle puzzle;
  if (value.isUndefined() || value.isNull()) return puzzle;
  const api::Shape shape = shape_of(value);
  puzzle.size = shape.size;
  puzzle.box_rows = shape.box_rows;
  puzzle.box_columns = shape.box_columns;
  puzzle.regions = ints_of(value["regions"]);
  puzzle.givens = ints_of(value["givens"]);
  puzzle.entries = ints_of(value["entries"]);
  if (has(value, "candidates")) {
    const val cells = value["candidates"];
    const int length = int_of(cells["length"]);
    for (int i = 0; i < length && i <= kMaxSize * kMaxSize; ++i) {
      puzzle.candidates.push_back(ints_of(cells[i]));
    }
    if (length < 0) puzzle.candidates.emplace_back();
  }
  return puzzle;
}

api::ReadOptions read_options_from(const val& value) {
  api::ReadOptions options;
  if (has(value, "shape")) options.shape = shape_of(value["shape"]);
  take(value, "format", options.format);
  take(value, "limit", options.limit);
  return options;
}

api::WriteOptions write_options_from(const val& value) {
  api::WriteOptions options;
  take(value, "title", options.title);
  if (has(value, "solution")) options.solution = ints_of(value["solution"]);
  return options;
}

api::SolveOptions solve_options_from(const val& value) {
  api::SolveOptions options;
  take(value, "engine", options.engine);
  take(value, "strategy", options.strategy);
  take(value, "limit", options.limit);
  take(value, "keep", options.keep);
  return options;
}

api::TraceOptions trace_options_from(const val& value) {
  api::TraceOptions options;
  take(value, "strategy", options.strategy);
  take(value, "skip", options.skip);
  take(value, "limit", options.limit);
  return options;
}

api::ReadBlocksOptions read_blocks_options_from(const val& value) {
  api::ReadBlocksOptions options;
  take(value, "isFirst", options.is_first);
  take(value, "isLast", options.is_last);
  return options;
}

api::SolveBlockOptions solve_block_options_from(const val& value) {
  api::SolveBlockOptions options;
  take(value, "skip", options.skip);
  take(value, "guesses", options.guesses);
  take(value, "milliseconds", options.milliseconds);
  return options;
}

api::WatchOptions watch_options_from(const val& value) {
  api::WatchOptions options;
  take(value, "strategy", options.strategy);
  return options;
}

api::WatchGoOptions watch_go_options_from(const val& value) {
  api::WatchGoOptions options;
  take(value, "to", options.to);
  take(value, "plot", options.plot);
  take(value, "tree", options.tree);
  return options;
}

Progress progress_from(const val& value) {
  if (value.typeOf().as<std::string>() != "function") return {};
  return [value](const Counters& counters) { return !value(to_val(counters)).isFalse(); };
}

}  // namespace nonet::convert
