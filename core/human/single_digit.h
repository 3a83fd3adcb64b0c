// core/human/single_digit.h: finds skyscraper, two-string-kite, turbot-fish, empty-rectangle, dual-two-string-kite, dual-empty-rectangle.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_single_digit(Search& search, Technique technique);

}  // namespace nonet::human
