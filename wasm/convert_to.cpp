// The structs of api.h to JavaScript values.
#include <emscripten/emscripten.h>

#include "wasm/convert.h"

namespace nonet::convert {

val to_val(bool value) {
  return val(value);
}

val to_val(double value) {
  return val(value);
}

val to_val(const std::string& value) {
  return val(value);
}

val to_val(const api::Bytes& value) {
  const auto* data = reinterpret_cast<const unsigned char*>(value.data());
  return val(emscripten::typed_memory_view(value.size(), data)).call<val>("slice");
}

val to_val(const api::NumbersByKey& value) {
  val object = val::object();
  for (const auto& [key, number] : value) object.set(key, number);
  return object;
}

val to_val(const Error& value) {
  val object = val::object();
  put(object, "key", to_val(std::string(error_key(value.code))));
  put(object, "line", to_val(value.at.line));
  put(object, "column", to_val(value.at.column));
  put(object, "text", to_val(value.text));
  put(object, "found", to_val(value.found));
  put(object, "expected", to_val(value.expected));
  return object;
}

void put(val& object, const char* name, const val& value) {
  if (!value.isUndefined()) object.set(name, value);
}

val failure(const Error& error) {
  val object = val::object();
  put(object, "error", to_val(error));
  return object;
}

double now() {
  return emscripten_get_now();
}

}  // namespace nonet::convert
