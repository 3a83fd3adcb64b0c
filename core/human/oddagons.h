// core/human/oddagons.h: finds broken-wing, bivalue-oddagon, tridagon.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_oddagons(Search& search, Technique technique);

}  // namespace nonet::human
