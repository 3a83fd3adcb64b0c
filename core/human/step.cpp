#include "core/human/step.h"

#include <array>

namespace nonet::human {

std::string_view mark_role_key(MarkRole role) {
  constexpr std::array<std::string_view, 6> kKeys = {"pattern", "fin", "endo-fin",
                                                     "extra",   "on",  "off"};
  return kKeys[static_cast<std::size_t>(role)];
}

std::string_view house_role_key(HouseRole role) {
  constexpr std::array<std::string_view, 3> kKeys = {"house", "base", "cover"};
  return kKeys[static_cast<std::size_t>(role)];
}

std::string_view cells_role_key(CellsRole role) {
  constexpr std::array<std::string_view, 4> kKeys = {"set", "pivot", "pincer", "pattern"};
  return kKeys[static_cast<std::size_t>(role)];
}

}  // namespace nonet::human
