#include "core/engine/house_places.h"

#include <algorithm>
#include <bit>

namespace nonet {
namespace {

/// A digit with more places than this in a house is not looked for elsewhere.
constexpr int kFew = 4;
/// Of bits; nor is one on a board of more cells.
constexpr std::size_t kMostWords = 64;

/// Which cells must differ, and how many words of bits they are. `kWords`: as many; 0: as `words` says. Two, as most boards have, are looked at in half
/// of the time if that is known.
template <std::size_t kWords>
struct DifferenceBits {
  explicit DifferenceBits(const Differences& differences)
      : words(kWords > 0 ? kWords : differences.words()), seen(differences.bits(0).data()) {}
  const std::size_t words;
  const std::uint64_t* const seen;  // from each cell
};

/// Where the digit has two to kFew places among the cells: takes it from the others that see all of these.
template <std::size_t kWords>
[[gnu::always_inline]] inline bool remove_common(Domains& domains,
                                                 const DifferenceBits<kWords>& bits, Digit digit,
                                                 const std::uint64_t* places,
                                                 const std::uint64_t* cells) {
  // Those that see all places so far. One of the cells does not see itself, so none of them would stay to the end.
  std::uint64_t common[kWords > 0 ? kWords : kMostWords];
  for (std::size_t word = 0; word < bits.words; ++word) common[word] = places[word] & ~cells[word];
  for (std::size_t word = 0; word < bits.words; ++word) {
    for (std::uint64_t left = places[word] & cells[word]; left != 0; left &= left - 1) {
      const std::uint64_t* const seen = bits.seen + first_cell(word, left) * bits.words;
      std::uint64_t any = 0;
      for (std::size_t i = 0; i < bits.words; ++i) any |= common[i] &= seen[i];
      if (any == 0) return true;
    }
  }
  for (std::size_t word = 0; word < bits.words; ++word) {
    if (common[word] != 0 && !domains.remove(digit, word, common[word])) return false;
  }
  return true;
}

template <std::size_t kWords>
[[gnu::always_inline]] inline bool look(Domains& domains, const DifferenceBits<kWords>& bits,
                                        Digit digit, const std::uint64_t* places,
                                        const std::uint64_t* cells) {
  int many = 0;
  for (std::size_t word = 0; word < bits.words; ++word)
    many += std::popcount(places[word] & cells[word]);
  if (many > kFew) return true;
  if (many == 0) return false;
  if (many > 1)
    return bits.words > kMostWords || remove_common(domains, bits, digit, places, cells);
  std::size_t word = 0;
  while ((places[word] & cells[word]) == 0) ++word;
  return domains.keep(first_cell(word, places[word] & cells[word]), DigitSet::of(digit));
}

}  // namespace

HousePlaces::HousePlaces(const Model& model, const Differences& differences)
    : differences_(differences), houses_(houses_of(model)) {
  for (const auto& house : houses_) {
    const auto bits = bits_of(house, differences.words());
    bits_.insert(bits_.end(), bits.begin(), bits.end());
  }
}

bool HousePlaces::propagate(Domains& domains, std::size_t& failed) const {
  if (differences_.words() == 2) return look_at_lost<2>(domains, failed);
  return look_at_lost<0>(domains, failed);
}

template <std::size_t kWords>
bool HousePlaces::look_at_lost(Domains& domains, std::size_t& failed) const {
  const DifferenceBits<kWords> bits(differences_);
  const std::uint64_t* const houses = bits_.data();
  const std::size_t house_words = domains.house_words();
  while (const Digit digit = domains.next_lost()) {
    const std::uint64_t* const places = domains.places(digit).data();
    for (std::size_t word = 0; word < house_words; ++word) {
      for (std::uint64_t left = domains.take_losses(digit, word); left != 0; left &= left - 1) {
        const std::size_t house = word * 64 + static_cast<unsigned>(std::countr_zero(left));
        if (look(domains, bits, digit, places, houses + house * bits.words)) continue;
        failed = house;
        return false;
      }
    }
  }
  return true;
}

bool propagate_places(Domains& domains, const Differences& differences, Digit digit,
                      std::span<const std::uint64_t> cells) {
  const std::uint64_t* const places = domains.places(digit).data();
  if (cells.size() == 2)
    return look(domains, DifferenceBits<2>(differences), digit, places, cells.data());
  return look(domains, DifferenceBits<0>(differences), digit, places, cells.data());
}

}  // namespace nonet
