// core/classic/bodies.h: which bodies this program is built with, and their names.
//
// One pair of functions a body, defined by body_NAME.cpp. Used by kernel.cpp alone besides them.
#pragma once

#if defined(__x86_64__) || defined(__i386__)
#define NONET_X86 1
#else
#define NONET_X86 0
#endif

#if defined(__ARM_NEON) && defined(__aarch64__)
#define NONET_NEON 1
#else
#define NONET_NEON 0
#endif

#include "core/classic/kernel.h"

namespace nonet::classic {

void plain_one(const Job& job);
void plain_many(const Job& job);
void sse4_one(const Job& job);
void sse4_many(const Job& job);
void avx2_one(const Job& job);
void avx2_many(const Job& job);
void wasm_one(const Job& job);
void wasm_many(const Job& job);
void neon_one(const Job& job);
void neon_many(const Job& job);

}  // namespace nonet::classic
