#include "core/human/rectangles.h"

namespace nonet::human {

bool find_rectangles(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
