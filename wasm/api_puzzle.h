// wasm/api_puzzle.h: a puzzle from outside, checked and turned into the core's, and parts of it
// back; for api*.cpp only.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/solve/validate.h"
#include "wasm/api.h"

namespace nonet::api {

/// The refusal of an argument by its name.
Error bad_argument(std::string_view field);

/// Digits 0..size, one a cell.
std::optional<std::vector<Digit>> digits_from(const std::vector<int>& numbers, int size);
Result<std::shared_ptr<const Geometry>> geometry_from(const Puzzle& from);
Result<nonet::Puzzle> puzzle_from(const Puzzle& from);

template <class Items>
std::vector<int> numbers_from(const Items& items) {
  return std::vector<int>(items.begin(), items.end());
}
std::vector<int> list_from(DigitSet set);
std::vector<std::vector<int>> lists_from(const std::vector<DigitSet>& sets);
Puzzle plain_puzzle(const nonet::Puzzle& puzzle);
Conflict plain_conflict(const nonet::Conflict& conflict);

}  // namespace nonet::api
