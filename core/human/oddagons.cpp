#include "core/human/oddagons.h"

namespace nonet::human {

bool find_oddagons(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
