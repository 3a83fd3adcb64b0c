#include "core/human/kraken.h"

namespace nonet::human {

bool find_kraken(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
