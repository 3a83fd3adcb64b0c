#include "core/human/sue_de_coq.h"

namespace nonet::human {

bool find_sue_de_coq(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
