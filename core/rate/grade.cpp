#include "core/rate/grade.h"

#include <algorithm>
#include <array>

#include "core/human/find.h"
#include "core/human/orders.h"

namespace nonet::rate {
namespace {

using human::Technique;

/// The most effort of each grade but the last; grade.h says why these.
constexpr std::array kMostEffort = {350, 800, 2500, 5000};
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

double effort_of(const human::Board& before, Technique technique) {
  return points_of(technique) * (1 + 3.0 / openings_of(before, technique)) / 2;
}

}  // namespace

std::span<const std::string_view> grade_keys() {
  static constexpr std::array<std::string_view, 5> kKeys = {"easy", "moderate", "tricky", "hard",
                                                            "extreme"};
  return kKeys;
}

std::string_view grade_key(Grade grade) {
  return grade_keys()[static_cast<std::size_t>(grade)];
}

std::optional<Grade> grade_named(std::string_view key) {
  if (key == "medium") return Grade::kModerate;
  const auto keys = grade_keys();
  const auto found = std::find(keys.begin(), keys.end(), key);
  if (found == keys.end()) return std::nullopt;
  return static_cast<Grade>(found - keys.begin());
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
  bool is_extreme = false;
  human::follow_path(board, options, [&](const human::Board& before, const human::Step& step) {
    is_extreme = is_extreme || step.technique > kLastOfHard;
    ++counts[static_cast<std::size_t>(step.technique)];
    effort += effort_of(before, step.technique);
    return !grading.stopped;
  });
  grading.effort = static_cast<int>(effort + 0.5);
  grading.solved = board.is_solved();
  is_extreme = is_extreme || !grading.solved;
  grading.grade = is_extreme ? Grade::kExtreme : grade_of(grading.effort);
  for (const human::TechniqueRow& row : human::techniques()) {
    const int count = counts[static_cast<std::size_t>(row.technique)];
    if (count > 0) grading.techniques.push_back({row.technique, count});
  }
  return grading;
}

namespace {

/// The steps of a path whose openings are counted later, or never. The boards between them are not kept, which would take
/// longer than finding the steps: the path is followed once more where openings are counted.
class EffortBounds {
 public:
  explicit EffortBounds(const human::Board& start) : board_(start) {}

  void add(const human::Step& step) {
    open_points_ += points_of(step.technique);
    const auto append = [&](const std::vector<human::Candidate>& candidates) {
      candidates_.insert(candidates_.end(), candidates.begin(), candidates.end());
    };
    append(step.placements);
    append(step.eliminations);
    waiting_.push_back({step.technique, step.placements.size(), step.eliminations.size()});
  }
  double least() const { return known_ + open_points_ * 0.5; }
  double most() const { return known_ + open_points_ * 2.0; }
  /// What it is about: steps of hard puzzles cost nearly their points on average.
  double likely() const { return known_ + open_points_ * 0.9; }

  /// Counts the openings of the steps in the order of the path, until `is_enough` or all are known.
  template <class Condition>
  void count(const Condition& is_enough) {
    for (; counted_ < waiting_.size() && !is_enough(); ++counted_) {
      const Waiting& next = waiting_[counted_];
      known_ += effort_of(board_, next.technique);
      open_points_ -= points_of(next.technique);
      for (std::size_t i = 0; i < next.placements; ++i, ++applied_) {
        const human::Candidate candidate = candidates_[applied_];
        if (board_.value(candidate.cell) == 0) board_.place(candidate.cell, candidate.digit);
      }
      for (std::size_t i = 0; i < next.eliminations; ++i) board_.remove(candidates_[applied_++]);
    }
  }

 private:
  struct Waiting {
    Technique technique;
    std::size_t placements, eliminations;  // how many of candidates_ belong to it
  };
  human::Board board_;  // before the first step that is not counted
  std::vector<Waiting> waiting_;
  std::vector<human::Candidate> candidates_;  // of all steps, one after the other
  std::size_t counted_ = 0;                   // of waiting_
  std::size_t applied_ = 0;                   // of candidates_
  double known_ = 0;
  int open_points_ = 0;
};

}  // namespace

GradeIs compare_grade(human::Board board, Grade with, const human::Search::Patience& patience) {
  const auto index = static_cast<std::size_t>(with);
  const bool is_last = index == kMostEffort.size();
  // An effort is rounded.
  const double from = index == 0 ? 0 : kMostEffort[index - 1] + 0.5;
  const double beyond = is_last ? from : kMostEffort[index] + 0.5;
  const GradeIs extreme = is_last ? GradeIs::kSame : GradeIs::kHarder;

  bool stopped = false;
  human::FindOptions options{human::techniques_in(human::Order::kHuman, true), {}, false, {}};
  std::erase_if(options.order, [](Technique technique) { return technique > kLastOfHard; });
  if (patience) {
    options.patience = [&] {
      stopped = stopped || !patience();
      return !stopped;
    };
  }
  // From `beyond` on the rest of the path makes no difference.
  EffortBounds effort(board);
  human::follow_path(board, options, [&](const human::Board&, const human::Step& step) {
    effort.add(step);
    if (effort.likely() >= beyond) effort.count([&] { return effort.least() >= beyond; });
    return !stopped && effort.least() < beyond;
  });
  if (stopped) return GradeIs::kStopped;
  if (effort.least() >= beyond || !board.is_solved()) return extreme;
  effort.count([&] {
    return effort.most() < from || effort.least() >= beyond ||
           (effort.least() >= from && effort.most() < beyond);
  });
  if (effort.most() < from) return GradeIs::kEasier;
  return effort.least() >= beyond ? extreme : GradeIs::kSame;
}

}  // namespace nonet::rate
