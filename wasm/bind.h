// wasm/bind.h: binds a list of functions (NONET_FUNCTIONS of api.h, and those of the other modules) for JavaScript, under
// their names in camelCase: EMSCRIPTEN_BINDINGS(nonet) { NONET_FUNCTIONS(NONET_BIND) }
#pragma once

#include <emscripten/bind.h>

#include "wasm/convert.h"

#define NONET_BIND(name)                                                               \
  {                                                                                    \
    static constexpr nonet::api::CamelCase kName = #name;                              \
    emscripten::function(kName.text, &nonet::convert::Bound<&nonet::api::name>::call); \
  }
