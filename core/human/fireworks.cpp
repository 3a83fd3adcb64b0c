#include "core/human/fireworks.h"

namespace nonet::human {

bool find_fireworks(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
