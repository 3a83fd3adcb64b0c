#include "core/human/singles.h"

#include <vector>

namespace nonet::human {
namespace {

Step placement(Technique technique, Cell cell, Digit digit) {
  Step step{.technique = technique, .placements = {{cell, digit}}, .digits = {digit}};
  step.marks.push_back({{cell, digit}, MarkRole::kPattern});
  return step;
}

/// The index of a house in which the cell alone is open; −1: there is none.
int full_house_of(const Board& board, Cell cell) {
  for (const std::uint16_t house : board.layout().houses_of(cell)) {
    if ((board.layout().house(house) & board.open()).single()) return house;
  }
  return -1;
}

bool find_full_houses(Search& search) {
  const Board& board = search.board();
  for (const Cell cell : board.open()) {
    const int house = full_house_of(board, cell);
    if (house < 0 || !board.candidates(cell).single()) continue;
    Step step = placement(Technique::kFullHouse, cell, board.candidates(cell).first());
    step.houses.push_back({static_cast<HouseIndex>(house)});
    if (search.report(std::move(step))) return true;
  }
  return false;
}

bool find_naked_singles(Search& search) {
  const Board& board = search.board();
  for (const Cell cell : board.open()) {
    if (!board.candidates(cell).single() || full_house_of(board, cell) >= 0) continue;
    const Digit digit = board.candidates(cell).first();
    if (search.report(placement(Technique::kNakedSingle, cell, digit))) return true;
  }
  return false;
}

bool find_hidden_singles(Search& search) {
  const Board& board = search.board();
  const Layout& layout = search.layout();
  std::vector<CellSet> seen(static_cast<std::size_t>(board.size()) + 1);
  // Boxes and regions stand last in the list of houses.
  for (int step = 0; step < layout.house_count(); ++step) {
    const int house = (2 * layout.size() + step) % layout.house_count();
    for (int number = 1; number <= board.size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      const CellSet places = board.places(digit, house);
      if (!places.single()) continue;
      const Cell cell = places.first();
      if (seen[digit].contains(cell) || full_house_of(board, cell) >= 0) continue;
      seen[digit].insert(cell);
      Step found = placement(Technique::kHiddenSingle, cell, digit);
      found.houses.push_back({static_cast<HouseIndex>(house)});
      if (search.report(std::move(found))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_singles(Search& search, Technique technique) {
  switch (technique) {
    case Technique::kFullHouse:
      return find_full_houses(search);
    case Technique::kNakedSingle:
      return find_naked_singles(search);
    default:
      return find_hidden_singles(search);
  }
}

}  // namespace nonet::human
