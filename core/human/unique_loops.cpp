#include "core/human/unique_loops.h"

namespace nonet::human {

bool find_unique_loops(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
