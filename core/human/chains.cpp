#include "core/human/chains.h"

namespace nonet::human {

bool find_chains(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
