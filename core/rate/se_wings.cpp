// core/rate/se_wings.cpp: XY-wings and XYZ-wings.
//
// A pivot with candidates xy (or xyz) sees two cells with xz and yz: one of the three cells is z, so cells that see all
// that may be z lose it.
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

bool find_wing(const Board& board, bool is_xyz, Sink& sink) {
  const int pivot_count = is_xyz ? 3 : 2;
  for (Cells pivots = board.empty_cells(); !pivots.empty();) {
    const int pivot = pivots.pop_first();
    const Mask at_pivot = board.candidates(pivot);
    if (count(at_pivot) != pivot_count) continue;
    std::array<int, 20> wings;
    int wing_count = 0;
    for (const auto peer : kTables.peers[static_cast<std::size_t>(pivot)]) {
      const Mask digits = board.candidates(peer);
      if (count(digits) == 2 && count(minus(at_pivot, digits)) == 1) {
        wings[static_cast<std::size_t>(wing_count++)] = peer;
      }
    }
    for (int i = 0; i < wing_count; ++i) {
      const int one = wings[static_cast<std::size_t>(i)];
      for (int j = 0; j < wing_count; ++j) {
        const int two = wings[static_cast<std::size_t>(j)];
        const Mask a = board.candidates(one), b = board.candidates(two);
        if (a == b || count(static_cast<Mask>(at_pivot | a | b)) != 3) continue;
        const auto common = static_cast<Mask>(a & b);
        if (((common & at_pivot) != 0) != is_xyz) continue;
        Cells victims = seen_by(one) & seen_by(two) & board.empty_cells();
        if (is_xyz) victims = victims & seen_by(pivot);
        victims.erase(pivot);
        Step step;
        step.start(is_xyz ? Rated{SeTechnique::kXyzWing, 4.4} : Rated{SeTechnique::kXyWing, 4.2});
        while (!victims.empty()) {
          const int victim = victims.pop_first();
          step.remove(victim, static_cast<Mask>(board.candidates(victim) & common));
        }
        if (step.is_worth() && sink.take(step)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::rate::se
