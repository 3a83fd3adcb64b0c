#include "core/format/value_line.h"

#include <vector>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("a solution is one character for each value, without the variables", "[format]") {
  const Board board{.rows = 2, .columns = 3, .value_count = 3, .first_value = 0, .variables = 2};
  CHECK(value_line(board, std::vector<Digit>{1, 2, 3, 3, 1, 2, 1, 1}) == "012201");
  const Board from_one{.rows = 1, .columns = 3, .value_count = 9};
  CHECK(value_line(from_one, std::vector<Digit>{1, 2, 9}) == "129");
}

TEST_CASE("values from 10 on are letters, and above 35 numbers", "[format]") {
  const Board sixteen{.rows = 1, .columns = 3, .value_count = 16};
  CHECK(value_line(sixteen, std::vector<Digit>{9, 10, 16}) == "9AG");
  const Board from_zero{.rows = 1, .columns = 3, .value_count = 16, .first_value = 0};
  CHECK(value_line(from_zero, std::vector<Digit>{1, 11, 16}) == "0AF");
  const Board large{.rows = 1, .columns = 3, .value_count = 36};
  CHECK(value_line(large, std::vector<Digit>{1, 11, 36}) == "1 11 36");
  const Board last{.rows = 1, .columns = 1, .value_count = 36, .first_value = 0};
  CHECK(value_line(last, std::vector<Digit>{36}) == "Z");
}

TEST_CASE("candidates are groups, with a slash between rows", "[format]") {
  const Board board{.rows = 2, .columns = 2, .value_count = 12, .first_value = 0, .variables = 1};
  const std::vector<DigitSet> digits = {DigitSet::of(1), DigitSet::from_bits(0b101), DigitSet(),
                                        DigitSet::up_to(12), DigitSet::of(2)};
  CHECK(value_candidate_line(board, digits) == "0 02 / - 0123456789AB");
}
