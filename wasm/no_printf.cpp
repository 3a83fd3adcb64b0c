// wasm/no_printf.cpp: keeps the C library's printf out of the module, 5,000 bytes that nobody calls.
//
// Emscripten's embind names a type that it does not know by printing its address; every type here is
// known (EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0 says so, but embind's own library is built without it).
// `siprintf` is what clang makes of a sprintf without floating-point arguments.

extern "C" int siprintf(char* text, const char* format, ...);

extern "C" int siprintf(char* text, const char*, ...) {
  *text = '\0';
  return 0;
}
