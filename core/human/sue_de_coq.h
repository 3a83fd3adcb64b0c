// core/human/sue_de_coq.h: finds sue-de-coq.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_sue_de_coq(Search& search, Technique technique);

}  // namespace nonet::human
