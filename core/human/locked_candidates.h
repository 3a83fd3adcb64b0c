// core/human/locked_candidates.h: finds pointing, claiming.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_locked_candidates(Search& search, Technique technique);

}  // namespace nonet::human
