// wasm/fields.h: the members of a struct by name, listed once for both directions across the border.
//
//   struct Shape {
//     int size = 0;
//     int box_rows = 0;
//   };
//   NONET_FIELDS(Shape, size, box_rows)
//
// JavaScript's names are the same in camelCase: "size", "boxRows". for_each_field(shape, visit) then calls
// visit("boxRows", shape.box_rows) and so on; convert.h is built on it. A list with a member too few or too many
// does not compile. Five types tell what a list or a string alone does not: OptionalList, TypedArray, NumbersByKey,
// Text, Bytes.
// Tested by tests/wasm/fields_test.cpp.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace nonet::api {

/// A list that JavaScript sees only if there is something in it.
template <class Item>
struct OptionalList : std::vector<Item> {
  using std::vector<Item>::vector;
  OptionalList(std::vector<Item> items)
      : std::vector<Item>(std::move(items)) {}  // NOLINT: implicit
};

/// Numbers that come to JavaScript as a typed array: Uint16Array for std::uint16_t.
template <class Number>
struct TypedArray : std::vector<Number> {
  using std::vector<Number>::vector;
};

/// Numbers by keys that are known only when the program runs: an object in JavaScript, in this order.
struct NumbersByKey : std::vector<std::pair<std::string, int>> {};

/// A string that may be long, and is refused beyond its bound; others are keys and titles.
struct Text : std::string {
  using std::string::string;
  Text(std::string text) : std::string(std::move(text)) {}  // NOLINT: implicit
};

/// A Uint8Array.
struct Bytes : std::string {
  using std::string::string;
  using std::string::operator=;
  Bytes(std::string bytes) : std::string(std::move(bytes)) {}  // NOLINT: implicit
};

/// A name in camelCase: "box_rows" → "boxRows".
template <std::size_t kLength>
struct CamelCase {
  char text[kLength] = {};
  consteval CamelCase(const char (&name)[kLength]) {  // NOLINT: implicit
    std::size_t length = 0;
    for (std::size_t i = 0; i < kLength; ++i) {
      const bool begins_word = i > 0 && name[i - 1] == '_';
      if (name[i] == '_') continue;
      text[length++] = begins_word ? static_cast<char>(name[i] - 'a' + 'A') : name[i];
    }
  }
};

}  // namespace nonet::api

/// Lists the members of a struct, in their order; to be used beside it, in its namespace. The names of the first
/// line are there to be counted by the compiler, nothing else uses them.
#define NONET_FIELDS(Type, ...)                               \
  template <class Value, class Visit>                         \
  requires std::same_as<const Value, const Type>              \
  void for_each_field(Value& fields_of, const Visit& visit) { \
    [[maybe_unused]] const auto& [__VA_ARGS__] = fields_of;   \
    NONET_EACH(NONET_VISIT_FIELD, __VA_ARGS__)                \
  }
#define NONET_VISIT_FIELD(field)                           \
  {                                                        \
    static constexpr nonet::api::CamelCase kName = #field; \
    visit(kName.text, fields_of.field);                    \
  }

// NONET_EACH(row, a, b, …) is row(a) row(b) …, of up to 39 names. The preprocessor has no loops: each step leaves
// the next one to be expanded, and NONET_EXPAND goes over the result again and again.
#define NONET_EACH(row, ...) NONET_EXPAND(NONET_EACH_STEP(row, __VA_ARGS__))
#define NONET_EACH_STEP(row, first, ...) \
  row(first) __VA_OPT__(NONET_EACH_NEXT NONET_PARENTHESES(row, __VA_ARGS__))
#define NONET_EACH_NEXT() NONET_EACH_STEP
#define NONET_PARENTHESES ()
#define NONET_EXPAND(...) NONET_EXPAND_9(NONET_EXPAND_9(NONET_EXPAND_9(__VA_ARGS__)))
#define NONET_EXPAND_9(...) NONET_EXPAND_3(NONET_EXPAND_3(NONET_EXPAND_3(__VA_ARGS__)))
#define NONET_EXPAND_3(...) NONET_EXPAND_1(NONET_EXPAND_1(NONET_EXPAND_1(__VA_ARGS__)))
#define NONET_EXPAND_1(...) __VA_ARGS__
