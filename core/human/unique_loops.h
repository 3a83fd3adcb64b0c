// core/human/unique_loops.h: finds unique-loop, extended-rectangle.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_unique_loops(Search& search, Technique technique);

}  // namespace nonet::human
