// core/rate/hodoku_weight.h: how HoDoKu compares steps of chains: most eliminations first, then short chains, then low
// cells. Tested by tests/core/rate/hodoku_test.cpp.
#pragma once

#include "core/human/step.h"

namespace nonet::rate {

/// Whether HoDoKu puts `a` before `b`. Eliminations are in HoDoKu's order, by digit and cell; steps without chains count
/// as equally long.
bool is_better(const human::Step& a, const human::Step& b);

}  // namespace nonet::rate
