#include "tests/reference/constraint_samples.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include "core/model/worths.h"

namespace nonet::reference {

int between(Random& random, int least, int most) {
  return static_cast<int>(random() % static_cast<unsigned>(most - least + 1)) + least;
}

namespace {

/// Different cells of the board in random order.
std::vector<Cell> some_cells(Random& random, const Board& board, int least, int most) {
  std::vector<Cell> cells(static_cast<std::size_t>(board.cell_count()));
  std::iota(cells.begin(), cells.end(), Cell{0});
  std::shuffle(cells.begin(), cells.end(), random);
  cells.resize(std::min(cells.size(), static_cast<std::size_t>(between(random, least, most))));
  return cells;
}

/// What the values of some cells add up to, so that a sum can be had.
int some_sum(Random& random, const Board& board, std::size_t cells) {
  int sum = 0;
  for (; cells > 0; --cells) sum += between(random, board.first_value, board.last_value());
  return sum;
}

int some_value(Random& random, const Board& board) {
  return between(random, board.first_value, board.last_value());
}

/// A line of two cells or more, and a number.
Constraint clue(Random& random, const Board& board, int least, int most) {
  return {.cells = some_cells(random, board, 2, board.columns + 1),
          .numbers = {between(random, least, most)}};
}

std::shared_ptr<const RelationTable> some_relation(Random& random, const Board& board) {
  auto table = std::make_shared<RelationTable>();
  for (int digit = 0; digit < board.value_count; ++digit) {
    table->allowed.push_back(DigitSet::from_bits(random()) & DigitSet::up_to(board.value_count));
  }
  // Often no digit goes with itself.
  if (random() % 2 == 0) {
    for (int digit = 1; digit <= board.value_count; ++digit)
      table->allowed[static_cast<std::size_t>(digit - 1)].erase(static_cast<Digit>(digit));
  }
  return table;
}

/// Cells in this many groups of these sizes, different ones as far as there are enough.
std::vector<std::vector<Cell>> some_groups(Random& random, const Board& board, int count, int least,
                                           int most) {
  std::vector<std::vector<Cell>> groups;
  const std::vector<Cell> cells = some_cells(random, board, 100, 100);
  std::size_t next = 0;
  for (; count > 0; --count) {
    groups.emplace_back();
    for (int size = between(random, least, most); size > 0; --size) {
      groups.back().push_back(cells[next++ % cells.size()]);
    }
  }
  return groups;
}

/// Some pairs of cells that share an edge, in any order.
std::vector<std::vector<Cell>> some_touching_pairs(Random& random, const Board& board) {
  std::vector<std::vector<Cell>> pairs;
  for (int count = between(random, 0, 4); count > 0; --count) {
    const int row = between(random, 0, board.rows - 1);
    const int column = between(random, 0, board.columns - 2);
    pairs.push_back({board.cell(row, column), board.cell(row, column + 1)});
    if (row > 0 && random() % 2 == 0) pairs.back()[1] = board.cell(row - 1, column);
    if (random() % 2 == 0) std::swap(pairs.back()[0], pairs.back()[1]);
  }
  return pairs;
}

/// A kind that has a line or cells only.
Sample of_cells(int least, int most) {
  return [=](Random& random, const Board& board) {
    return Constraint{.cells = some_cells(random, board, least, most)};
  };
}

/// For each cell of the grid a variable.
std::vector<Cell> variable_of_each(const Board& board) {
  std::vector<Cell> cells;
  for (int cell = 0; cell < board.grid_cells(); ++cell)
    cells.push_back(static_cast<Cell>(board.grid_cells() + cell));
  return cells;
}

/// One of the simpler kinds.
Constraint some_part(Random& random, const Board& board);

}  // namespace

const std::map<ConstraintKind, Sample>& samples() {
  static const std::map<ConstraintKind, Sample> kSamples{
      {ConstraintKind::kCage,
       [](Random& random, const Board& board) {
         Constraint cage{.cells = some_cells(random, board, 1, board.value_count)};
         if (random() % 4 != 0) cage.numbers = {some_sum(random, board, cage.cells.size())};
         return cage;
       }},
      {ConstraintKind::kSum,
       [](Random& random, const Board& board) {
         Constraint sum{.cells = some_cells(random, board, 1, 4)};
         sum.numbers = {some_sum(random, board, sum.cells.size())};
         if (random() % 2 == 0) {
           sum.numbers[0] = between(random, -5, 5);
           for (std::size_t i = 0; i < sum.cells.size(); ++i) {
             sum.numbers.push_back(random() % 2 == 0 ? between(random, 1, 3) : -1);
           }
         }
         return sum;
       }},
      {ConstraintKind::kOneOf,
       [](Random& random, const Board& board) {
         Constraint one_of{.cells = some_cells(random, board, 1, 3)};
         for (int value = board.first_value - 1; value <= board.last_value() + 1; ++value) {
           if (random() % 2 == 0) one_of.numbers.push_back(value);
         }
         return one_of;
       }},
      {ConstraintKind::kThermometer,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, board.value_count)};
       }},
      {ConstraintKind::kSlowThermometer, of_cells(2, 5)},
      {ConstraintKind::kWhispers,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, 4),
                           .numbers = {between(random, 1, 3)}};
       }},
      {ConstraintKind::kArrow,
       [](Random& random, const Board& board) {
         // Sums of few cells reach a number of two digits only where digits are large.
         const int circle = board.last_value() < 6 || random() % 2 == 0 ? 1 : 2;
         Constraint arrow{.groups = some_groups(random, board, between(random, 1, 2), 1, 5)};
         arrow.groups.insert(arrow.groups.begin(), some_cells(random, board, circle, circle));
         return arrow;
       }},
      {ConstraintKind::kDoubleArrow, of_cells(2, 5)},
      {ConstraintKind::kRenban, of_cells(1, 4)},
      {ConstraintKind::kPalindrome, of_cells(2, 5)},
      {ConstraintKind::kClone,
       [](Random& random, const Board& board) {
         const int size = between(random, 1, 3);
         return Constraint{.groups = some_groups(random, board, 2, size, size)};
       }},
      {ConstraintKind::kBetween, of_cells(2, 5)},
      {ConstraintKind::kLockout,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, 5),
                           .numbers = {between(random, 0, 4)}};
       }},
      {ConstraintKind::kRegionSumLine, of_cells(2, 6)},
      {ConstraintKind::kEqualSums,
       [](Random& random, const Board& board) {
         const int count = between(random, 2, 3);
         return Constraint{
             .groups = some_groups(random, board, count, static_cast<int>(random() % 2) + 1, 3)};
       }},
      {ConstraintKind::kZipper, of_cells(1, 6)},
      {ConstraintKind::kSumLine,
       [](Random& random, const Board& board) {
         Constraint line{.cells = some_cells(random, board, 1, 6),
                         .numbers = {between(random, 1, 10)}};
         if (random() % 2 == 0) line.numbers.push_back(between(random, 0, 1));
         return line;
       }},
      {ConstraintKind::kNabner, of_cells(1, 4)},
      {ConstraintKind::kModular,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 1, 6),
                           .numbers = {between(random, 1, 4)}};
       }},
      {ConstraintKind::kEntropic, of_cells(1, 6)},
      {ConstraintKind::kWhiteDot,
       [](Random& random, const Board& board) {
         Constraint dot{.cells = some_cells(random, board, 2, 2)};
         if (random() % 2 == 0) dot.numbers = {between(random, 0, 3)};
         return dot;
       }},
      {ConstraintKind::kBlackDot,
       [](Random& random, const Board& board) {
         Constraint dot{.cells = some_cells(random, board, 2, 2)};
         if (random() % 2 == 0) dot.numbers = {between(random, 2, 3)};
         return dot;
       }},
      {ConstraintKind::kNoOtherDots,
       [](Random& random, const Board& board) {
         return Constraint{.groups = some_touching_pairs(random, board)};
       }},
      {ConstraintKind::kNoOtherWhiteDots,
       [](Random& random, const Board& board) {
         Constraint dots{.groups = some_touching_pairs(random, board)};
         if (random() % 2 == 0) dots.numbers = {between(random, 0, 3)};
         return dots;
       }},
      {ConstraintKind::kNoOtherBlackDots,
       [](Random& random, const Board& board) {
         Constraint dots{.groups = some_touching_pairs(random, board)};
         if (random() % 2 == 0) dots.numbers = {between(random, 1, 3)};
         return dots;
       }},
      {ConstraintKind::kPairSum,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, 2),
                           .numbers = {some_sum(random, board, 2)}};
       }},
      {ConstraintKind::kNoOtherSums,
       [](Random& random, const Board& board) {
         return Constraint{.numbers = {some_sum(random, board, 2), some_sum(random, board, 2)},
                           .groups = some_touching_pairs(random, board)};
       }},
      {ConstraintKind::kGreaterThan, of_cells(2, 2)},
      {ConstraintKind::kQuadruple,
       [](Random& random, const Board& board) {
         Constraint quadruple{.cells = some_cells(random, board, 1, 5)};
         for (int i = between(random, 1, 4); i > 0; --i) {
           quadruple.numbers.push_back(between(random, board.first_value, board.last_value()));
         }
         return quadruple;
       }},
      {ConstraintKind::kEven, of_cells(1, 4)},
      {ConstraintKind::kOdd, of_cells(1, 4)},
      {ConstraintKind::kMinimum, of_cells(1, 3)},
      {ConstraintKind::kMaximum, of_cells(1, 3)},
      {ConstraintKind::kAntiKing, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kAntiTaxicab, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kNonConsecutive, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kGlobalEntropy, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kGlobalModular, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kAntiKnight, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kSandwich,
       [](Random& random, const Board& board) { return clue(random, board, 0, 7); }},
      {ConstraintKind::kLunchbox,
       [](Random& random, const Board& board) { return clue(random, board, 0, 4); }},
      {ConstraintKind::kXSum,
       [](Random& random, const Board& board) { return clue(random, board, 1, 10); }},
      {ConstraintKind::kSkyscraper,
       [](Random& random, const Board& board) { return clue(random, board, 1, 3); }},
      {ConstraintKind::kHiddenSkyscraper,
       [](Random& random, const Board& board) {
         return clue(random, board, board.first_value, board.last_value());
       }},
      {ConstraintKind::kNumberedRoom,
       [](Random& random, const Board& board) {
         return clue(random, board, board.first_value, board.last_value());
       }},
      {ConstraintKind::kRowIndex, of_cells(1, 2)},
      {ConstraintKind::kColumnIndex, of_cells(1, 2)},
      {ConstraintKind::kBoxIndex, of_cells(1, 2)},
      {ConstraintKind::kValueIndex, of_cells(2, 6)},
      {ConstraintKind::kContainsExactly,
       [](Random& random, const Board& board) {
         Constraint contains{.cells = some_cells(random, board, 2, 5)};
         for (int i = between(random, 1, 3); i > 0; --i)
           contains.numbers.push_back(some_value(random, board));
         return contains;
       }},
      {ConstraintKind::kContainsAtLeast,
       [](Random& random, const Board& board) {
         Constraint contains{.cells = some_cells(random, board, 2, 5)};
         for (int i = between(random, 1, 3); i > 0; --i)
           contains.numbers.push_back(some_value(random, board));
         return contains;
       }},
      {ConstraintKind::kLookAndSay,
       [](Random& random, const Board& board) {
         Constraint says{.cells = some_cells(random, board, 2, 5)};
         for (int i = between(random, 1, 2); i > 0; --i) {
           says.numbers.push_back(between(random, 0, 2));
           says.numbers.push_back(some_value(random, board));
         }
         return says;
       }},
      {ConstraintKind::kCountingCircles, of_cells(1, 9)},
      {ConstraintKind::kCountDistinct, of_cells(1, 6)},
      {ConstraintKind::kFullRank,
       [](Random& random, const Board& board) {
         Constraint clue_beside;
         // A row, and now and then its reverse.
         const int row = between(random, 0, board.rows - 1);
         for (int column = 0; column < board.columns; ++column)
           clue_beside.cells.push_back(board.cell(row, column));
         if (random() % 2 == 0) std::reverse(clue_beside.cells.begin(), clue_beside.cells.end());
         clue_beside.numbers = {between(random, 1, 4 * board.rows)};
         if (random() % 2 == 0) clue_beside.numbers.push_back(between(random, 0, 1));
         return clue_beside;
       }},
      {ConstraintKind::kNoEqualLines, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kDoppelganger,
       [](Random&, const Board& board) {
         Constraint missing;
         auto next = static_cast<Cell>(board.grid_cells());
         for (const std::size_t count :
              {static_cast<std::size_t>(board.rows), static_cast<std::size_t>(board.columns),
               board.regions.size()}) {
           missing.groups.emplace_back();
           while (missing.groups.back().size() < count) missing.groups.back().push_back(next++);
         }
         return missing;
       }},
      {ConstraintKind::kConnectedValues,
       [](Random& random, const Board& board) {
         Constraint area{
             .numbers = {random() % 2 == 0 ? 0 : between(random, 1, 5), some_value(random, board)}};
         if (random() % 2 == 0) area.numbers.push_back(some_value(random, board));
         for (int row = 0; row < board.rows; ++row) {
           area.groups.emplace_back();
           for (int column = 0; column < board.columns; ++column)
             area.groups.back().push_back(board.cell(row, column));
         }
         return area;
       }},
      {ConstraintKind::kChaosConstruction,
       [](Random& random, const Board& board) {
         Constraint chaos{.cells = variable_of_each(board)};
         int size = std::min(board.grid_cells(), between(random, 1, board.value_count));
         while (board.grid_cells() % size != 0) --size;
         chaos.numbers = {size};
         return chaos;
       }},
      {ConstraintKind::kChaosCount,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, 6),
                           .numbers = {between(random, 0, 1)}};
       }},
      {ConstraintKind::kChaosArrow,
       [](Random& random, const Board& board) {
         Constraint arrow{.cells = some_cells(random, board, 1, 1),
                          .numbers = {between(random, 0, 1)}};
         const Cell place = some_cells(random, board, 1, 1)[0];
         for (int i = between(random, 1, 3); i > 0; --i) {
           arrow.groups.push_back(some_cells(random, board, 0, 3));
           std::erase(arrow.groups.back(), place);
           arrow.groups.back().insert(arrow.groups.back().begin(), place);
         }
         return arrow;
       }},
      {ConstraintKind::kModified,
       [](Random& random, const Board& board) {
         Constraint modified{.cells = variable_of_each(board), .numbers = {between(random, -2, 3)}};
         if (random() % 2 == 0) modified.numbers.push_back(between(random, -3, 3));
         Board grid = board;
         grid.variables = 0;
         std::vector<ConstraintKind> kinds;
         for (const auto& [kind, sample] : samples()) {
           if (Worths::can_be_about(kind)) kinds.push_back(kind);
         }
         // Sum lines are not about negative worths.
         if (modified.numbers[0] < 0 || modified.numbers.size() > 1)
           std::erase(kinds, ConstraintKind::kSumLine);
         for (int count = between(random, 1, 2); count > 0; --count) {
           const ConstraintKind kind = kinds[random() % kinds.size()];
           modified.parts.push_back(samples().at(kind)(random, grid));
           modified.parts.back().kind = kind;
         }
         return modified;
       }},
      {ConstraintKind::kOneModified,
       [](Random&, const Board& board) { return Constraint{.cells = variable_of_each(board)}; }},
      {ConstraintKind::kSameValues,
       [](Random& random, const Board& board) {
         const auto size = static_cast<std::size_t>(between(random, 1, 3));
         Constraint same;
         for (int i = between(random, 2, 3); i > 0; --i) {
           same.groups.push_back(some_cells(random, board, 3, 3));
           same.groups.back().resize(std::min(size, same.groups.back().size()));
         }
         return same;
       }},
      {ConstraintKind::kRegionSameValues, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kEqualityCage, of_cells(2, 4)},
      {ConstraintKind::kRellikCage,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 1, 4),
                           .numbers = {between(random, 1, 8)}};
       }},
      {ConstraintKind::kDutchFlatmates, [](Random&, const Board&) { return Constraint{}; }},
      {ConstraintKind::kRelationLine,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, 4),
                           .relation = some_relation(random, board)};
       }},
      {ConstraintKind::kRelationAll,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, 4),
                           .relation = some_relation(random, board)};
       }},
      {ConstraintKind::kAutomaton,
       [](Random& random, const Board& board) {
         auto table = std::make_shared<AutomatonTable>();
         table->state_count = 3;
         table->start = {static_cast<std::uint32_t>(random() % 3)};
         table->accepts = {1, random() % 2 != 0, 0};
         for (int edge = 0; edge < 7; ++edge) {
           table->edges.push_back(
               {static_cast<std::uint32_t>(random() % 3), static_cast<std::uint32_t>(random() % 3),
                DigitSet::from_bits(random()) & DigitSet::up_to(board.value_count)});
         }
         return Constraint{.cells = some_cells(random, board, 1, 5), .automaton = table};
       }},
      {ConstraintKind::kExpression,
       [](Random& random, const Board& board) {
         constexpr const char* kTexts[] = {"1*2+",        ".*2.?",     "(1|2.)*",
                                           "[^1]{2,3}.*", "(2?1){2,}", "([12][1-2])*2?",
                                           "1{0}2*(|1)",  "."};
         constexpr const char* kOfAnyDigits[] = {".", ".{2,3}", "(..)*"};
         const bool has_both = board.first_value <= 1 && board.last_value() >= 2;
         return Constraint{.cells = some_cells(random, board, 1, 5),
                           .text = has_both ? kTexts[random() % std::size(kTexts)]
                                            : kOfAnyDigits[random() % std::size(kOfAnyDigits)]};
       }},
      {ConstraintKind::kAny,
       [](Random& random, const Board& board) {
         return Constraint{.parts = {some_part(random, board), some_part(random, board)}};
       }},
      {ConstraintKind::kAll,
       [](Random& random, const Board& board) {
         return Constraint{.parts = {some_part(random, board), some_part(random, board)}};
       }},
  };
  return kSamples;
}

namespace {

Constraint some_part(Random& random, const Board& board) {
  constexpr ConstraintKind kKinds[] = {ConstraintKind::kSum, ConstraintKind::kThermometer,
                                       ConstraintKind::kWhispers};
  const ConstraintKind kind = kKinds[random() % std::size(kKinds)];
  Constraint part = samples().at(kind)(random, board);
  part.kind = kind;
  return part;
}

Board some_board(Random& random) {
  Board board;
  board.rows = between(random, 1, 4);
  board.columns = between(random, 2, 4);
  board.value_count = between(random, 2, 6);
  board.first_value = between(random, 0, 2);
  // Regions of two cells or more, one after another.
  if (random() % 2 == 0) {
    for (int cell = 0; cell < board.grid_cells(); ++cell) {
      if (board.regions.empty() || (board.regions.back().size() > 1 && random() % 2 == 0))
        board.regions.emplace_back();
      board.regions.back().push_back(static_cast<Cell>(cell));
    }
  }
  return board;
}

}  // namespace

Board some_board_for(ConstraintKind kind, Random& random) {
  Board board = some_board(random);
  switch (kind) {
    case ConstraintKind::kFullRank:
    case ConstraintKind::kNoEqualLines:
      board.rows = board.columns;
      board.regions.clear();
      break;
    case ConstraintKind::kDoppelganger:
      board.first_value = 0;
      board.value_count = std::max(board.rows, board.columns) + 1;
      board.variables = board.rows + board.columns + static_cast<int>(board.regions.size());
      break;
    case ConstraintKind::kOneModified:
      board.rows = board.columns = between(random, 2, 3);
      board.value_count = std::max(board.value_count, board.rows);
      board.variables = board.grid_cells();
      // A region may have a variable, too.
      board.regions.clear();
      if (random() % 2 == 0) board.regions = {{0, 1, static_cast<Cell>(board.grid_cells())}};
      break;
    case ConstraintKind::kChaosConstruction:
    case ConstraintKind::kModified:
      board.variables = board.grid_cells();
      break;
    default:
      break;
  }
  return board;
}

}  // namespace nonet::reference
