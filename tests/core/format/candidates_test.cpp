#include "core/format/candidates.h"

#include <algorithm>

#include "core/format/group.h"
#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

// From a forum: the givens are the single digits that no peer has as a candidate.
const std::string kGrid =
    "*--------------------------------------------------------------------*\n"
    "| 1567   3      1567   | 4      12579  179    | 689    5678   579    |\n"
    "| 9      45     2      | 8      57     6      | 3      457    1      |\n"
    "| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |\n"
    "|----------------------+----------------------+----------------------|\n"
    "| 8      12459  1459   | 13     6      139    | 7      145    2345   |\n"
    "| 17     6      147    | 2      1378   5      | 14     9      34     |\n"
    "| 1257   1259   3      | 17     4      179    | 126    156    8      |\n"
    "|----------------------+----------------------+----------------------|\n"
    "| 12356  7      1569   | 1356   135    134    | 12489  148    249    |\n"
    "| 4      1      8      | 9      137    2      | 5      17     6      |\n"
    "| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |\n"
    "*--------------------------------------------------------------------*\n";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

/// The lines with cells, without bars.
std::string bare(const std::string& text) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    const std::string line = text.substr(begin, end - begin);
    if (line.find("--") == std::string::npos) result += replaced(line, "|", " ") + "\n";
    begin = end + 1;
  }
  return result;
}

}  // namespace

TEST_CASE("a single digit is a given only if no peer has it as a candidate", "[format]") {
  const auto entries = read_text(kGrid);
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  const Puzzle& puzzle = entries[0].puzzle;
  CHECK(puzzle.candidates[0] ==
        (DigitSet::of(1) | DigitSet::of(5) | DigitSet::of(6) | DigitSet::of(7)));
  CHECK(puzzle.givens[1] == 3);
  // r8c2 is 1 in the text, but r8c8 may be 1 too, so it has not been placed.
  CHECK(puzzle.givens[7 * 9 + 1] == 0);
  CHECK(puzzle.candidates[7 * 9 + 1] == DigitSet::of(1));
  CHECK(puzzle.givens[9 + 8] == 1);
  CHECK(puzzle.givens[9] == 9);
}

TEST_CASE("candidate grids in other notations", "[format]") {
  const auto meant = starting_candidates(read_text(kGrid)[0].puzzle);
  std::string one_line = replaced(bare(kGrid), "\n", " ");
  const std::string texts[] = {
      bare(kGrid),
      one_line,
      replaced(kGrid, "*-", ".-"),
      replaced(replaced(kGrid, "*-", "+-"), "-*", "-+"),
      replaced(kGrid, " 45 ", "*45 "),
      replaced(kGrid, " 45 ", " 45#"),
      replaced(kGrid, " 45 ", "(45)"),
      "Stuck after basics:\n\n" + kGrid + "\nIs there an XY-Wing?\n",
      replaced(kGrid, "\n", "\r\n"),
      replaced(bare(kGrid), "  ", "\t"),
  };
  for (const auto& text : texts) {
    INFO(text);
    const auto entries = read_text(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK((starting_candidates(entries[0].puzzle) == meant));
  }
}

TEST_CASE("u marks a digit that the person has placed", "[format]") {
  std::string text = replaced(bare(kGrid), " 45 ", " u4 ");
  const auto entries = read_text(text);
  REQUIRE_FALSE(entries[0].error);
  CHECK(entries[0].puzzle.entries[10] == 4);
  CHECK(entries[0].puzzle.givens[10] == 0);
}

TEST_CASE("wrong groups are reported with their places", "[format]") {
  CHECK(shown(replaced(kGrid, " 14567 ", " 1456a ")) ==
        Lines{"candidates digit-range 4:21 'a' 0/9"});
  CHECK(shown(replaced(kGrid, " 14567 ", " 14566 ")) ==
        Lines{"candidates digit-range 4:17 '14566' 0/9"});
  CHECK(shown(replaced(kGrid, " 14567 ", " 1456? ")) == Lines{"candidates bad-character 4:21 '?'"});
  CHECK(shown(replaced(kGrid, " 14567 ", "       ")) == Lines{"ss row-length 4:66 8/9"});
}

TEST_CASE("candidate grids are written and read back", "[format]") {
  for (const int size : {1, 2, 4, 6, 9, 10, 12, 16, 25, 35}) {
    Puzzle puzzle = sample_puzzle(usual_shape(size));
    puzzle.candidates = starting_candidates(puzzle);
    unsigned seed = 7;
    for (std::size_t cell = 0; cell < puzzle.candidates.size(); ++cell) {
      seed = seed * 1664525u + 1013904223u;
      if (puzzle.givens[cell] != 0) continue;
      puzzle.candidates[cell] = DigitSet::from_bits(DigitSet::up_to(size).bits() &
                                                    ((std::uint64_t{seed} << 20) ^ (seed >> 3)));
    }
    const auto text = write_puzzle(puzzle, "candidates").value();
    const auto entries = read_text(text);
    INFO(size);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].format == "candidates");
    CHECK((starting_candidates(entries[0].puzzle) == puzzle.candidates));
  }
}

TEST_CASE("a row without any candidate is a row", "[format]") {
  Puzzle puzzle = sample_puzzle({9, 3, 3});
  puzzle.candidates = starting_candidates(puzzle);
  for (int cell = 9; cell < 18; ++cell) {
    puzzle.givens[static_cast<std::size_t>(cell)] = 0;
    puzzle.candidates[static_cast<std::size_t>(cell)] = DigitSet();
  }
  const std::string text = write_puzzle(puzzle, "candidates").value();
  INFO(text);
  const auto entries = read_text(text);
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  CHECK(entries[0].puzzle.candidates[9].empty());
  CHECK(entries[0].puzzle.candidates[18] == puzzle.candidates[18]);
}

TEST_CASE("without stated candidates, the digits that placed ones do not exclude are written",
          "[format]") {
  const Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  const auto text = write_puzzle(puzzle, "candidates").value();
  CHECK(text.find("|      5      3    124 |") != std::string::npos);
  const auto entries = read_text(text);
  CHECK(entries[0].puzzle.givens == puzzle.givens);
}

TEST_CASE("groups and numbers", "[format]") {
  CHECK(number_of("12") == 12);
  CHECK(number_of("1a") == -1);
  CHECK(number_of("") == -1);
  CHECK(number_of("99999999999") > kMaxSize);
  CHECK(read_group("*15", 9).digits == (DigitSet::of(1) | DigitSet::of(5)));
  CHECK(read_group("A1", 16).digits == (DigitSet::of(1) | DigitSet::of(10)));
  CHECK(read_group(".", 9).digits == DigitSet::up_to(9));
  CHECK(read_group("-", 9).digits.empty());
  CHECK(read_group("-", 9).valid);
  CHECK_FALSE(read_group("55", 9).valid);
  CHECK_FALSE(read_group("10", 9).valid);
  CHECK_FALSE(read_group("12", 64).valid);
}
