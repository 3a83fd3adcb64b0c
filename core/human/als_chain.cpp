#include "core/human/als.h"
namespace nonet::human {
bool find_als_chain(Search&) {
  return false;
}
}  // namespace nonet::human
