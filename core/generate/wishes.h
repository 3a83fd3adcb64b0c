// core/generate/wishes.h: what a puzzle to be made should be like.
//
// All wishes of one object hold together. Empty wishes are any minimal puzzle of 9×9.
// Tested by tests/core/generate/wishes_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/generate/symmetry.h"
#include "core/grid/geometry.h"
#include "core/human/technique.h"
#include "core/rate/grade.h"

namespace nonet::generate {

/// From `least` to `most`, both included.
struct Range {
  int least = 0;
  int most = 0;
  constexpr bool contains(int value) const { return least <= value && value <= most; }
};

/// No 9×9 puzzle with fewer givens has one solution (McGuire et al., arXiv 1201.0749).
inline constexpr int kFewestGivens = 17;
/// Numbers of givens of 9×9 puzzles that controlled bias makes in hours: of 21,375 published ones (Berthier's collection),
/// all have 22 to 30.
inline constexpr Range kControlledClues{21, 31};
/// Of grids, and of jigsaws with made regions.
inline constexpr int kLargestGrid = 16, kLargestJigsaw = 10;

struct Wishes {
  Shape shape{9, 3, 3};
  bool jigsaw = false;  ///< of made regions in place of boxes, new ones for each puzzle
  ExtraHouses houses;   ///< that the puzzle has, too: the diagonals, say
  Symmetry symmetry = Symmetry::kNone;
  /// Whether each cell has a given; empty: no matter.
  std::vector<bool> pattern;
  std::optional<Range> clues;
  bool minimal = false;  ///< no given can be taken away
  /// Of the puzzles that are as wished, those with equally many givens are equally likely, and the probability of a puzzle is
  /// in proportion to 1 / C(cells, givens): controlled_bias.h. They are minimal. On 9×9 each takes a second.
  bool controlled_bias = false;
  bool even_digits = false;  ///< the numbers of givens of any two digits differ by one at most
  std::optional<rate::Grade> grade;
  std::optional<Range> se;  ///< of the whole path, in tenths
  std::optional<human::Level> hodoku;
  /// Techniques that the path in the order `human` uses, and those that it does not.
  std::vector<human::Technique> needs, without;
  bool singles_only = false;
  /// The most steps of that path in a row that place no digit.
  std::optional<int> longest_wait;
  /// Puzzles that are tried for each one that is made.
  std::uint64_t attempts = 100'000;

  /// 9×9 with boxes of 3×3 and no other houses.
  bool is_plain() const { return shape == Shape{9, 3, 3} && !jigsaw && houses.empty(); }
};

/// Why wishes cannot be met by any puzzle, or not be tried.
// Name, key.
#define NONET_OBSTACLES(ROW)                                                                \
  ROW(kSize, "size")                         /* not 1…16, or boxes that do not make it */ \
  ROW(kJigsawSize, "jigsaw-size")            /* over 10, or boxes of their own */           \
  ROW(kHouses, "houses")                     /* that no such grid can have */               \
  ROW(kTooFewGivens, "too-few-givens")       /* fewer than 17 on 9×9 */                    \
  ROW(kTooManyGivens, "too-many-givens")     /* more than there are cells */                \
  ROW(kEmptyRange, "empty-range")            /* from a greater to a smaller number */       \
  ROW(kCountOfSymmetry, "count-of-symmetry") /* the symmetry has no such number */          \
  ROW(kPatternSize, "pattern-size")          /* not one mark a cell */                      \
  ROW(kPatternSymmetry, "pattern-symmetry")  /* the pattern is not symmetrical so */        \
  ROW(kPatternClues, "pattern-clues")        /* it has another number of givens */          \
  ROW(kNeedsAndWithout, "needs-and-without") /* the same technique in both */               \
  ROW(kNeedsAndSingles, "needs-and-singles") /* another technique, and singles only */      \
  ROW(kSeShape, "se-shape")                  /* its rating is for 9×9 with boxes */        \
  ROW(kSeSingles, "se-singles")              /* over 2.3, and singles only */               \
  ROW(kBiasShape, "bias-shape")              /* controlled, of grids not equally likely */  \
  ROW(kBiasGivens, "bias-givens")            /* controlled, and a symmetry or pattern */    \
  ROW(kBiasClues, "bias-clues")              /* controlled, and under 21 or over 31 */

enum class Obstacle : std::uint8_t {
#define NONET_ROW(name, key) name,
  NONET_OBSTACLES(NONET_ROW)
#undef NONET_ROW
};

/// "size", "jigsaw-size" …
std::string_view obstacle_key(Obstacle obstacle);

/// The first reason why no puzzle can be as wished; nothing if none is known.
std::optional<Obstacle> find_obstacle(const Wishes& wishes);

/// "swordfish" or several, "swordfish,x-wing". Nothing if there is no technique of such a name.
std::optional<std::vector<human::Technique>> techniques_named(std::string_view keys);
/// "24" or "22-26". Nothing if it is neither; the first number may be the greater one.
std::optional<Range> range_of(std::string_view text);
/// "5.2-6.2" or "3.0" in tenths: {52, 62}. One digit after the point, or none.
std::optional<Range> tenths_range_of(std::string_view text);
/// One character a cell: '.', '0', '_' or '-' for an empty one, else a given; blanks and ends of lines do not count.
std::vector<bool> pattern_of(std::string_view text);

}  // namespace nonet::generate
