// tests/core/human/find_test.cpp: a path is what next_step finds again and again, and searches end when they should.
#include "core/human/find.h"

#include <algorithm>

#include "core/human/orders.h"
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

/// A board whose cells are {1, s} for the digit s of the shifted grid: thousands of almost locked sets.
Board star() {
  std::string cells;
  for (unsigned cell = 0; cell < 81; ++cell) {
    const unsigned row = cell / 9;
    const unsigned digit = (row * 3 + row / 3 + cell % 9) % 9;
    cells += digit == 0 ? "12 " : "1" + std::to_string(digit + 1) + ' ';
  }
  return board_with(cells);
}

/// The results of the path's steps, until patience returns false at its `last_call`-th call; `calls` counts them.
std::vector<std::string> path_until(Board board, int last_call, int& calls) {
  calls = 0;
  const FindOptions options{
      .order = {Technique::kFullHouse, Technique::kNakedSingle, Technique::kHiddenSingle,
                Technique::kFrankenSwordfish, Technique::kBrokenWing, Technique::kBivalueOddagon,
                Technique::kTridagon, Technique::kBentQuad, Technique::kXyChain,
                Technique::kAlsChain, Technique::kDiscontinuousNiceLoop, Technique::kAic,
                Technique::kWhip},
      .search = {},
      .wants_evidence = false,
      .patience = [&] { return ++calls != last_call; }};
  std::vector<std::string> steps;
  follow_path(board, options, [&](const Board&, const Step& step) {
    steps.push_back(std::string(row_of(step.technique).key) + ' ' + result_of(step));
    return true;
  });
  return steps;
}

}  // namespace

TEST_CASE("a path that is cancelled at any moment is the beginning of the whole path", "[human]") {
  const Board board =
      board_of("..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75");
  int calls = 0;
  const std::vector<std::string> whole = path_until(board, 0, calls);
  const int all_calls = calls;
  REQUIRE(whole.size() > 20);
  REQUIRE(all_calls > 200);
  std::size_t before = 0;
  for (int last = 1; last <= all_calls; last += 1 + last / 50) {
    const std::vector<std::string> cut = path_until(board, last, calls);
    REQUIRE(calls == last);
    REQUIRE(cut.size() >= before);
    REQUIRE(cut.size() <= whole.size());
    REQUIRE(std::equal(cut.begin(), cut.end(), whole.begin()));
    before = cut.size();
  }
}

TEST_CASE("all steps of a board with thousands of almost locked sets are bounded", "[human]") {
  const Board board = star();
  std::uint64_t calls = 0;
  const FindOptions options{techniques_in(Order::kHuman, false), {}, true, [&] {
                              ++calls;
                              return true;
                            }};
  std::vector<std::size_t> counts(techniques().size());
  for (const Step& step : all_steps(board, options)) {
    ++counts[static_cast<std::size_t>(step.technique)];
  }
  CHECK(*std::max_element(counts.begin(), counts.end()) == kMostStepsOfTechnique);
  CHECK(counts[static_cast<std::size_t>(Technique::kAlsXz)] == kMostStepsOfTechnique);
  CHECK(counts[static_cast<std::size_t>(Technique::kAlsChain)] > 0);
  CHECK(calls > 100);
  // The limits are of each technique, so its steps are the same when it is alone.
  const FindOptions alone{{Technique::kAlsChain}, {}, true, {}};
  CHECK(all_steps(board, alone).size() == counts[static_cast<std::size_t>(Technique::kAlsChain)]);
}

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
