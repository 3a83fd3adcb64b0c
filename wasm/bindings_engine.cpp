// wasm/bindings_engine.cpp: the names that JavaScript sees of nonet-engine.wasm: those of api.h that search, in camelCase.
#include "wasm/bind.h"

EMSCRIPTEN_BINDINGS(nonet_engine) {
  NONET_SEARCH_FUNCTIONS(NONET_BIND)
}
