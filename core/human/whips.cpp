#include "core/human/whips.h"

namespace nonet::human {

bool find_whips(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
