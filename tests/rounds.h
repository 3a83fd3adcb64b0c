// tests/rounds.h: how often a test repeats what it tries with made puzzles.
#pragma once

namespace nonet {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kIsSanitized = true;
#else
constexpr bool kIsSanitized = false;
#endif
#else
constexpr bool kIsSanitized = false;
#endif

/// `all`, or a fifth of them under the address sanitizer, where each takes ten times as long: natively the rounds
/// compare results, there they only touch the same memory.
constexpr int rounds(int all) {
  return kIsSanitized ? all / 5 : all;
}

}  // namespace nonet
