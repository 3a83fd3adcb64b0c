// tests/core/human/tridagon_test.cpp: twelve cells of four boxes that three digits cannot fill.
#include "core/human/tridagon.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

// Ten of the twelve cells; the first two of the first box are missing.
constexpr std::string_view kTen =
    "123r3c3 123r1c4 123r2c5 123r3c6 123r4c1 123r5c2 123r6c3 123r4c4 123r5c6 123r6c5 ";

TEST_CASE("a cell that alone has guardians is none of the three digits", "[human]") {
  const Board board = pattern_board(std::string(kTen) + "1234r1c1 123r2c2");
  CHECK(results(board, Technique::kTridagon) == Results{"r1c1-1 r1c1-2 r1c1-3"});
  check_evidence(board, Technique::kTridagon);
  const Board more = pattern_board(std::string(kTen) + "134567r1c1 12r2c2");
  CHECK(results(more, Technique::kTridagon) == Results{"r1c1-1 r1c1-3"});
}

TEST_CASE("guardians of one digit remove it from what sees all their cells", "[human]") {
  const Board board = pattern_board(std::string(kTen) + "1234r1c1 1234r2c2");
  CHECK(results(board, Technique::kTridagon) ==
        Results{"r1c2-4 r1c3-4 r2c1-4 r2c3-4 r3c1-4 r3c2-4"});
}

TEST_CASE("no tridagon: an even pattern, guardians of two digits", "[human]") {
  const Board even = pattern_board(
      "1234r1c1 123r2c2 123r3c3 123r1c4 123r2c5 123r3c6 123r4c1 123r5c2 123r6c3 123r4c4 123r5c5 "
      "123r6c6");
  CHECK(results(even, Technique::kTridagon).empty());
  const Board mixed = pattern_board(std::string(kTen) + "1234r1c1 1235r2c2");
  CHECK(results(mixed, Technique::kTridagon).empty());
}

}  // namespace nonet::human
