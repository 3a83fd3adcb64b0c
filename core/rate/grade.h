// core/rate/grade.h: our own word for how hard a puzzle is, in five grades.
//
// Research on solving times (Pelánek, arXiv 1403.7373) finds two things that people feel: how difficult single steps are,
// and how few of them are open at a time. So each step of the path in the order `human` costs its technique's points (those
// of HoDoKu, where it has the technique), and more the fewer such steps there were to find:
//
//   effort = sum over the steps of   points · (1 + 3 / openings) / 2
//
// so that a step with three openings counts once, the only one twice, one of many half. The grade is read off the effort; a
// path with a technique that stands after `kLastOfHard` in the table, or none that solves the puzzle, is extreme whatever
// its effort.
//
// The limits were set on unbiased random puzzles (all 21,375 of controlled-bias-000), after the hardest technique that a
// puzzle needs. `scripts/bench grade` prints how they divide every 20th of this set, or another one.
//   easy      up to 350: three quarters of the puzzles that Sudoku Explainer rates at most 1.5, which are singles with
//             many openings
//   moderate  up to 800: the other puzzles of singles, locked candidates and pairs
//   tricky    up to 2500: larger subsets, fish, wings, rectangles, colours
//   hard      up to 5000: chains and almost locked sets
//   extreme   beyond
// Each limit is near the one that confuses the fewest, rounded: the share of easier puzzles above it and that of harder ones below
// it have the least sum. Only 193 puzzles of the set need more than chains. They alone would put the last limit at 5500 to
// 6000, and Sudoku Explainer's rating, with the forcing chains of 8.0 and more on the other side, at 4000 to 4500.
// Tested by tests/core/rate/grade_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/human/search.h"
#include "core/human/technique.h"

namespace nonet::rate {

enum class Grade : std::uint8_t { kEasy, kModerate, kTricky, kHard, kExtreme };

/// "easy", "moderate", "tricky", "hard", "extreme", in the order of the grades.
std::span<const std::string_view> grade_keys();
std::string_view grade_key(Grade grade);
/// The grade with this key. "medium" is taken for "moderate": it is what people ask for.
std::optional<Grade> grade_named(std::string_view key);

/// The last technique of the table that hard puzzles may need.
inline constexpr human::Technique kLastOfHard = human::Technique::kAlsChain;

/// How often a technique was used on the path.
struct TechniqueCount {
  human::Technique technique;
  int count;
};

struct Grading {
  Grade grade = Grade::kEasy;
  int effort = 0;
  std::vector<TechniqueCount> techniques;  ///< in the order of the table
  bool solved = false;                     ///< else no technique helps on
  bool stopped = false;                    ///< by `patience`
};

/// The points of a technique: HoDoKu's; where HoDoKu lacks it, those of the nearest row above it in the table.
int points_of(human::Technique technique);
/// The grade of an effort.
Grade grade_of(int effort);

/// Of a puzzle of at most 16×16, from its givens; `is_proper`: it has one solution. Cost: that of a path, twice.
Grading grade(const Puzzle& puzzle, bool is_proper, const human::Search::Patience& patience = {});

/// How hard a puzzle is, compared with a grade.
enum class GradeIs : std::uint8_t { kEasier, kSame, kHarder, kStopped };

/// Answers only whether the proper puzzle of `board` has this grade, and as `grade` would: openings are counted only if the
/// answer depends on them (a step costs between half and twice its points), and the path ends when the answer is known, at
/// the latest where no technique up to kLastOfHard helps on. Cost: mostly that of the path.
GradeIs compare_grade(human::Board board, Grade with, const human::Search::Patience& patience = {});

}  // namespace nonet::rate
