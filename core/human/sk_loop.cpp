#include "core/human/sk_loop.h"

namespace nonet::human {

bool find_sk_loop(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
