#include "tests/reference/constrained_puzzles.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "tests/reference/puzzles.h"

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

bool needs_its_own_board(ConstraintKind kind) {
  switch (kind) {
    case ConstraintKind::kFullRank:
    case ConstraintKind::kNoEqualLines:
    case ConstraintKind::kDoppelganger:
    case ConstraintKind::kChaosConstruction:
    case ConstraintKind::kModified:
    case ConstraintKind::kOneModified:
    case ConstraintKind::kChaosCount:
    case ConstraintKind::kChaosArrow:
      return true;
    default:
      return false;
  }
}

/// A constraint of that kind that the values keep, after some tries; of one with a number, the number is what fits.
std::optional<Constraint> some_kept(ConstraintKind kind, const Board& board,
                                    const std::vector<int>& values, Random& random) {
  // The sum of all values.
  const int most = board.value_count * (board.value_count + 1) / 2;
  for (int tries = 0; tries < 20; ++tries) {
    Constraint constraint = samples().at(kind)(random, board);
    constraint.kind = kind;
    if (keeps(constraint, board, values)) return constraint;
    if (constraint.numbers.size() != 1) continue;
    for (constraint.numbers[0] = 1; constraint.numbers[0] <= most; ++constraint.numbers[0]) {
      if (keeps(constraint, board, values)) return constraint;
    }
  }
  return std::nullopt;
}

}  // namespace

ConstrainedPuzzle some_larger_puzzle(Shape shape, Random& random) {
  const auto geometry = Geometry::with_boxes(shape).value();
  const int size = geometry->size();
  Board board{.rows = size, .columns = size, .value_count = size};
  for (const House& house : geometry->houses()) {
    if (house.kind == HouseKind::kBox)
      board.regions.emplace_back(house.cells.begin(), house.cells.end());
  }
  ConstrainedPuzzle puzzle = make_constrained_puzzle(board);
  for (const House& house : geometry->houses()) {
    puzzle.houses.emplace_back(house.cells.begin(), house.cells.end());
  }
  const std::vector<Digit> grid = full_grid(shape, random);
  const std::vector<int> values(grid.begin(), grid.end());
  for (int count = between(random, 1, 8); count > 0; --count) {
    const auto row =
        std::next(samples().begin(), static_cast<std::ptrdiff_t>(random() % samples().size()));
    if (needs_its_own_board(row->first)) continue;
    if (auto constraint = some_kept(row->first, board, values, random))
      puzzle.constraints.push_back(std::move(*constraint));
  }
  // So many tries: up to a third of the cells on small boards; on larger ones, where searches would take long, some two thirds of them or more, as many a cell
  // is met again.
  const int share = size > 9 ? 1 : 9;
  for (int givens = between(random, size * size / share, size * size * 3 / share); givens > 0;
       --givens) {
    const std::size_t cell = random() % grid.size();
    puzzle.domains[cell] = DigitSet::of(grid[cell]);
  }
  return puzzle;
}

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

Model stated_model(const ConstrainedPuzzle& puzzle) {
  Model model;
  model.value_count = puzzle.board.value_count;
  model.first_value = puzzle.board.first_value;
  model.domains = puzzle.domains;
  for (const auto& house : puzzle.houses) model.rules.push_back(Distinct{house});
  for (const Constraint& constraint : puzzle.constraints)
    lower(constraint, puzzle.board, model.rules);
  return model;
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
