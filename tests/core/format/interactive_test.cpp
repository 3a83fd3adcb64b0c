#include "core/format/interactive.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/format/interactive_tables.h"
#include "core/model/rules.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

ConstrainedPuzzle read(std::string_view text) {
  const auto puzzle = read_interactive(text);
  INFO(text);
  if (!puzzle.ok()) {
    INFO(error_key(puzzle.error().code)
         << " " << puzzle.error().text << " at " << puzzle.error().at.line << ":"
         << puzzle.error().at.column);
    REQUIRE(puzzle.ok());
  }
  return puzzle.value();
}

/// "key type line:column"
std::string error_of(std::string_view text) {
  const auto puzzle = read_interactive(text);
  if (puzzle.ok()) return "none";
  const Error& error = puzzle.error();
  return std::string(error_key(error.code)) + " " + error.text + " " +
         std::to_string(error.at.line) + ":" + std::to_string(error.at.column);
}

/// The only constraint of a text.
Constraint only(std::string_view text) {
  const auto puzzle = read(text);
  REQUIRE(puzzle.constraints.size() == 1);
  return puzzle.constraints[0];
}

using Cells = std::vector<Cell>;
using Numbers = std::vector<std::int32_t>;
using Groups = std::vector<Cells>;

}  // namespace

TEST_CASE("an item has a type and arguments", "[format][interactive]") {
  const Constraint cage = only(".Cage~12~R1C1~R2C3~r9c9");
  CHECK(cage.kind == ConstraintKind::kCage);
  CHECK(cage.cells == Cells{0, 11, 80});
  CHECK(cage.numbers == Numbers{12});
  CHECK(only(".Cage~0~R1C1~R1C2").numbers.empty());
  CHECK(only(".Cage~~R1C1~R1C2").numbers.empty());
  CHECK(only(".AllDifferent~R1C1~R1C1~R1C2").cells == Cells{0, 1});
  // Blanks and line breaks mean nothing, comments are left out.
  const auto puzzle =
      read("# a comment.\n . Th ermo~R1C1\n ~R1C2\n#.Cage~1~R1C1\n.Cage~3~R1C1~R1C2");
  REQUIRE(puzzle.constraints.size() == 2);
  CHECK(puzzle.constraints[0].kind == ConstraintKind::kThermometer);
  CHECK(puzzle.constraints[0].cells == Cells{0, 1});
}

TEST_CASE("the shape says rows, columns and values", "[format][interactive]") {
  const auto usual = read(".Thermo~R1C1~R1C2");
  CHECK(usual.board.rows == 9);
  CHECK(usual.board.value_count == 9);
  CHECK(usual.houses.size() == 27);
  CHECK(usual.board.regions.size() == 9);
  const auto wide = read(".Shape~4x6");
  CHECK(wide.board.rows == 4);
  CHECK(wide.board.columns == 6);
  CHECK(wide.board.value_count == 6);
  // Boxes of 2×3 cells.
  REQUIRE(wide.board.regions.size() == 4);
  CHECK(wide.board.regions[1] == Cells{3, 4, 5, 9, 10, 11});
  CHECK(wide.houses.size() == 4 + 6 + 4);
  CHECK(read(".Shape~5x5").board.regions.empty());
  const auto zero = read(".Shape~9x9~0-8.~R1C1_0_8");
  CHECK(zero.board.first_value == 0);
  CHECK(zero.board.value_count == 9);
  CHECK(zero.domains[0] == (DigitSet::of(1) | DigitSet::of(9)));
  const auto many = read(".Shape~9x9~12");
  CHECK(many.board.value_count == 12);
  CHECK(many.domains[80] == DigitSet::up_to(12));
  CHECK(many.board.regions.size() == 9);
  const auto raw = read(".Shape~9x9~3~Raw");
  CHECK(raw.houses.empty());
  CHECK(raw.board.value_count == 3);
  CHECK(read(".Shape~9x9~~Raw").board.value_count == 9);
  const auto large = read(".Shape~16x16.~RgCa_16");
  CHECK(large.domains[15 * 16 + 9] == DigitSet::of(16));
}

TEST_CASE("givens are domains, and those of a cell are intersected", "[format][interactive]") {
  const auto puzzle = read(".~R1C1_5~R1C2_1_2_3.Given~R1C2_2_3_4");
  CHECK(puzzle.constraints.empty());
  CHECK(puzzle.domains[0] == DigitSet::of(5));
  CHECK(puzzle.domains[1] == (DigitSet::of(2) | DigitSet::of(3)));
  CHECK(puzzle.domains[2] == DigitSet::up_to(9));
  // Also inside And; inside Or they are an alternative.
  CHECK(read(".And.~R1C1_5.End").domains[0] == DigitSet::of(5));
  const Constraint any = only(".Or.~R1C1_5~R2C2_6_7.Cage~3~R1C1~R1C2.End");
  CHECK(any.kind == ConstraintKind::kAny);
  REQUIRE(any.parts.size() == 2);
  CHECK(any.parts[0].kind == ConstraintKind::kAll);
  REQUIRE(any.parts[0].parts.size() == 2);
  CHECK(any.parts[0].parts[1].kind == ConstraintKind::kOneOf);
  CHECK(any.parts[0].parts[1].cells == Cells{10});
  CHECK(any.parts[0].parts[1].numbers == Numbers{6, 7});
  CHECK(any.parts[1].kind == ConstraintKind::kCage);
}

TEST_CASE("regions: boxes, jigsaws and their sizes, diagonals, windows", "[format][interactive]") {
  CHECK(read(".NoBoxes").houses.size() == 18);
  CHECK(read(".NoBoxes").board.regions.empty());
  const auto jigsaw = read(".Shape~4x4.NoBoxes.Jigsaw~1122112233443344");
  CHECK(jigsaw.board.regions ==
        Groups{{0, 1, 4, 5}, {2, 3, 6, 7}, {8, 9, 12, 13}, {10, 11, 14, 15}});
  CHECK(jigsaw.houses.size() == 12);
  // With boxes, these are the regions; both are houses.
  CHECK(read(".Shape~4x4.Jigsaw~1112122233343444").houses.size() == 16);
  // One region may have another size.
  CHECK(read(".Shape~4x4.NoBoxes.Jigsaw~1111222200000000").board.regions.size() == 2);
  CHECK(read(".Shape~4x4.NoBoxes.Jigsaw~1111222222222222").board.regions.size() == 1);
  CHECK(read(".Shape~4x4.NoBoxes.Jigsaw~1111111111111111").board.regions.empty());
  const auto sized = read(".Shape~6x6~9.RegionSize~9");
  CHECK(sized.board.regions.size() == 4);
  CHECK(sized.board.regions[0].size() == 9);
  CHECK(read(".Diagonal~1").houses.back() == Cells{8, 16, 24, 32, 40, 48, 56, 64, 72});
  CHECK(read(".Diagonal~-1").houses.back() == Cells{0, 10, 20, 30, 40, 50, 60, 70, 80});
  const auto windows = read(".Windoku");
  REQUIRE(windows.houses.size() == 31);
  CHECK(windows.houses[27].front() == 10);
  CHECK(windows.houses[30].back() == 70);
  const auto disjoint = read(".DisjointSets");
  REQUIRE(disjoint.houses.size() == 36);
  CHECK(disjoint.houses[27] == Cells{0, 3, 6, 27, 30, 33, 54, 57, 60});
}

TEST_CASE("variables come after the cells, by the names of their groups", "[format][interactive]") {
  const auto puzzle = read(".Var~B~name~3.Var~A.Cage~3~VA~VB1~VB3.~VB2_4");
  CHECK(puzzle.board.variables == 4);
  CHECK(puzzle.constraints[0].cells == Cells{81, 82, 84});
  CHECK(puzzle.domains[83] == DigitSet::of(4));
  // Groups have rows, of the grid's width unless they say theirs.
  const auto dots = read(".Var~A~~2x2.WhiteDot~VA1~VA2~VA3~VA4");
  CHECK(dots.constraints.size() == 4);
}

TEST_CASE("outside clues stand before their rows, columns and diagonals", "[format][interactive]") {
  const auto both = read(".Skyscraper~C2~3~4");
  REQUIRE(both.constraints.size() == 2);
  CHECK(both.constraints[0].cells.front() == 1);
  CHECK(both.constraints[0].cells.back() == 73);
  CHECK(both.constraints[0].numbers == Numbers{3});
  CHECK(both.constraints[1].cells.front() == 73);
  CHECK(both.constraints[1].numbers == Numbers{4});
  CHECK(only(".XSum~R1~~20").cells.front() == 8);
  CHECK(only(".Sandwich~8~R2").cells.front() == 9);
  CHECK(only(".HiddenSkyscraper~R1~0").numbers == Numbers{0});
  CHECK(only(".LittleKiller~10~R1C3").cells == Cells{2, 10, 18});
  CHECK(only(".LittleKiller~10~R3C9").cells == Cells{26, 16, 6});
  CHECK(only(".LittleKiller~10~R7C1").cells == Cells{54, 64, 74});
  CHECK(only(".LittleKiller~10~R9C7").cells == Cells{78, 70, 62});
  CHECK(only(".LittleKiller~10~R1C9").cells.size() == 9);
}

TEST_CASE("marks are between neighbours, in the order of the list", "[format][interactive]") {
  const auto greater = read(".GreaterThan~R1C2~R1C1~R2C2");
  REQUIRE(greater.constraints.size() == 2);
  CHECK(greater.constraints[0].cells == Cells{1, 0});
  CHECK(greater.constraints[1].cells == Cells{1, 10});
  CHECK(error_of(".GreaterThan~R1C2~R1C1~R2C2~R9C9") == "bad-constraint GreaterThan: R9C9 1:29");
  CHECK(only(".X~R1C1~R2C1").numbers == Numbers{10});
  CHECK(only(".V~R1C1~R2C1").numbers == Numbers{5});
  const auto strict = read(".StrictKropki.WhiteDot~R1C1~R1C2.And.BlackDot~R2C1~R2C2.End");
  CHECK(strict.constraints.back().kind == ConstraintKind::kNoOtherDots);
  CHECK(strict.constraints.back().groups == Groups{{0, 1}, {9, 10}});
  const auto sums = read(".StrictXV.X~R1C1~R1C2");
  CHECK(sums.constraints.back().numbers == Numbers{5, 10});
  CHECK(error_of(".StrictXV.Or.X~R1C1~R1C2.V~R1C1~R1C2.End") == "bad-constraint X 1:13");
}

TEST_CASE("arguments that are not only cells", "[format][interactive]") {
  CHECK(only(".Whisper~R1C1~R1C2").numbers == Numbers{5});
  CHECK(only(".Whisper~4~R1C1~R1C2").numbers == Numbers{4});
  CHECK(only(".Sum~5_=_2_-1~R1C1~R1C2").numbers == Numbers{5, 2, -1});
  CHECK(only(".Sum~5~R1C1~R1C2").numbers == Numbers{5});
  CHECK(only(".SumLine~10~R1C1~R1C2~LOOP").numbers == Numbers{10, 1});
  CHECK(only(".Arrow~R1C1~R1C2~R1C3").groups == Groups{{0}, {1, 2}});
  // A pill is read in the order of the grid.
  CHECK(only(".PillArrow~2~R1C2~R1C1~R1C3").groups == Groups{{0, 1}, {2}});
  CHECK(only(".EqualSum~R1C1~R1C2~-~R2C1").groups == Groups{{0, 1}, {9}});
  CHECK(only(".SameValues~2~R1C1~R1C2~R2C1~R2C2").groups == Groups{{0, 1}, {9, 10}});
  const Constraint quadruple = only(".Quad~R1C1~3~3~5");
  CHECK(quadruple.cells == Cells{0, 1, 9, 10});
  CHECK(quadruple.numbers == Numbers{3, 3, 5});
  CHECK(only(".ContainExact~1_1_2~R1C1~R1C2~R1C3").numbers == Numbers{1, 1, 2});
  CHECK(only(".LookAndSay~23~R1C1~R1C2").numbers == Numbers{2, 3});
  CHECK(only(".Indexing~C~R1C1").kind == ConstraintKind::kColumnIndex);
  CHECK(only(".Indexing~R~R1C1").kind == ConstraintKind::kRowIndex);
  // A cage may name a cell twice: it then counts twice.
  const auto twice = read(".Cage~20~R4C2~R4C4~R4C4");
  REQUIRE(twice.constraints.size() == 2);
  CHECK(twice.constraints[0].kind == ConstraintKind::kSum);
  CHECK(twice.constraints[0].cells.size() == 3);
  CHECK(twice.constraints[1].cells.size() == 2);
}

TEST_CASE("Replicate repeats its constraints elsewhere", "[format][interactive]") {
  // Bits 0, 1 and 9: R1C1, R1C2, R2C1.
  const auto puzzle = read(".Replicate~DI.Cage~3~R1C1~R2C2.End");
  REQUIRE(puzzle.constraints.size() == 3);
  CHECK(puzzle.constraints[0].cells == Cells{0, 10});
  CHECK(puzzle.constraints[1].cells == Cells{1, 11});
  CHECK(puzzle.constraints[2].cells == Cells{9, 19});
  CHECK(only(".Replicate~B~R3C3.Thermo~R3C3~R3C4.End").cells == Cells{20, 21});
  // R1C9 would leave the grid.
  CHECK(error_of(".Replicate~AE.Thermo~R1C1~R1C2.End") == "bad-constraint Thermo: R1C2 1:27");
}

TEST_CASE("tables of pairs and automata, several lines each", "[format][interactive]") {
  // Differ by 2 or more.
  const auto nabner = read(".PairX~8H_xf8H_xf8H_B~_Nabner~R1C1~R1C2~~R2C1~R2C2~R2C3");
  REQUIRE(nabner.constraints.size() == 2);
  CHECK(nabner.constraints[1].cells == Cells{9, 10, 11});
  const auto expected =
      relation_table(nabner.board, [](int one, int other) { return std::abs(one - other) >= 2; });
  CHECK(nabner.constraints[0].relation->allowed == expected->allowed);
  // The old form exchanges the last two characters of the alphabet.
  const auto old = read(".BinaryX~8H-xf8H-xf8H-B~_Nabner~R1C1~R1C2");
  CHECK(old.constraints[0].relation->allowed == expected->allowed);
  CHECK(only(".Regex~WzEtNV0q~R7C3~R7C4").text == "[1-5]*");
  // No text is an automaton that accepts nothing.
  const Constraint nothing = only(".NFA~~R1C1~R1C2");
  CHECK(nothing.automaton->edges.empty());
  CHECK(nothing.automaton->accepts == std::vector<std::uint8_t>{0});
}

namespace {

/// Bits as base64, for automata of a test's own.
std::string base64_of(std::string bits) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::erase(bits, ' ');
  while (bits.size() % 24 != 0) bits += '0';
  std::string text;
  for (std::size_t i = 0; i < bits.size(); i += 6)
    text += kAlphabet[static_cast<std::size_t>(std::stoi(bits.substr(i, 6), nullptr, 2))];
  return text;
}

}  // namespace

TEST_CASE("an automaton is read bit by bit", "[format][interactive]") {
  // Packed, one bit a state, two symbols, one start state that accepts: 1 leads to the other state, 2 back.
  const auto packed = read_automaton(base64_of("01 0000 0001 1 0 1  01 1  10 0"), 2, {});
  REQUIRE(packed != nullptr);
  CHECK(packed->state_count == 2);
  CHECK(packed->accepts == std::vector<std::uint8_t>{1, 0});
  REQUIRE(packed->edges.size() == 2);
  CHECK(packed->edges[0].to == 1);
  CHECK(packed->edges[0].digits == DigitSet::of(1));
  // The same, plain: two bits for the number of edges, one for a symbol.
  const auto plain = read_automaton(base64_of("00 0000 0001 1 0 1 0010  01 0 1  01 1 0"), 2, {});
  REQUIRE(plain != nullptr);
  REQUIRE(plain->edges.size() == 2);
  CHECK(plain->edges[1].from == 1);
  CHECK(plain->edges[1].digits == DigitSet::of(2));
  CHECK(read_automaton("_", 2, {}) == nullptr);
  CHECK(read_automaton("*", 2, {}) == nullptr);
}

TEST_CASE("segments of an automaton are separated by a symbol of their own",
          "[format][interactive]") {
  // Three symbols, the third of which separates: 1 loops at the start; the separator leads to the end, where 2 loops.
  const auto table = read_automaton(base64_of("01 0000 0010 1 1 0  101 0 1  010 1"), 2, {2, 1});
  REQUIRE(table != nullptr);
  Model model;
  model.value_count = 2;
  const Rule rule = Automaton{{0, 1, 2}, table};
  for (int word = 0; word < 8; ++word) {
    const auto digit = [&](int place) { return static_cast<Digit>((word >> place & 1) + 1); };
    INFO(word);
    CHECK(holds(rule, model, {digit(0), digit(1), digit(2)}) == (word == 0b100));
  }
  // Segments may be empty. Here the separator leads back to the start.
  const std::string loop = base64_of("01 0000 0010 1 0 1  101 0 0");
  CHECK(holds(Automaton{{0}, read_automaton(loop, 2, {0, 0, 1, 0})}, model, {1}));
  CHECK_FALSE(holds(Automaton{{0}, read_automaton(loop, 2, {0, 0, 1, 0})}, model, {2}));
  const std::string no_way = base64_of("01 0000 0010 1 0 1  001 0");
  CHECK_FALSE(holds(Automaton{{0}, read_automaton(no_way, 2, {0, 1})}, model, {1}));
}

TEST_CASE("what is not known of the board is in variables", "[format][interactive]") {
  const auto chaos = read(
      ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R2C1.ChaosCount~R1C1"
      ".ChaosArrow~R1C1~1~CC1~CC2~-~CC1~CC5.ChaosCount~R1C2~0~CC2~CC3");
  CHECK(chaos.board.variables == 16);
  REQUIRE(chaos.constraints.size() == 5);
  CHECK(chaos.constraints[0].kind == ConstraintKind::kChaosConstruction);
  CHECK(chaos.constraints[0].cells.front() == 16);
  CHECK(chaos.constraints[0].numbers == Numbers{4});
  CHECK(chaos.constraints[1].cells == Cells{4});
  CHECK(chaos.constraints[1].groups == Groups{{20}, {20, 21, 22, 23}, {20, 16}, {20, 24, 28}});
  CHECK(chaos.constraints[2].cells == Cells{0, 16, 17, 20, 21});
  CHECK(chaos.constraints[3].groups == Groups{{16, 17}, {16, 20}});
  CHECK(chaos.constraints[3].numbers == Numbers{1});
  CHECK(chaos.constraints[4].cells == Cells{1, 17, 18});
  CHECK(error_of(".ChaosArrow~R1C1") == "bad-constraint ChaosArrow 1:1");
  CHECK(error_of(".ChaosConstruction.ChaosCount~R1C1~0~R1C1") ==
        "bad-constraint ChaosCount: R1C1 1:38");
  const auto missing = read(".Shape~4x4~0-4.Doppelganger.~DGC1_3");
  CHECK(missing.constraints[0].groups ==
        Groups{{20, 21, 22, 23}, {24, 25, 26, 27}, {16, 17, 18, 19}});
  CHECK(missing.domains[20] == DigitSet::of(4));
  CHECK(error_of(".Doppelganger") == "bad-constraint Doppelganger 1:1");
  const Constraint area = only(".Shape~4x4.Var~A~~2x2.ConnectedValues~VA~1_3~2");
  CHECK(area.groups == Groups{{16, 17}, {18, 19}});
  CHECK(area.numbers == Numbers{2, 1, 3});
  CHECK(only(".Shape~4x4.ConnectedValues~~4").groups.size() == 4);
  CHECK(only(".Shape~4x4.ConnectedValues~~4~").numbers == Numbers{0, 4});
}

TEST_CASE("ranks may tie or not", "[format][interactive]") {
  CHECK(only(".FullRank~C1~9~").numbers == Numbers{9});
  CHECK(only(".FullRankTies~only-unclued.FullRank~C1~9").numbers == Numbers{9});
  CHECK(only(".FullRank~C1~9.FullRankTies~any").numbers == Numbers{9, 1});
  CHECK(read(".FullRankTies~none").constraints[0].kind == ConstraintKind::kNoEqualLines);
  CHECK(error_of(".FullRankTies~some") == "bad-constraint FullRankTies 1:1");
  CHECK(error_of(".FullRank~C1~0") == "bad-constraint FullRank: 0 1:14");
}

TEST_CASE("plain texts of killers, jigsaws, candidates and grids", "[format][interactive]") {
  const auto letters =
      read("G<<L<K<L<^G>^>^E^^>^IJ<G^<G^>^^I^<>^HC<C^<B^N^^G^<>^>^^E^<DF<^PG^<>^^J<^^<H<<>^>^");
  CHECK(letters.constraints[0].numbers == Numbers{16});
  CHECK(letters.constraints[0].cells == Cells{0, 1, 2, 9});
  // Each cell points to the next, through all of them.
  std::string snake;
  for (int row = 0; row < 9; ++row) snake += row % 2 == 0 ? ">>>>>>>>v" : "v<<<<<<<<";
  snake.back() = 'J';
  CHECK(read(snake).constraints[0].cells.size() == 81);
  std::string numbers = "3x3:d:k:2561:2561";
  for (int cell = 2; cell < 81; ++cell) numbers += ":0";
  const auto numbered = read(numbers);
  REQUIRE(numbered.constraints.size() == 1);
  CHECK(numbered.constraints[0].cells == Cells{0, 1});
  CHECK(numbered.constraints[0].numbers == Numbers{10});
  CHECK(numbered.houses.size() == 29);
  const auto jigsaw = read(
      "1..............4"
      "AABBAABBCCDDCCDD");
  CHECK(jigsaw.houses.size() == 12);
  CHECK(jigsaw.domains[0] == DigitSet::of(1));
  CHECK(jigsaw.domains[15] == DigitSet::of(4));
  CHECK(read("1000000000000004").domains[1] == DigitSet::up_to(4));
  const auto candidates = read(std::string("..3......") + std::string(720, '.'));
  CHECK(candidates.domains[0] == DigitSet::of(3));
  CHECK(read("=1...\n....\n....\n...4").domains[0] == DigitSet::of(1));
  CHECK(read("1 . . . | . . . . | . . . . | . . . 4").domains[15] == DigitSet::of(4));
  // Sections are joined.
  const auto both = read("1..............4\n\n.Shape~4x4.Cage~3~R1C1~R1C2\n");
  CHECK(both.board.rows == 4);
  CHECK(both.constraints.size() == 1);
}

TEST_CASE("what is not understood is named, with its place", "[format][interactive]") {
  CHECK(error_of("") == "empty-text  0:0");
  CHECK(error_of(" \n# only a comment") == "empty-text  0:0");
  CHECK(error_of(".Cage~3~R1C1~R1C2\n  .NoSuchType~R1C1") == "unknown-constraint NoSuchType 2:3");
  CHECK(error_of(".Or.NoSuchType.End") == "unknown-constraint NoSuchType 1:4");
  CHECK(error_of("x.Cage~3~R1C1") == "bad-character x 1:1");
  CHECK(error_of(".Cage~3~R1C1\n~R1Ca") == "bad-constraint Cage: R1Ca 2:2");
  CHECK(error_of(".Cage~three~R1C1") == "bad-constraint Cage: three 1:7");
  CHECK(error_of(".Cage~99999999999~R1C1") == "bad-constraint Cage: 99999999999 1:7");
  CHECK(error_of(".Cage~3") == "bad-constraint Cage 1:1");
  CHECK(error_of(".Cage~3~VA1") == "bad-constraint Cage: VA1 1:9");
  CHECK(error_of(".Thermo") == "bad-constraint Thermo 1:1");
  // What the row of a constraint asks for, as of JSON.
  CHECK(error_of(".Between~R5C5") == "bad-constraint Between 1:1");
  CHECK(error_of(".Lockout~4~R5C5") == "bad-constraint Lockout 1:1");
  CHECK(error_of(".~R1C1_1.SumLine~0~R1C1~R1C2") == "bad-constraint SumLine 1:9");
  CHECK(error_of(".SumLine~-3~R1C1~R1C2~LOOP") == "bad-constraint SumLine 1:1");
  CHECK(error_of(".Lunchbox~3~R1C1") == "bad-constraint Lunchbox 1:1");
  CHECK(error_of(".Or.Lunchbox~3~R1C1~R1C1.End") == "bad-constraint Lunchbox 1:4");
  CHECK(error_of(".Shape~1x4.Sandwich~3~C1") == "bad-constraint Sandwich 1:11");
  CHECK(only(".DoubleArrow~R1C1~R1C2").cells == Cells{0, 1});
  CHECK(only(".ValueIndexing~R1C1~R1C2").cells == Cells{0, 1});
  // A clue without its number, and Replicate without its places, say nothing.
  CHECK(error_of(".XSum~C1") == "bad-constraint XSum 1:1");
  CHECK(error_of(".Skyscraper~R99") == "bad-constraint Skyscraper 1:1");
  CHECK(error_of(".Replicate.Cage~3~R1C1~R1C2.End") == "bad-constraint Replicate 1:1");
  CHECK(error_of(".Regex~MSg~R1C1~R1C2") == "bad-constraint Regex: MSg 1:8");  // 1(
  CHECK(error_of(".~R1C1_10") == "bad-constraint R1C1_10 1:3");
  CHECK(error_of(".~R1C1_1_x") == "bad-constraint 1_x 1:3");
  CHECK(error_of(".Or.Cage~3~R1C1") == "bad-constraint Or 1:1");
  CHECK(error_of(".End") == "bad-constraint End 1:1");
  CHECK(error_of(".Or.NoBoxes.End") == "unknown-constraint NoBoxes 1:4");
  CHECK(error_of(".WhiteDot~R1C1~R3C3") == "bad-constraint WhiteDot: R1C1 1:11");
  CHECK(error_of(".Quad~R9C9~1") == "bad-constraint Quad: R9C9 1:7");
  CHECK(error_of(".LittleKiller~3~R5C5") == "bad-constraint LittleKiller 1:1");
  CHECK(error_of(".LittleKiller~3~R9C9") == "bad-constraint LittleKiller 1:1");
  CHECK(error_of(".Skyscraper~R1~0") == "bad-constraint Skyscraper: 0 1:16");
  CHECK(error_of(".Skyscraper~R10~3") == "bad-constraint Skyscraper: R10 1:13");
  CHECK(error_of(".Shape~17x17") == "bad-constraint Shape 1:1");
  CHECK(error_of(".Shape~0x9") == "bad-constraint Shape 1:1");
  CHECK(error_of(".Shape~9x9~8") == "bad-constraint Shape 1:1");
  CHECK(error_of(".Shape~9x9~2-10") == "bad-constraint Shape 1:1");
  CHECK(error_of(".Shape~4x6.Diagonal~1") == "bad-constraint Diagonal 1:11");
  CHECK(error_of(".Diagonal~2") == "bad-constraint Diagonal 1:1");
  CHECK(error_of(".Jigsaw~123") == "bad-constraint Jigsaw 1:1");
  CHECK(error_of(".Shape~4x4.Jigsaw~1112222333334444") == "bad-constraint Jigsaw 1:11");
  CHECK(error_of(".Var~a") == "bad-constraint Var 1:1");
  CHECK(error_of(".Var~A~~1000") == "bad-constraint Var 1:1");
  CHECK(error_of(".Var~A.Var~A") == "bad-constraint Var 1:7");
  CHECK(error_of(".Pair~*~~R1C1~R1C2") == "bad-constraint Pair: * 1:7");
  CHECK(error_of(".Replicate~*.Cage~3~R1C1.End") == "bad-constraint Replicate 1:1");
  CHECK(error_of(".SameValues~2~R1C1~R1C2~R1C3") == "bad-constraint SameValues 1:1");
  CHECK(error_of(".EqualSum~R1C1~-~-~R1C2") == "bad-constraint EqualSum 1:1");
  CHECK(error_of(".AntiKnight~1") == "bad-constraint AntiKnight: 1 1:13");
  CHECK(error_of(".NoBoxes~1") == "bad-constraint NoBoxes 1:1");
  CHECK(error_of(".StrictXV~5") == "bad-constraint StrictXV 1:1");
  CHECK(error_of(".Or~1.Cage~3~R1C1~R1C2.End") == "bad-constraint Or: 1 1:5");
  CHECK(error_of(".And~1.Cage~3~R1C1~R1C2.End") == "bad-constraint And: 1 1:6");
  // A table without cells says nothing.
  CHECK(error_of(".Pair~A") == "bad-constraint Pair 1:1");
  CHECK(error_of(".PairX~A~_name") == "bad-constraint PairX 1:1");
  CHECK(error_of(".Regex~MQ") == "bad-constraint Regex 1:1");
  CHECK(error_of(".NFA~~_name") == "bad-constraint NFA 1:1");
  // The board has one shape.
  CHECK(read(".Shape~4x4.Shape~4x4").board.rows == 4);
  CHECK(error_of(".Shape~4x4.Shape~6x6") == "bad-constraint Shape 1:11");
  CHECK(error_of(".RegionSize~9.RegionSize~3") == "bad-constraint RegionSize 1:14");
  // No region of the board has that size.
  CHECK(error_of(".Shape~4x4.RegionSize~3") == "bad-constraint RegionSize 1:11");
  // Without the point before the first type.
  CHECK(only("Cage~3~R1C1~R1C2").cells == Cells{0, 1});
  CHECK(error_of("Cage.AntiKing") == "bad-character C 1:1");
  std::string deep;
  for (int i = 0; i < 100; ++i) deep += ".And";
  CHECK(error_of(deep).starts_with("bad-constraint And"));
}
