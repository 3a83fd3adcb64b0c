// core/human/sk_loop.h: finds sk-loop.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_sk_loop(Search& search, Technique technique);

}  // namespace nonet::human
