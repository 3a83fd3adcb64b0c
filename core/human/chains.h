// core/human/chains.h: finds X-chains and XY-chains, and hands loops and alternating inference chains on to nice_loops.h.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_chains(Search& search, Technique technique);

}  // namespace nonet::human
