#include "core/human/reverse_bug.h"

#include "core/human/deadly_set.h"

namespace nonet::human {
namespace {

/// The least set that the digit in the open cell would close with the other digit; empty: there is none.
CellSet closed_set(const Board& board, Cell start, Digit digit, Digit other) {
  const Layout& layout = board.layout();
  CellSet closed = CellSet::of(start), pending = closed;
  while (!pending.empty()) {
    const Cell cell = pending.pop_first();
    const bool is_first = cell == start || board.value(cell) == digit;
    for (const std::uint16_t house : layout.houses_of(cell)) {
      CellSet partner = board.written(is_first ? other : digit) & layout.house(house);
      if (!is_first && layout.house(house).contains(start)) partner.insert(start);
      if (!partner.single() || partner.intersects(board.givens())) return {};
      if (closed.contains(partner.first())) continue;
      closed |= partner;
      pending |= partner;
    }
  }
  return closed;
}

}  // namespace

bool find_reverse_bug(Search& search) {
  const Board& board = search.board();
  DistinctSteps steps(search);
  for (int number = 1; number <= board.size(); ++number) {
    const Digit other = static_cast<Digit>(number);
    const CellSet partners = board.written(other) - board.givens();
    if (partners.empty()) continue;
    for (const Cell cell : board.open()) {
      // A row and a column do not share another cell, so that two partners are the least.
      if ((partners & search.layout().peers(cell)).count() < 2) continue;
      for (DigitSet digits = board.candidates(cell); !digits.empty();) {
        const Digit digit = digits.pop_first();
        if (digit == other) continue;
        const CellSet closed = closed_set(board, cell, digit, other);
        if (closed.empty()) continue;
        DeadlySet set;
        set.cells = closed;
        set.digits = DigitSet::of(digit) | DigitSet::of(other);
        set.cores.resize(static_cast<std::size_t>(board.layout().cell_count()));
        set.cores[cell] = DigitSet::of(digit);
        Step step = step_of(search, Technique::kReverseBug, set);
        step.eliminations.push_back({cell, digit});
        if (steps.report(std::move(step))) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::human
