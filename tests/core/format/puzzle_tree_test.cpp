// Puzzles with constraints as plain data: every kind of constraint, every sample puzzle, what is left out, and what is wrong.
#include "core/format/puzzle_tree.h"

#include <string>

#include "core/format/constraint_members.h"
#include "core/format/constraint_tree.h"
#include "core/format/interactive.h"
#include "tests/catch.h"
#include "tests/reference/constrained_texts.h"
#include "tests/reference/constraint_samples.h"
#include "tests/rounds.h"

using namespace nonet;

namespace {

Tree numbers(std::initializer_list<int> values) {
  Tree list = Tree::list();
  for (const int value : values) list.add(Tree::of(value));
  return list;
}

Tree texts(std::initializer_list<const char*> values) {
  Tree list = Tree::list();
  for (const char* value : values) list.add(Tree::of(std::string(value)));
  return list;
}

bool are_same(const Constraint& one, const Constraint& other) {
  const bool has_parts = one.parts.size() == other.parts.size();
  bool is_same = has_parts && one.kind == other.kind && one.cells == other.cells &&
                 one.numbers == other.numbers && one.groups == other.groups &&
                 one.text == other.text;
  for (std::size_t i = 0; is_same && i < one.parts.size(); ++i) {
    is_same = are_same(one.parts[i], other.parts[i]);
  }
  if (!is_same || (one.relation == nullptr) != (other.relation == nullptr) ||
      (one.automaton == nullptr) != (other.automaton == nullptr)) {
    return false;
  }
  if (one.relation && one.relation->allowed != other.relation->allowed) return false;
  if (one.automaton == nullptr) return true;
  const AutomatonTable &table = *one.automaton, &same = *other.automaton;
  return table.state_count == same.state_count && table.start == same.start &&
         table.accepts == same.accepts &&
         std::equal(table.edges.begin(), table.edges.end(), same.edges.begin(), same.edges.end(),
                    [](const auto& edge, const auto& copy) {
                      return edge.from == copy.from && edge.to == copy.to &&
                             edge.digits == copy.digits;
                    });
}

void check_same(const ConstrainedPuzzle& puzzle, const ConstrainedPuzzle& copy) {
  CHECK(copy.board.rows == puzzle.board.rows);
  CHECK(copy.board.columns == puzzle.board.columns);
  CHECK(copy.board.first_value == puzzle.board.first_value);
  CHECK(copy.board.value_count == puzzle.board.value_count);
  CHECK(copy.board.variables == puzzle.board.variables);
  CHECK(copy.board.regions == puzzle.board.regions);
  CHECK(copy.houses == puzzle.houses);
  CHECK(copy.domains == puzzle.domains);
  REQUIRE(copy.constraints.size() == puzzle.constraints.size());
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    INFO(constraint_key(puzzle.constraints[i].kind));
    CHECK(are_same(puzzle.constraints[i], copy.constraints[i]));
  }
}

/// A square board with this member.
Tree square(int side, std::string_view name, Tree value, int variables = 0) {
  Tree grid = Tree::object();
  grid.add("rows", Tree::of(side));
  grid.add("cols", Tree::of(side));
  if (variables > 0) grid.add("variables", Tree::of(variables));
  Tree tree = Tree::object();
  tree.add("grid", std::move(grid));
  tree.add(name, std::move(value));
  return tree;
}

Tree four(std::string_view name, Tree value) {
  return square(4, name, std::move(value));
}

Tree list_of(Tree item) {
  Tree list = Tree::list();
  list.add(std::move(item));
  return list;
}

Tree anti_taxicab() {
  Tree constraint = Tree::object();
  constraint.add("anti-taxicab", Tree::flag(true));
  return constraint;
}

/// A 4×4 board with one constraint.
Tree with_constraint(std::string_view key, Tree on, std::string_view name = {}, Tree value = {}) {
  Tree constraint = Tree::object();
  constraint.add(key, std::move(on));
  if (!name.empty()) constraint.add(name, std::move(value));
  return four("constraints", list_of(std::move(constraint)));
}

std::string refused(const Tree& tree, Errc code = Errc::kBadArgument) {
  const auto puzzle = read_puzzle_tree(tree);
  REQUIRE_FALSE(puzzle.ok());
  CHECK(puzzle.error().code == code);
  return puzzle.error().text;
}

}  // namespace

TEST_CASE("puzzle tree: every kind of constraint survives writing and reading", "[format]") {
  reference::Random random(1);
  for (const auto& [kind, sample] : reference::samples()) {
    INFO(constraint_key(kind));
    for (int round = 0; round < rounds(40); ++round) {
      const Board board = reference::some_board_for(kind, random);
      ConstrainedPuzzle puzzle = make_constrained_puzzle(board);
      puzzle.constraints.push_back(sample(random, board));
      puzzle.constraints.back().kind = kind;
      const Tree tree = puzzle_tree(puzzle);
      const auto copy = read_puzzle_tree(tree);
      INFO((copy.ok() ? std::string() : copy.error().text));
      REQUIRE(copy.ok());
      check_same(puzzle, copy.value());
      CHECK(puzzle_tree(copy.value()) == tree);
    }
  }
}

TEST_CASE("puzzle tree: puzzles of Interactive-Sudoku-Solver survive it", "[format]") {
  for (const auto& row : reference::kConstrainedTexts) {
    INFO(row.name);
    const auto puzzle = read_interactive(row.text);
    REQUIRE(puzzle.ok());
    const auto copy = read_puzzle_tree(puzzle_tree(puzzle.value()));
    REQUIRE(copy.ok());
    check_same(puzzle.value(), copy.value());
  }
}

TEST_CASE("puzzle tree: each row says how its members are written", "[format]") {
  for (const auto& [kind, sample] : reference::samples()) {
    INFO(constraint_key(kind));
    const ConstraintMembers members = members_of(kind);
    CHECK(members.least <= members.most);
    for (const auto& other : members.others) CHECK_FALSE(other.name.empty());
  }
  const ConstraintMembers cage = members_of(ConstraintKind::kCage);
  CHECK(cage.is_different);
  REQUIRE(cage.others.size() == 1);
  CHECK(cage.others[0].name == "sum");
  CHECK(cage.others[0].is_optional);
  const ConstraintMembers quadruple = members_of(ConstraintKind::kQuadruple);
  CHECK(quadruple.least == 1);
  CHECK(quadruple.most == 63);
  CHECK(members_of(ConstraintKind::kWhiteDot).most == 2);
}

TEST_CASE("puzzle tree: what is left out is as usual", "[format]") {
  const auto nine = read_puzzle_tree(Tree::object());
  REQUIRE(nine.ok());
  CHECK(nine.value().board.rows == 9);
  CHECK(nine.value().board.value_count == 9);
  CHECK(nine.value().board.regions.size() == 9);
  CHECK(nine.value().houses.size() == 27);

  Tree tree = four("regions", Tree::of(std::string("boxes 2x2")));
  Tree givens = Tree::object();
  givens.add("r1c2", Tree::of(3));
  givens.add("R4C4", Tree::of(1));
  tree.add("givens", std::move(givens));
  Tree candidates = Tree::object();
  candidates.add("r2c2", numbers({1, 4}));
  tree.add("candidates", std::move(candidates));
  const auto four_by_four = read_puzzle_tree(tree);
  REQUIRE(four_by_four.ok());
  const ConstrainedPuzzle& puzzle = four_by_four.value();
  CHECK(puzzle.houses.size() == 12);
  CHECK(puzzle.domains[1] == DigitSet::of(3));
  CHECK(puzzle.domains[15] == DigitSet::of(1));
  CHECK(puzzle.domains[5] == (DigitSet::of(1) | DigitSet::of(4)));
  CHECK(puzzle.domains[0] == DigitSet::up_to(4));

  Tree houses = texts({"columns"});
  houses.add(texts({"r1c1", "r2c2"}));
  Tree few = four("houses", std::move(houses));
  few.add("regions", Tree::list());
  const auto without = read_puzzle_tree(few);
  REQUIRE(without.ok());
  CHECK(without.value().board.regions.empty());
  CHECK(without.value().houses.size() == 5);
}

TEST_CASE("puzzle tree: digits by their ends, or listed", "[format]") {
  const auto with_digits = [](const std::vector<int>& values) {
    Tree digits = Tree::list();
    for (const int value : values) digits.add(Tree::of(value));
    Tree grid = Tree::object();
    grid.add("rows", Tree::of(3));
    grid.add("cols", Tree::of(3));
    grid.add("digits", std::move(digits));
    grid.add("variables", Tree::of(1));
    Tree puzzle = Tree::object();
    puzzle.add("grid", std::move(grid));
    return puzzle;
  };
  const auto ends = read_puzzle_tree(with_digits({2, 6}));
  REQUIRE(ends.ok());
  CHECK(ends.value().domains[0] == DigitSet::up_to(5));
  const auto listed = read_puzzle_tree(with_digits({2, 3, 6}));
  REQUIRE(listed.ok());
  CHECK(listed.value().board.first_value == 2);
  CHECK(listed.value().board.value_count == 5);
  for (Cell cell = 0; cell < 9; ++cell) {
    CHECK(listed.value().domains[cell] == listed.value().board.values_where([](int value) {
      return value == 2 || value == 3 || value == 6;
    }));
  }
  CHECK(listed.value().domains[9] == DigitSet::up_to(5));
  const auto again = read_puzzle_tree(puzzle_tree(listed.value()));
  REQUIRE(again.ok());
  CHECK(again.value().domains == listed.value().domains);
  CHECK(refused(with_digits({2})) == "grid.digits = [1] ([2 … 64])");
  CHECK(refused(with_digits({2, 3, 3})) == "grid.digits[2] = 3 (4 … 65)");
  CHECK(refused(with_digits({2, 3, 66})) == "grid.digits[2] = 66 (4 … 65)");
}

TEST_CASE("puzzle tree: an error names the member, what stands there and what may", "[format]") {
  CHECK(refused(Tree::of(7)) == "7 ({…})");
  CHECK(refused(four("givings", Tree::object())) ==
        "givings (v, grid, regions, houses, givens, candidates, constraints)");
  CHECK(refused(with_constraint("cage", texts({"r1c1", "r0c2"}))) ==
        "constraints[0].cage[1] = r0c2 (r1c1 … r4c4)");
  CHECK(refused(with_constraint("cage", texts({"r1c1", "r1c1"}))) ==
        "constraints[0].cage[1] = r1c1 (≠)");
  CHECK(refused(with_constraint("cage", texts({"r1c1"}), "sum", Tree::of(2.5))) ==
        "constraints[0].sum = 2.5 (-1000000 … 1000000)");
  CHECK(refused(with_constraint("cage", texts({"r1c1"}), "some", Tree::of(2))) ==
        "constraints[0].some (cage, sum)");
  CHECK(refused(with_constraint("whispers", texts({"r1c1", "r1c2"}))) ==
        "constraints[0].difference = null (1)");
  CHECK(refused(with_constraint("white-dot", texts({"r1c1"}))) ==
        "constraints[0].white-dot = [1] ([2])");
  CHECK(refused(with_constraint("thermo", texts({"r1c1"})), Errc::kUnknownConstraint) ==
        "constraints[0] = thermo");
  CHECK(refused(with_constraint("look-and-say", texts({"r1c1"}), "says", list_of(Tree::of(1)))) ==
        "constraints[0].says = [1] (count, value, …)");
  CHECK(refused(with_constraint("lunchbox", texts({"r1c1", "r1c1"}), "sum", Tree::of(2))) ==
        "constraints[0].lunchbox[1] = r1c1 (≠)");
  CHECK(refused(with_constraint("anti-king", Tree::flag(false))) ==
        "constraints[0].anti-king = false (true)");
  CHECK(refused(with_constraint("expression", texts({"r1c1"}), "text", Tree::of(1))) ==
        "constraints[0].text = 1 (\"…\")");
  const auto arrow = [](std::initializer_list<const char*> pill) {
    Tree groups = Tree::list();
    groups.add(texts(pill));
    groups.add(texts({"r2c1", "r3c1"}));
    return with_constraint("arrow", std::move(groups));
  };
  CHECK(read_puzzle_tree(arrow({"r1c1", "r1c2", "r1c3"})).ok());
  CHECK(refused(arrow({"r1c1", "r1c2", "r1c3", "r1c4"})) ==
        "constraints[0].arrow[0] = [4] ([1 … 3])");
  for (const char* wrong : {"1.*4(", "(2|5)1", "[3"}) {
    CHECK(refused(with_constraint("expression", texts({"r1c1"}), "text", Tree::of(wrong))) ==
          "constraints[0].text = " + std::string(wrong) + " (1 [2-3]* (1|2)? …)");
  }
  CHECK(refused(four("regions", Tree::of(std::string("boxes 3x3")))) ==
        "regions = boxes 3x3 (\"boxes 2x2\")");
  Tree givens = Tree::object();
  givens.add("r1c1", Tree::of(5));
  CHECK(refused(four("givens", givens)) == "givens.r1c1 = 5 (1 … 4)");
  Tree grid = Tree::object();
  grid.add("rows", Tree::of(65));
  Tree large = Tree::object();
  large.add("grid", std::move(grid));
  CHECK(refused(large) == "grid.rows = 65 (1 … 64)");
  // How many cells a rellik cage may have depends on the digits: its sets of them are listed.
  const auto rellik = [](int side, int cells) {
    Tree names = Tree::list();
    for (int i = 1; i <= cells; ++i) names.add(Tree::of("r1c" + std::to_string(i)));
    Tree cage = Tree::object();
    cage.add("rellik-cage", std::move(names));
    cage.add("sum", Tree::of(5));
    return square(side, "constraints", list_of(std::move(cage)));
  };
  CHECK(read_puzzle_tree(rellik(16, 16)).ok());
  CHECK(read_puzzle_tree(rellik(25, 4)).ok());
  CHECK(refused(rellik(25, 5)) == "constraints[0].rellik-cage = [5] ([1 … 4])");
  // Some have too many rules on larger boards.
  CHECK(read_puzzle_tree(square(25, "constraints", list_of(anti_taxicab()))).ok());
  CHECK(refused(square(26, "constraints", list_of(anti_taxicab()))) ==
        "constraints[0].anti-taxicab (≤ 25 × 25)");
  // Not all constraints can be about what modified cells count as, and there are at most 64 such numbers.
  const auto modified = [](int factor, const char* part) {
    Tree marks = Tree::list();
    for (int i = 1; i <= 16; ++i) marks.add(Tree::of("v" + std::to_string(i)));
    Tree one = Tree::object();
    one.add(part, texts({"r1c1", "r1c2"}));
    Tree constraint = Tree::object();
    constraint.add("modified", std::move(marks));
    constraint.add("factor", Tree::of(factor));
    constraint.add("parts", list_of(std::move(one)));
    return square(4, "constraints", list_of(std::move(constraint)), 16);
  };
  CHECK(read_puzzle_tree(modified(2, "cage")).ok());
  CHECK(read_puzzle_tree(modified(-1, "thermometer")).ok());
  CHECK(refused(modified(2, "row-index")) == "constraints[0].parts[0] = {1} (cage, sum …)");
  CHECK(refused(modified(20, "cage")) == "constraints[0].parts (factor, plus: 64 values)");
  // Lengths are counted up to 63.
  const auto count = [](int first) {
    Tree digits = list_of(Tree::of(first));
    digits.add(Tree::of(first + 3));
    Tree wide = Tree::object();
    wide.add("rows", Tree::of(4));
    wide.add("cols", Tree::of(4));
    wide.add("digits", std::move(digits));
    Tree constraint = Tree::object();
    constraint.add("chaos-count", texts({"r1c1", "r2c1", "r2c2"}));
    Tree counting = Tree::object();
    counting.add("grid", std::move(wide));
    counting.add("constraints", list_of(std::move(constraint)));
    return counting;
  };
  CHECK(read_puzzle_tree(count(60)).ok());
  CHECK(refused(count(61)) == "constraints[0].chaos-count (digits ≤ 63)");
  // Parts of parts have an end.
  Tree deep = texts({});
  for (int i = 0; i < 20; ++i) {
    Tree any = Tree::object();
    any.add("any", std::move(deep));
    deep = Tree::list();
    deep.add(std::move(any));
  }
  CHECK_FALSE(read_puzzle_tree(four("constraints", std::move(deep))).ok());
}
