#include "core/format/constraint_tree.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/format/constraint_members.h"
#include "core/model/expression.h"
#include "core/model/rules.h"
#include "core/model/worths.h"

namespace nonet {
namespace {

using On = ConstraintMembers::On;
using Other = ConstraintMembers::Other;

constexpr int kLargestNumber = TreeReader::kLargestNumber;
constexpr int kLargestFactor = 100;
constexpr int kMostStates = 100'000;
constexpr int kDeepest = 8;  // parts of parts
constexpr std::size_t kMostOfPill = 3;

constexpr std::string_view kSize = "size", kSays = "says";
// Of an automaton.
constexpr std::string_view kStates = "states", kStart = "start", kAccepts = "accepts",
                           kEdges = "edges";

/// Reads one constraint; a constraint of its parts is read by another one.
class ConstraintReader {
 public:
  ConstraintReader(TreeReader& reader, int depth) : reader_(reader), depth_(depth) {}

  Constraint read(const Tree& tree) {
    if (!reader_.is_object(tree)) return {};
    const auto own = find_kind(tree);
    if (!own) return {};
    members_ = members_of(constraint_.kind);
    {
      const auto step = reader_.into(tree.names[*own]);
      read_on(tree.items[*own]);
    }
    std::vector<std::string_view> known{tree.names[*own]};
    for (const Other& other : members_.others) {
      known.push_back(other.name);
      const auto step = reader_.into(other.name);
      read_other(tree.find(other.name), other);
    }
    reader_.refuse_others(tree, known);
    return std::move(constraint_);
  }

 private:
  /// Which member is the key of a constraint: its value is a list, or true. "sum" may be a number of another constraint.
  std::optional<std::size_t> find_kind(const Tree& tree) {
    for (std::size_t i = 0; i < tree.names.size(); ++i) {
      const auto kind = constraint_of(tree.names[i]);
      if (!kind || !(tree.items[i].is(Tree::Kind::kList) || tree.items[i].is(Tree::Kind::kFlag))) {
        continue;
      }
      constraint_.kind = *kind;
      return i;
    }
    const Tree named = Tree::of(tree.names.empty() ? std::string() : tree.names.front());
    reader_.fail({}, &named, Errc::kUnknownConstraint);
    return std::nullopt;
  }

  void read_on(const Tree& tree) {
    const Board& board = reader_.board();
    if (members_.is_small &&
        std::max({board.rows, board.columns, board.value_count}) > kLargestSmallSide) {
      const std::string side = std::to_string(kLargestSmallSide);
      return reader_.fail("≤ " + side + " × " + side);
    }
    // It would be about rows or columns through several grids.
    if (members_.is_whole && !board.overlapping.empty()) {
      return reader_.fail("overlapping: []");
    }
    const std::size_t least = members_.least;
    std::size_t most = members_.most;
    switch (members_.on) {
      case On::kCells:
        if (members_.is_few) most = std::min(most, most_cells_of_few_sets(reader_.board()));
        constraint_.cells = reader_.cells(tree, least, most);
        return check_cells(tree);
      case On::kGroups:
        constraint_.groups = reader_.groups(tree, least, most);
        return check_groups(tree);
      case On::kPairs:
        return read_lists(tree, {});
      case On::kHouses: {
        return read_lists(tree, {static_cast<std::size_t>(board.rows),
                                 static_cast<std::size_t>(board.columns), board.regions.size()});
      }
      case On::kBoard:
        if (!reader_.flag(tree)) reader_.fail("true", &tree);
        if (members_.is_square) check_square();
        return;
      case On::kParts:
        return read_parts(tree);
    }
  }

  /// Lists of these sizes; without them, any number of pairs.
  void read_lists(const Tree& tree, const std::vector<std::size_t>& sizes) {
    const bool is_right =
        sizes.empty() ? reader_.is_list(tree) : reader_.is_list(tree, sizes.size(), sizes.size());
    for (std::size_t i = 0; is_right && i < tree.items.size(); ++i) {
      const auto step = reader_.into(i);
      const std::size_t size = sizes.empty() ? 2 : sizes[i];
      constraint_.groups.push_back(reader_.cells(tree.items[i], size, size));
    }
  }

  void read_parts(const Tree& tree) {
    if (depth_ == kDeepest) return reader_.fail("[0]", &tree);
    if (!reader_.is_list(tree)) return;
    for (std::size_t i = 0; i < tree.items.size() && !reader_.error(); ++i) {
      const auto step = reader_.into(i);
      constraint_.parts.push_back(ConstraintReader(reader_, depth_ + 1).read(tree.items[i]));
    }
  }

  void check_square() {
    const Board& board = reader_.board();
    if (board.rows != board.columns) {
      reader_.fail(std::to_string(board.rows) + " × " + std::to_string(board.rows));
    }
  }

  void check_cells(const Tree& tree) {
    const Board& board = reader_.board();
    const auto& cells = constraint_.cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto step = reader_.into(i);
      if (members_.is_in_grid && cells[i] >= board.grid_cells()) {
        const auto last = static_cast<Cell>(board.grid_cells() - 1);
        reader_.fail("r1c1 … " + cell_name(board, last), &tree.items[i]);
      }
      const auto before = cells.begin() + static_cast<std::ptrdiff_t>(i);
      if (members_.is_different && std::find(cells.begin(), before, cells[i]) != before) {
        reader_.fail("≠", &tree.items[i]);
      }
    }
    if (members_.is_low && board.last_value() > kMostLength) {
      reader_.fail("digits ≤ " + std::to_string(kMostLength));
    }
    if (members_.is_each && cells.size() != static_cast<std::size_t>(board.grid_cells())) {
      reader_.fail("[" + std::to_string(board.grid_cells()) + "]", &tree);
    }
    if (!members_.is_side) return;
    check_square();
    const auto lines = lines_from_all_sides(board);
    if (std::find(lines.begin(), lines.end(), cells) == lines.end()) {
      reader_.fail("r1c1 … r1c" + std::to_string(board.columns), &tree);
    }
  }

  void check_groups(const Tree& tree) {
    const auto& groups = constraint_.groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const auto step = reader_.into(i);
      if (members_.is_equal && groups[i].size() != groups[0].size()) {
        reader_.fail("[" + std::to_string(groups[0].size()) + "]", &tree.items[i]);
      }
      if (members_.is_pill && i == 0 && groups[i].size() > kMostOfPill) {
        reader_.fail("[1 … " + std::to_string(kMostOfPill) + "]", &tree.items[i]);
      }
    }
  }

  void read_other(const Tree* tree, const Other& other) {
    auto& numbers = constraint_.numbers;
    const int least = other.is_positive ? 1 : -kLargestNumber;
    if (tree == nullptr) {
      const Tree absent;
      const bool may_be_absent = other.is_optional || other.kind == Other::Kind::kFactors;
      if (other.kind == Other::Kind::kFlag && !other.is_optional) numbers.push_back(0);
      if (!may_be_absent && other.kind != Other::Kind::kFlag)
        reader_.fail(expected(other.kind), &absent);
      return;
    }
    switch (other.kind) {
      case Other::Kind::kNumber:
        numbers.push_back(reader_.number(*tree, least, kLargestNumber));
        // Regions of so many cells fill the grid.
        if (other.name == kSize && members_.is_each &&
            reader_.board().grid_cells() % std::max(1, numbers[0]) != 0) {
          reader_.fail(std::to_string(reader_.board().grid_cells()) + " / n", tree);
        }
        break;
      case Other::Kind::kFlag:
        numbers.push_back(reader_.flag(*tree) ? 1 : 0);
        break;
      case Other::Kind::kList:
      case Other::Kind::kFactors: {
        const bool are_factors = other.kind == Other::Kind::kFactors;
        const int most = are_factors ? kLargestFactor : kLargestNumber;
        const auto list = reader_.numbers(*tree, -most, most, other.is_positive ? 1 : 0);
        if (are_factors && list.size() != constraint_.cells.size()) {
          reader_.fail("[" + std::to_string(constraint_.cells.size()) + "]", tree);
        }
        if (other.name == kSays && list.size() % 2 != 0) reader_.fail("count, value, …", tree);
        numbers.insert(numbers.end(), list.begin(), list.end());
        break;
      }
      case Other::Kind::kRelation:
        constraint_.relation = read_relation(*tree);
        break;
      case Other::Kind::kTable:
        constraint_.automaton = read_table(*tree);
        break;
      case Other::Kind::kText:
        // The only text of a constraint is a regular expression.
        constraint_.text = reader_.text(*tree);
        if (!read_expression(constraint_.text, reader_.board())) {
          reader_.fail("1 [2-3]* (1|2)? …", tree);
        }
        break;
      case Other::Kind::kArms:
        constraint_.groups = reader_.groups(*tree, 1);
        break;
      case Other::Kind::kParts:
        read_parts(*tree);
        if (!reader_.error()) check_modified(*tree);
        break;
    }
  }

  /// Whether there are few enough worths, and each part can be about them.
  void check_modified(const Tree& tree) {
    const auto worths = Worths::of(constraint_, reader_.board());
    if (!worths) return reader_.fail("factor, plus: 64 values");
    for (std::size_t i = 0; i < constraint_.parts.size(); ++i) {
      Rules rules;
      const auto step = reader_.into(i);
      const Constraint& part = constraint_.parts[i];
      if (worths->lower(part, rules)) continue;
      // Of such a kind, it would need too many states, or has values that it cannot be about.
      const bool can_be = Worths::can_be_about(part.kind);
      reader_.fail(can_be ? "fewer cells, values ≥ 0" : "cage, sum …", &tree.items[i]);
    }
  }

  static std::string_view expected(Other::Kind kind) {
    switch (kind) {
      case Other::Kind::kNumber:
        return "1";
      case Other::Kind::kText:
        return "\"…\"";
      case Other::Kind::kTable:
        return "{…}";
      default:
        return "[…]";
    }
  }

  std::shared_ptr<const RelationTable> read_relation(const Tree& tree) {
    auto table = std::make_shared<RelationTable>();
    const auto values = static_cast<std::size_t>(reader_.board().value_count);
    if (reader_.is_list(tree, values, values)) {
      for (std::size_t i = 0; i < values; ++i) {
        const auto step = reader_.into(i);
        table->allowed.push_back(reader_.values(tree.items[i]));
      }
    }
    return table;
  }

  std::shared_ptr<const AutomatonTable> read_table(const Tree& tree) {
    auto table = std::make_shared<AutomatonTable>();
    if (!reader_.is_object(tree)) return table;
    reader_.refuse_others(tree, {kStates, kStart, kAccepts, kEdges});
    const Tree absent;
    const auto member = [&](std::string_view name) -> const Tree& {
      const Tree* found = tree.find(name);
      return found != nullptr ? *found : absent;
    };
    int last = 0;
    {
      const auto step = reader_.into(kStates);
      last = reader_.number(member(kStates), 1, kMostStates) - 1;
    }
    table->state_count = static_cast<std::uint32_t>(last) + 1;
    table->accepts.resize(table->state_count);
    {
      const auto step = reader_.into(kStart);
      for (const int state : reader_.numbers(member(kStart), 0, last, 1)) {
        table->start.push_back(static_cast<std::uint32_t>(state));
      }
    }
    {
      const auto step = reader_.into(kAccepts);
      for (const int state : reader_.numbers(member(kAccepts), 0, last)) {
        table->accepts[static_cast<std::size_t>(state)] = 1;
      }
    }
    const auto step = reader_.into(kEdges);
    const Tree& edges = member(kEdges);
    if (!reader_.is_list(edges, 0, kMostStates)) return table;
    for (std::size_t i = 0; i < edges.items.size() && !reader_.error(); ++i) {
      const auto at = reader_.into(i);
      const Tree& edge = edges.items[i];
      if (!reader_.is_list(edge, 3, 3)) break;
      const int from = reader_.number(edge.items[0], 0, last);
      const int to = reader_.number(edge.items[1], 0, last);
      table->edges.push_back({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to),
                              reader_.values(edge.items[2])});
    }
    return table;
  }

  TreeReader& reader_;
  int depth_;
  ConstraintMembers members_;
  Constraint constraint_;
};

Tree groups_tree(const std::vector<std::vector<Cell>>& groups, const Board& board) {
  Tree list = Tree::list();
  for (const auto& group : groups) list.add(cells_tree(group, board));
  return list;
}

template <class Numbers>
Tree numbers_tree(const Numbers& numbers) {
  Tree list = Tree::list();
  for (const auto number : numbers) list.add(Tree::of(static_cast<double>(number)));
  return list;
}

Tree relation_tree(const RelationTable& relation, const Board& board) {
  Tree list = Tree::list();
  for (const DigitSet digits : relation.allowed) list.add(values_tree(digits, board));
  return list;
}

Tree table_tree(const AutomatonTable& table, const Board& board) {
  std::vector<std::size_t> accepting;
  for (std::size_t state = 0; state < table.accepts.size(); ++state) {
    if (table.accepts[state] != 0) accepting.push_back(state);
  }
  Tree edges = Tree::list();
  for (const auto& edge : table.edges) {
    Tree one = numbers_tree(std::vector<std::uint32_t>{edge.from, edge.to});
    one.add(values_tree(edge.digits, board));
    edges.add(std::move(one));
  }
  Tree tree = Tree::object();
  tree.add(kStates, Tree::of(static_cast<double>(table.state_count)));
  tree.add(kStart, numbers_tree(table.start));
  tree.add(kAccepts, numbers_tree(accepting));
  tree.add(kEdges, std::move(edges));
  return tree;
}

Tree parts_tree(const Constraint& constraint, const Board& board) {
  Tree parts = Tree::list();
  for (const Constraint& part : constraint.parts) parts.add(constraint_tree(part, board));
  return parts;
}

Tree on_tree(const Constraint& constraint, On on, const Board& board) {
  if (on == On::kCells) return cells_tree(constraint.cells, board);
  if (on == On::kBoard) return Tree::flag(true);
  return on == On::kParts ? parts_tree(constraint, board) : groups_tree(constraint.groups, board);
}

}  // namespace

Tree cells_tree(const std::vector<Cell>& cells, const Board& board) {
  Tree list = Tree::list();
  for (const Cell cell : cells) list.add(Tree::of(cell_name(board, cell)));
  return list;
}

Tree values_tree(DigitSet digits, const Board& board) {
  Tree list = Tree::list();
  while (!digits.empty()) list.add(Tree::of(board.value(digits.pop_first())));
  return list;
}

Constraint read_constraint(const Tree& tree, TreeReader& reader) {
  return ConstraintReader(reader, 0).read(tree);
}

Tree constraint_tree(const Constraint& constraint, const Board& board) {
  const ConstraintMembers members = members_of(constraint.kind);
  Tree tree = Tree::object();
  tree.add(constraint_key(constraint.kind), on_tree(constraint, members.on, board));
  std::span<const std::int32_t> numbers = constraint.numbers;
  for (const Other& other : members.others) {
    switch (other.kind) {
      case Other::Kind::kNumber:
      case Other::Kind::kFlag:
        if (numbers.empty()) break;
        tree.add(other.name, other.kind == Other::Kind::kFlag ? Tree::flag(numbers[0] != 0)
                                                              : Tree::of(numbers[0]));
        numbers = numbers.subspan(1);
        break;
      case Other::Kind::kFactors:
        if (!numbers.empty()) tree.add(other.name, numbers_tree(numbers));
        break;
      case Other::Kind::kList:
        tree.add(other.name, numbers_tree(numbers));
        break;
      case Other::Kind::kRelation:
        tree.add(other.name, relation_tree(*constraint.relation, board));
        break;
      case Other::Kind::kTable:
        tree.add(other.name, table_tree(*constraint.automaton, board));
        break;
      case Other::Kind::kText:
        tree.add(other.name, Tree::of(constraint.text));
        break;
      case Other::Kind::kArms:
        tree.add(other.name, groups_tree(constraint.groups, board));
        break;
      case Other::Kind::kParts:
        tree.add(other.name, parts_tree(constraint, board));
        break;
    }
  }
  return tree;
}

}  // namespace nonet
