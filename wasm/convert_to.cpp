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

val to_val(const Error& value) {
  val object = val::object();
  object.set("key", std::string(error_key(value.code)));
  object.set("line", value.at.line);
  object.set("column", value.at.column);
  object.set("text", value.text);
  object.set("found", static_cast<double>(value.found));
  object.set("expected", static_cast<double>(value.expected));
  return object;
}

val failure(const Error& error) {
  val object = val::object();
  object.set("error", to_val(error));
  return object;
}

double now() {
  return emscripten_get_now();
}

}  // namespace nonet::convert
