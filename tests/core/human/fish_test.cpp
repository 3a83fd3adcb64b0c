// tests/core/human/fish_test.cpp: one position for each fish, found by a search on random patterns, and one that fails.
#include "core/human/fish.h"

#include "tests/core/human/one_digit.h"

namespace nonet::human {
namespace {

struct FishCase {
  const char* key;
  const char* pattern;  ///< where the digit may stand
  const char* result;   ///< the only one of the technique
  const char* spoiler;  ///< one place more ends it
};

constexpr FishCase kCases[] = {
    {"x-wing",
     "......x.. ..x...... .....x... .xxx....x .x..x...x ...x..... x........ .......x. ....x....",
     "r4c3-1 r4c4-1 r5c5-1", "r9c9"},
    {"swordfish",
     ".x....x.. .xx...... .....x... ......xx. .x.x..... x.x...... ....x.... ..x...x.. ......x.x",
     "r4c7-1 r5c2-1 r6c3-1 r9c7-1", "r8c9"},
    {"jellyfish",
     ".....x... x.x...... ........x ..xx..... ...x...x. x......x. ......x.. ....x..x. .x.......",
     "r8c8-1", "r6c9"},
    {"finned-x-wing",
     "....x.... ......x.. x........ ...xx...x ...x.x... ..x...... .x.x..... .......x. ...x....x",
     "r5c4-1", "r9c8"},
    {"sashimi-x-wing",
     ".......x. ..x...... .....x... x......x. ..x.....x ...x..... ..x...x.. ....x...x .x.......",
     "r8c9-1", "r7c6"},
    {"finned-swordfish",
     ".x.x..... ...x.x... ........x .....x... ..x...... x......x. ...xx.x.x x........ ....x.x..",
     "r2c6-1", "r8c7"},
    {"sashimi-swordfish",
     "x........ ...x..... ......x.. .....x... .x.....x. x...x...x ....x.... .......xx .xx......",
     "r6c1-1", "r6c3"},
    {"finned-jellyfish",
     ".x.x...x. .......x. ....x.x.. ...xx.... ........x x........ .xx...... xx....x.. .....x...",
     "r8c1-1", "r9c7"},
    {"sashimi-jellyfish",
     "...x..x.x .x......x xx.x..... .....x..x ..x...... ..xx...x. ......xx. x........ ....x....",
     "r6c4-1", "r8c8"},
    {"squirmbag",
     "x......x. ....x..x. ..x.x.... .x....... ...x.x... ......x.. ..xx..... .......xx .....x.x.",
     "r1c8-1 r8c8-1", "r9c9"},
    {"whale",
     "x...xx... x.....x.. .x.x..x.. ..x....x. .x....... ...x...x. ....x.... ........x ..x.xx...",
     "r1c5-1 r3c2-1 r9c5-1", "r8c8"},
    {"leviathan",
     "...x...x. .x.x..... .x...x... x.x...... x..x..x.. ..x..x... x...x.... ...xx...x .....x..x",
     "r1c4-1 r5c1-1 r5c4-1", "r9c8"},
    {"siamese-finned-x-wing",
     "........x ...x..... .x....... x..x.x... ...xxx... ......x.. ....xx... .......x. ..x......",
     "r4c4-1 r5c4-1", "r9c6"},
    {"siamese-sashimi-x-wing",
     "x........ ......x.. ....x.... .......x. ...x..... .x....... ..xx..... ...x.x..x ..x..x...",
     "r8c4-1 r8c6-1", "r9c9"},
    {"siamese-finned-swordfish",
     "..x...x.. x..x..... x.......x xx....... x...x.... ..xx....x .......x. ..x...... .....x...",
     "r1c3-1 r4c1-1 r5c1-1", "r6c8"},
    {"siamese-sashimi-swordfish",
     "xx.x...x. xx......x ..x.x.... ......x.. x........ .....x... ....x.... .x....... .......x.",
     "r1c1-1 r1c2-1", "r7c8"},
    {"siamese-finned-jellyfish",
     ".x.x....x .x....xx. ..x...... .....x... .x....x.. x.......x ...x...x. x........ ....x....",
     "r5c7-1 r6c1-1", "r9c9"},
    {"siamese-sashimi-jellyfish",
     ".....x... x........ ........x .x....... ...x..... ......x.. .x.xxx.x. ..xx.x... x......x.",
     "r8c4-1 r8c6-1", "r9c9"},
    {"franken-x-wing",
     "x...x...x ....x..x. xx.x..x.. x..x.x... .....xx.. x.x...... ...x..... ..x....x. .x......x",
     "r4c1-1 r4c4-1", "r9c6"},
    {"franken-swordfish",
     "x.....x.. .x..x..x. ....xx..x .....x..x x...x.... ..x...x.. x..x..... .xxx...x. .....x.xx",
     "r8c8-1", "r9c4"},
    {"finned-franken-x-wing",
     ".......x. ..x.x.... .x..x.x.. x........ ........x ...x..... ....xx.x. ......x.. .x...x...",
     "r9c6-1", "r8c2"},
    {"finned-franken-swordfish",
     ".x.....x. x......x. .x..x.... ........x .xx...... .....x... x.x...... ......x.. ...x.x...",
     "r3c2-1", "r2c5"},
    {"siamese-finned-franken-swordfish",
     ".......x. ...x....x .x....... ......xx. ....x.... x........ .....xx.. ..x...x.. .....x..x",
     "r7c7-1 r8c7-1", "r6c9"},
    {"franken-jellyfish",
     ".....x... xx....... .......x. xx..x.x.. ...xxx... ......x.. .....x..x ...x..... ..x......",
     "r4c7-1 r5c6-1 r7c6-1", "r1c5"},
    {"finned-franken-jellyfish",
     "..x.xx... x..xx.... ......x.x xxx...... x......xx ...x.x... ......xx. x.x..x.x. .x..x....",
     "r5c1-1", "r4c9"},
    {"siamese-finned-franken-jellyfish",
     "x.x.....x x...x.x.. .....x.x. .x..x.... ...x....x x.x.x.x.. ..x.....x ...x...x. ...xx.x..",
     "r6c1-1 r6c3-1", "r7c2"},
    {"mutant-x-wing",
     ".....xx.. .x......x x....x... ......xxx ....x.... xx....... .xx...... ......xx. ...x.....",
     "r7c2-1", "r6c3"},
    {"mutant-swordfish",
     "....x.x.. xx....... ....xx... ..xx..... x.x.x...x x..x..... .......x. .x...x... ..x..x...",
     "r3c6-1 r5c1-1 r5c3-1", "r9c5"},
    {"mutant-jellyfish",
     "x.xx..... ...x..... ......x.x .x...xx.. x....x.x. .x....x.. ..xxx.... .......xx x...x....",
     "r1c4-1 r7c4-1", "r3c3"},
    {"finned-mutant-x-wing",
     "..x...... .....x..x ......x.. ...x..... .x......x .x...x..x x........ .......x. ....x....",
     "r6c6-1", "r5c7"},
    {"finned-mutant-swordfish",
     "xx....x.. ...x..x.. x...x.... .....x..x ..xx....x .xx.x.... .....x.x. x......x. xx.x.....",
     "r6c2-1", "r9c3"},
    {"finned-mutant-jellyfish",
     ".x....... .....x... ....x..x. ....x...x ....x.x.. ..x...... x.....x.. x..x..... ...x....x",
     "r3c5-1", "r5c6"},
    {"siamese-finned-mutant-jellyfish",
     "...x.x..x x........ ...x..x.x ..x.....x ....xx... .x....x.. ..x....x. ...x...x. .x..x....",
     "r1c9-1 r3c4-1", "r8c6"},
    {"finned-mutant-squirmbag",
     "x.xxx.... ...x..xx. .x...x... ....x.x.. ..x...x.. .xx..x.x. ...x.x... ........x xx.......",
     "r2c4-1", "r3c8"},
};

/// A cell as "r1c1".
Cell cell_named(std::string_view name) {
  return static_cast<Cell>((name[1] - '1') * 9 + name[3] - '1');
}

std::vector<Step> steps_of(const Board& board, Technique technique) {
  return all_steps(board,
                   {.order = {technique}, .search = {}, .wants_evidence = true, .patience = {}});
}

}  // namespace

TEST_CASE("each kind of fish is found where it is, and not with one place more", "[human]") {
  for (const FishCase& now : kCases) {
    INFO(now.key);
    const auto technique = technique_named(now.key);
    REQUIRE(technique);
    CHECK(results(one_digit(now.pattern), *technique) == std::vector<std::string>{now.result});
    std::string more;
    for (const char* mark = now.pattern; *mark != 0; ++mark) {
      if (*mark != ' ') more += *mark;
    }
    more[cell_named(now.spoiler)] = 'x';
    CHECK(results(one_digit(more), *technique).empty());
  }
}

TEST_CASE("a finned x-wing says its fin, bases and covers", "[human]") {
  const Board board = one_digit(
      ".x..x.... xxxxxx.xx xxxxxx.xx xxxxxxxxx .x..xx... xxxxxxxxx xxxxxxx.x xxxxxxx.x xxxxxxxx.");
  const std::vector<Step> steps = steps_of(board, Technique::kFinnedXWing);
  REQUIRE(steps.size() == 1);
  CHECK(result_of(steps[0]) == "r4c5-1 r6c5-1");
  CHECK(steps[0].digits == std::vector<Digit>{1});
  CHECK(steps[0].houses == std::vector<StepHouse>{{0, HouseRole::kBase},
                                                  {4, HouseRole::kBase},
                                                  {10, HouseRole::kCover},
                                                  {13, HouseRole::kCover}});
  CHECK(steps[0].marks == std::vector<Mark>{{{1, 1}, MarkRole::kPattern, 0},
                                            {{4, 1}, MarkRole::kPattern, 0},
                                            {{37, 1}, MarkRole::kPattern, 0},
                                            {{40, 1}, MarkRole::kPattern, 0},
                                            {{41, 1}, MarkRole::kFin, 0}});
}

TEST_CASE("a base with one place besides its fins makes a fish sashimi", "[human]") {
  const Board board = one_digit(
      ".x..x.... xxxxxx.xx xxxxxx.xx xxxxxxxxx .x...x... xxxxxxxxx xxxxxxx.x xxxxxxx.x xxxxxxxx.");
  CHECK(results(board, Technique::kFinnedXWing).empty());
  const std::vector<std::string> found = results(board, Technique::kSashimiXWing);
  CHECK(found == std::vector<std::string>{"r2c6-1 r3c6-1", "r4c5-1 r6c5-1"});
}

TEST_CASE("a fin that the other fins do not share a target with removes nothing", "[human]") {
  const Board board = one_digit(
      ".x..x.... xxxxxx.xx xxxxxx.xx xxxxxxxxx .x..xx.x. xxxxxxxxx xxxxxxx.x xxxxxxx.x xxxxxxxx.");
  CHECK(results(board, Technique::kFinnedXWing).empty());
  CHECK(results(board, Technique::kXWing).empty());
}

TEST_CASE("a Siamese fish names the covers of both fish and tells their fins apart", "[human]") {
  for (const FishCase& now : kCases) {
    const std::string_view key = now.key;
    if (!key.starts_with("siamese")) continue;
    const std::vector<Step> steps = steps_of(one_digit(now.pattern), *technique_named(key));
    REQUIRE(steps.size() == 1);
    int bases = 0, covers = 0;
    for (const StepHouse& house : steps[0].houses) {
      (house.role == HouseRole::kBase ? bases : covers) += 1;
    }
    INFO(now.key);
    CHECK(covers == 2 * bases);
    bool has_second = false;
    for (const Mark& mark : steps[0].marks) has_second = has_second || mark.group == 1;
    CHECK(has_second);
  }
}

TEST_CASE("a search for one fish ends with the first", "[human]") {
  const Board board = one_digit(
      ".x..x.... xxxxxx.xx xxxxxx.xx xxxxxxxxx .x...x... xxxxxxxxx xxxxxxx.x xxxxxxx.x xxxxxxxx.");
  const auto step = next_step(
      board,
      {.order = {Technique::kSashimiXWing}, .search = {}, .wants_evidence = false, .patience = {}});
  REQUIRE(step);
  CHECK(step->marks.empty());
  CHECK(step->eliminations.size() == 2);
}

}  // namespace nonet::human
