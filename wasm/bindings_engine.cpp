// wasm/bindings_engine.cpp: the names that JavaScript sees of nonet-engine.wasm, in camelCase: those of api.h that search
// in slices, and those of api_constrained.h.
#include "wasm/api_constrained.h"
#include "wasm/bind.h"

EMSCRIPTEN_BINDINGS(nonet_engine) {
  NONET_SEARCH_FUNCTIONS(NONET_BIND)
  NONET_CONSTRAINED_FUNCTIONS(NONET_BIND)
}
