#include "core/human/deadly_patterns.h"

namespace nonet::human {

bool find_deadly_patterns(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
