// tests/rounds.h: how often a test repeats what it tries with made puzzles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

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
/// compare results, there they only touch the same memory. NONET_ROUNDS=N: N times as many.
inline int rounds(int all) {
  static const int times = [] {
    const char* const given = std::getenv("NONET_ROUNDS");
    return given != nullptr ? std::max(1, std::atoi(given)) : 1;
  }();
  return (kIsSanitized ? all / 5 : all) * times;
}

/// From a row of a table to the next one that is tried: every row, or every fourth one under the address sanitizer.
constexpr std::size_t kRowStep = kIsSanitized ? 4 : 1;

}  // namespace nonet
