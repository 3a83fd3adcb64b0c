#include "core/human/orders.h"

#include <algorithm>
#include <array>

namespace nonet::human {
namespace {

constexpr std::array<std::string_view, 3> kKeys = {"human", "hodoku", "se"};

/// HoDoKu's options leave these out by default: large, Franken from jellyfish on, and mutant fish, death blossom, Kraken
/// fish, templates.
bool is_off_by_default(Technique technique) {
  switch (technique) {
    using enum Technique;
    case kSquirmbag:
    case kWhale:
    case kLeviathan:
    case kDeathBlossom:
    case kFrankenJellyfish:
    case kFinnedFrankenJellyfish:
    case kMutantXWing:
    case kMutantSwordfish:
    case kMutantJellyfish:
    case kFinnedMutantXWing:
    case kFinnedMutantSwordfish:
    case kFinnedMutantJellyfish:
    case kFinnedMutantSquirmbag:
    case kKrakenFish:
    case kTemplateSet:
    case kTemplateDelete:
      return true;
    default:
      return false;
  }
}

/// The techniques with a place in another program's order, sorted by it, and then all others.
template <class Place>
std::vector<Technique> sorted_by(Place place) {
  std::vector<Technique> order;
  for (const TechniqueRow& row : techniques()) {
    if (place(row) > 0) order.push_back(row.technique);
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](Technique a, Technique b) { return place(row_of(a)) < place(row_of(b)); });
  return order;
}

int hodoku_place(const TechniqueRow& row) {
  return is_off_by_default(row.technique) ? 0 : row.hodoku_order;
}

}  // namespace

std::span<const std::string_view> order_keys() {
  return kKeys;
}

std::optional<Order> order_named(std::string_view key) {
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    if (kKeys[i] == key) return static_cast<Order>(i);
  }
  return std::nullopt;
}

std::vector<Technique> hodoku_techniques() {
  return sorted_by(hodoku_place);
}

std::vector<Technique> techniques_in(Order order, bool is_proper) {
  std::vector<Technique> found;
  if (order == Order::kHodoku) found = sorted_by(hodoku_place);
  if (order == Order::kSe) found = sorted_by([](const TechniqueRow& row) { return row.se_rating; });
  for (const TechniqueRow& row : techniques()) {
    if (std::find(found.begin(), found.end(), row.technique) == found.end()) {
      found.push_back(row.technique);
    }
  }
  if (!is_proper) leave_out_uniqueness(found);
  return found;
}

void leave_out_uniqueness(std::vector<Technique>& order) {
  std::erase_if(order, [](Technique technique) { return row_of(technique).needs_uniqueness; });
}

}  // namespace nonet::human
