// Regular expressions over digits: what they match, as the standard library says, and which texts are none.
#include "core/model/expression.h"

#include <random>
#include <regex>
#include <string>

#include "core/engine/constraint_search.h"
#include "tests/catch.h"

namespace nonet {
namespace {

std::string some_expression(std::mt19937& random, int depth) {
  constexpr const char* kSingles[] = {"1", "2", "3", ".", "[12]", "[^3]", "[2-3]"};
  constexpr const char* kRepeats[] = {"*", "+", "?", "{2}", "{1,}", "{0,2}", "{0}", "{1,3}"};
  std::string text;
  for (auto i = random() % 3 + 1; i > 0; --i) {
    if (!text.empty() && random() % 4 == 0) text += '|';
    text += depth > 0 && random() % 2 == 0 ? '(' + some_expression(random, depth - 1) + ')'
                                           : kSingles[random() % std::size(kSingles)];
    if (random() % 2 == 0) text += kRepeats[random() % std::size(kRepeats)];
  }
  return text;
}

TEST_CASE("expressions match what std::regex matches, and so do their automata", "[model]") {
  std::mt19937 random(1);
  const Board board{.value_count = 3};
  std::size_t matched = 0, unmatched = 0;
  for (int round = 0; round < 300; ++round) {
    const std::string text = some_expression(random, 2);
    CAPTURE(text);
    const auto expression = read_expression(text, board);
    REQUIRE(expression.has_value());
    const std::regex expected(text);
    Model model;
    model.value_count = 3;
    for (int i = 0; i < 30; ++i) {
      std::string word;
      std::vector<Digit> digits;
      Automaton rule{{}, automaton_of(*expression)};
      for (auto length = random() % 6; length > 0; --length) {
        rule.cells.push_back(static_cast<Cell>(digits.size()));
        digits.push_back(static_cast<Digit>(random() % 3 + 1));
        word += static_cast<char>('0' + digits.back());
      }
      CAPTURE(word);
      const bool is_match = std::regex_match(word, expected);
      REQUIRE(matches(*expression, digits) == is_match);
      REQUIRE(holds(rule, model, digits) == is_match);
      ++(is_match ? matched : unmatched);
    }
  }
  CHECK(matched > 1000);
  CHECK(unmatched > 1000);
}

TEST_CASE("values of expressions are those of the board, in one character", "[model]") {
  const Board board{.value_count = 12, .first_value = 0};
  const auto expression = read_expression("0 A [9-b]", board);
  REQUIRE(expression.has_value());
  CHECK(matches(*expression, std::vector<Digit>{1, 11, 12}));
  CHECK_FALSE(matches(*expression, std::vector<Digit>{1, 11, 9}));
  CHECK_FALSE(read_expression("C", board).has_value());
}

TEST_CASE("texts that are no expression", "[model]") {
  const Board board;
  for (const char* text :
       {"(",   ")",   "1)",     "(1",    "*", "+1", "[", "[1",  "[]",   "[3-1]",           "1{",
        "1{}", "1{2", "1{3,2}", "1{,2}", "0", "-",  "$", "1|*", "[1-]", "((.{99}){99}){9}"}) {
    CAPTURE(text);
    CHECK_FALSE(read_expression(text, board).has_value());
  }
  CHECK_FALSE(read_expression(std::string(100000, '('), board).has_value());
}

}  // namespace
}  // namespace nonet
