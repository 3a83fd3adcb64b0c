// wasm/bindings.cpp: the names that JavaScript sees: those of api.h, in camelCase, and nothing else.
#include "wasm/bind.h"

EMSCRIPTEN_BINDINGS(nonet) {
  NONET_FUNCTIONS(NONET_BIND)
}
