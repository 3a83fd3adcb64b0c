// tests/fuzz/puzzle_tree_fuzz.cpp: any plain data as a puzzle with constraints: what is accepted is written, read again as the same, and lowered.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/puzzle_tree_fuzz -max_total_time=60 -max_len=400
//
// Names are those that puzzles and constraints have, so that much is accepted.
#include <cstdint>
#include <string>

#include "core/format/constraint_members.h"
#include "core/format/puzzle_tree.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nonet;

namespace {

constexpr const char* kNames[] = {"grid",        "regions",    "houses", "givens", "candidates",
                                  "constraints", "rows",       "cols",   "digits", "r1c1",
                                  "r2c2",        "variables",  "states", "start",  "edges",
                                  "accepts",     "overlapping"};
constexpr const char* kTexts[] = {"r1c1", "r1c2", "r2c1",      "r2c2",    "r3c3",
                                  "v1",   "rows", "boxes 2x2", "columns", "1*2"};
constexpr int kKinds = static_cast<int>(ConstraintKind::kAll) + 1;
constexpr int kDeepest = 6;

/// A member of a puzzle, a constraint, or a member of one.
std::string make_name(FuzzInput& next) {
  const int choice = next() % 3;
  if (choice == 0) return kNames[next() % std::size(kNames)];
  const auto kind = static_cast<ConstraintKind>(next() % kKinds);
  if (choice == 1) return std::string(constraint_key(kind));
  const auto members = members_of(kind);
  if (members.others.empty()) return "sum";
  return std::string(members.others[next() % members.others.size()].name);
}

/// A variable for each cell of a 4×4 grid.
Tree each_variable() {
  Tree list = Tree::list();
  for (int number = 1; number <= 16; ++number) list.add(Tree::of("v" + std::to_string(number)));
  return list;
}

Tree make_tree(FuzzInput& next, int depth) {
  const int kind = next() % (depth > kDeepest ? 4 : 7);
  if (kind == 0) return {};
  if (kind == 1) return Tree::flag(next() % 2 != 0);
  if (kind == 2) return Tree::of(next() % 20 - 2);
  if (kind == 3) return Tree::of(std::string(kTexts[next() % std::size(kTexts)]));
  if (kind == 6) return each_variable();
  Tree tree = kind == 4 ? Tree::list() : Tree::object();
  for (int items = next() % 8; items > 0; --items) {
    if (kind == 5) tree.names.push_back(make_name(next));
    tree.items.push_back(make_tree(next, depth + 1));
  }
  return tree;
}

/// A list as the constraints of a 4×4 grid, or of two of 3×3 that overlap.
Tree with_grid(Tree constraints, bool overlap) {
  Tree grid = Tree::object();
  grid.add("rows", Tree::of(4));
  grid.add("cols", Tree::of(4));
  if (overlap) {
    Tree digits = Tree::list(), grids = Tree::list();
    digits.add(Tree::of(1));
    digits.add(Tree::of(3));
    grids.add(Tree::of("r1c1"));
    grids.add(Tree::of("r2c2"));
    grid.add("digits", std::move(digits));
    grid.add("overlapping", std::move(grids));
  }
  grid.add("variables", Tree::of(16));
  Tree puzzle = Tree::object();
  puzzle.add("grid", std::move(grid));
  puzzle.add("constraints", std::move(constraints));
  return puzzle;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzInput next(data, size);
  Tree tree = make_tree(next, 0);
  if (tree.is(Tree::Kind::kList)) tree = with_grid(std::move(tree), next() % 4 == 0);
  const auto puzzle = read_puzzle_tree(tree);
  if (!puzzle.ok()) {
    check(!puzzle.error().text.empty());
    return 0;
  }
  const Tree written = puzzle_tree(puzzle.value());
  const auto copy = read_puzzle_tree(written);
  check(copy.ok() && puzzle_tree(copy.value()) == written);
  check(make_model(puzzle.value()).domains.size() == puzzle.value().domains.size());
  return 0;
}
