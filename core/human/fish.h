// core/human/fish.h: finds x-wing, swordfish, jellyfish, finned-x-wing, sashimi-x-wing, finned-swordfish.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_fish(Search& search, Technique technique);

}  // namespace nonet::human
