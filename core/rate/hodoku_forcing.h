// core/rate/hodoku_forcing.h: which forcing chain or net HoDoKu takes.
//
// HoDoKu assumes each candidate true, and each false, and notes everything that follows: by single causes for chains
// (strong and weak links, grouped ones too), by several for nets (singles and locked candidates). Three things count:
//   - an assumption that leads to a contradiction is wrong
//   - what follows from a candidate being true and from its being false holds
//   - what follows from each candidate of a cell, or from each place of a digit in a house, holds
// A placement goes before eliminations, a low cell before higher ones. Only this decides, so that no chain is made.
// Source: the behaviour of HoDoKu 2.2 and 2.3. Tested by tests/core/rate/hodoku_test.cpp.
#pragma once

#include <optional>

#include "core/human/search.h"

namespace nonet::rate {

/// The step, only its result; nothing on grids of more than 9×9 cells. Cost: some milliseconds.
std::optional<human::Step> hodoku_forcing_step(human::Search& search, bool with_nets);

}  // namespace nonet::rate
