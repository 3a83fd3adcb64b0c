#include "core/engine/house_places.h"

#include <algorithm>
#include <bit>

namespace nonet {
namespace {

/// A digit with more places than this in a house is not looked for elsewhere.
constexpr int kFew = 4;
/// Of bits; nor is one on a board of more cells.
constexpr std::size_t kMostWords = 64;

/// `kWords`: of bits; 0: as many as there are. Two, as most boards have, are looked at in half of the time if that is known.
template <std::size_t kWords>
bool look(Domains& domains, const Differences& differences, Digit digit,
          const std::uint64_t* cells) {
  const std::size_t words = kWords > 0 ? kWords : differences.words();
  const std::uint64_t* const places = domains.places(digit).data();
  int many = 0;
  for (std::size_t word = 0; word < words; ++word)
    many += std::popcount(places[word] & cells[word]);
  if (many == 0) return false;
  if (many > kFew) return true;
  const bool has_one = many == 1;
  if (!has_one && words > kMostWords) return true;
  // The cells that see all places found so far, and may have the digit.
  std::uint64_t common[kWords > 0 ? kWords : kMostWords];
  if (!has_one) std::copy_n(places, words, common);
  for (std::size_t word = 0; word < words; ++word) {
    for (std::uint64_t left = places[word] & cells[word]; left != 0; left &= left - 1) {
      const Cell cell = first_cell(word, left);
      if (has_one) return domains.keep(cell, DigitSet::of(digit));
      const auto seen = differences.bits(cell);
      std::uint64_t any = 0;
      for (std::size_t i = 0; i < words; ++i) any |= common[i] &= seen[i];
      if (any == 0) return true;
    }
  }
  for (std::size_t word = 0; word < words; ++word) {
    for (std::uint64_t left = common[word]; left != 0; left &= left - 1) {
      if (!domains.remove(first_cell(word, left), DigitSet::of(digit))) return false;
    }
  }
  return true;
}

}  // namespace

HousePlaces::HousePlaces(const Model& model, const Differences& differences)
    : differences_(differences), houses_(houses_of(model)) {
  for (const auto& house : houses_) {
    const auto bits = bits_of(house, differences.words());
    bits_.insert(bits_.end(), bits.begin(), bits.end());
  }
}

bool propagate_places(Domains& domains, const Differences& differences, Digit digit,
                      std::span<const std::uint64_t> cells) {
  if (cells.size() == 2) return look<2>(domains, differences, digit, cells.data());
  return look<0>(domains, differences, digit, cells.data());
}

}  // namespace nonet
