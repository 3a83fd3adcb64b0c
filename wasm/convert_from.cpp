// JavaScript values to the structs of api.h.
#include <emscripten/emscripten.h>

#include <cmath>

#include "wasm/convert.h"

using emscripten::EM_VAL;

// A property that throws is `false`, which is no number, no text and no list.
EM_JS(EM_VAL, nonet_property, (EM_VAL object, EM_VAL key), {
  try {
    return Emval.toHandle(Emval.toValue(object)[Emval.toValue(key)]);
  } catch (error) {
    return Emval.toHandle(false);
  }
});

EM_JS(int, nonet_copy, (EM_VAL bytes, unsigned char* into, int length), {
  try {
    HEAPU8.subarray(into, into + length).set(Emval.toValue(bytes));
    return 1;
  } catch (error) {
    return 0;
  }
});

// Not `===`, of which clang-format makes two tokens.
EM_JS(int, nonet_goes_on, (EM_VAL progress, EM_VAL counters), {
  try {
    return Object.is(Emval.toValue(progress)(Emval.toValue(counters)), false) ? 0 : 1;
  } catch (error) {
    return 0;
  }
});

namespace nonet::convert {
namespace {

constexpr int kMostCharacters = 1 << 28;
constexpr int kMostBytes = 1 << 26;
constexpr int kLongestWord = 1 << 20;

bool is_missing(const val& value) {
  return value.isUndefined() || value.isNull();
}

template <class Key>
val property(const val& object, Key key) {
  return val::take_ownership(nonet_property(object.as_handle(), val(key).as_handle()));
}

int length_of(const val& list) {
  return int_from(property(list, "length"));
}

std::vector<int> ints_of(const val& list) {
  std::vector<int> numbers;
  if (is_missing(list)) return numbers;
  const int length = length_of(list);
  // One more than the largest grid is enough to be refused.
  for (int i = 0; i < length && i <= kMaxSize * kMaxSize; ++i) {
    numbers.push_back(int_from(property(list, i)));
  }
  if (length < 0) numbers.push_back(-1);
  return numbers;
}

// A field, or undefined.
val field_of(const val& object, const char* field) {
  return is_missing(object) ? val::undefined() : property(object, field);
}

void take(const val& object, const char* field, int& into) {
  const val value = field_of(object, field);
  if (!is_missing(value)) into = int_from(value);
}

void take(const val& object, const char* field, double& into) {
  const val value = field_of(object, field);
  if (!is_missing(value)) into = double_from(value);
}

void take(const val& object, const char* field, std::string& into) {
  const val value = field_of(object, field);
  if (!is_missing(value)) into = key_from(value);
}

void take(const val& object, const char* field, bool& into) {
  const val value = field_of(object, field);
  if (!is_missing(value)) into = value.isTrue();
}

Error refusal(const char* name, int length, int most) {
  return {Errc::kBadArgument, {}, name, length, most};
}

api::Shape shape_of(const val& value) {
  api::Shape shape;
  take(value, "size", shape.size);
  take(value, "boxRows", shape.box_rows);
  take(value, "boxColumns", shape.box_columns);
  return shape;
}

}  // namespace

int int_from(const val& value) {
  const double number = double_from(value);
  return std::abs(number) <= 1e9 && number == std::floor(number) ? static_cast<int>(number) : -1;
}

double double_from(const val& value) {
  return value.isNumber() ? value.as<double>() : -1;
}

std::string key_from(const val& value) {
  return value.isString() && length_of(value) <= kLongestWord ? value.as<std::string>() : "?";
}

Result<std::string> text_from(const val& value) {
  if (!value.isString()) return refusal("text", 0, 0);
  const int length = length_of(value);
  if (length > kMostCharacters) return refusal("text", length, kMostCharacters);
  return value.as<std::string>();
}

Result<std::string> bytes_from(const val& value, const char* name) {
  // Other typed arrays have more bytes an element, and what is none has no such property.
  if (int_from(field_of(value, "BYTES_PER_ELEMENT")) != 1) return refusal(name, 0, 0);
  const double length = double_from(property(value, "length"));
  if (!(length >= 0 && length <= kMostBytes)) {
    const bool is_length = length > 0 && length < 1e15;
    return Error{Errc::kBadArgument,
                 {},
                 name,
                 is_length ? static_cast<std::int64_t>(length) : 0,
                 kMostBytes};
  }
  std::string bytes(static_cast<std::size_t>(length), '\0');
  auto* const data = reinterpret_cast<unsigned char*>(bytes.data());
  if (nonet_copy(value.as_handle(), data, static_cast<int>(length)) == 0) {
    return refusal(name, 0, 0);
  }
  return bytes;
}

api::Puzzle puzzle_from(const val& value) {
  api::Puzzle puzzle;
  if (is_missing(value)) return puzzle;
  const api::Shape shape = shape_of(value);
  puzzle.size = shape.size;
  puzzle.box_rows = shape.box_rows;
  puzzle.box_columns = shape.box_columns;
  puzzle.regions = ints_of(property(value, "regions"));
  puzzle.givens = ints_of(property(value, "givens"));
  puzzle.entries = ints_of(property(value, "entries"));
  const val cells = property(value, "candidates");
  if (!is_missing(cells)) {
    const int length = length_of(cells);
    for (int i = 0; i < length && i <= kMaxSize * kMaxSize; ++i) {
      puzzle.candidates.push_back(ints_of(property(cells, i)));
    }
    if (length < 0) puzzle.candidates.emplace_back();
  }
  return puzzle;
}

api::ReadOptions read_options_from(const val& value) {
  api::ReadOptions options;
  const val shape = field_of(value, "shape");
  if (!is_missing(shape)) options.shape = shape_of(shape);
  take(value, "format", options.format);
  take(value, "limit", options.limit);
  return options;
}

api::WriteOptions write_options_from(const val& value) {
  api::WriteOptions options;
  take(value, "title", options.title);
  options.solution = ints_of(field_of(value, "solution"));
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
  return [value](const Counters& counters) {
    return nonet_goes_on(value.as_handle(), to_val(counters).as_handle()) != 0;
  };
}

}  // namespace nonet::convert
