#include "core/human/msls.h"

namespace nonet::human {

bool find_msls(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
