// tests/fuzz/interactive_fuzz.cpp: any text as a puzzle of Interactive-Sudoku-Solver: an error has a place in the text, and a
// puzzle that is read has cells that exist, is lowered, and is the same as plain data. Every second text is put together from items, so that much is read.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/interactive_fuzz -max_total_time=60 -max_len=400
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/format/interactive.h"
#include "core/format/puzzle_tree.h"
#include "core/model/constrained_puzzle.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nonet;

namespace {

constexpr const char* kItems[] = {".",
                                  ".AllDifferent",
                                  ".And",
                                  ".AntiKing",
                                  ".AntiKnight",
                                  ".Arrow",
                                  ".Between",
                                  ".BlackDot",
                                  ".Cage",
                                  ".ChaosArrow",
                                  ".ChaosConstruction",
                                  ".ChaosCount",
                                  ".ContainAtLeast",
                                  ".ContainExact",
                                  ".CountDistinct",
                                  ".CountingCircles",
                                  ".Doppelganger",
                                  ".DoubleArrow",
                                  ".End",
                                  ".Entropic",
                                  ".EqualSum",
                                  ".EqualityCage",
                                  ".FullRank",
                                  ".GreaterThan",
                                  ".HiddenSkyscraper",
                                  ".Indexing",
                                  ".LittleKiller",
                                  ".Lockout",
                                  ".LookAndSay",
                                  ".Lunchbox",
                                  ".Modular",
                                  ".NFA",
                                  ".NoBoxes",
                                  ".NumberedRoom",
                                  ".Or",
                                  ".Palindrome",
                                  ".Pair~8H_xf8H_xf8H_B",
                                  ".PillArrow",
                                  ".Quad",
                                  ".Regex~WzEtNV0q",
                                  ".RegionSumLine",
                                  ".RellikCage",
                                  ".Renban",
                                  ".Replicate~AE",
                                  ".SameValues",
                                  ".Sandwich",
                                  ".Skyscraper",
                                  ".StrictKropki",
                                  ".StrictXV",
                                  ".Sum",
                                  ".SumLine",
                                  ".Thermo",
                                  ".V",
                                  ".ValueIndexing",
                                  ".Var~A~~2x2",
                                  ".Whisper",
                                  ".WhiteDot",
                                  ".X",
                                  ".XSum",
                                  ".Zipper"};
constexpr const char* kArguments[] = {
    "R1C1", "R1C2", "R1C3",     "R2C1", "R2C2", "R3C3", "R4C4",   "R1",   "C1", "C4",
    "VA1",  "CC1",  "",         "-",    "0",    "1",    "2",      "3",    "5",  "-3",
    "10",   "1_2",  "5_=_2_-1", "LOOP", "R",    "_",    "R1C1_1", "99999"};

/// Items with some arguments each, on a board of 4×4, or another small one.
std::string put_together(FuzzInput& next) {
  constexpr const char* kBoards[] = {".Shape~4x4", ".Shape~4x4~0-3", ".Shape~1x4",
                                     ".Shape~3x4~1-5"};
  std::string text = kBoards[next() % std::size(kBoards)];
  for (int items = next() % 6; items >= 0; --items) {
    text += kItems[next() % std::size(kItems)];
    for (int arguments = next() % 6; arguments > 0; --arguments)
      (text += '~') += kArguments[next() % std::size(kArguments)];
  }
  return text;
}

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
  FuzzInput next(data, size);
  const bool is_put_together = next() % 2 != 0;
  const std::string made = is_put_together ? put_together(next) : std::string();
  const std::string_view text = is_put_together
                                    ? std::string_view(made)
                                    : std::string_view(reinterpret_cast<const char*>(data), size);
  const auto puzzle = read_interactive(text);
  if (!puzzle.ok()) {
    const Place at = puzzle.error().at;
    check(at.line <= 1 + std::count(text.begin(), text.end(), '\n') &&
          at.column <= text.size() + 1);
    return 0;
  }
  const Board& board = puzzle.value().board;
  check(puzzle.value().domains.size() == static_cast<std::size_t>(board.cell_count()));
  for (const auto& house : puzzle.value().houses) check_cells(house, board);
  for (const auto& region : board.regions) check_cells(region, board);
  for (const Constraint& constraint : puzzle.value().constraints)
    check_constraint(constraint, board);
  // Of large boards it may take seconds.
  if (is_put_together) {
    const Tree written = puzzle_tree(puzzle.value());
    const auto copy = read_puzzle_tree(written);
    check(copy.ok() && puzzle_tree(copy.value()) == written);
    check(make_model(puzzle.value()).domains.size() == puzzle.value().domains.size());
  }
  return 0;
}
