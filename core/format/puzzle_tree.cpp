#include "core/format/puzzle_tree.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/sort.h"
#include "core/format/constraint_tree.h"
#include "core/format/tree_reader.h"

namespace nonet {
namespace {

using Houses = std::vector<std::vector<Cell>>;

constexpr int kVersion = 1;
constexpr int kLargestFirst = 100;
constexpr int kMostCells = 10'000;  // with the variables
constexpr std::size_t kMostConstraints = 100'000;
constexpr std::size_t kMostGrids = 32;  // that overlap

constexpr std::string_view kV = "v", kGrid = "grid", kRegions = "regions", kHouses = "houses",
                           kGivens = "givens", kCandidates = "candidates",
                           kConstraints = "constraints";
constexpr std::string_view kRows = "rows", kColumns = "cols", kDigits = "digits",
                           kOverlapping = "overlapping", kVariables = "variables";
// Words for houses.
constexpr std::string_view kAllRows = "rows", kAllColumns = "columns", kAllRegions = "regions";

/// The board, or one of the grids that overlap on it.
struct Grid {
  Cell first;
  int rows, columns;
};

std::vector<Grid> grids_of(const Board& board) {
  if (board.overlapping.empty()) return {{0, board.rows, board.columns}};
  std::vector<Grid> grids;
  for (const Cell first : board.overlapping) {
    grids.push_back({first, board.value_count, board.value_count});
  }
  return grids;
}

/// A grid cut into rectangles, row by row. The sides divide those of the grid.
Houses cut(const Board& board, const Grid& grid, int rows, int columns) {
  Houses parts;
  for (int top = 0; top < grid.rows; top += rows) {
    for (int left = 0; left < grid.columns; left += columns) {
      auto& part = parts.emplace_back();
      for (int row = top; row < top + rows; ++row) {
        for (int column = left; column < left + columns; ++column) {
          part.push_back(grid.first + board.cell(row, column));
        }
      }
    }
  }
  return parts;
}

/// All grids cut so; what two of them share is there once.
template <class Part>
Houses houses_in(const Board& board, const Part& part) {
  const std::vector<Grid> grids = grids_of(board);
  Houses houses = part(grids.front());
  for (std::size_t i = 1; i < grids.size(); ++i) {
    for (auto& house : part(grids[i])) {
      if (std::find(houses.begin(), houses.end(), house) == houses.end()) {
        houses.push_back(std::move(house));
      }
    }
  }
  return houses;
}

Houses rows_of(const Board& board) {
  return houses_in(board, [&](const Grid& grid) { return cut(board, grid, 1, grid.columns); });
}

Houses columns_of(const Board& board) {
  return houses_in(board, [&](const Grid& grid) { return cut(board, grid, grid.rows, 1); });
}

Houses boxes_of(const Board& board, int rows, int columns) {
  return houses_in(board, [&](const Grid& grid) { return cut(board, grid, rows, columns); });
}

std::string boxes_word(int rows, int columns) {
  return "boxes " + std::to_string(rows) + "x" + std::to_string(columns);
}

/// Calls visit(rows, columns) with the sides of all boxes into which the grids can be cut.
template <class Visit>
void each_box_shape(const Board& board, const Visit& visit) {
  const Grid grid = grids_of(board).front();
  for (int rows = 1; rows <= grid.rows; ++rows) {
    for (int columns = 1; columns <= grid.columns; ++columns) {
      if (grid.rows % rows == 0 && grid.columns % columns == 0) visit(rows, columns);
    }
  }
}

/// The squarest boxes of a square grid; none if they are its rows.
Houses usual_regions(const Board& board) {
  const Grid grid = grids_of(board).front();
  if (grid.rows != grid.columns) return {};
  const Shape shape = usual_shape(grid.rows);
  return shape.box_rows == 1 ? Houses{} : boxes_of(board, shape.box_rows, shape.box_columns);
}

Houses usual_houses(const Board& board) {
  Houses houses = rows_of(board);
  for (auto& column : columns_of(board)) houses.push_back(std::move(column));
  houses.insert(houses.end(), board.regions.begin(), board.regions.end());
  return houses;
}

class PuzzleReader {
 public:
  Result<ConstrainedPuzzle> read(const Tree& tree) {
    read_members(tree, kMembers);
    if (reader_.error()) return *reader_.error();
    return std::move(puzzle_);
  }

 private:
  /// A member of an object, and what reads it, which gets null where the member is absent.
  struct Member {
    std::string_view name;
    void (PuzzleReader::*read)(const Tree* tree);
  };
  static const Member kMembers[7], kMembersOfGrid[5];

  /// All members of the object in the order of the list, until the first error.
  void read_members(const Tree& tree, std::span<const Member> members) {
    if (!reader_.is_object(tree)) return;
    std::vector<std::string_view> names;
    for (const Member& member : members) names.push_back(member.name);
    reader_.refuse_others(tree, names);
    for (const Member& member : members) {
      if (reader_.error()) return;
      const auto step = reader_.into(member.name);
      (this->*member.read)(tree.find(member.name));
    }
  }

  /// What is absent has its usual value.
  void read_number(const Tree* tree, int least, int most, int& number) {
    if (tree != nullptr) number = reader_.number(*tree, least, most);
  }
  void read_version(const Tree* tree) {
    int version = kVersion;
    read_number(tree, kVersion, kVersion, version);
  }
  void read_grid(const Tree* tree) {
    if (tree != nullptr) read_members(*tree, kMembersOfGrid);
  }
  void read_rows(const Tree* tree) { read_number(tree, 1, kLargestSide, board_.rows); }
  void read_columns(const Tree* tree) { read_number(tree, 1, kLargestSide, board_.columns); }
  void read_digits(const Tree* tree) {
    board_.value_count = std::max(board_.rows, board_.columns);
    if (tree == nullptr || !reader_.is_list(*tree, 2, kLargestSide)) return;
    const bool are_ends = tree->items.size() == 2;
    int last = 0;
    for (std::size_t i = 0; i < tree->items.size(); ++i) {
      const auto step = reader_.into(i);
      const int least = i == 0 ? 0 : are_ends ? last : last + 1;
      const int most = i == 0 ? kLargestFirst : board_.first_value + kLargestSide - 1;
      read_number(&tree->items[i], least, most, last);
      if (i == 0) board_.first_value = last;
      if (!are_ends) listed_.insert(static_cast<Digit>(last - board_.first_value + 1));
    }
    board_.value_count = last - board_.first_value + 1;
  }
  void read_overlapping(const Tree* tree) {
    if (tree == nullptr || !reader_.is_list(*tree, 0, kMostGrids)) return;
    const int last_row = board_.rows - board_.value_count,
              last_column = board_.columns - board_.value_count;
    std::vector<Cell> grids;
    for (std::size_t i = 0; i < tree->items.size(); ++i) {
      const auto step = reader_.into(i);
      const Cell first = reader_.cell(tree->items[i]);
      if (board_.row_of(first) > last_row || board_.column_of(first) > last_column) {
        const std::string side = std::to_string(board_.value_count);
        reader_.fail(side + " × " + side, &tree->items[i]);
      }
      grids.push_back(first);
    }
    check_different(grids, *tree);
    // Until now, the cells of the board could be named.
    board_.overlapping = std::move(grids);
  }
  void read_variables(const Tree* tree) {
    read_number(tree, 0, kMostCells - board_.grid_cells(), board_.variables);
  }

  void read_regions(const Tree* tree) {
    if (tree == nullptr) {
      board_.regions = usual_regions(board_);
      return;
    }
    if (!tree->is(Tree::Kind::kText)) {
      board_.regions = read_different(*tree);
      return;
    }
    bool is_cut = false;
    each_box_shape(board_, [&](int rows, int columns) {
      if (tree->text != boxes_word(rows, columns)) return;
      board_.regions = boxes_of(board_, rows, columns);
      is_cut = true;
    });
    if (is_cut) return;
    const Grid grid = grids_of(board_).front();
    const Shape shape = usual_shape(grid.rows);
    const int columns = grid.rows == grid.columns ? shape.box_columns : grid.columns;
    reader_.fail('"' + boxes_word(shape.box_rows, columns) + '"', tree);
  }

  /// Lists of cells of the board, none of them twice in a list.
  Houses read_different(const Tree& tree) {
    Houses houses = reader_.groups(tree);
    for (std::size_t i = 0; i < houses.size(); ++i) {
      const auto step = reader_.into(i);
      check_different(houses[i], tree.items[i]);
    }
    return houses;
  }

  void check_different(std::vector<Cell> cells, const Tree& tree) {
    sort_small(cells);
    const auto same = std::adjacent_find(cells.begin(), cells.end());
    if (same != cells.end()) reader_.fail("2 × " + cell_name(board_, *same), &tree);
  }

  void read_houses(const Tree* tree) {
    // The board is known by now.
    puzzle_ = make_constrained_puzzle(board_);
    for (Cell cell = 0; !listed_.empty() && cell < board_.grid_cells(); ++cell) {
      if (!board_.is_hole(cell)) puzzle_.domains[cell] = listed_;
    }
    if (tree == nullptr) {
      puzzle_.houses = usual_houses(board_);
      for (const auto& house : puzzle_.houses) check_size(house);
      return;
    }
    if (!reader_.is_list(*tree)) return;
    for (std::size_t i = 0; i < tree->items.size() && !reader_.error(); ++i) {
      const auto step = reader_.into(i);
      const Tree& one = tree->items[i];
      if (one.is(Tree::Kind::kList)) {
        puzzle_.houses.push_back(reader_.cells(one));
        check_different(puzzle_.houses.back(), one);
      } else if (one.text == kAllRows) {
        add(rows_of(board_));
      } else if (one.text == kAllColumns) {
        add(columns_of(board_));
      } else if (one.text == kAllRegions) {
        add(board_.regions);
      } else {
        reader_.fail("\"rows\", \"columns\", \"regions\", […]", &one);
      }
      if (!puzzle_.houses.empty()) check_size(puzzle_.houses.back());
    }
  }

  /// No digit stands twice in a house.
  void check_size(const std::vector<Cell>& house) {
    const int digits = listed_.empty() ? board_.value_count : listed_.count();
    if (house.size() <= static_cast<std::size_t>(digits)) return;
    const Tree cells = cells_tree(house, board_);
    reader_.fail("[≤ " + std::to_string(digits) + "]", &cells);
  }

  void add(const Houses& houses) {
    puzzle_.houses.insert(puzzle_.houses.end(), houses.begin(), houses.end());
  }

  void read_givens(const Tree* tree) {
    read_domains(tree, [&](const Tree& one) {
      return board_.with_value(reader_.number(one, board_.first_value, board_.last_value()));
    });
  }
  void read_candidates(const Tree* tree) {
    read_domains(tree, [&](const Tree& one) { return reader_.values(one); });
  }
  void read_domains(const Tree* tree, const std::function<DigitSet(const Tree&)>& digits) {
    if (tree == nullptr || !reader_.is_object(*tree)) return;
    for (std::size_t i = 0; i < tree->items.size() && !reader_.error(); ++i) {
      const Cell cell = reader_.cell_named(tree->names[i]);
      const auto step = reader_.into(tree->names[i]);
      puzzle_.domains[cell] &= digits(tree->items[i]);
    }
  }

  void read_constraints(const Tree* tree) {
    if (tree == nullptr || !reader_.is_list(*tree, 0, kMostConstraints)) return;
    for (std::size_t i = 0; i < tree->items.size() && !reader_.error(); ++i) {
      const auto step = reader_.into(i);
      puzzle_.constraints.push_back(read_constraint(tree->items[i], reader_));
    }
  }

  Board board_;
  DigitSet listed_;  // the digits of the grid, if they are listed
  TreeReader reader_{board_};
  ConstrainedPuzzle puzzle_;
};

// In the order in which they rest on each other: the houses make the puzzle of the board.
const PuzzleReader::Member PuzzleReader::kMembers[] = {
    {kV, &PuzzleReader::read_version},
    {kGrid, &PuzzleReader::read_grid},
    {kRegions, &PuzzleReader::read_regions},
    {kHouses, &PuzzleReader::read_houses},
    {kGivens, &PuzzleReader::read_givens},
    {kCandidates, &PuzzleReader::read_candidates},
    {kConstraints, &PuzzleReader::read_constraints},
};
const PuzzleReader::Member PuzzleReader::kMembersOfGrid[] = {
    {kRows, &PuzzleReader::read_rows},           {kColumns, &PuzzleReader::read_columns},
    {kDigits, &PuzzleReader::read_digits},       {kOverlapping, &PuzzleReader::read_overlapping},
    {kVariables, &PuzzleReader::read_variables},
};

Tree grid_tree(const Board& board) {
  Tree digits = Tree::list();
  digits.add(Tree::of(board.first_value));
  digits.add(Tree::of(board.last_value()));
  Tree grid = Tree::object();
  grid.add(kRows, Tree::of(board.rows));
  grid.add(kColumns, Tree::of(board.columns));
  grid.add(kDigits, std::move(digits));
  if (!board.overlapping.empty()) {
    grid.add(kOverlapping, cells_tree(board.overlapping, board));
  }
  if (board.variables > 0) grid.add(kVariables, Tree::of(board.variables));
  return grid;
}

Tree regions_tree(const Board& board) {
  Tree word;
  each_box_shape(board, [&](int rows, int columns) {
    const bool is_known = word.is(Tree::Kind::kText);
    if (!is_known && board.regions == boxes_of(board, rows, columns)) {
      word = Tree::of(boxes_word(rows, columns));
    }
  });
  if (word.is(Tree::Kind::kText)) return word;
  Tree list = Tree::list();
  for (const auto& region : board.regions) list.add(cells_tree(region, board));
  return list;
}

/// Words where all rows, columns or regions follow each other.
Tree houses_tree(const ConstrainedPuzzle& puzzle) {
  const std::pair<std::string_view, Houses> words[] = {{kAllRows, rows_of(puzzle.board)},
                                                       {kAllColumns, columns_of(puzzle.board)},
                                                       {kAllRegions, puzzle.board.regions}};
  const Houses& houses = puzzle.houses;
  Tree list = Tree::list();
  for (std::size_t i = 0; i < houses.size();) {
    const auto begin = houses.begin() + static_cast<std::ptrdiff_t>(i);
    const auto* word = std::find_if(std::begin(words), std::end(words), [&](const auto& one) {
      return !one.second.empty() && houses.size() - i >= one.second.size() &&
             std::equal(one.second.begin(), one.second.end(), begin);
    });
    if (word == std::end(words)) {
      list.add(cells_tree(houses[i++], puzzle.board));
    } else {
      list.add(Tree::of(std::string(word->first)));
      i += word->second.size();
    }
  }
  return list;
}

}  // namespace

Result<ConstrainedPuzzle> read_puzzle_tree(const Tree& tree) {
  return PuzzleReader().read(tree);
}

Tree puzzle_tree(const ConstrainedPuzzle& puzzle) {
  const Board& board = puzzle.board;
  Tree givens = Tree::object(), candidates = Tree::object(), constraints = Tree::list();
  for (std::size_t i = 0; i < puzzle.domains.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (cell < board.grid_cells() && board.is_hole(cell)) continue;
    const DigitSet digits = puzzle.domains[cell];
    const std::string name = cell_name(board, cell);
    if (digits.single()) {
      givens.add(name, Tree::of(board.value(digits.first())));
    } else if (digits != DigitSet::up_to(board.value_count)) {
      candidates.add(name, values_tree(digits, board));
    }
  }
  for (const Constraint& constraint : puzzle.constraints) {
    constraints.add(constraint_tree(constraint, board));
  }
  Tree tree = Tree::object();
  tree.add(kV, Tree::of(kVersion));
  tree.add(kGrid, grid_tree(board));
  if (board.regions != usual_regions(board)) tree.add(kRegions, regions_tree(board));
  if (puzzle.houses != usual_houses(board)) tree.add(kHouses, houses_tree(puzzle));
  if (!givens.items.empty()) tree.add(kGivens, std::move(givens));
  if (!candidates.items.empty()) tree.add(kCandidates, std::move(candidates));
  tree.add(kConstraints, std::move(constraints));
  return tree;
}

}  // namespace nonet
