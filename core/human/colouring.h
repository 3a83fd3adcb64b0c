// core/human/colouring.h: finds remote-pair, simple-colours-trap, simple-colours-wrap, multi-colours-1, multi-colours-2, three-d-medusa.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_colouring(Search& search, Technique technique);

}  // namespace nonet::human
