#include "core/format/candidates.h"

#include <algorithm>
#include <string>

#include "core/format/boxed.h"
#include "core/format/symbols.h"

namespace nonet {

bool is_set_by_candidates(const Puzzle& puzzle) {
  const std::vector<Digit> filled = filled_cells(puzzle);
  const DigitSet all = DigitSet::up_to(puzzle.geometry->size());
  return std::all_of(filled.begin(), filled.end(), [](Digit digit) { return digit == 0; }) &&
         std::any_of(puzzle.candidates.begin(), puzzle.candidates.end(),
                     [&](DigitSet digits) { return digits != all; });
}

void place_lone_candidates(Puzzle& puzzle) {
  for (std::size_t cell = 0; cell < puzzle.candidates.size(); ++cell) {
    if (!puzzle.candidates[cell].single()) continue;
    if (!puzzle.entries.empty() && puzzle.entries[cell] != 0) continue;
    const Digit digit = puzzle.candidates[cell].first();
    const auto peers = puzzle.geometry->peers(static_cast<Cell>(cell));
    const bool placed = std::none_of(peers.begin(), peers.end(), [&](Cell peer) {
      return puzzle.candidates[peer].contains(digit);
    });
    if (placed) puzzle.givens[cell] = digit;
  }
}

std::vector<std::string> candidate_groups(const Puzzle& puzzle) {
  const std::vector<Digit> filled = filled_cells(puzzle);
  std::vector<DigitSet> candidates = starting_candidates(puzzle);
  std::vector<std::string> groups;
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    DigitSet left = candidates[cell];
    if (filled[cell] != 0) {
      left = DigitSet::of(filled[cell]);
    } else if (puzzle.candidates.empty()) {
      for (const Cell peer : puzzle.geometry->peers(static_cast<Cell>(cell))) {
        if (filled[peer] != 0) left.erase(filled[peer]);
      }
    }
    std::string group;
    while (!left.empty()) group += symbol_of(left.pop_first());
    groups.push_back(group.empty() ? "-" : group);
  }
  return groups;
}

Result<std::string> write_candidates(const Puzzle& puzzle, const WriteOptions&) {
  if (!fits_symbols(puzzle)) return cannot_write("candidates", puzzle);
  return draw_frame(*puzzle.geometry, candidate_groups(puzzle), "...", ":+:", "'''", false);
}

}  // namespace nonet
