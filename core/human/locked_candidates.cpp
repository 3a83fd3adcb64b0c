#include "core/human/locked_candidates.h"

namespace nonet::human {

bool find_locked_candidates(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
