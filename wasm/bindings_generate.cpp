// wasm/bindings_generate.cpp: the names that JavaScript sees of nonet-generate.wasm: those of api_rate.h,
// api_generate.h and api_watch.h, in camelCase.
#include "wasm/api_generate.h"
#include "wasm/api_rate.h"
#include "wasm/api_watch.h"
#include "wasm/bind.h"

EMSCRIPTEN_BINDINGS(nonet_generate) {
  NONET_RATE_FUNCTIONS(NONET_BIND)
  NONET_GENERATE_FUNCTIONS(NONET_BIND)
  NONET_WATCH_FUNCTIONS(NONET_BIND)
}
