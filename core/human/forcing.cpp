#include "core/human/forcing.h"

namespace nonet::human {

bool find_forcing(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
