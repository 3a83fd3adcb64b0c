// core/model/constraints/sum_line.cpp: the line can be cut into parts that each have the same given sum; a loop, too, from some cell on.
// The automaton's state is the sum since the last cut. A loop starts with any sum, as if cells before its first were part of it, and has
// to end with the same one: so it knows the one that it started with, too. Of great sums these would be too many states: then a second automaton
// says that the sum of all cells is a multiple of the sum, from which that follows.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// Up to this sum, a loop's automaton has a state for each sum since the last cut and each one that it started with.
constexpr int kGreatestStart = 64;

/// For each of the copies, a state for each sum below the whole, which is as good as 0. `passes`: a sum may go beyond it, and goes on with the rest.
AutomatonTable sums_up_to(int whole, int copies, bool passes, const Board& board) {
  AutomatonTable table;
  table.state_count = static_cast<std::uint32_t>(copies * whole);
  table.accepts.assign(table.state_count, 0);
  for (int first = 0; first < copies * whole; first += whole) {
    const auto state = [&](int sum) { return static_cast<std::uint32_t>(first + sum); };
    for (int sum = 0; sum < whole; ++sum) {
      for (int digit = 1; digit <= board.value_count; ++digit) {
        const int next = sum + board.value(static_cast<Digit>(digit));
        if (next > whole && !passes) break;
        table.edges.push_back(
            {state(sum), state(next % whole), DigitSet::of(static_cast<Digit>(digit))});
      }
    }
  }
  return table;
}

/// Cells may begin in this state, if they end in it. (Where there are several in one copy: in another one of these, too.)
void start_and_end_in(int state, AutomatonTable& table) {
  table.start.push_back(static_cast<std::uint32_t>(state));
  table.accepts[static_cast<std::size_t>(state)] = 1;
}

void add_automaton(const Constraint& line, AutomatonTable table, Rules& into) {
  into.push_back(Automaton{line.cells, std::make_shared<AutomatonTable>(std::move(table))});
}

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
  if (!is_loop(line)) {
    AutomatonTable table = sums_up_to(whole, 1, false, board);
    start_and_end_in(0, table);
    return add_automaton(line, std::move(table), into);
  }
  const bool knows_start = whole <= kGreatestStart;
  AutomatonTable table = sums_up_to(whole, knows_start ? whole : 1, false, board);
  for (int start = 0; start < whole; ++start) {
    start_and_end_in(knows_start ? start * whole + start : start, table);
  }
  add_automaton(line, std::move(table), into);
  if (knows_start) return;
  AutomatonTable all = sums_up_to(whole, 1, true, board);
  start_and_end_in(0, all);
  add_automaton(line, std::move(all), into);
}

bool keeps_sum_line(const Constraint& line, const Board&, std::span<const int> values) {
  const std::size_t starts = is_loop(line) ? line.cells.size() : 1;
  for (std::size_t from = 0; from < starts; ++from) {
    if (is_cut(line, from, values)) return true;
  }
  return false;
}

}  // namespace nonet
