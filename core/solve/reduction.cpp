#include "core/solve/reduction.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/sort.h"

namespace nonet {
namespace {

/// The cells of the grid that may not hold every digit.
std::vector<Cell> restricted_cells(const ConstrainedPuzzle& puzzle) {
  const DigitSet all = DigitSet::up_to(puzzle.board.value_count);
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < puzzle.board.grid_cells(); ++cell) {
    if (puzzle.domains[cell] != all && !puzzle.board.is_hole(cell)) cells.push_back(cell);
  }
  return cells;
}

}  // namespace

std::size_t Reduction::parts_of(const ConstrainedPuzzle& puzzle) {
  return puzzle.constraints.size() + restricted_cells(puzzle).size();
}

void Reduction::start_minimise(const ConstrainedPuzzle& puzzle,
                               const std::vector<std::size_t>& order) {
  free_ = make_constrained_puzzle(puzzle.board).domains;
  start(puzzle, 2);
  if (!order.empty()) kept_ = order;
}

void Reduction::start_explain(const ConstrainedPuzzle& puzzle, Cell cell, Digit digit) {
  free_ = make_constrained_puzzle(puzzle.board).domains;
  free_[cell] = DigitSet::of(digit);
  start(puzzle, 1);
  chunk_ = std::max<std::size_t>(kept_.size() / 2, 1);
}

void Reduction::start(const ConstrainedPuzzle& puzzle, std::uint64_t limit) {
  whole_ = puzzle;
  cells_ = restricted_cells(puzzle);
  kept_.resize(whole_.constraints.size() + cells_.size());
  std::iota(kept_.begin(), kept_.end(), std::size_t{0});
  limit_ = limit;
  end_ = kept_.size();
  chunk_ = 1;
  guesses_before_ = 0;
  solutions_.clear();
  is_first_ = true;
  is_done_ = holds_ = false;
  SolveOptions options;
  options.limit = limit;
  options.keep = static_cast<std::size_t>(limit);
  solver_.start(with(kept_), options);
}

ConstrainedPuzzle Reduction::with(const std::vector<std::size_t>& parts) const {
  ConstrainedPuzzle puzzle{whole_.board, whole_.houses, whole_.domains, {}};
  for (int cell = 0; cell < puzzle.board.grid_cells(); ++cell) {
    puzzle.domains[static_cast<std::size_t>(cell)] = free_[static_cast<std::size_t>(cell)];
  }
  // In their own order, whatever that of trying is.
  std::vector<std::size_t> sorted = parts;
  sort_small(sorted);
  for (const std::size_t part : sorted) {
    if (part < whole_.constraints.size()) {
      puzzle.constraints.push_back(whole_.constraints[part]);
    } else {
      const Cell cell = cells_[part - whole_.constraints.size()];
      puzzle.domains[cell] &= whole_.domains[cell];
    }
  }
  return puzzle;
}

std::vector<std::size_t> Reduction::constraints() const {
  std::vector<std::size_t> list;
  for (const std::size_t part : kept_) {
    if (part < whole_.constraints.size()) list.push_back(part);
  }
  sort_small(list);
  return list;
}

std::vector<Cell> Reduction::cells() const {
  std::vector<Cell> list;
  for (const std::size_t part : kept_) {
    if (part >= whole_.constraints.size()) {
      list.push_back(cells_[part - whole_.constraints.size()]);
    }
  }
  sort_small(list);
  return list;
}

bool Reduction::resume(const Progress& progress) {
  while (!is_done_) {
    const Progress told = [&](const Counters&) { return progress(counters()); };
    if (!solver_.resume(progress ? told : Progress{})) return false;
    const SolveReport& report = solver_.report();
    guesses_before_ += report.guesses;
    take(report);
    if (is_done_) break;
    search_without_some();
    // Most of these searches are done before they report progress.
    if (progress && !progress(counters())) return false;
  }
  return true;
}

void Reduction::take(const SolveReport& report) {
  // Leaving out parts loses no solution, so there are never fewer than of the whole.
  const bool stays = report.count < limit_ && (!is_first_ || limit_ == 1 || report.count == 1);
  if (is_first_) {
    is_first_ = false;
    solutions_ = report.solutions;
    holds_ = stays;
    is_done_ = !stays || kept_.empty();
    return;
  }
  const std::size_t tried = kept_.size() - candidate_.size();
  if (stays) kept_ = candidate_;
  end_ -= tried;
  if (end_ > 0) return;
  is_done_ = chunk_ == 1 || kept_.empty();
  chunk_ = std::min(chunk_ / 2, std::max<std::size_t>(kept_.size() / 2, 1));
  end_ = kept_.size();
}

void Reduction::search_without_some() {
  const std::size_t begin = end_ - std::min(chunk_, end_);
  candidate_.assign(kept_.begin(), kept_.begin() + static_cast<std::ptrdiff_t>(begin));
  candidate_.insert(candidate_.end(), kept_.begin() + static_cast<std::ptrdiff_t>(end_),
                    kept_.end());
  SolveOptions options;
  options.limit = limit_;
  options.keep = 0;
  solver_.start(with(candidate_), options);
}

Counters Reduction::counters() const {
  Counters counters = solver_.counters();
  // Those of the last search are counted already.
  if (is_done_) counters.guesses = 0;
  counters.guesses += guesses_before_;
  return counters;
}

}  // namespace nonet
