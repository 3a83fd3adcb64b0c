#include "core/rate/grade.h"

#include <algorithm>
#include <array>

#include "core/human/find.h"
#include "core/human/orders.h"

namespace nonet::rate {
namespace {

using human::Technique;

/// The most effort of each grade but the last; grade.h says why these.
constexpr std::array kMostEffort = {350, 800, 2500, 7000};
constexpr int kSingles = 3;  // the first rows of the table

/// The steps of the same kind that the board offers: singles of all kinds count together.
int openings_of(const human::Board& board, Technique technique) {
  human::FindOptions options{{technique}, {}, false, {}};
  if (static_cast<int>(technique) < kSingles) {
    options.order.clear();
    for (int i = 0; i < kSingles; ++i) options.order.push_back(static_cast<Technique>(i));
  }
  return std::max(1, static_cast<int>(human::all_steps(board, options).size()));
}

}  // namespace

std::string_view grade_key(Grade grade) {
  constexpr std::array<std::string_view, 5> kKeys = {"easy", "moderate", "tricky", "hard",
                                                     "extreme"};
  return kKeys[static_cast<std::size_t>(grade)];
}

int points_of(Technique technique) {
  int row = static_cast<int>(technique);
  while (human::row_of(static_cast<Technique>(row)).hodoku_score == 0) --row;
  return human::row_of(static_cast<Technique>(row)).hodoku_score;
}

Grade grade_of(int effort) {
  std::size_t grade = 0;
  while (grade < kMostEffort.size() && effort > kMostEffort[grade]) ++grade;
  return static_cast<Grade>(grade);
}

Grading grade(const Puzzle& puzzle, bool is_proper, const human::Search::Patience& patience) {
  Puzzle start = make_puzzle(puzzle.geometry);
  start.givens = puzzle.givens;
  human::Board board(start);
  Grading grading;
  human::FindOptions options{human::techniques_in(human::Order::kHuman, is_proper), {}, false, {}};
  if (patience) {
    options.patience = [&] {
      grading.stopped = grading.stopped || !patience();
      return !grading.stopped;
    };
  }
  std::vector<int> counts(human::techniques().size());
  double effort = 0;
  human::follow_path(board, options, [&](const human::Board& before, const human::Step& step) {
    ++counts[static_cast<std::size_t>(step.technique)];
    effort += points_of(step.technique) * (1 + 3.0 / openings_of(before, step.technique)) / 2;
    return !grading.stopped;
  });
  grading.effort = static_cast<int>(effort + 0.5);
  grading.solved = board.is_solved();
  grading.grade = grading.solved ? grade_of(grading.effort) : Grade::kExtreme;
  for (const human::TechniqueRow& row : human::techniques()) {
    const int count = counts[static_cast<std::size_t>(row.technique)];
    if (count > 0) grading.techniques.push_back({row.technique, count});
  }
  return grading;
}

}  // namespace nonet::rate
