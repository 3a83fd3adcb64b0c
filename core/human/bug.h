// core/human/bug.h: finds bug-plus-1, bug-type-2, bug-type-3, bug-type-4.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_bug(Search& search, Technique technique);

}  // namespace nonet::human
