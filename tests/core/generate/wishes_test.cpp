// tests/core/generate/wishes_test.cpp: what no puzzle can be, and the texts of wishes.
#include "core/generate/wishes.h"

#include <random>
#include <string>

#include "core/generate/judge.h"
#include "tests/catch.h"
#include "tests/rounds.h"

namespace nonet::generate {
namespace {

using human::Technique;

template <class Change>
std::optional<Obstacle> obstacle_after(const Change& change) {
  Wishes wishes;
  change(wishes);
  return find_obstacle(wishes);
}

}  // namespace

TEST_CASE("wishes that can be met have no obstacle", "[generate]") {
  CHECK_FALSE(find_obstacle({}));
  CHECK_FALSE(obstacle_after([](Wishes& wishes) { wishes.clues = Range{17, 17}; }));
  CHECK_FALSE(obstacle_after([](Wishes& wishes) { wishes.shape = {16, 4, 4}; }));
  CHECK_FALSE(obstacle_after([](Wishes& wishes) { wishes.shape = {7, 1, 7}; }));
  CHECK_FALSE(obstacle_after([](Wishes& wishes) {
    wishes.houses.diagonal_down = wishes.houses.diagonal_up = true;
    wishes.clues = Range{12, 16};
  }));
  for (const int size : {4, 5, 6, 7, 16}) {
    CHECK_FALSE(obstacle_after([&](Wishes& wishes) {
      wishes.shape = usual_shape(size);
      wishes.houses.diagonal_down = wishes.houses.diagonal_up = true;
    }));
  }
  CHECK_FALSE(obstacle_after([](Wishes& wishes) {
    wishes.jigsaw = true;
    wishes.clues = Range{10, 12};
  }));
  CHECK_FALSE(obstacle_after([](Wishes& wishes) {
    wishes.symmetry = Symmetry::kHalfTurn;
    wishes.clues = Range{25, 25};
  }));
  for (const Shape shape : {Shape{9, 3, 3}, Shape{6, 3, 2}, Shape{5, 1, 5}, Shape{4, 2, 2}}) {
    CHECK_FALSE(obstacle_after([&](Wishes& wishes) {
      wishes.controlled_bias = true;
      wishes.shape = shape;
      wishes.clues = Range{10, 24};
      wishes.grade = rate::Grade::kHard;
    }));
  }
}

TEST_CASE("each obstacle is found", "[generate]") {
  const std::vector<std::pair<Obstacle, void (*)(Wishes&)>> cases = {
      {Obstacle::kSize,
       [](Wishes& wishes) {
         wishes.shape = {25, 5, 5};
       }},
      {Obstacle::kSize,
       [](Wishes& wishes) {
         wishes.shape = {0, 0, 0};
       }},
      {Obstacle::kSize,
       [](Wishes& wishes) {
         wishes.shape = {9, 2, 3};
       }},
      {Obstacle::kJigsawSize,
       [](Wishes& wishes) {
         wishes.shape = {16, 4, 4};
         wishes.jigsaw = true;
       }},
      {Obstacle::kHouses,
       [](Wishes& wishes) {
         wishes.shape = {8, 2, 4};
         wishes.houses.windows = true;
       }},
      {Obstacle::kHouses,
       [](Wishes& wishes) {
         wishes.jigsaw = true;
         wishes.houses.groups = true;
       }},
      // A 3×3 has only one digit along one of its diagonals.
      {Obstacle::kHouses,
       [](Wishes& wishes) {
         wishes.shape = {3, 1, 3};
         wishes.houses.diagonal_down = wishes.houses.diagonal_up = true;
       }},
      {Obstacle::kSeShape,
       [](Wishes& wishes) {
         wishes.houses.diagonal_down = true;
         wishes.se = Range{20, 30};
       }},
      {Obstacle::kTooFewGivens,
       [](Wishes& wishes) {
         wishes.clues = Range{5, 16};
       }},
      {Obstacle::kTooManyGivens,
       [](Wishes& wishes) {
         wishes.clues = Range{82, 90};
       }},
      {Obstacle::kEmptyRange,
       [](Wishes& wishes) {
         wishes.clues = Range{30, 20};
       }},
      {Obstacle::kEmptyRange,
       [](Wishes& wishes) {
         wishes.se = Range{62, 52};
       }},
      {Obstacle::kCountOfSymmetry,
       [](Wishes& wishes) {
         wishes.symmetry = Symmetry::kQuarterTurn;
         wishes.clues = Range{26, 27};
       }},
      {Obstacle::kPatternSize, [](Wishes& wishes) { wishes.pattern.assign(80, true); }},
      {Obstacle::kPatternSymmetry,
       [](Wishes& wishes) {
         wishes.pattern.assign(81, true);
         wishes.pattern[0] = false;
         wishes.symmetry = Symmetry::kHalfTurn;
       }},
      {Obstacle::kPatternClues,
       [](Wishes& wishes) {
         wishes.pattern.assign(81, true);
         wishes.clues = Range{20, 30};
       }},
      {Obstacle::kTooFewGivens,
       [](Wishes& wishes) {
         wishes.pattern.assign(81, false);
         wishes.pattern[40] = true;
       }},
      {Obstacle::kNeedsAndWithout,
       [](Wishes& wishes) {
         wishes.needs = {Technique::kXWing};
         wishes.without = {Technique::kSwordfish, Technique::kXWing};
       }},
      {Obstacle::kNeedsAndSingles,
       [](Wishes& wishes) {
         wishes.needs = {Technique::kXWing};
         wishes.singles_only = true;
       }},
      {Obstacle::kSeShape,
       [](Wishes& wishes) {
         wishes.se = Range{10, 20};
         wishes.jigsaw = true;
       }},
      {Obstacle::kSeSingles,
       [](Wishes& wishes) {
         wishes.se = Range{30, 40};
         wishes.singles_only = true;
       }},
      {Obstacle::kBiasShape,
       [](Wishes& wishes) {
         wishes.controlled_bias = true;
         wishes.shape = {8, 2, 4};
       }},
      {Obstacle::kBiasShape,
       [](Wishes& wishes) {
         wishes.controlled_bias = true;
         wishes.shape = {6, 1, 6};
       }},
      {Obstacle::kBiasShape,
       [](Wishes& wishes) {
         wishes.controlled_bias = true;
         wishes.jigsaw = true;
       }},
      {Obstacle::kBiasGivens,
       [](Wishes& wishes) {
         wishes.controlled_bias = true;
         wishes.symmetry = Symmetry::kHalfTurn;
       }},
      {Obstacle::kBiasGivens,
       [](Wishes& wishes) {
         wishes.controlled_bias = true;
         wishes.pattern.assign(81, true);
       }},
      {Obstacle::kBiasClues,
       [](Wishes& wishes) {
         wishes.controlled_bias = true;
         wishes.clues = Range{17, 20};
       }},
      {Obstacle::kBiasClues,
       [](Wishes& wishes) {
         wishes.controlled_bias = true;
         wishes.clues = Range{32, 40};
       }},
  };
  for (const auto& [obstacle, change] : cases) {
    INFO(obstacle_key(obstacle));
    CHECK(obstacle_after(change) == obstacle);
  }
  CHECK(obstacle_key(Obstacle::kSize) == "size");
  CHECK(obstacle_key(Obstacle::kSeSingles) == "se-singles");
  CHECK(miss_key(Miss::kNothing) == "nothing");
  CHECK(miss_key(Miss::kGrade) == "grade");
}

TEST_CASE("ranges, ratings, techniques and patterns are read from texts", "[generate]") {
  CHECK(range_of("24")->least == 24);
  CHECK(range_of("24")->most == 24);
  CHECK(range_of("22-26")->least == 22);
  CHECK(range_of("22-26")->most == 26);
  CHECK(range_of("26-22")->least == 26);
  for (const char* wrong :
       {"", "-", "2-", "-2", "2--3", "2-3-4", "x", "2.5", " 2", "+2", "99999"}) {
    INFO(wrong);
    CHECK_FALSE(range_of(wrong));
  }
  CHECK(tenths_range_of("5.2-6.2")->least == 52);
  CHECK(tenths_range_of("5.2-6.2")->most == 62);
  CHECK(tenths_range_of("3")->most == 30);
  CHECK(tenths_range_of("1.0-9")->most == 90);
  for (const char* wrong : {"", ".", "5.", ".5", "5.22", "5,2", "5.-6", "5.2-", "-5.2", "5.-2"}) {
    INFO(wrong);
    CHECK_FALSE(tenths_range_of(wrong));
  }
  CHECK(techniques_named("swordfish") == std::vector{Technique::kSwordfish});
  CHECK(techniques_named("x-wing,xy-wing") == std::vector{Technique::kXWing, Technique::kXyWing});
  for (const char* wrong : {"", ",", "x-wing,", ",x-wing", "X-wing", "x-wing, xy-wing"}) {
    INFO(wrong);
    CHECK_FALSE(techniques_named(wrong));
  }
  CHECK(pattern_of(" 1.x\n0_-#") ==
        std::vector<bool>{true, false, true, false, false, false, true});
  CHECK(pattern_of("").empty());
}

TEST_CASE("any text is read as a wish or refused", "[generate]") {
  constexpr std::string_view kCharacters = "0123456789.-, x-wingsyof\n\xff";
  std::mt19937 random(1);
  int read = 0;
  for (int round = 0; round < rounds(200'000); ++round) {
    std::string text;
    for (auto length = random() % 9; length > 0; --length) {
      text += kCharacters[random() % kCharacters.size()];
    }
    for (const auto& range : {range_of(text), tenths_range_of(text)}) {
      if (!range) continue;
      ++read;
      CHECK(range->least >= 0);
      CHECK(range->least <= 99'999);
      CHECK(range->most >= 0);
      CHECK(range->most <= 99'999);
      CHECK(text.find_first_not_of("0123456789.-") == std::string::npos);
      Wishes wishes;
      wishes.clues = *range;
      if (!find_obstacle(wishes)) CHECK(range->least <= range->most);
    }
    const auto techniques = techniques_named(text);
    if (techniques) CHECK_FALSE(techniques->empty());
    CHECK(pattern_of(text).size() <= text.size());
  }
  CHECK(read > 1'000);
}

}  // namespace nonet::generate
