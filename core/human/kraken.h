// core/human/kraken.h: finds kraken-fish.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_kraken(Search& search, Technique technique);

}  // namespace nonet::human
