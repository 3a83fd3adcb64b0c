#include "core/generate/pattern.h"

#include <algorithm>
#include <map>

namespace nonet::generate {
namespace {

/// Cells changed at a time, solutions that are looked at, and changes from one beginning. With more cells, most changes are
/// undone by later ones; with fewer, the search stands still.
constexpr std::size_t kChanged = 3;
constexpr std::uint64_t kSolutions = 500;
constexpr int kChanges = 150;
/// A search of a large grid that takes more guesses tells nothing about this change.
constexpr std::uint64_t kGuesses = 20'000;

/// The solutions with the same digits in the changed cells.
struct Alike {
  std::uint64_t count = 0;
  std::vector<Digit> first;
};

}  // namespace

PatternSearch::PatternSearch(std::shared_ptr<const Geometry> geometry,
                             const std::vector<bool>& pattern) {
  for (int cell = 0; cell < geometry->cell_count(); ++cell) {
    if (pattern[static_cast<std::size_t>(cell)]) cells_.push_back(static_cast<Cell>(cell));
  }
}

bool PatternSearch::next(FullGrids& grids, Random& random, Puzzle& puzzle,
                         std::vector<Digit>& solution, const std::function<bool()>& patience) {
  if (!grids.next(random, solution)) return false;
  // A copy, so that the searches before this one do not matter.
  std::vector<Cell> cells = cells_;
  for (const Cell cell : cells) puzzle.givens[cell] = solution[cell];
  const std::size_t changed = std::min(kChanged, cells.size());
  for (int changes = 0; changes < kChanges; ++changes) {
    if (patience && !patience()) return false;
    for (std::size_t i = 0; i < changed; ++i) {
      const std::size_t other = i + random.below(static_cast<std::uint32_t>(cells.size() - i));
      std::swap(cells[i], cells[other]);
      puzzle.givens[cells[i]] = 0;
    }
    std::map<std::uint32_t, Alike> found;  // by the digits of the changed cells, a byte each
    SolveOptions options{.limit = kSolutions, .keep = 0};
    options.each = [&](std::span<const Digit> each) {
      std::uint32_t digits = 0;
      for (std::size_t i = 0; i < changed; ++i) digits = digits << 8 | each[cells[i]];
      Alike& alike = found[digits];
      if (alike.count++ == 0) alike.first.assign(each.begin(), each.end());
      return true;
    };
    const bool is_complete =
        solver_
            .solve(puzzle, options,
                   [](const Counters& counters) { return counters.guesses < kGuesses; })
            .complete;
    // Of equally good ones any, so that the search does not go in circles.
    std::uint64_t fewest = UINT64_MAX;
    for (const auto& [key, alike] : found) fewest = std::min(fewest, alike.count);
    std::vector<const Alike*> best;
    for (const auto& [key, alike] : found) {
      if (alike.count == fewest) best.push_back(&alike);
    }
    if (best.empty()) return false;
    const Alike& chosen = *best[random.below(static_cast<std::uint32_t>(best.size()))];
    solution = chosen.first;
    for (std::size_t i = 0; i < changed; ++i) puzzle.givens[cells[i]] = solution[cells[i]];
    if (is_complete && fewest == 1) return true;
  }
  return false;
}

}  // namespace nonet::generate
