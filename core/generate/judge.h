// core/generate/judge.h: whether a made puzzle is as wished, cheap questions first.
//
// A rating takes from 20 µs to a second, and most made puzzles are not what was wished. So each wish is first asked in a
// way that costs little and decides most puzzles:
//
//   one of five grades     the sum of effort ends as soon as it decides; the two hardest grades ask first whether
//                          singles, subsets and locked candidates solve it; where nothing but an extreme puzzle is wished,
//                          many candidates must be left by these. Where no technique up to the last of hard puzzles
//                          helps on, it is extreme: those after it are not tried, whose searches take as long as all others
//   SE range, HoDoKu level a path of only the easier techniques must not solve it, and one with those in the range must
//   needs a technique      the path of the techniques up to it: if it ends solved without it, or stands still, it is not
//
// The first questions may refuse a puzzle that a whole rating would accept; what is accepted has been rated by the
// functions of core/rate and core/human itself. With controlled bias these alone are asked: otherwise some of the puzzles
// that are as wished would have no chance.
// Tested by tests/core/generate/judge_test.cpp.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/generate/wishes.h"
#include "core/human/find.h"
#include "core/solve/solve.h"

namespace nonet::generate {

// Which wish a puzzle does not meet, in the order in which they are asked. Name, key.
#define NONET_MISSES(ROW)        \
  ROW(kNothing, "nothing")       \
  ROW(kGrid, "grid")             \
  ROW(kClues, "clues")           \
  ROW(kPattern, "pattern")       \
  ROW(kDigits, "digits")         \
  ROW(kMinimal, "minimal")       \
  ROW(kSingles, "singles")       \
  ROW(kTechniques, "techniques") \
  ROW(kWait, "wait")             \
  ROW(kSe, "se")                 \
  ROW(kHodoku, "hodoku")         \
  ROW(kGrade, "grade")

enum class Miss : std::uint8_t {
#define NONET_ROW(name, key) name,
  NONET_MISSES(NONET_ROW)
#undef NONET_ROW
};

/// "nothing", "grid" …
std::string_view miss_key(Miss miss);

struct Verdict {
  Miss miss = Miss::kNothing;
  /// −1: too easy, so that more givens will not help; 1: too hard; 0: neither.
  int direction = 0;
  /// Of the number of givens: by how much it is missed. Else 0.
  int distance = 0;
  bool fits() const { return miss == Miss::kNothing; }
};

class Judge {
 public:
  using Patience = human::Search::Patience;

  explicit Judge(const Wishes& wishes);

  /// Of a proper puzzle with this solution. Stopped by `patience`, it is a miss of some kind. `is_minimal`: known.
  Verdict judge(const Puzzle& puzzle, std::span<const Digit> solution, const Patience& patience,
                bool is_minimal = false);
  /// Whether any wish is about how hard the puzzle is; then more givens can make a difference.
  bool asks_hardness() const;

 private:
  /// Techniques of which a path must not solve the puzzle, and of which one must.
  struct Bounds {
    std::vector<human::Technique> below, allowed;
  };

  Verdict judge_givens(const Puzzle& puzzle, bool is_minimal, const Patience& patience);
  Verdict judge_bounds(const Bounds& bounds, Miss miss, const human::Board& board,
                       const Patience& patience) const;
  Verdict judge_path(const human::Board& board, const Patience& patience) const;
  Verdict judge_se(const Puzzle& puzzle, const human::Board& board, const Patience& patience) const;
  Verdict judge_hodoku(const Puzzle& puzzle, std::span<const Digit> solution,
                       const human::Board& board, const Patience& patience) const;
  Verdict judge_grade(const human::Board& board, const Patience& patience) const;
  bool find_minimal(const Puzzle& puzzle, const Patience& patience);

  const Wishes wishes_;
  const bool asks_cheaply_;                   // a rating's cheap questions, before itself
  std::vector<human::Technique> path_order_;  // for needs, without, singles, waits
  bool path_may_end_ = false;                 // as soon as all needs are seen
  Bounds se_, hodoku_;
  std::vector<human::Technique> basic_;          // no hard puzzle is solved by these
  bool is_any_extreme_ = false;                  // no other wish than extreme
  std::shared_ptr<const human::Layout> layout_;  // of the last puzzle
  std::shared_ptr<const Geometry> layout_of_;
  Solver solver_;
};

}  // namespace nonet::generate
