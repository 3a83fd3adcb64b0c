// core/human/rectangles.h: finds unique-rectangle-1, unique-rectangle-2, unique-rectangle-3, unique-rectangle-4, unique-rectangle-5, unique-rectangle-6.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_rectangles(Search& search, Technique technique);

}  // namespace nonet::human
