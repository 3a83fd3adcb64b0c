// core/model/constraints/no_equal_lines.cpp: no two rows or columns of a square grid, each read from either end, are the same number. Goes with full rank
// clues where no rank may be shared.
#include "core/model/automata.h"
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// Calls visit(line, other) for each two that must not be equal. Both read the other way round say the same.
template <class Visit>
void each_two_lines(const Board& board, const Visit& visit) {
  const auto lines = lines_from_all_sides(board);
  for (std::size_t i = 0; i < lines.size(); i += 2) {
    for (std::size_t j = i + 2; j < lines.size(); ++j) visit(lines[i], lines[j]);
  }
}

/// The word is first digit, first digit of the other, second digit …
struct Reading {
  int differs = 0;
  int has_one = 0;
  int one = 0;  ///< a digit of the first line that waits for that of the other
};

}  // namespace

void lower_no_equal_lines(const Constraint&, const Board& board, Rules& into) {
  const auto step = [](const Reading& now, int value) -> std::optional<Reading> {
    if (now.differs != 0) return now;
    if (now.has_one == 0) return Reading{0, 1, value};
    return Reading{now.one != value};
  };
  const Reading start;
  const auto table = automaton_table<Reading>(board, 2 * static_cast<std::size_t>(board.rows),
                                              std::span(&start, 1), step,
                                              [](const Reading& now) { return now.differs != 0; });
  each_two_lines(board, [&](const std::vector<Cell>& line, const std::vector<Cell>& other) {
    Automaton rule{{}, table};
    for (std::size_t i = 0; i < line.size(); ++i) {
      rule.cells.push_back(line[i]);
      rule.cells.push_back(other[i]);
    }
    into.push_back(std::move(rule));
  });
}

bool keeps_no_equal_lines(const Constraint&, const Board& board, std::span<const int> values) {
  bool is_kept = true;
  each_two_lines(board, [&](const std::vector<Cell>& line, const std::vector<Cell>& other) {
    bool are_equal = true;
    for (std::size_t i = 0; i < line.size(); ++i) are_equal &= values[line[i]] == values[other[i]];
    is_kept &= !are_equal;
  });
  return is_kept;
}

}  // namespace nonet
