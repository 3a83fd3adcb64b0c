#include "core/human/single_digit.h"

namespace nonet::human {

bool find_single_digit(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
