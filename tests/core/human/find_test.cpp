// tests/core/human/find_test.cpp: a path is what next_step finds again and again.
#include "core/human/find.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

/// The full grid whose digits shift by three from row to row and by one from band to band, with every cell of a pattern
/// open.
Board shifted_grid(unsigned open_each) {
  std::string text;
  for (unsigned cell = 0; cell < 81; ++cell) {
    const unsigned row = cell / 9;
    const unsigned digit = (row * 3 + row / 3 + cell % 9) % 9;
    const bool is_open = (cell * 7 + row) % 11 < open_each;
    text += is_open ? '.' : static_cast<char>('1' + digit);
  }
  return board_of(text);
}

}  // namespace

TEST_CASE("follow_path takes the steps of next_step", "[human]") {
  for (unsigned open_each = 2; open_each <= 7; ++open_each) {
    for (const bool wants_evidence : {false, true}) {
      FindOptions options;
      options.order = {Technique::kFullHouse,   Technique::kNakedSingle, Technique::kHiddenSingle,
                       Technique::kPointing,    Technique::kClaiming,    Technique::kNakedPair,
                       Technique::kHiddenSingle};
      options.wants_evidence = wants_evidence;
      Board board = shifted_grid(open_each);
      Board other = board;
      int count = 0;
      follow_path(board, options, [&](const Board& before, const Step& step) {
        CHECK(before.open() == other.open());
        const auto same = next_step(other, options);
        REQUIRE(same);
        CHECK(same->technique == step.technique);
        CHECK(same->placements == step.placements);
        CHECK(same->eliminations == step.eliminations);
        CHECK(same->digits == step.digits);
        CHECK(same->houses == step.houses);
        apply(other, *same);
        ++count;
        return true;
      });
      CHECK(board.open() == other.open());
      CHECK(count > 0);
      if (!board.is_solved()) CHECK(!next_step(board, options));
    }
  }
}

TEST_CASE("a path ends when its sink says so, and on a contradictory board", "[human]") {
  FindOptions options;
  options.order = {Technique::kFullHouse};
  Board board = shifted_grid(2);
  int count = 0;
  follow_path(board, options, [&](const Board&, const Step&) { return ++count < 1; });
  CHECK(count == 1);
  Board twice = board_of(
      "11345678. ......... ......... ......... ......... ......... ......... ......... .........");
  follow_path(twice, options, [&](const Board&, const Step&) { return ++count > 0; });
  CHECK(count == 1);
}

}  // namespace nonet::human
