#include "core/human/exocet.h"

namespace nonet::human {

bool find_exocet(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
