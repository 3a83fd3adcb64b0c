#include "tests/reference/puzzles.h"

#include <algorithm>
#include <numeric>

namespace nonet::reference {
namespace {

int below(int bound, std::mt19937& random) {
  return static_cast<int>(random() % static_cast<unsigned>(bound));
}

// Unlike std::shuffle, the same with every standard library.
template <class T>
void shuffle(std::vector<T>& items, std::mt19937& random) {
  for (int i = static_cast<int>(items.size()) - 1; i > 0; --i) {
    std::swap(items[static_cast<std::size_t>(i)],
              items[static_cast<std::size_t>(below(i + 1, random))]);
  }
}

// The numbers 0..groups·length − 1, with shuffled groups and shuffled members within each group.
std::vector<int> shuffled_lines(int groups, int length, std::mt19937& random) {
  std::vector<int> order(static_cast<std::size_t>(groups));
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, random);
  std::vector<int> lines;
  for (const int group : order) {
    std::vector<int> members(static_cast<std::size_t>(length));
    std::iota(members.begin(), members.end(), group * length);
    shuffle(members, random);
    lines.insert(lines.end(), members.begin(), members.end());
  }
  return lines;
}

}  // namespace

Puzzle puzzle_of(std::string_view cells) {
  int size = 1;
  while (static_cast<std::size_t>(size * size) < cells.size()) ++size;
  Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size)).value());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const char character = cells[cell];
    if (character >= '1' && character <= '9') {
      puzzle.givens[cell] = static_cast<Digit>(character - '0');
    } else if (character >= 'A' && character <= 'Z') {
      puzzle.givens[cell] = static_cast<Digit>(character - 'A' + 10);
    }
  }
  return puzzle;
}

std::string text_of(const std::vector<Digit>& cells) {
  std::string text;
  for (const Digit digit : cells) {
    text += static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
  }
  return text;
}

std::vector<Digit> full_grid(Shape shape, std::mt19937& random) {
  const int size = shape.size;
  const auto rows = shuffled_lines(size / shape.box_rows, shape.box_rows, random);
  const auto columns = shuffled_lines(size / shape.box_columns, shape.box_columns, random);
  std::vector<int> digits(static_cast<std::size_t>(size));
  std::iota(digits.begin(), digits.end(), 1);
  shuffle(digits, random);
  std::vector<Digit> cells;
  for (const int row : rows) {
    for (const int column : columns) {
      // Each row is the one above shifted by a box's width; each band starts one further.
      const int shift = row % shape.box_rows * shape.box_columns + row / shape.box_rows;
      cells.push_back(
          static_cast<Digit>(digits[static_cast<std::size_t>((column + shift) % size)]));
    }
  }
  return cells;
}

Puzzle puzzle_with_empty(Shape shape, int empty, std::mt19937& random) {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes(shape).value());
  puzzle.givens = full_grid(shape, random);
  std::vector<int> cells(puzzle.givens.size());
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, random);
  for (int i = 0; i < empty; ++i) {
    puzzle.givens[static_cast<std::size_t>(cells[static_cast<std::size_t>(i)])] = 0;
  }
  return puzzle;
}

bool spoil(Puzzle& puzzle, std::mt19937& random) {
  const int size = puzzle.geometry->size();
  std::vector<std::pair<Cell, Digit>> changes;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    DigitSet seen = DigitSet::of(puzzle.givens[cell]);
    for (const Cell peer : puzzle.geometry->peers(static_cast<Cell>(cell))) {
      if (puzzle.givens[peer] != 0) seen.insert(puzzle.givens[peer]);
    }
    DigitSet free = DigitSet::up_to(size) - seen;
    while (!free.empty()) changes.emplace_back(static_cast<Cell>(cell), free.pop_first());
  }
  if (changes.empty()) return false;
  const auto [cell, digit] =
      changes[static_cast<std::size_t>(below(static_cast<int>(changes.size()), random))];
  puzzle.givens[cell] = digit;
  return true;
}

Puzzle jigsaw(int size, int givens, std::mt19937& random) {
  const Shape shape = usual_shape(size);
  const auto boxes = Geometry::with_boxes(shape).value();
  std::vector<int> region_of;
  for (int cell = 0; cell < size * size; ++cell) {
    region_of.push_back(std::max(boxes->region_of(static_cast<Cell>(cell)), 0));
    if (shape.box_rows == 1) region_of.back() = cell / size;
  }
  // Regions need not be connected for the rules to hold; swapping any two cells keeps their sizes.
  for (int i = 0; i < size / 2; ++i) {
    std::swap(region_of[static_cast<std::size_t>(below(size * size, random))],
              region_of[static_cast<std::size_t>(below(size * size, random))]);
  }
  Puzzle puzzle = make_puzzle(Geometry::with_regions(region_of).value());
  for (int i = 0; i < givens; ++i) {
    const auto cell = static_cast<std::size_t>(below(size * size, random));
    DigitSet free = DigitSet::up_to(size);
    for (const Cell peer : puzzle.geometry->peers(static_cast<Cell>(cell))) {
      if (puzzle.givens[peer] != 0) free.erase(puzzle.givens[peer]);
    }
    if (!free.empty()) puzzle.givens[cell] = free.first();
  }
  return puzzle;
}

}  // namespace nonet::reference
