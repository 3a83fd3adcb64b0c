// core/human/wings.h: finds xy-wing, xyz-wing, w-wing, m-wing, s-wing, l-wing.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_wings(Search& search, Technique technique);

}  // namespace nonet::human
