#include "tests/reference/constrained_puzzles.h"

#include <algorithm>

namespace nonet::reference {
namespace {

constexpr std::size_t kMostWays = 3'000;

bool repeats(const std::vector<Cell>& house, const std::vector<Digit>& digits) {
  for (std::size_t i = 0; i < house.size(); ++i) {
    for (std::size_t j = i + 1; j < house.size(); ++j) {
      if (digits[house[i]] == digits[house[j]]) return true;
    }
  }
  return false;
}

void fill(const ConstrainedPuzzle& puzzle, std::vector<Digit>& digits,
          std::vector<std::vector<Digit>>& found) {
  if (digits.size() == puzzle.domains.size()) {
    if (keeps_all(puzzle, digits)) found.push_back(digits);
    return;
  }
  DigitSet left = puzzle.domains[digits.size()];
  while (!left.empty()) {
    digits.push_back(left.pop_first());
    fill(puzzle, digits, found);
    digits.pop_back();
  }
}

/// Random digits, which are often a solution before there are candidates.
std::vector<Digit> some_digits(const ConstrainedPuzzle& puzzle, Random& random) {
  std::vector<Digit> digits(puzzle.domains.size());
  for (int tries = 0; tries < 300; ++tries) {
    for (Digit& digit : digits) {
      digit = static_cast<Digit>(between(random, 1, puzzle.board.value_count));
    }
    if (keeps_all(puzzle, digits)) break;
  }
  return digits;
}

}  // namespace

ConstrainedPuzzle some_constrained_puzzle(ConstraintKind kind, Random& random) {
  const Board board = some_board_for(kind, random);
  ConstrainedPuzzle puzzle = make_constrained_puzzle(board);
  Constraint first = samples().at(kind)(random, board);
  first.kind = kind;
  puzzle.constraints.push_back(std::move(first));
  if (random() % 3 == 0) {
    Constraint second = samples().at(ConstraintKind::kThermometer)(random, board);
    second.kind = ConstraintKind::kThermometer;
    puzzle.constraints.push_back(std::move(second));
  }
  if (random() % 2 == 0 && board.value_count >= board.columns) {
    puzzle.houses.push_back(board.cells_of_row(between(random, 0, board.rows - 1)));
  }
  const std::vector<Digit> digits = some_digits(puzzle, random);
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    puzzle.domains[cell] = DigitSet::of(digits[cell]);
  }
  for (std::size_t ways = 1, tries = 0; tries < 40; ++tries) {
    DigitSet& digits_of_cell = puzzle.domains[random() % puzzle.domains.size()];
    const auto before = static_cast<std::size_t>(digits_of_cell.count());
    DigitSet more = digits_of_cell;
    more.insert(static_cast<Digit>(between(random, 1, board.value_count)));
    const auto after = static_cast<std::size_t>(more.count());
    if (ways / before * after > kMostWays) break;
    ways = ways / before * after;
    digits_of_cell = more;
  }
  return puzzle;
}

bool keeps_all(const ConstrainedPuzzle& puzzle, const std::vector<Digit>& digits) {
  std::vector<int> values;
  for (const Digit digit : digits) values.push_back(puzzle.board.value(digit));
  return std::none_of(puzzle.houses.begin(), puzzle.houses.end(),
                      [&](const auto& house) { return repeats(house, digits); }) &&
         std::all_of(
             puzzle.constraints.begin(), puzzle.constraints.end(),
             [&](const Constraint& constraint) { return keeps(constraint, puzzle.board, values); });
}

std::vector<std::vector<Digit>> solutions(const ConstrainedPuzzle& puzzle) {
  std::vector<std::vector<Digit>> found;
  std::vector<Digit> digits;
  fill(puzzle, digits, found);
  return found;
}

}  // namespace nonet::reference
