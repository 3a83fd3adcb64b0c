#include "core/human/find.h"

#include <array>

#include "core/human/singles.h"

namespace nonet::human {
namespace {

/// Runs the finder of the technique; not that of one for proper puzzles where the layout does not know all houses.
bool find(Search& search, Technique technique) {
  const TechniqueRow& row = row_of(technique);
  const bool is_possible = !row.needs_uniqueness || search.layout().has_all_houses();
  return is_possible && row.find(search, technique);
}

}  // namespace

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
    if (find(search, technique) || search.effort().is_over()) break;
  }
  return found;
}

std::vector<Step> all_steps(const Board& board, const FindOptions& options) {
  Facts facts;
  std::vector<Step> found;
  std::size_t most = 0;
  Search search(
      board, facts,
      [&](Step&& step) {
        found.push_back(std::move(step));
        return found.size() == most;
      },
      options.search, options.wants_evidence, options.patience);
  for (const Technique technique : options.order) {
    most = found.size() + kMostStepsOfTechnique;
    search.effort().begin(kMostWorkOfTechnique);
    find(search, technique);
    if (search.effort().is_cancelled()) break;
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
  // Singles at the head of the order, which most steps of most paths are, bypass the search: their step is written into
  // one and the same Step, and nothing is allocated.
  std::size_t singles = 0;
  while (singles < options.order.size() && is_single(options.order[singles])) ++singles;
  Step single_step, found_step;
  bool is_found = false;
  Facts facts;
  Search search(
      board, facts,
      [&](Step&& step) {
        found_step = std::move(step);
        is_found = true;
        return true;
      },
      options.search, options.wants_evidence, options.patience);
  while (!board.is_solved() && !board.is_contradictory()) {
    std::array<Single, 1> single;
    std::size_t tried = 0;
    while (tried < singles && singles_of(board, options.order[tried], single) == 0) ++tried;
    if (tried < singles) {
      write_single(single_step, options.order[tried], single[0], options.wants_evidence);
      if (!sink(board, single_step)) return;
      board.place(single[0].cell, single[0].digit);
      continue;
    }
    facts = {};
    is_found = false;
    while (tried < options.order.size()) {
      const Technique technique = options.order[tried++];
      if (find(search, technique) || search.effort().is_over()) break;
    }
    if (!is_found || !sink(board, found_step)) return;
    apply(board, found_step);
  }
}

}  // namespace nonet::human
