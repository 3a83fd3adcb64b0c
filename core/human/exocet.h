// core/human/exocet.h: finds junior-exocet, senior-exocet.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_exocet(Search& search, Technique technique);

}  // namespace nonet::human
