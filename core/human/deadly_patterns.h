// core/human/deadly_patterns.h: finds bug-lite, mug, reverse-bug.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_deadly_patterns(Search& search, Technique technique);

}  // namespace nonet::human
