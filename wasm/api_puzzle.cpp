#include "wasm/api_puzzle.h"

#include <utility>

namespace nonet::api {

Error bad_argument(std::string_view field) {
  return Error{Errc::kBadArgument, {}, std::string(field), 0, 0};
}

std::optional<std::vector<Digit>> digits_from(const std::vector<int>& numbers, int size) {
  if (numbers.size() != static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {
    return std::nullopt;
  }
  std::vector<Digit> digits;
  digits.reserve(numbers.size());
  for (const int number : numbers) {
    if (number < 0 || number > size) return std::nullopt;
    digits.push_back(static_cast<Digit>(number));
  }
  return digits;
}

Result<std::shared_ptr<const Geometry>> geometry_from(const Puzzle& from) {
  ExtraHouses extra;
  if (!from.houses.empty()) {
    if (from.size < 1 || from.size > kMaxSize) return bad_argument("size");
    auto named = houses_named(from.houses, from.size);
    if (!named.ok()) return named.error();
    extra = std::move(named.value());
  }
  if (from.regions.empty())
    return Geometry::with_boxes({from.size, from.box_rows, from.box_columns}, extra);
  if (from.size < 1 || from.size > kMaxSize ||
      from.regions.size() != static_cast<std::size_t>(from.size * from.size)) {
    return bad_argument("regions");
  }
  return Geometry::with_regions(from.regions, extra);
}

Result<nonet::Puzzle> puzzle_from(const Puzzle& from) {
  const auto geometry = geometry_from(from);
  if (!geometry.ok()) return geometry.error();
  nonet::Puzzle puzzle = make_puzzle(geometry.value());
  const int size = puzzle.geometry->size();
  auto givens = digits_from(from.givens, size);
  if (!givens) return bad_argument("givens");
  puzzle.givens = std::move(*givens);
  if (!from.entries.empty()) {
    auto entries = digits_from(from.entries, size);
    if (!entries) return bad_argument("entries");
    puzzle.entries = std::move(*entries);
  }
  if (!from.candidates.empty()) {
    if (from.candidates.size() != puzzle.givens.size()) return bad_argument("candidates");
    for (const auto& digits : from.candidates) {
      DigitSet set;
      for (const int digit : digits) {
        if (digit < 1 || digit > size) return bad_argument("candidates");
        set.insert(static_cast<Digit>(digit));
      }
      puzzle.candidates.push_back(set);
    }
  }
  return puzzle;
}

std::vector<int> list_from(DigitSet set) {
  std::vector<int> digits;
  while (!set.empty()) digits.push_back(set.pop_first());
  return digits;
}

std::vector<std::vector<int>> lists_from(const std::vector<DigitSet>& sets) {
  std::vector<std::vector<int>> lists;
  for (const DigitSet set : sets) lists.push_back(list_from(set));
  return lists;
}

Puzzle plain_puzzle(const nonet::Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  const nonet::Shape shape = geometry.shape();
  Puzzle plain{shape.size, shape.box_rows, shape.box_columns, {}, {}, {}, {}};
  plain.regions.assign(geometry.regions().begin(), geometry.regions().end());
  plain.houses = house_words(geometry.extra_houses(), shape.size);
  plain.givens = numbers_from(puzzle.givens);
  plain.entries = numbers_from(puzzle.entries);
  plain.candidates = lists_from(puzzle.candidates);
  return plain;
}

Conflict plain_conflict(const nonet::Conflict& conflict) {
  return {conflict.digit,
          {std::string(house_kind_key(conflict.kind)), conflict.house_index},
          numbers_from(conflict.cells)};
}

}  // namespace nonet::api
