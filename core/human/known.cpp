#include "core/human/known.h"

#include "core/engine/search.h"

namespace nonet::human {

Known know(const Puzzle& puzzle, const Search::Patience& patience) {
  Puzzle givens = make_puzzle(puzzle.geometry);
  givens.givens = puzzle.givens;
  // The engine relies on there being no conflict.
  if (Board(givens).is_contradictory()) return {};
  Known known;
  const auto keep = [&](std::span<const Digit> solution) {
    if (known.solution.empty()) known.solution.assign(solution.begin(), solution.end());
    return true;
  };
  Progress progress;
  if (patience) progress = [&](const Counters&) { return patience(); };
  GeneralEngine engine(puzzle.geometry);
  const SearchResult result = engine.search(starting_candidates(givens), 2, keep, progress);
  known.solutions = result.solutions;
  known.stopped = result.stopped;
  return known;
}

}  // namespace nonet::human
