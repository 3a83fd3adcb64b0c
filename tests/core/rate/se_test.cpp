// tests/core/rate/se_test.cpp: ratings of Sudoku Explainer, and some of its rules.
//
// The puzzles are our own: random grids, dug until minimal. Their ratings are our implementation's, as it agreed with
// 21,375 published ones (tests/conformance/ratings.cpp); they hold it to them.
#include "core/rate/se.h"

#include <memory>
#include <string>
#include <string_view>

#include "core/rate/se_links.h"
#include "core/rate/se_rules.h"
#include "tests/catch.h"

namespace nonet::rate {

namespace {

Puzzle puzzle_of(std::string_view text) {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes({9, 3, 3}).value());
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    if (text[cell] != '.') puzzle.givens[cell] = static_cast<Digit>(text[cell] - '0');
  }
  return puzzle;
}

se::Board board_of(std::string_view text) {
  const Puzzle puzzle = puzzle_of(text);
  std::array<std::uint8_t, 81> givens;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) givens[cell] = puzzle.givens[cell];
  se::Board board(givens);
  board.update_places();
  return board;
}

class Steps final : public se::Sink {
 public:
  bool take(const se::Step& step) override {
    if (count++ == 0) first = step;
    return false;
  }
  se::Step first;
  int count = 0;
};

struct Rated {
  std::string_view puzzle;
  SeRating rating;
};

constexpr std::string_view kFull =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

}  // namespace

TEST_CASE("puzzles of each difficulty get their ER, EP and ED", "[rate]") {
  const Rated kRated[] = {
      {"98.2.6..4...8.....2.59..............4.....27.31.....45..854.......1....8..2.7.9..",
       {12, 12, 12, SeTechnique::kHiddenSingle}},
      {"..8....96.6.....2...418....6......3..278......1.6.9.8.3.9.2.5......3.7.........4.",
       {15, 12, 12, SeTechnique::kHiddenSingle}},
      {"3.24..........75....4.65.......2.6..9..7.3...5....1.2.......73.64......5...3..48.",
       {17, 12, 12, SeTechnique::kDirectPointing}},
      {"..8.71..6.......8..2985..73.5......74..2......1..6.........72...6.18.....7.3.....",
       {20, 12, 12, SeTechnique::kDirectHiddenPair}},
      {"7..2..56...54...19....3....97.............8.4..6..8.5........7....14..93..9.....5",
       {23, 12, 12, SeTechnique::kNakedSingle}},
      {"7....5.....69...5..2.3........8..2792.9..1..4...6.......573.86............8...7..",
       {25, 12, 12, SeTechnique::kDirectHiddenTriple}},
      {"385..7...2......4..6..1.......12.7....6.4....9...836.......24...3.....69...8...3.",
       {26, 12, 12, SeTechnique::kPointing}},
      {"4.....8..61.....3...8....421..2.5.....4..9.....3.4..18...9.6...9..8..5..28.5....3",
       {28, 12, 12, SeTechnique::kClaiming}},
      {"...6....9.2..5.4..3...8....5....9.4..4......3...4.1..2.328....61......7...5.9.1..",
       {30, 12, 12, SeTechnique::kNakedPair}},
      {"8...7........6.....651..38.1...4..2..8.32...559...1...9.....1........43..1.7..9.8",
       {32, 12, 12, SeTechnique::kXWing}},
      {".....12....5.....9...54.316.8.47.....5931........9..238.4.......2..5...1......4.2",
       {34, 12, 12, SeTechnique::kHiddenPair}},
      {"9.......8....2.....4..7..2......4..5.8..1....5....231..5....9....73..1..23.78..4.",
       {36, 12, 12, SeTechnique::kNakedTriple}},
      {"...51...6..6.2...723.....1......6..19.....7...5.17..4382...9....142........4.....",
       {38, 12, 12, SeTechnique::kSwordfish}},
      {"36..5....7..28..6...8.....4...1.75.3.4.6...........6..1524....7.......8.....1....",
       {40, 15, 15, SeTechnique::kHiddenTriple}},
      {"..78.32.......15.64.......9........329.3..4....1.65...9..1...32......6..76..8....",
       {42, 12, 12, SeTechnique::kXyWing}},
      {"469......2...87.1.........2.....5..96.32...7..7...48......5....91..3..6...64.....",
       {44, 12, 12, SeTechnique::kXyzWing}},
      {"..8...5..5.24...7.34.8.....2...1...98.9.3.1..........5......4......5.8.....9.7.62",
       {45, 12, 12, SeTechnique::kUniqueRectangle}},
      {"75...14......7..138..9........6.......641..893...8.7...8...4...4.........128.....",
       {46, 12, 12, SeTechnique::kUniqueLoop}},
      {"....35......2..49....4..85.2....35....9.4.......6...2..1..86...6......3..52...1.9",
       {47, 12, 12, SeTechnique::kUniqueLoop}},
      {".451....2.7.......1..4...9.....48.6...3..28...2...1....8....6.97.4.......9..3.4.5",
       {50, 12, 12, SeTechnique::kNakedQuad}},
      {".6...8....1..75..3..94.16.......27.5...7....8..4.9.....7......1...26.5..5.......7",
       {56, 12, 12, SeTechnique::kUniversalGrave}},
      {"........937.82.1..1............82.4..529.6..7........2...3589....3.1.....6...9..8",
       {57, 12, 12, SeTechnique::kUniversalGrave}},
      {"......4..4......83.1....762....6.....37.156.......8.4.5........123........6.31.57",
       {58, 12, 12, SeTechnique::kUniversalGrave}},
      {"..87..91.1....34...2..4...7.9.....467........453.....2.....8.9187.1..........97..",
       {62, 12, 12, SeTechnique::kAlignedPair}},
      {"..53.......7.4..3.8...........4.651...1.......729.34......35.2.69.........3..9..6",
       {65, 12, 12, SeTechnique::kCycle}},
      {"9...61..55....7....2....9..........3.....8.5.1.3...846..1.....88...5.36.6.4......",
       {66, 12, 12, SeTechnique::kForcingChain}},
      {"8.5..42....42.6.......5..936...3...4....69...2..7....1.1.....6.5.......83.......2",
       {67, 12, 12, SeTechnique::kCycle}},
      {".8...9.1....75....92....58.7..2..16.1..8....3.....6.5.8......4.2..5.1....1.6...2.",
       {68, 12, 12, SeTechnique::kCycle}},
      {".531........7..9..7.83..6.4697..1....1....4......26....6....5.2..56...9.......8..",
       {69, 12, 12, SeTechnique::kCycle}},
      {"137.....24...3..7.8....9..........9728......4..63...8.....4.8...72..6.4.3........",
       {70, 12, 12, SeTechnique::kCycle}},
      {"5...9...6......5...4127.........7.1....62...7.295....8.34..8.9....1...23.1.......",
       {71, 12, 12, SeTechnique::kForcingChain}},
      {"..5461....9...3.4....9..17.........2.8.....1.7.4....6..18......94..7....2...583..",
       {72, 12, 12, SeTechnique::kForcingChain}},
      {".....45.1...6.2..7....5..3...9..6.8...5.1....4...9....5.1...7...7.....6..982.....",
       {73, 12, 12, SeTechnique::kForcingChain}},
      {"...61...56..54..9..51..7..2.......2.......8.19..18..4..46.7.....3...6..4....2..8.",
       {74, 12, 12, SeTechnique::kForcingChain}},
      {"57...8....296....5..1....8.....31....5.76..192..9..8......47.36.......5....1..7..",
       {75, 12, 12, SeTechnique::kAlignedTriplet}},
      {".846...7....5...28....3.5..4..16...2.3.25.7.........6.3......5..2.....81..6...3.9",
       {76, 12, 12, SeTechnique::kNishio}},
      {".....5...3..4968..2......9.7.2..8........96....16.......7.......9...3.788..7.45..",
       {77, 12, 12, SeTechnique::kNishio}},
      {"3...91...82...65......5....6.8..5.3.43.7..6......1.7.......21......3..6...5.....2",
       {78, 12, 12, SeTechnique::kNishio}},
      {"..9.2...54....9...8.2..6.3.2...3....1.56...........8.....2.3..4....8..5...3.4.2.9",
       {79, 12, 12, SeTechnique::kNishio}},
      {".42....6....6....9..9.815..9.51.76..8...4.....6..9................4...17..1..98.5",
       {80, 12, 12, SeTechnique::kNishio}},
      {"2....6..5.9.3...6.6..1.7.2..3.481.....52.............7.....8.7.......4...4.71.9..",
       {82, 12, 12, SeTechnique::kMultipleChains}},
      {"..5....34...1.....634.5......38..2.....5.6..87......4..782..5..1............1..86",
       {83, 12, 12, SeTechnique::kMultipleChains}},
      {"..8......9.....43.14......82....35......7..2..57.8...1..6.472.33.9..8....2..1....",
       {84, 12, 12, SeTechnique::kMultipleChains}},
      {".....51...7.91.3...4..7......9..6.7.43.8....6..6.9....18.3.........628......8..53",
       {85, 12, 12, SeTechnique::kMultipleChains}},
      {"..724...3..3..6.4..2..5....3.1.....82..4..6..9.6...7.47..5..........2.6......15..",
       {86, 12, 12, SeTechnique::kMultipleChains}},
      {"9....68.....1.....48..7...9.......2...9764.133.7....8....5.14....4......7..6...3.",
       {87, 12, 12, SeTechnique::kMultipleChains}},
      {"4.......8..1..25....3.5...7.5..8....8....13.9.1..6......8..3...2....81.5.6......4",
       {88, 12, 12, SeTechnique::kDynamicChains}},
      {"........353.92....7.....2....1.....7.......6..8.1.3.5..145....6....9.....2.8...9.",
       {89, 12, 12, SeTechnique::kDynamicChains}},
      {".1..4.8.2.8.6..3..3.4...5....7.5.1.....48.........2..923.19..5.7.1.3......9......",
       {90, 12, 12, SeTechnique::kDynamicChains}},
      {"......2..6.9.1..7.47.9.2........68....4..3..7.3.2..49.......982..35......9..2...5",
       {91, 12, 12, SeTechnique::kDynamicChains}},
      {"..8.......945....32...6..1.3..4......4..89.....91.7...........41.....37...3.758..",
       {92, 12, 12, SeTechnique::kDynamicChains}},
  };
  for (const Rated& rated : kRated) {
    INFO(rated.puzzle);
    const SeRating rating = rate_se(puzzle_of(rated.puzzle));
    CHECK(rating.er == rated.rating.er);
    CHECK(rating.ep == rated.rating.ep);
    CHECK(rating.ed == rated.rating.ed);
    CHECK(se_technique_key(rating.hardest) == se_technique_key(rated.rating.hardest));
  }
}

TEST_CASE("a full grid has no rating; the last cell of a house is rated 1.0", "[rate]") {
  CHECK(rate_se(puzzle_of(kFull)) == SeRating{});
  std::string last(kFull);
  last[40] = '.';
  CHECK(rate_se(puzzle_of(last)) == SeRating{10, 10, 10, SeTechnique::kFullHouse});
}

TEST_CASE("what is no plain 9×9 puzzle has no rating", "[rate]") {
  CHECK(rate_se(Puzzle{}) == SeRating{});
  CHECK(rate_se(make_puzzle(Geometry::with_boxes({4, 2, 2}).value())) == SeRating{});
  CHECK(rate_se(make_puzzle(Geometry::with_boxes({9, 1, 9}).value())) == SeRating{});
  CHECK(rate_se(puzzle_of("1234567")) == SeRating{});
}

TEST_CASE("without uniqueness techniques a puzzle that needs them is harder", "[rate]") {
  const Puzzle puzzle = puzzle_of(
      "..8...5..5.24...7.34.8.....2...1...98.9.3.1..........5......4......5.8.....9.7.62");
  CHECK(rate_se(puzzle).er == 45);
  CHECK(rate_se(puzzle, {.use_uniqueness = false}).er == 71);
}

TEST_CASE("a rating that is cancelled is empty", "[rate]") {
  const Puzzle puzzle = puzzle_of(
      "........353.92....7.....2....1.....7.......6..8.1.3.5..145....6....9.....2.8...9.");
  int calls = 0;
  CHECK(rate_se(puzzle, {}, [&calls] { return ++calls < 3; }) == SeRating{});
  CHECK(calls >= 3);
  CHECK(rate_se(puzzle, {}, [] { return true; }).er == 89);
}

TEST_CASE("singles are told apart by their house", "[rate]") {
  CHECK(se::easiest_single(board_of("12345678.")) == 10);
  CHECK(se::easiest_single(board_of("1")) == 0);
  // 1 in box 1: rows 2 and 3 and columns 2 and 3 have theirs.
  CHECK(se::easiest_single(board_of("........."
                                    "...1....."
                                    "......1.."
                                    ".1......."
                                    "........."
                                    "........."
                                    "..1......")) == 12);
  // 1 in row 1: columns 7 and 8 have theirs; box 1 has other places for it.
  CHECK(se::easiest_single(board_of(".23456..7"
                                    "........."
                                    "........."
                                    "......1.."
                                    "........."
                                    "........."
                                    ".......1.")) == 15);
}

TEST_CASE("locking: the places of a digit in a box are in one row", "[rate]") {
  const se::Board board = board_of("123......456......");
  Steps steps;
  se::find_locking(board, steps);
  CHECK(steps.count == 3);  // 7, 8 and 9 in row 3
  CHECK(steps.first.rated.difficulty == 2.6);
  CHECK(steps.first.digits == se::bit(6));
  CHECK(steps.first.removal_count == 6);
  CHECK(steps.first.removals[0].cell == 21);
}

TEST_CASE("an X-wing removes its digit from the rest of both rows", "[rate]") {
  // In columns 1 and 5, 1 can only stand in rows 1 and 5.
  const se::Board board =
      board_of(".........2...3....3...2....4...5.............5...4....6...7....7...6....8...9....");
  Steps steps;
  se::find_fish(board, 2, steps);
  CHECK(steps.count == 1);
  CHECK(steps.first.rated.difficulty == 3.2);
  CHECK(steps.first.removal_count == 14);
  CHECK(steps.first.removals[0].cell == 1);
}

TEST_CASE("the links of a candidate: its cell, then box, row, column", "[rate]") {
  const se::Board board = board_of("12345.7........6..");
  const auto links = std::make_unique<se::Links>(board);
  const int node = links->node(7, 7);
  REQUIRE(board.candidates(7) == (se::bit(7) | se::bit(8)));
  CHECK(links->weak(node)[0] == links->node(7, 8));
  CHECK(links->is_bivalue(node));
  CHECK(links->strong(node)[0] == links->node(7, 8));
  for (const se::Node other : links->weak(node).subspan(1)) CHECK(links->digit(other) == 7);
}

TEST_CASE("a chain gets harder past 4, 6, 8, 12, 16, 24 nodes, less two", "[rate]") {
  CHECK(se::added_by_length(6) == 0);
  CHECK(se::added_by_length(7) == 0.1);
  CHECK(se::added_by_length(8) == 0.1);
  CHECK(se::added_by_length(10) == 0.2);
  CHECK(se::added_by_length(11) > 0.29);
  CHECK(se::added_by_length(14) < 0.31);
  CHECK(se::added_by_length(15) > 0.39);
  CHECK(se::added_by_length(18) < 0.41);
  CHECK(se::added_by_length(19) > 0.49);
  CHECK(se::added_by_length(26) < 0.51);
}

}  // namespace nonet::rate
