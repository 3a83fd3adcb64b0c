// core/model/constraints/sum_line.cpp: the line can be cut into parts that each have the same given sum; a loop, too, from some cell on.
// The automaton's state is the sum since the last cut. A loop starts with any sum, as if cells before its first were part of it, and has
// to end with the same one: so it knows the one that it started with, too.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool is_cut(const Constraint& line, std::size_t from, std::span<const int> values) {
  int sum = 0;
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    sum += values[line.cells[(from + i) % line.cells.size()]];
    if (sum > line.numbers[0]) return false;
    if (sum == line.numbers[0]) sum = 0;
  }
  return sum == 0;
}

bool is_loop(const Constraint& line) {
  return line.numbers.size() > 1 && line.numbers[1] == 1;
}

}  // namespace

void lower_sum_line(const Constraint& line, const Board& board, Rules& into) {
  // Of the sums that are beyond all cells together, each is as impossible as the least one, which needs the fewest states.
  const int whole =
      std::min(line.numbers[0], static_cast<int>(line.cells.size()) * board.last_value() + 1);
  const int starts = is_loop(line) ? whole : 1;
  auto table = std::make_shared<AutomatonTable>();
  table->state_count = static_cast<std::uint32_t>(starts * whole);
  table->accepts.assign(table->state_count, 0);
  for (int start = 0; start < starts; ++start) {
    const auto state = [&](int sum) { return static_cast<std::uint32_t>(start * whole + sum); };
    table->start.push_back(state(start));
    table->accepts[state(start)] = 1;
    for (int sum = 0; sum < whole; ++sum) {
      for (int digit = 1; digit <= board.value_count; ++digit) {
        const int next = sum + board.value(static_cast<Digit>(digit));
        if (next > whole) break;
        table->edges.push_back(
            {state(sum), state(next % whole), DigitSet::of(static_cast<Digit>(digit))});
      }
    }
  }
  into.push_back(Automaton{line.cells, std::move(table)});
}

bool keeps_sum_line(const Constraint& line, const Board&, std::span<const int> values) {
  const std::size_t starts = is_loop(line) ? line.cells.size() : 1;
  for (std::size_t from = 0; from < starts; ++from) {
    if (is_cut(line, from, values)) return true;
  }
  return false;
}

}  // namespace nonet
