// core/rate/se_links.cpp: see se_links.h.
#include "core/rate/se_links.h"

namespace nonet::rate::se {

Links::Links(const Board& board) {
  for (Cells cells = board.empty_cells(); !cells.empty();) {
    const int cell = cells.pop_first();
    for (Mask digits = board.candidates(cell); digits != 0; digits = without_first(digits)) {
      const auto node = static_cast<std::size_t>(count_++);
      const int digit = first(digits);
      nodes_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(digit)] =
          static_cast<Node>(node);
      cells_[node] = static_cast<std::uint8_t>(cell);
      digits_[node] = static_cast<std::uint8_t>(digit);
    }
  }
  for (int node = 0; node < count_; ++node) add_links(board, static_cast<std::size_t>(node));
}

void Links::add_links(const Board& board, std::size_t node) {
  const int here = cells_[node], its_digit = digits_[node];
  std::uint8_t weak = 0, strong = 0;
  const Mask others = minus(board.candidates(here), bit(its_digit));
  for (Mask rest = others; rest != 0; rest = without_first(rest)) {
    weak_[node][weak++] = static_cast<Node>(this->node(here, first(rest)));
  }
  weak_in_cell_[node] = weak;
  bivalue_[node] = weak == 1;
  if (weak == 1) strong_[node][strong++] = weak_[node][0];
  const int box = house_of(here, 0);
  for (int kind = 0; kind < 3; ++kind) {
    const int house = house_of(here, kind);
    const Mask places = minus(board.places(house, its_digit), bit(position_of(here, kind)));
    for (Mask rest = kind == 0 ? places : minus(places, overlap(house, box)); rest != 0;
         rest = without_first(rest)) {
      weak_[node][weak++] = static_cast<Node>(this->node(cell_of(house, first(rest)), its_digit));
    }
    if (se::count(places) != 1) continue;
    const auto other = static_cast<Node>(this->node(cell_of(house, first(places)), its_digit));
    bool is_known = false;
    for (std::uint8_t i = 0; i < strong; ++i) is_known = is_known || strong_[node][i] == other;
    if (!is_known) strong_[node][strong++] = other;
  }
  weak_count_[node] = weak;
  strong_count_[node] = strong;
}

double added_by_length(int complexity) {
  double added = 0;
  int limit = 4;
  for (bool is_odd = false; complexity - 2 > limit; is_odd = !is_odd) {
    added += 0.1;
    limit = is_odd ? limit * 4 / 3 : limit * 3 / 2;
  }
  return added;
}

}  // namespace nonet::rate::se
