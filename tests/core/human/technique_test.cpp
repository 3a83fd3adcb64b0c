// tests/core/human/technique_test.cpp: the table of techniques.
#include "core/human/technique.h"

#include <set>

#include "tests/catch.h"

namespace nonet::human {

TEST_CASE("each technique has its row, its key and its finder", "[human]") {
  std::set<std::string_view> keys;
  int number = 0;
  for (const TechniqueRow& row : techniques()) {
    CHECK(static_cast<int>(row.technique) == number++);
    CHECK(&row_of(row.technique) == &row);
    CHECK(keys.insert(row.key).second);
    CHECK(technique_named(row.key) == row.technique);
    CHECK(row.find != nullptr);
    CHECK(row.hodoku_score >= 0);
    CHECK((row.se_rating == 0 || (row.se_rating >= 10 && row.se_rating <= 120)));
  }
  CHECK(number > 100);
  CHECK_FALSE(technique_named("x-wings"));
  CHECK_FALSE(technique_named(""));
}

TEST_CASE("levels have keys", "[human]") {
  CHECK(level_key(Level::kEasy) == "easy");
  CHECK(level_key(Level::kMedium) == "medium");
  CHECK(level_key(Level::kHard) == "hard");
  CHECK(level_key(Level::kUnfair) == "unfair");
  CHECK(level_key(Level::kExtreme) == "extreme");
}

}  // namespace nonet::human
