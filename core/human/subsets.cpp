#include "core/human/subsets.h"

namespace nonet::human {

bool find_subsets(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
