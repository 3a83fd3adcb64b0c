#include "core/human/fish.h"

namespace nonet::human {

bool find_fish(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
