#include "core/human/colouring.h"

namespace nonet::human {

bool find_colouring(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
