// wasm/api_explain.h: what the modules about a person's techniques (api_human.h, api_rate.h) have in common: the puzzles
// that they accept, and how they are stopped; for api*.cpp only.
#pragma once

#include "core/human/search.h"
#include "wasm/api_puzzle.h"

namespace nonet::api {

/// As puzzle_from; kTooLarge beyond the sizes that the techniques are for.
Result<nonet::Puzzle> explainable_from(const Puzzle& from);
/// Empty for no progress function.
human::Search::Patience patience_of(const Progress& progress);

}  // namespace nonet::api
