// core/human/chains.h: finds x-chain, xy-chain, continuous-nice-loop, discontinuous-nice-loop, aic, grouped-continuous-nice-loop.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_chains(Search& search, Technique technique);

}  // namespace nonet::human
