// core/human/aligned_exclusion.h: finds aligned-pair-exclusion, aligned-triple-exclusion.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_aligned_exclusion(Search& search, Technique technique);

}  // namespace nonet::human
