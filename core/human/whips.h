// core/human/whips.h: finds whip, braid, g-whip.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_whips(Search& search, Technique technique);

}  // namespace nonet::human
