// core/human/subsets.h: finds locked-pair, locked-triple, naked-pair, hidden-pair, naked-triple, hidden-triple.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_subsets(Search& search, Technique technique);

}  // namespace nonet::human
