// core/human/forcing.h: finds nishio, cell-forcing-chain, house-forcing-chain, contradiction-forcing-net, cell-forcing-net, house-forcing-net.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_forcing(Search& search, Technique technique);

}  // namespace nonet::human
