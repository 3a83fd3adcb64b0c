// core/human/fireworks.h: finds fireworks.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_fireworks(Search& search, Technique technique);

}  // namespace nonet::human
