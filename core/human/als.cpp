#include "core/human/als.h"

namespace nonet::human {

bool find_als(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
