// tests/core/human/fireworks_test.cpp: digits of a row and a column that meet in a box.
#include "core/human/fireworks.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {
namespace {

/// The digit is a firework of r1c1 with r1c9 and r9c1.
std::string firework(char digit) {
  return std::string(1, digit) + "r1 c1 c2 c3 c9;" + digit + "c1 r1 r2 r3 r9;";
}
/// The digit is a firework of r9c9 with r9c1 and r1c9.
std::string opposite(char digit) {
  return std::string(1, digit) + "r9 c1 c7 c8 c9;" + digit + "c9 r1 r7 r8 r9;";
}

}  // namespace

TEST_CASE("three fireworks fill their three cells", "[human]") {
  const Board board = pattern_board("", firework('1') + firework('2') + firework('3'));
  CHECK(results(board, Technique::kFireworks) ==
        Results{"r1c1-4 r1c1-5 r1c1-6 r1c1-7 r1c1-8 r1c1-9 r1c9-4 r1c9-5 r1c9-6 r1c9-7 r1c9-8 "
                "r1c9-9 r9c1-4 r9c1-5 r9c1-6 r9c1-7 r9c1-8 r9c1-9"});
  check_evidence(board, Technique::kFireworks);
  CHECK(results(pattern_board("", firework('1') + firework('2') + "3r1 c1 c2 c3 c9;"),
                Technique::kFireworks)
            .empty());
}

TEST_CASE("a digit that the row holds in the stem and a wing completes a triple", "[human]") {
  const Board board =
      pattern_board("1239r1c1 1239r1c9 1239r9c1", firework('1') + firework('2') + "3r1 c1 c9");
  CHECK(results(board, Technique::kFireworks) == Results{"r1c1-9 r1c9-9 r9c1-9"});
}

TEST_CASE("two and two fireworks of opposite corners fill four cells", "[human]") {
  const Board board = pattern_board("12349r1c1 12349r1c9 12349r9c1 12349r9c9",
                                    firework('1') + firework('2') + opposite('3') + opposite('4'));
  CHECK(results(board, Technique::kFireworks) ==
        Results{"r1c1-3 r1c1-4 r1c1-9 r1c9-9 r9c1-9 r9c9-1 r9c9-2 r9c9-9"});
  check_evidence(board, Technique::kFireworks);
}

TEST_CASE("two fireworks and a pair in the opposite corner leave the pair in the stem", "[human]") {
  const Board board = pattern_board("129r1c1 12r9c9", firework('1') + firework('2'));
  CHECK(results(board, Technique::kFireworks) == Results{"r1c1-9"});
  check_evidence(board, Technique::kFireworks);
  CHECK(
      results(pattern_board("129r1c1 13r9c9", firework('1') + firework('2')), Technique::kFireworks)
          .empty());
}

}  // namespace nonet::human
