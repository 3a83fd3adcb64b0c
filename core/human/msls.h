// core/human/msls.h: finds msls.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_msls(Search& search, Technique technique);

}  // namespace nonet::human
