#include "core/human/als.h"
namespace nonet::human {
bool find_death_blossom(Search&) {
  return false;
}
}  // namespace nonet::human
