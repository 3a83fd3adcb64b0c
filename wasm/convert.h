// wasm/convert.h: JavaScript values to the plain structs of api.h, and back; its functions as JavaScript calls them.
//
// The only user of emscripten::val, whose types are in builtin_types.cpp. Structs go by their lists of fields (fields.h), so a new struct, member or
// function needs no line here. A missing field keeps the struct's default; a field of the wrong type becomes
// something that api.cpp refuses (a length or a number out of range). Only texts and bytes are refused here, before
// they are copied.
//
// Nothing here may throw in JavaScript: an exception leaves C++ without running a destructor and without
// setting the module's stack pointer back, so some thousand of them end the module. So a value's type is
// asked for before it is converted, and code from outside (a getter, a proxy, a progress function) is
// called within a try block of JavaScript.
#pragma once

#include <emscripten/val.h>

#include <concepts>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/format/tree.h"
#include "wasm/api.h"

namespace nonet::convert {

using emscripten::val;

template <class T>
concept HasFields = requires(T& value) {
  for_each_field(value, [](const char*, auto&) {});
};

// --- from JavaScript (convert_from.cpp) -----------------------------------------------------------------

/// object[key]; false where asking throws.
val property(const val& object, const val& key);
bool is_missing(const val& value);
/// A field; undefined where there is none, or no object.
val field_of(const val& object, const char* name);

/// A whole number within ±1,000,000,000; anything else becomes −1, which no function accepts.
void read_into(const val& value, int& into);
/// A number; anything else becomes −1.
void read_into(const val& value, double& into);
void read_into(const val& value, bool& into);
/// A key or a title, of at most 2^20 UTF-16 units; anything else becomes "?", which is no key of anything.
void read_into(const val& value, std::string& into);
void read_into(const val& value, std::vector<int>& into);
void read_into(const val& value, std::vector<double>& into);
void read_into(const val& value, std::vector<std::string>& into);
void read_into(const val& value, std::vector<std::vector<int>>& into);
/// Stays empty for anything but a function. One that throws stops the search.
void read_into(const val& value, Progress& into);

template <HasFields T>
void read_into(const val& object, T& into);

template <class T>
void read_into(const val& value, std::optional<T>& into) {
  read_into(value, into.emplace());
}

/// Once for each type: what is done for each member counts in the module's size.
template <class T>
[[gnu::noinline]] void read_field(const val& object, const char* name, T& into) {
  const val value = field_of(object, name);
  if (!is_missing(value)) read_into(value, into);
}

template <HasFields T>
[[gnu::noinline]] void read_into(const val& object, T& into) {
  for_each_field(into, [&](const char* name, auto& field) { read_field(object, name, field); });
}

/// An argument of a function; false where it is refused already here, with the reason.
template <class T>
bool read_argument(const val& given, T& into, Error&) {
  read_into(given, into);
  return true;
}
/// A string of at most 2^28 UTF-16 units, in UTF-8. Error: kBadArgument.
bool read_argument(const val& given, api::Text& into, Error& refused);
/// Of a Uint8Array of at most 2^26 bytes, in one go: embind itself takes them one by one. From so many bytes
/// come at most 1.1 GB of blocks and complaints, of the 2 GB that a module may have. Error: kBadArgument.
bool read_argument(const val& given, api::Bytes& into, Error& refused);
/// A text, or an object or list of at most 131,072 values, each in at most 64 others. Members that are undefined are left out.
/// Error: kBadArgument. In convert_tree.cpp, which only some modules have.
bool read_argument(const val& given, Tree& into, Error& refused);

// --- to JavaScript (convert_to.cpp) ---------------------------------------------------------------------

val to_val(bool value);
val to_val(double value);
val to_val(const std::string& value);
val to_val(const api::Bytes& value);
val to_val(const api::NumbersByKey& value);
val to_val(const Error& value);
val to_val(const Tree& value);

template <class T>
requires std::integral<T> || std::floating_point<T> val to_val(T value) {
  return to_val(static_cast<double>(value));
}

template <HasFields T>
val to_val(const T& value);
template <class T>
val to_val(const std::optional<T>& value);
template <class... T>
val to_val(const std::variant<std::monostate, T...>& value);

/// A copy of its own: the module's memory moves when it grows.
template <class T>
val to_val(const api::TypedArray<T>& numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data()))
      .template call<val>("slice");
}

template <class T>
[[gnu::noinline]] val to_val(const std::vector<T>& items) {
  val list = val::array();
  int i = 0;
  for (const T& item : items) list.set(i++, to_val(item));
  return list;
}

template <class T>
val to_val(const std::optional<T>& value) {
  return value ? to_val(*value) : val::undefined();
}

template <class... T>
val to_val(const std::variant<std::monostate, T...>& value) {
  val answer = val::undefined();
  ((std::holds_alternative<T>(value) ? void(answer = to_val(*std::get_if<T>(&value))) : void()),
   ...);
  return answer;
}

template <class T>
bool is_empty(const api::OptionalList<T>& list) {
  return list.empty();
}
template <class T>
bool is_empty(const T&) {
  return false;
}

/// Sets a member, if it has a value.
void put(val& object, const char* name, const val& value);

template <HasFields T>
[[gnu::noinline]] val to_val(const T& value) {
  val object = val::object();
  for_each_field(value, [&](const char* name, const auto& field) {
    if (!is_empty(field)) put(object, name, to_val(field));
  });
  return object;
}

/// {error: …}
val failure(const Error& error);

template <class T>
val to_val(const Result<T>& result) {
  return result.ok() ? to_val(result.value()) : failure(result.error());
}

// --- functions --------------------------------------------------------------------------------------------

/// What a function takes, and how many of these come from JavaScript: not the clock.
template <class Function>
struct Signature;
template <class Returned, class... Taken>
struct Signature<Returned (*)(Taken...)> {
  using Arguments = std::tuple<std::decay_t<Taken>...>;
  static constexpr bool kHasClock = (std::same_as<std::decay_t<Taken>, api::Clock> || ...);
  using Indices = std::make_index_sequence<sizeof...(Taken) - (kHasClock ? 1 : 0)>;
};

double now();

/// A function of api.h as embind takes it: every argument is a val, as embind's own conversions take 2^32 + 5
/// for 5, and throw where they refuse.
template <auto kFunction, class Indices = typename Signature<decltype(kFunction)>::Indices>
struct Bound;
template <auto kFunction, std::size_t... kIndex>
struct Bound<kFunction, std::index_sequence<kIndex...>> {
  using Function = Signature<decltype(kFunction)>;
  template <std::size_t kPlace>
  using Given = std::conditional_t<(kPlace >= 0), val, void>;

  static val call(Given<kIndex>... given) {
    typename Function::Arguments arguments{};
    Error refused{};
    const bool is_right =
        (read_argument(given, std::get<kIndex>(arguments), refused) && ... && true);
    if (!is_right) return failure(refused);
    if constexpr (Function::kHasClock) {
      return to_val(kFunction(std::move(std::get<kIndex>(arguments))..., &now));
    } else {
      return to_val(kFunction(std::move(std::get<kIndex>(arguments))...));
    }
  }
};

}  // namespace nonet::convert
