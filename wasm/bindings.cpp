// wasm/bindings.cpp: the names that JavaScript sees: those of api.h, in camelCase, and nothing else.
#include <emscripten/bind.h>

#include "wasm/convert.h"

EMSCRIPTEN_BINDINGS(nonet) {
#define NONET_BIND(name)                                                               \
  {                                                                                    \
    static constexpr nonet::api::CamelCase kName = #name;                              \
    emscripten::function(kName.text, &nonet::convert::Bound<&nonet::api::name>::call); \
  }
  NONET_FUNCTIONS(NONET_BIND)
#undef NONET_BIND
}
