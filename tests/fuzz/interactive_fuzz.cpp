// tests/fuzz/interactive_fuzz.cpp: any text as a puzzle of Interactive-Sudoku-Solver: an error has a place in the text, and a
// puzzle that is read has cells that exist.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/interactive_fuzz -max_total_time=60 -max_len=400
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "core/format/interactive.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nonet;

namespace {

void check_cells(const std::vector<Cell>& cells, const Board& board) {
  check(std::all_of(cells.begin(), cells.end(),
                    [&](Cell cell) { return cell < board.cell_count(); }));
}

void check_constraint(const Constraint& constraint, const Board& board) {
  check_cells(constraint.cells, board);
  for (const auto& group : constraint.groups) check_cells(group, board);
  for (const Constraint& part : constraint.parts) check_constraint(part, board);
  if (constraint.automaton == nullptr) return;
  const AutomatonTable& table = *constraint.automaton;
  check(!table.start.empty() && table.accepts.size() == table.state_count);
  for (const auto& edge : table.edges)
    check(edge.from < table.state_count && edge.to < table.state_count && !edge.digits.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto puzzle = read_interactive(text);
  if (!puzzle.ok()) {
    const Place at = puzzle.error().at;
    check(at.line <= 1 + std::count(text.begin(), text.end(), '\n') && at.column <= size + 1);
    return 0;
  }
  const Board& board = puzzle.value().board;
  check(puzzle.value().domains.size() == static_cast<std::size_t>(board.cell_count()));
  for (const auto& house : puzzle.value().houses) check_cells(house, board);
  for (const auto& region : board.regions) check_cells(region, board);
  for (const Constraint& constraint : puzzle.value().constraints)
    check_constraint(constraint, board);
  return 0;
}
