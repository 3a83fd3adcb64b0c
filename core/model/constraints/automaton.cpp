// core/model/constraints/automaton.cpp: the digits along the line are a word that an automaton accepts: a rule that a setter has written.
#include <algorithm>
#include <set>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_automaton(const Constraint& line, const Board&, Rules& into) {
  into.push_back(Automaton{line.cells, line.automaton});
}

bool keeps_automaton(const Constraint& line, const Board& board, std::span<const int> values) {
  const AutomatonTable& table = *line.automaton;
  std::set<std::uint32_t> now(table.start.begin(), table.start.end());
  for (const Cell cell : line.cells) {
    std::set<std::uint32_t> next;
    for (const auto& edge : table.edges) {
      if (now.contains(edge.from) && !(edge.digits & board.with_value(values[cell])).empty())
        next.insert(edge.to);
    }
    now = std::move(next);
  }
  return std::any_of(now.begin(), now.end(),
                     [&](std::uint32_t state) { return table.accepts[state] != 0; });
}

}  // namespace nonet
