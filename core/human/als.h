// core/human/als.h: finds als-xz, als-xy-wing, als-chain, death-blossom.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_als(Search& search, Technique technique);

}  // namespace nonet::human
