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

template <class T>
T read(const val& value) {
  T into{};
  read_into(value, into);
  return into;
}

int length_of(const val& list) {
  return read<int>(property(list, val("length")));
}

// What has no length, or one that is none, becomes one senseless item.
template <class Item>
void read_items(const val& list, std::vector<Item>& into, Item senseless) {
  into.clear();
  const int length = length_of(list);
  // One more than the largest grid is enough to be refused.
  for (int i = 0; i < length && i <= kMaxSize * kMaxSize; ++i) {
    into.push_back(read<Item>(property(list, val(i))));
  }
  if (length < 0) into.push_back(std::move(senseless));
}

Error refusal(const char* name, int length, int most) {
  return {Errc::kBadArgument, {}, name, length, most};
}

}  // namespace

val property(const val& object, const val& key) {
  return val::take_ownership(nonet_property(object.as_handle(), key.as_handle()));
}

bool is_missing(const val& value) {
  return value.isUndefined() || value.isNull();
}

val field_of(const val& object, const char* name) {
  return is_missing(object) ? val::undefined() : property(object, val(name));
}

void read_into(const val& value, int& into) {
  const double number = read<double>(value);
  into = std::abs(number) <= 1e9 && number == std::floor(number) ? static_cast<int>(number) : -1;
}

void read_into(const val& value, double& into) {
  into = value.isNumber() ? value.as<double>() : -1;
}

void read_into(const val& value, bool& into) {
  into = value.isTrue();
}

void read_into(const val& value, std::string& into) {
  const bool is_word = value.isString() && length_of(value) <= kLongestWord;
  into = is_word ? value.as<std::string>() : "?";
}

void read_into(const val& value, std::vector<int>& into) {
  if (!is_missing(value)) read_items(value, into, -1);
}

void read_into(const val& value, std::vector<double>& into) {
  read_items(value, into, -1.0);
}

void read_into(const val& value, std::vector<std::string>& into) {
  read_items(value, into, std::string("?"));
}

void read_into(const val& value, std::vector<std::vector<int>>& into) {
  read_items(value, into, {});
}

void read_into(const val& value, Progress& into) {
  if (value.typeOf().as<std::string>() != "function") return;
  into = [value](const Counters& counters) {
    return nonet_goes_on(value.as_handle(), to_val(counters).as_handle()) != 0;
  };
}

bool read_argument(const val& given, api::Text& into, Error& refused) {
  const int length = given.isString() ? length_of(given) : 0;
  if (!given.isString() || length > kMostCharacters) {
    refused = refusal("text", length, length > 0 ? kMostCharacters : 0);
    return false;
  }
  into = api::Text(given.as<std::string>());
  return true;
}

bool read_argument(const val& given, api::Bytes& into, Error& refused) {
  refused = refusal("bytes", 0, 0);
  // Other typed arrays have more bytes an element, and what is none has no such property.
  if (read<int>(field_of(given, "BYTES_PER_ELEMENT")) != 1) return false;
  const double length = read<double>(property(given, val("length")));
  if (!(length >= 0 && length <= kMostBytes)) {
    const bool is_length = length > 0 && length < 1e15;
    refused.found = is_length ? static_cast<std::int64_t>(length) : 0;
    refused.expected = kMostBytes;
    return false;
  }
  into.resize(static_cast<std::size_t>(length));
  auto* const data = reinterpret_cast<unsigned char*>(into.data());
  return nonet_copy(given.as_handle(), data, static_cast<int>(length)) != 0;
}

}  // namespace nonet::convert
