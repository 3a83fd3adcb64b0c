#include "core/human/aligned_exclusion.h"

namespace nonet::human {

bool find_aligned_exclusion(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
