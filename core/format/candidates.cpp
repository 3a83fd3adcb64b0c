#include "core/format/candidates.h"

#include <string>

#include "core/format/boxed.h"
#include "core/format/symbols.h"

namespace nonet {

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
