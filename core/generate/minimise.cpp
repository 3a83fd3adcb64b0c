#include "core/generate/minimise.h"

#include <algorithm>
#include <numeric>

#include "core/classic/solve.h"
#include "core/generate/dig.h"
#include "core/generate/general_dig.h"

namespace nonet::generate {

bool minimise(Puzzle& puzzle, std::span<const Digit> solution, Random& random,
              const std::function<bool()>& patience) {
  puzzle.entries.clear();
  puzzle.candidates.clear();
  std::vector<std::uint16_t> turn(solution.size());
  std::iota(turn.begin(), turn.end(), std::uint16_t{0});
  random.shuffle(turn);
  if (!classic::is_plain(puzzle)) {
    return GeneralDigger(puzzle.geometry).dig(solution, turn, puzzle.givens, patience);
  }
  // The empty cells are the first group; it goes, as the puzzle is proper. The givens follow, each by itself.
  DigTask task;
  std::copy(solution.begin(), solution.end(), task.solution.begin());
  const bool is_full =
      std::find(puzzle.givens.begin(), puzzle.givens.end(), 0) == puzzle.givens.end();
  std::uint8_t next = is_full ? 0 : 1;
  for (const std::uint16_t cell : turn) {
    task.turn[cell] = puzzle.givens[cell] == 0 ? std::uint8_t{0} : next++;
  }
  Digger().dig(std::span(&task, 1));
  std::copy(task.givens.begin(), task.givens.end(), puzzle.givens.begin());
  return true;
}

}  // namespace nonet::generate
