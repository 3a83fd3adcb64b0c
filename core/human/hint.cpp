#include "core/human/hint.h"

#include <algorithm>
#include <array>

#include "core/human/orders.h"

namespace nonet::human {

std::string_view hint_kind_key(HintKind kind) {
  constexpr std::array<std::string_view, 6> kKeys = {"step",        "mistake", "solved",
                                                     "no-solution", "stuck",   "stopped"};
  return kKeys[static_cast<std::size_t>(kind)];
}

Mistakes find_mistakes(const Puzzle& puzzle, std::span<const Digit> solution) {
  Mistakes found;
  for (std::size_t index = 0; index < solution.size(); ++index) {
    if (puzzle.givens[index] != 0) continue;
    const Cell cell = static_cast<Cell>(index);
    const Digit entry = puzzle.entries.empty() ? Digit{0} : puzzle.entries[index];
    if (entry != 0) {
      if (entry != solution[index]) found.digits.push_back(cell);
    } else if (!puzzle.candidates.empty() && !puzzle.candidates[index].contains(solution[index])) {
      found.marks.push_back(cell);
    }
  }
  return found;
}

Hint next_hint(const Puzzle& puzzle, const Known& known, std::vector<Technique> order,
               Search::Patience patience) {
  Hint hint;
  if (known.stopped) {
    hint.kind = HintKind::kStopped;
    return hint;
  }
  if (known.solutions == 0) {
    hint.kind = HintKind::kNoSolution;
    return hint;
  }
  hint.is_proper = known.solutions == 1;
  if (hint.is_proper) {
    hint.mistakes = find_mistakes(puzzle, known.solution);
    if (!hint.mistakes.empty()) {
      hint.kind = HintKind::kMistake;
      return hint;
    }
  }
  const Board board(puzzle);
  if (board.is_contradictory()) {
    hint.kind = HintKind::kMistake;
    return hint;
  }
  if (board.is_solved()) {
    hint.kind = HintKind::kSolved;
    return hint;
  }
  if (order.empty()) order = techniques_in(Order::kHuman, true);
  if (!hint.is_proper) leave_out_uniqueness(order);
  bool stopped = false;
  Search::Patience watched;
  if (patience) {
    watched = [&] {
      stopped = stopped || !patience();
      return !stopped;
    };
  }
  hint.step = next_step(
      board,
      {.order = std::move(order), .search = {}, .wants_evidence = true, .patience = watched});
  hint.kind = hint.step ? HintKind::kStep : stopped ? HintKind::kStopped : HintKind::kStuck;
  return hint;
}

}  // namespace nonet::human
