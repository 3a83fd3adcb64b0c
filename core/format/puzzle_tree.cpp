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
constexpr int kMostCells = 1'000;  // with the variables
constexpr std::size_t kMostConstraints = 100'000;

constexpr std::string_view kV = "v", kGrid = "grid", kRegions = "regions", kHouses = "houses",
                           kGivens = "givens", kCandidates = "candidates",
                           kConstraints = "constraints";
constexpr std::string_view kRows = "rows", kColumns = "cols", kDigits = "digits",
                           kVariables = "variables";
// Words for houses.
constexpr std::string_view kAllRows = "rows", kAllColumns = "columns", kAllRegions = "regions";

Houses rows_of(const Board& board) {
  Houses houses;
  for (int row = 0; row < board.rows; ++row) houses.push_back(board.cells_of_row(row));
  return houses;
}

Houses columns_of(const Board& board) {
  Houses houses;
  for (int column = 0; column < board.columns; ++column) {
    houses.push_back(board.cells_of_column(column));
  }
  return houses;
}

/// Row by row of boxes; the sides divide those of the board.
Houses boxes_of(const Board& board, int rows, int columns) {
  Houses boxes;
  for (int top = 0; top < board.rows; top += rows) {
    for (int left = 0; left < board.columns; left += columns) {
      auto& box = boxes.emplace_back();
      for (int row = top; row < top + rows; ++row) {
        for (int column = left; column < left + columns; ++column) {
          box.push_back(board.cell(row, column));
        }
      }
    }
  }
  return boxes;
}

std::string boxes_word(int rows, int columns) {
  return "boxes " + std::to_string(rows) + "x" + std::to_string(columns);
}

/// The squarest boxes of a square grid; none if they are its rows.
Houses usual_regions(const Board& board) {
  if (board.rows != board.columns) return {};
  const Shape shape = usual_shape(board.rows);
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
  static const Member kMembers[7], kMembersOfGrid[4];

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
    for (int rows = 1; rows <= board_.rows; ++rows) {
      for (int columns = 1; columns <= board_.columns; ++columns) {
        if (board_.rows % rows != 0 || board_.columns % columns != 0) continue;
        if (tree->text != boxes_word(rows, columns)) continue;
        board_.regions = boxes_of(board_, rows, columns);
        return;
      }
    }
    const Shape shape = usual_shape(board_.rows);
    const bool is_square = board_.rows == board_.columns;
    const int columns = is_square ? shape.box_columns : board_.columns;
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
    if (!listed_.empty()) std::fill_n(puzzle_.domains.begin(), board_.grid_cells(), listed_);
    if (tree == nullptr) {
      puzzle_.houses = usual_houses(board_);
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
    }
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
    {kRows, &PuzzleReader::read_rows},
    {kColumns, &PuzzleReader::read_columns},
    {kDigits, &PuzzleReader::read_digits},
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
  if (board.variables > 0) grid.add(kVariables, Tree::of(board.variables));
  return grid;
}

Tree regions_tree(const Board& board) {
  for (int rows = 1; rows <= board.rows; ++rows) {
    for (int columns = 1; columns <= board.columns; ++columns) {
      const bool fill = board.rows % rows == 0 && board.columns % columns == 0;
      if (fill && board.regions == boxes_of(board, rows, columns)) {
        return Tree::of(boxes_word(rows, columns));
      }
    }
  }
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
    const DigitSet digits = puzzle.domains[i];
    const std::string name = cell_name(board, static_cast<Cell>(i));
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
