#include "core/generate/judge.h"

#include <algorithm>
#include <array>

#include "core/human/orders.h"
#include "core/human/singles.h"
#include "core/rate/hodoku.h"
#include "core/rate/se.h"

namespace nonet::generate {
namespace {

using human::Board;
using human::Level;
using human::Technique;
using rate::Grade;

constexpr Verdict kTooEasy(Miss miss) {
  return {miss, -1, 0};
}
constexpr Verdict kTooHard(Miss miss) {
  return {miss, 1, 0};
}

template <class Condition>
std::vector<Technique> techniques_where(const std::vector<Technique>& from,
                                        const Condition& condition) {
  std::vector<Technique> found;
  for (const Technique technique : from) {
    if (condition(human::row_of(technique))) found.push_back(technique);
  }
  return found;
}

bool contains(const std::vector<Technique>& techniques, Technique technique) {
  return std::find(techniques.begin(), techniques.end(), technique) != techniques.end();
}

/// Guesses of a search for a second solution; large grids without one of their givens may take very many.
constexpr std::uint64_t kGuesses = 50'000;
/// Cells that are open after the basic techniques, at the least, in a puzzle that is tried as an extreme one: nearly
/// all extreme puzzles have as many, and few of the others.
constexpr int kOpenOfExtreme = 40;
/// The same in candidates, where any extreme puzzle of 9×9 will do. With 100 or 150, one takes longer to make.
constexpr int kCandidatesOfExtreme = 125;

/// What a path of these techniques leaves.
Board left_by(Board board, const std::vector<Technique>& order, const Judge::Patience& patience) {
  human::follow_path(board, {order, {}, false, patience},
                     [](const Board&, const human::Step&) { return true; });
  return board;
}

bool solves(const Board& board, const std::vector<Technique>& order,
            const Judge::Patience& patience) {
  return left_by(board, order, patience).is_solved();
}

int candidates_of(const Board& board) {
  int count = 0;
  for (int digit = 1; digit <= board.size(); ++digit) {
    count += board.places(static_cast<Digit>(digit)).count();
  }
  return count;
}

/// Whether the grade is all that is wished of how hard it is and which cells are given.
bool wishes_grade_alone(const Wishes& wishes) {
  return wishes.is_plain() && wishes.pattern.empty() && !wishes.clues && !wishes.se &&
         !wishes.hodoku && wishes.needs.empty() && wishes.without.empty() && !wishes.singles_only &&
         !wishes.longest_wait;
}

}  // namespace

std::string_view miss_key(Miss miss) {
  constexpr std::array kKeys = {
#define NONET_ROW(name, key) std::string_view(key),
      NONET_MISSES(NONET_ROW)
#undef NONET_ROW
  };
  return kKeys[static_cast<std::size_t>(miss)];
}

Judge::Judge(const Wishes& wishes) : wishes_(wishes), asks_cheaply_(!wishes.controlled_bias) {
  const std::vector<Technique> all = human::techniques_in(human::Order::kHuman, true);
  path_order_ = all;
  path_may_end_ = wishes.without.empty() && !wishes.singles_only && !wishes.longest_wait;
  if (asks_cheaply_ && path_may_end_ && !wishes.needs.empty()) {
    // The order is that of the table, so the path is the beginning of the whole one.
    const Technique last = *std::max_element(wishes.needs.begin(), wishes.needs.end());
    std::erase_if(path_order_, [&](Technique technique) { return technique > last; });
  }
  if (wishes.se) {
    se_.below = techniques_where(all, [&](const human::TechniqueRow& row) {
      return row.se_rating > 0 && row.se_rating < wishes.se->least;
    });
    se_.allowed = techniques_where(all, [&](const human::TechniqueRow& row) {
      return row.se_rating > 0 && row.se_rating <= wishes.se->most;
    });
  }
  if (wishes.hodoku) {
    const std::vector<Technique> theirs = human::hodoku_techniques();
    hodoku_.allowed = techniques_where(
        theirs, [&](const human::TechniqueRow& row) { return row.level <= *wishes.hodoku; });
    // A great sum of points raises a level by one.
    hodoku_.below = techniques_where(theirs, [&](const human::TechniqueRow& row) {
      return static_cast<int>(row.level) + 2 <= static_cast<int>(*wishes.hodoku);
    });
  }
  if (asks_cheaply_ && wishes.grade && *wishes.grade >= Grade::kHard) {
    basic_ = techniques_where(
        all, [](const human::TechniqueRow& row) { return row.technique <= Technique::kXWing; });
  }
  is_any_extreme_ = wishes.grade == Grade::kExtreme && wishes_grade_alone(wishes);
}

bool Judge::asks_hardness() const {
  return wishes_.grade || wishes_.se || wishes_.hodoku || wishes_.singles_only ||
         wishes_.longest_wait || !wishes_.needs.empty() || !wishes_.without.empty();
}

bool Judge::find_minimal(const Puzzle& puzzle, const Patience& patience) {
  Puzzle rest = puzzle;
  for (Digit& given : rest.givens) {
    if (given == 0) continue;
    const Digit taken = std::exchange(given, Digit{0});
    const SolveReport report = solver_.solve(rest, {.keep = 0}, [&](const Counters& counters) {
      return counters.guesses < kGuesses && (!patience || patience());
    });
    if (report.count < 2) return false;
    given = taken;
  }
  return true;
}

Verdict Judge::judge_givens(const Puzzle& puzzle, bool is_minimal, const Patience& patience) {
  std::array<int, kMaxSize + 1> count{};
  for (const Digit digit : puzzle.givens) ++count[digit];
  const int givens = puzzle.geometry->cell_count() - count[0];
  if (wishes_.clues && !wishes_.clues->contains(givens)) {
    const int distance = givens < wishes_.clues->least ? wishes_.clues->least - givens
                                                       : givens - wishes_.clues->most;
    return {Miss::kClues, 0, distance};
  }
  if (wishes_.even_digits) {
    const auto [least, most] =
        std::minmax_element(count.begin() + 1, count.begin() + 1 + puzzle.geometry->size());
    if (*most - *least > 1) return {Miss::kDigits, 0, *most - *least - 1};
  }
  if (wishes_.minimal && !is_minimal && !find_minimal(puzzle, patience))
    return {Miss::kMinimal, 0, 0};
  return {};
}

Verdict Judge::judge_path(const Board& start, const Patience& patience) const {
  if (wishes_.singles_only || wishes_.longest_wait || !path_may_end_ || !wishes_.needs.empty()) {
    Board board = start;
    Verdict verdict;
    std::vector<Technique> missing = wishes_.needs;
    int wait = 0;
    human::follow_path(board, {path_order_, {}, false, patience},
                       [&](const Board&, const human::Step& step) {
                         if (wishes_.singles_only && !human::is_single(step.technique)) {
                           verdict = kTooHard(Miss::kSingles);
                         } else if (contains(wishes_.without, step.technique)) {
                           verdict = kTooHard(Miss::kTechniques);
                         }
                         wait = step.placements.empty() ? wait + 1 : 0;
                         if (wishes_.longest_wait && wait > *wishes_.longest_wait) {
                           verdict = kTooHard(Miss::kWait);
                         }
                         std::erase(missing, step.technique);
                         return verdict.fits() && !(missing.empty() && path_may_end_);
                       });
    if (!verdict.fits()) return verdict;
    if (!missing.empty()) return {Miss::kTechniques, board.is_solved() ? -1 : 1, 0};
    if (!path_may_end_ && !board.is_solved()) return kTooHard(Miss::kTechniques);
  }
  return {};
}

Verdict Judge::judge_bounds(const Bounds& bounds, Miss miss, const Board& board,
                            const Patience& patience) const {
  if (solves(board, bounds.below, patience)) return kTooEasy(miss);
  if (!solves(board, bounds.allowed, patience)) return kTooHard(miss);
  return {};
}

Verdict Judge::judge_se(const Puzzle& puzzle, const Board& board, const Patience& patience) const {
  // Where chains are allowed, finding them twice saves nothing.
  const bool is_bounded = wishes_.se->most < human::row_of(Technique::kXChain).se_rating;
  if (asks_cheaply_ && is_bounded) {
    const Verdict verdict = judge_bounds(se_, Miss::kSe, board, patience);
    if (!verdict.fits()) return verdict;
  } else if (asks_cheaply_ && solves(board, se_.below, patience)) {
    return kTooEasy(Miss::kSe);
  }
  const int rating = (patience ? rate::rate_se(puzzle, {}, patience) : rate::rate_se(puzzle)).er;
  if (wishes_.se->contains(rating)) return {};
  return {Miss::kSe, rating < wishes_.se->least ? -1 : 1, 0};
}

Verdict Judge::judge_hodoku(const Puzzle& puzzle, std::span<const Digit> solution,
                            const Board& board, const Patience& patience) const {
  // Almost everything is allowed in the two hardest levels.
  if (asks_cheaply_ && *wishes_.hodoku < Level::kUnfair) {
    const Verdict verdict = judge_bounds(hodoku_, Miss::kHodoku, board, patience);
    if (!verdict.fits()) return verdict;
  } else if (asks_cheaply_ && solves(board, hodoku_.below, patience)) {
    return kTooEasy(Miss::kHodoku);
  }
  const auto rating = rate::rate_hodoku(puzzle, solution, patience);
  if (!rating.stopped && rating.level == *wishes_.hodoku) return {};
  return {Miss::kHodoku, rating.level < *wishes_.hodoku ? -1 : 1, 0};
}

Verdict Judge::judge_grade(const Board& board, const Patience& patience) const {
  const Grade wished = *wishes_.grade;
  if (!basic_.empty()) {
    const Board left = left_by(board, basic_, patience);
    const int open = left.open().count();
    if (open == 0) return kTooEasy(Miss::kGrade);
    if (is_any_extreme_) {
      if (candidates_of(left) < kCandidatesOfExtreme) return kTooEasy(Miss::kGrade);
    } else if (wished == Grade::kExtreme &&
               open < kOpenOfExtreme * board.layout().cell_count() / 81) {
      return kTooEasy(Miss::kGrade);
    }
  }
  switch (rate::compare_grade(board, wished, patience)) {
    case rate::GradeIs::kSame:
      return {};
    case rate::GradeIs::kEasier:
      return kTooEasy(Miss::kGrade);
    case rate::GradeIs::kHarder:
      return kTooHard(Miss::kGrade);
    case rate::GradeIs::kStopped:
      break;
  }
  return {Miss::kGrade, 0, 0};
}

Verdict Judge::judge(const Puzzle& puzzle, std::span<const Digit> solution,
                     const Patience& patience, bool is_minimal) {
  Verdict verdict = judge_givens(puzzle, is_minimal, patience);
  if (!verdict.fits() || !asks_hardness()) return verdict;
  if (layout_of_ != puzzle.geometry) {
    layout_of_ = puzzle.geometry;
    layout_ = std::make_shared<human::Layout>(puzzle.geometry);
  }
  const Board board(puzzle, layout_);
  verdict = judge_path(board, patience);
  if (verdict.fits() && wishes_.se) verdict = judge_se(puzzle, board, patience);
  if (verdict.fits() && wishes_.hodoku) verdict = judge_hodoku(puzzle, solution, board, patience);
  if (verdict.fits() && wishes_.grade) verdict = judge_grade(board, patience);
  return verdict;
}

}  // namespace nonet::generate
