// core/generate/random.h: random numbers that are the same on every machine, in every build, for ever.
//
// Stored puzzles, daily puzzles and books are known by their seed alone. So nothing here may change, and nothing of
// the standard library takes part: its distributions and shuffles differ between libraries.
//
// The generator is xoshiro256**, and its state is filled by splitmix64, both from their public descriptions
// (prng.di.unimi.it, Blackman and Vigna, public domain). A puzzle is made of a stream of its own, chosen by the seed, the
// puzzle's number and the attempt: so threads and blocks do not change what is made.
// Tested by tests/core/generate/random_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace nonet::generate {

/// One step of splitmix64: a bijection of 64 bits in which each bit of the argument changes half of the result.
constexpr std::uint64_t mixed(std::uint64_t x) {
  x += 0x9E37'79B9'7F4A'7C15;
  x = (x ^ (x >> 30)) * 0xBF58'476D'1CE4'E5B9;
  x = (x ^ (x >> 27)) * 0x94D0'49BB'1331'11EB;
  return x ^ (x >> 31);
}

/// The number that a seed's text stands for: FNV-1a of its bytes. "7" and "007" are different seeds.
constexpr std::uint64_t seed_of(std::string_view text) {
  std::uint64_t hash = 0xCBF2'9CE4'8422'2325;
  for (const char character : text) {
    hash = (hash ^ static_cast<unsigned char>(character)) * 0x100'0000'01B3;
  }
  return hash;
}

class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      word = mixed(seed);
      seed += 0x9E37'79B9'7F4A'7C15;
    }
  }

  /// The stream of one attempt at puzzle `number` of a seed.
  static constexpr Random of(std::uint64_t seed, std::uint64_t number, std::uint64_t attempt) {
    return Random(mixed(mixed(mixed(seed) ^ number) ^ attempt));
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// 0..bound − 1, each equally likely; `bound` ≥ 1. The upper 32 bits times the bound; the few products that would
  /// make some results more likely are drawn again.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t least = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < least) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// Puts the items into one of all orders, each equally likely.
  template <class Items>
  constexpr void shuffle(Items&& items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      const std::size_t chosen = below(static_cast<std::uint32_t>(left));
      std::swap(items[left - 1], items[chosen]);
    }
  }

 private:
  std::uint64_t state_[4]{};
};

}  // namespace nonet::generate
