// core/model/constraints/dutch_flatmates.cpp: each 5 has a 1 directly above it or a 9 directly below it: the middle, the least and the greatest digit.
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Digits {
  int least, middle, greatest;
  explicit Digits(const Board& board)
      : least(board.first_value),
        middle(board.value(static_cast<Digit>((board.value_count + 1) / 2))),
        greatest(board.last_value()) {}
};

/// What the last cell has left.
enum class Reading { kOther, kLeast, kNeedsGreatest };

}  // namespace

void lower_dutch_flatmates(const Constraint&, const Board& board, Rules& into) {
  const Digits digits(board);
  const auto step = [&](Reading now, int value) -> std::optional<Reading> {
    if (now == Reading::kNeedsGreatest && value != digits.greatest) return std::nullopt;
    if (value == digits.middle && now != Reading::kLeast) return Reading::kNeedsGreatest;
    return value == digits.least ? Reading::kLeast : Reading::kOther;
  };
  const Reading start = Reading::kOther;
  const auto table =
      automaton_table<Reading>(board, static_cast<std::size_t>(board.rows), std::span(&start, 1),
                               step, [](Reading now) { return now != Reading::kNeedsGreatest; });
  for (int column = 0; column < board.columns; ++column) {
    into.push_back(Automaton{board.cells_of_column(column), table});
  }
}

bool keeps_dutch_flatmates(const Constraint&, const Board& board, std::span<const int> values) {
  const Digits digits(board);
  const auto holds = [&](int row, int column, int value) {
    return board.contains(row, column) && values[board.cell(row, column)] == value;
  };
  for (int row = 0; row < board.rows; ++row) {
    for (int column = 0; column < board.columns; ++column) {
      if (holds(row, column, digits.middle) && !holds(row - 1, column, digits.least) &&
          !holds(row + 1, column, digits.greatest)) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace nonet
