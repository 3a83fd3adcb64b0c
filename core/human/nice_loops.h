// core/human/nice_loops.h: finds continuous and discontinuous nice loops and alternating inference chains (AIC), plain,
// grouped and with almost locked sets.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// The rows of the table from continuous-nice-loop to als-aic.
bool find_nice_loops(Search& search, Technique technique);

}  // namespace nonet::human
