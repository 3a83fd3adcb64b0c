// wasm/bindings_human.cpp: the names that JavaScript sees of nonet-human.wasm: those of api_human.h, in camelCase.
#include <emscripten/bind.h>

#include "wasm/api_human.h"
#include "wasm/convert.h"

EMSCRIPTEN_BINDINGS(nonet_human) {
#define NONET_BIND(name)                                                               \
  {                                                                                    \
    static constexpr nonet::api::CamelCase kName = #name;                              \
    emscripten::function(kName.text, &nonet::convert::Bound<&nonet::api::name>::call); \
  }
  NONET_HUMAN_FUNCTIONS(NONET_BIND)
#undef NONET_BIND
}
