#include "core/format/line.h"

#include <chrono>

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

TEST_CASE("a puzzle is found between any other text of its line", "[format]") {
  const std::string expected = "line 3x3 " + kPuzzle;
  std::string zeros = kPuzzle, stars = kPuzzle, blanks = kPuzzle;
  for (char& character : zeros) character = character == '.' ? '0' : character;
  for (char& character : stars) character = character == '.' ? '*' : character;
  for (char& character : blanks) character = character == '.' ? ' ' : character;
  std::string groups;
  for (std::size_t row = 0; row < 9; ++row) groups += kPuzzle.substr(9 * row, 9) + " ";
  std::string parted;
  for (const char character : kPuzzle) parted += std::string(1, character) + " ";
  const std::string texts[] = {
      kPuzzle,
      zeros,
      stars,
      blanks,
      kPuzzle + "\n",
      "\n\n  " + kPuzzle + "\r\n\n",
      "\xEF\xBB\xBF" + kPuzzle,
      kPuzzle + " 2.0",
      kPuzzle + "\tEasy\t290\t2.0",
      kPuzzle + ",12,xyz",
      kPuzzle + " # a comment",
      kPuzzle + ";17 clues",
      "# a comment\n" + kPuzzle,
      "000694f16758 " + zeros + "  2.5",
      "\"" + kPuzzle + "\"",
      "puzzle = '" + kPuzzle + "';",
      "https://example.org/solve?s=" + zeros,
      groups,
      parted,
      "|" + kPuzzle + "|",
      "I found this one hard:\n\n" + kPuzzle + "\n\nWhat is the next step? Thank you.",
  };
  for (const auto& text : texts) {
    INFO(text);
    CHECK(shown(text) == Lines{expected});
  }
}

TEST_CASE("lines of every size from 1 to 35", "[format]") {
  for (const int size : {4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 35}) {
    const Puzzle puzzle = sample_puzzle(usual_shape(size));
    const auto text = write_puzzle(puzzle, "line").value();
    const auto entries = read_text(text);
    INFO(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].format == "line");
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
  for (const int size : {1, 2, 3}) {
    const Puzzle puzzle = sample_puzzle(usual_shape(size));
    ReadOptions options;
    options.format = "line";
    const auto entries = read_text(write_puzzle(puzzle, "line").value(), options);
    REQUIRE(entries.size() == 1);
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
}

TEST_CASE("the option's boxes apply only to its size", "[format]") {
  ReadOptions options;
  options.shape = Shape{6, 3, 2};
  CHECK(shown(std::string(36, '.') + "\n123456" + std::string(30, '.'), options)[0].substr(0, 8) ==
        "line 3x2");
  CHECK(shown(kPuzzle, options) == Lines{"line 3x3 " + kPuzzle});
  options.shape = Shape{9, 2, 4};
  CHECK(shown(kPuzzle, options) == Lines{"line bad-boxes 1:1 '2x4' 9/0"});
}

TEST_CASE("an error in a line affects only that line and has a place", "[format]") {
  std::string odd = kPuzzle;
  odd[4] = '?';
  const std::string text = kPuzzle + "\n" +                //
                           kPuzzle.substr(0, 80) + "\n" +  //
                           kPuzzle + "1\n" +               //
                           odd + "\n" +                    //
                           "53\n" +                        //
                           kPuzzle.substr(0, 40) + "A" + kPuzzle.substr(41) + "\n" +
                           "\n# a comment\nand some words about 17 clues\n" + kPuzzle;
  CHECK(shown(text) == Lines{
                           "line 3x3 " + kPuzzle,
                           "line too-few-cells 2:80 80/81",
                           "line too-many-cells 3:82 82/81",
                           "line bad-character 4:5 '?'",
                           "line too-few-cells 5:2 2/81",
                           "line digit-range 6:41 'A' 0/9",
                           "line 3x3 " + kPuzzle,
                       });
}

TEST_CASE("a line with an error is recognised as a line, also alone in its text", "[format]") {
  CHECK(shown(kPuzzle.substr(0, 80)) == Lines{"line too-few-cells 1:80 80/81"});
  CHECK(shown(kPuzzle + "1") == Lines{"line too-many-cells 1:82 82/81"});
  CHECK(shown("?" + kPuzzle.substr(1)) == Lines{"line bad-character 1:1 '?'"});
}

TEST_CASE("sdm is 9x9 only", "[format]") {
  CHECK(shown_as(kPuzzle, "sdm") == Lines{"sdm 3x3 " + kPuzzle});
  CHECK(shown_as("1...............", "sdm") == Lines{"sdm too-few-cells 1:16 16/81"});
  const Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  const std::string sdm = write_puzzle(puzzle, "sdm").value();
  CHECK(sdm.substr(0, 9) == "530070000");
  CHECK(sdm.size() == 82);
  CHECK(write_puzzle(sample_puzzle({4, 2, 2}), "sdm").error().code == Errc::kCannotWrite);
}

TEST_CASE("lines of up to 64 characters may be rows", "[format]") {
  // 16 characters with digits up to 4: a puzzle each; with larger digits: rows of 16x16.
  CHECK(shown("12..............\n1...............\n").size() == 2);
  std::string rows;
  for (int row = 0; row < 16; ++row) rows += "5..............G\n";
  REQUIRE(shown(rows).size() == 1);
  CHECK(shown(rows)[0].substr(0, 9) == "boxed 4x4");
  std::string sixteen;
  for (int line = 0; line < 16; ++line) sixteen += "12...3.........4\n";
  CHECK(shown(sixteen).size() == 16);
}

TEST_CASE("a second column of names makes a jigsaw", "[format]") {
  const std::string map = "aabbaabbccddccdd";
  const auto entries =
      read_text("1.......2....... " + map + "\n1............... 1122112233443344\n");
  REQUIRE(entries.size() == 2);
  for (const auto& entry : entries) {
    REQUIRE_FALSE(entry.error);
    REQUIRE(entry.puzzle.geometry->is_jigsaw());
    CHECK(entry.puzzle.geometry->region_of(6) == 1);
  }
  CHECK(write_puzzle(entries[0].puzzle, "line").value() == "1.......2....... " + map + "\n");
  // A solved grid in the second column makes no jigsaw.
  CHECK(shown("1............... 1234341221434321") == Lines{"line 2x2 1..............."});
  CHECK(shown("1............... aaabaabbccddccdd") == Lines{"line bad-regions 1:18 'a' 5/4"});
  // A name that is misspelt, a cell too few, two too many; but a word is none.
  CHECK(shown("1............... aabbaabbccddccde") == Lines{"line bad-regions 1:28 'd' 3/4"});
  CHECK(shown("1............... aabbaabbccddccd") == Lines{"line too-few-cells 1:18 15/16"});
  CHECK(shown("1............... aabbaabbccddccdddd") == Lines{"line too-many-cells 1:18 18/16"});
  CHECK(shown("1............... incomprehensible") == Lines{"line 2x2 1..............."});
  CHECK(shown("1............... straightforward") == Lines{"line 2x2 1..............."});
}

TEST_CASE("words after a plus sign are extra houses", "[format]") {
  const auto houses_in = [](const std::string& text, const ReadOptions& options = {}) {
    Lines lines;
    for (const ReadEntry& entry : read_text(text, options)) {
      if (entry.error) {
        lines.push_back(shown(entry));
        continue;
      }
      const Geometry& geometry = *entry.puzzle.geometry;
      lines.push_back(std::to_string(geometry.houses().size()));
      for (const std::string& word : house_words(geometry.extra_houses(), geometry.size())) {
        lines.back() += " " + word;
      }
    }
    return lines;
  };
  const std::string four = "1.......2.......";
  CHECK(houses_in(four + " +diagonals\n" + four + "\n") == Lines{"14 diagonals", "12"});
  CHECK(houses_in(four + " aabbaabbccddccdd  +diagonal-up +r1c1r2c3 # a comment") ==
        Lines{"14 diagonal-up r1c1r2c3"});
  CHECK(houses_in(kPuzzle + " +windows\n" + kPuzzle + "\n" + kPuzzle + ";x +groups\n") ==
        Lines{"31 windows", "27", "36 groups"});
  // Neither a number nor a sign by itself is a house.
  CHECK(houses_in(four + " +5 + more\n") == Lines{"12"});
  CHECK(houses_in(four + " +diagonal\n") == Lines{"line bad-houses 1:18 'diagonal' 4/0"});
  CHECK(houses_in(four + " +r5c5r1c1\n") == Lines{"line bad-houses 1:18 'r5c5r1c1' 4/0"});
  CHECK(houses_in(std::string(49, '.').replace(0, 1, "1") + " +windows\n") ==
        Lines{"line bad-houses 1:51 'windows' 7/0"});
  const std::string candidates = "12 3 4 1 / 3 4 1 2 / 2 1 4 3 / 4 3 2 1";
  CHECK(houses_in(candidates + " +diagonals\n") == Lines{"14 diagonals"});
  // The option is for texts that name none.
  ReadOptions options;
  options.houses = {"diagonals"};
  CHECK(houses_in(four + "\n" + four + " +windows\n", options) ==
        Lines{"14 diagonals", "13 windows"});
  CHECK(houses_in("1...\n....\n....\n...2\n", options) == Lines{"14 diagonals"});
  options.houses = {"r5c5r1c1"};
  CHECK(houses_in(four, options) == Lines{"line bad-houses 1:1 'r5c5r1c1' 4/0"});
  int plain = 0;
  options.plain_lines = [&](const PlainLines& lines) { plain += static_cast<int>(lines.count); };
  houses_in(kPuzzle + "\n" + kPuzzle + "\n", options);
  CHECK(plain == 0);
  options.houses.clear();
  // A line with words is not plain; the first one only tells the size.
  CHECK(houses_in(kPuzzle + "\n" + kPuzzle + " +diagonals\n" + kPuzzle + "\n", options) ==
        Lines{"27", "29 diagonals"});
  CHECK(plain == 1);
}

TEST_CASE("cell places point at the characters", "[format]") {
  ReadOptions options;
  options.cell_places = true;
  const auto entries = read_text("\n  " + kPuzzle, options);
  REQUIRE(entries[0].cell_places.size() == 81);
  CHECK(entries[0].cell_places[0] == Place{2, 3});
  CHECK(entries[0].cell_places[80] == Place{2, 83});
  CHECK(entries[0].at == Place{2, 3});
  CHECK(entries[0].number == 1);
}

TEST_CASE("a solution in letters is not read as regions", "[format]") {
  std::string solution, puzzle;
  for (int cell = 0; cell < 256; ++cell) {
    const int row = cell / 16;
    solution += static_cast<char>('A' + (row % 4 * 4 + row / 4 + cell % 16) % 16);
    puzzle += cell % 3 == 0 ? '.' : solution.back();
  }
  const auto entries = read_text(puzzle + " " + solution);
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  CHECK_FALSE(entries[0].puzzle.geometry->is_jigsaw());
  CHECK(entries[0].puzzle.givens[1] == 2);
}

TEST_CASE("729 characters may be the candidates of a 9x9 grid", "[format]") {
  std::string sukaku;
  for (const char cell : kPuzzle) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      sukaku += cell == '.' || cell == digit ? digit : '.';
    }
  }
  ReadOptions options;
  options.cell_places = true;
  const auto entries = read_text(sukaku, options);
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  CHECK(entries[0].puzzle.geometry->size() == 9);
  CHECK(entries[0].puzzle.candidates[0] == DigitSet::of(5));
  CHECK(entries[0].puzzle.candidates[2] == DigitSet::up_to(9));
  CHECK(shown_place(entries[0].cell_places[80]) == "1:721");
}

TEST_CASE("a row of numbers as long as a puzzle is not read as a puzzle", "[format]") {
  const Puzzle puzzle = sample_puzzle({36, 6, 6});
  std::string text;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    text += std::to_string(puzzle.givens[cell]) + (cell % 36 == 35 ? "\n" : " ");
  }
  const auto entries = read_text(text);
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  CHECK(entries[0].puzzle.givens == puzzle.givens);
  const Puzzle empty = make_puzzle(Geometry::with_boxes({9, 3, 3}).value());
  const auto written = read_text(write_puzzle(empty, "candidates").value());
  REQUIRE(written.size() == 1);
  CHECK(written[0].format == "candidates");
  std::string ones;
  for (int word = 0; word < 500; ++word) ones += "1 ";
  CHECK(shown(ones) == Lines{"- unknown-format 1:1"});
}

TEST_CASE("a number or a date before the puzzle is not read as the puzzle", "[format]") {
  const Lines expected{"line 3x3 " + kPuzzle};
  CHECK(shown("0000000000000001 " + kPuzzle) == expected);
  CHECK(shown("2024-01-02_03-04 " + kPuzzle) == expected);
  CHECK(shown("................ " + kPuzzle) == expected);
  CHECK(shown("7 12 " + kPuzzle + " 1...............") == expected);
  // Not even if the puzzle beside it has an error.
  CHECK(shown("0000000000000001 " + kPuzzle.substr(1)) == Lines{"line too-few-cells 1:97 80/81"});
  // In a text of puzzles of that size it is the puzzle.
  CHECK(shown("1...............\n0000000000000001 12\n").size() == 2);
}

TEST_CASE("a number on a separate line is not read as a puzzle", "[format]") {
  const std::string expected = "line 3x3 " + kPuzzle;
  // Above the first puzzle it is the number of puzzles, or the index of the next.
  for (const std::string_view number : {"000", "1", "7", "(1)", "50", "1465", "49151", "1000000"}) {
    INFO(number);
    CHECK(shown(std::string(number) + "\n" + kPuzzle) == Lines{expected});
  }
  // Below, it may be a puzzle cut short.
  CHECK(shown(kPuzzle + "\n1\n") == Lines{expected, "line too-few-cells 2:1 1/81"});
  CHECK(shown_as("1\n", "line") == Lines{"line 1x1 1"});
  // So may be a line with empty cells, or with one digit less than a 4x4 has cells.
  CHECK(shown_as("12.\n12..\n", "line") == Lines{"line too-few-cells 1:3 3/4", "line 1x2 12.."});
  CHECK(shown("120000000000000\n12..............\n") ==
        Lines{"line too-few-cells 1:15 15/16", "line 2x2 12.............."});
}

TEST_CASE("a name with as many letters as the puzzle has cells is not read as the puzzle",
          "[format]") {
  const std::string puzzle = "12..............", expected = "line 2x2 " + puzzle;
  CHECK(shown_as("easy " + puzzle + "\nExtraHardPuzzles " + puzzle + "\nhard " + puzzle, "line") ==
        Lines{expected, expected, expected});
}

TEST_CASE("a number before 81 separated cells", "[format]") {
  std::string parted;
  for (const char character : kPuzzle) parted += std::string("\t") + character;
  CHECK(shown("7" + parted + "\n12" + parted + "\n") ==
        Lines{"line 3x3 " + kPuzzle, "line 3x3 " + kPuzzle});
  CHECK(shown("7" + parted + "\t5\n") == Lines{"line too-many-cells 1:163 83/81"});
  const std::string row = "5 3 . . 7 . . . .";
  CHECK(shown_as(row, "line") == Lines{"line too-few-cells 1:17 9/81"});
}

TEST_CASE("a line with as many characters as cells is never skipped", "[format]") {
  std::string squares;
  for (int cell = 0; cell < 81; ++cell) squares += "\xE5\x9B\x9B";  // Chinese fours
  CHECK(
      shown(kPuzzle + "\n" + squares + "\n" + kPuzzle) ==
      Lines{"line 3x3 " + kPuzzle, "line bad-character 2:1 '\xE5\x9B\x9B'", "line 3x3 " + kPuzzle});
}

TEST_CASE("a long line of short words does not hang", "[format]") {
  std::string text = kPuzzle + "\n" + std::string(480'000, ' ');
  for (int word = 0; word < 240'000; ++word) text += "a ";
  const auto begin = std::chrono::steady_clock::now();
  CHECK(shown(text) == Lines{"line 3x3 " + kPuzzle});
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}
