#include "core/human/wings.h"

namespace nonet::human {

bool find_wings(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
