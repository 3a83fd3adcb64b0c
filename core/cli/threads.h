// core/cli/threads.h: whether this program can have threads at all.
//
// As WebAssembly for Node it has none; --threads is accepted there, and the answers are the same.
#pragma once

#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
#define NONET_THREADS 0
#else
#define NONET_THREADS 1
#endif
