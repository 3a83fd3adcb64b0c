#include "wasm/fields.h"

#include <map>

#include "tests/catch.h"

namespace {

struct Sample {
  int one = 1;
  int two_words = 2;
  int three_more_words = 3;
};
NONET_FIELDS(Sample, one, two_words, three_more_words)

constexpr bool reads(const auto& name, std::string_view text) {
  return std::string_view(name.text) == text;
}
static_assert(reads(nonet::api::CamelCase("size"), "size"));
static_assert(reads(nonet::api::CamelCase("three_more_words"), "threeMoreWords"));

}  // namespace

TEST_CASE("every member of a struct is visited by its JavaScript name", "[api]") {
  Sample sample;
  for_each_field(sample, [](const char*, int& member) { member *= 10; });
  std::map<std::string, int> seen;
  const Sample& fixed = sample;
  for_each_field(fixed, [&](const char* name, const int& member) { seen[name] = member; });
  CHECK(seen == std::map<std::string, int>{{"one", 10}, {"twoWords", 20}, {"threeMoreWords", 30}});
}
