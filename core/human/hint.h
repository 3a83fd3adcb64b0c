// core/human/hint.h: what helps a reader on from where they are: a mistake to take back, or the next step.
//
// A hint follows the reader's own board: digits they wrote and candidates they removed count, so that it never repeats
// what they know. Mistakes come first, because steps that follow from a wrong digit are wrong too.
// Tested by tests/core/human/hint_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/human/find.h"
#include "core/human/known.h"

namespace nonet::human {

enum class HintKind : std::uint8_t {
  kStep,        ///< `step` helps on
  kMistake,     ///< `wrong_digits` and `wrong_marks` contradict the solution
  kSolved,      ///< every cell is filled, and right
  kNoSolution,  ///< the puzzle itself has none, or its givens conflict
  kStuck,       ///< no technique finds anything
  kStopped,     ///< cancelled
};

/// "step", "mistake", "solved", "no-solution", "stuck" or "stopped".
std::string_view hint_kind_key(HintKind kind);

struct Mistakes {
  std::vector<Cell> digits;  ///< cells whose entry is wrong
  std::vector<Cell> marks;   ///< open cells whose candidates lack the right digit
  bool empty() const { return digits.empty() && marks.empty(); }
};

/// Compares the entries and stated candidates with the solution (one digit a cell).
Mistakes find_mistakes(const Puzzle& puzzle, std::span<const Digit> solution);

struct Hint {
  HintKind kind = HintKind::kStuck;
  std::optional<Step> step;
  Mistakes mistakes;
  bool is_proper = false;  ///< the givens have exactly one solution; else no mistake can be told
};

/// `known` is know(puzzle). The puzzle must have at most 16×16 cells. `order` empty: that of the table. Techniques that need uniqueness are left out where the
/// puzzle is not proper. Cost: that of next_step (up to some ms on hard boards).
Hint next_hint(const Puzzle& puzzle, const Known& known, std::vector<Technique> order = {},
               Search::Patience patience = {});

}  // namespace nonet::human
