// core/model/constraints/automaton.cpp: the digits along the line are a word that an automaton accepts: a rule that a setter has written.
#include <algorithm>
#include <vector>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_automaton(const Constraint& line, const Board&, Rules& into) {
  into.push_back(Automaton{line.cells, line.automaton});
}

bool keeps_automaton(const Constraint& line, const Board& board, std::span<const int> values) {
  const AutomatonTable& table = *line.automaton;
  std::vector<std::uint8_t> now(table.state_count, 0);
  for (const std::uint32_t state : table.start) now[state] = 1;
  for (const Cell cell : line.cells) {
    std::vector<std::uint8_t> next(table.state_count, 0);
    for (const auto& edge : table.edges) {
      if (!(edge.digits & board.with_value(values[cell])).empty()) next[edge.to] |= now[edge.from];
    }
    now = std::move(next);
  }
  for (std::uint32_t state = 0; state < table.state_count; ++state) {
    if (now[state] != 0 && table.accepts[state] != 0) return true;
  }
  return false;
}

}  // namespace nonet
