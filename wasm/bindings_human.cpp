// wasm/bindings_human.cpp: the names that JavaScript sees of nonet-human.wasm: those of api_human.h, in camelCase.
#include "wasm/api_human.h"
#include "wasm/bind.h"

EMSCRIPTEN_BINDINGS(nonet_human) {
  NONET_HUMAN_FUNCTIONS(NONET_BIND)
}
