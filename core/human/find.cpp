#include "core/human/find.h"

namespace nonet::human {

std::optional<Step> next_step(const Board& board, const FindOptions& options) {
  Facts facts;
  std::optional<Step> found;
  Search search(
      board, facts,
      [&](Step&& step) {
        found = std::move(step);
        return true;
      },
      options.search, options.wants_evidence, options.patience);
  for (const Technique technique : options.order) {
    if (row_of(technique).find(search, technique)) break;
  }
  return found;
}

std::vector<Step> all_steps(const Board& board, const FindOptions& options) {
  Facts facts;
  std::vector<Step> found;
  Search search(
      board, facts,
      [&](Step&& step) {
        found.push_back(std::move(step));
        return false;
      },
      options.search, options.wants_evidence, options.patience);
  for (const Technique technique : options.order) {
    if (row_of(technique).find(search, technique)) break;
  }
  return found;
}

void apply(Board& board, const Step& step) {
  for (const Candidate candidate : step.placements) {
    if (board.value(candidate.cell) == 0) board.place(candidate.cell, candidate.digit);
  }
  for (const Candidate candidate : step.eliminations) board.remove(candidate);
}

void follow_path(Board& board, const FindOptions& options, const PathSink& sink) {
  while (!board.is_solved() && !board.is_contradictory()) {
    const std::optional<Step> step = next_step(board, options);
    if (!step || !sink(board, *step)) return;
    apply(board, *step);
  }
}

}  // namespace nonet::human
