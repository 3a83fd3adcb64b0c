#include "core/format/candidate_line.h"

#include "core/format/candidates.h"
#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

TEST_CASE("candidates in a line, with and without regions", "[format]") {
  const std::string text = "1 2 34 34 / 34 34 1 2 / 2 1 34 34 / 34 34 2 1";
  for (const std::string& written :
       {text, "  " + text + " ", std::string("1 2 34 34/34 34 1 2/2 1 34 34/34 34 2 1")}) {
    INFO(written);
    const auto entries = read_text(written + "\n" + written + "\n");
    REQUIRE(entries.size() == 2);
    CHECK(shown(entries[0]) == "line 2x2 12....1221....21");
    CHECK(candidate_line(entries[1].puzzle) == text);
  }
  const std::string names = "aaabbbbaccddccdd";
  const auto jigsaw = read_text(text + " / " + names + "\n");
  REQUIRE(jigsaw.size() == 1);
  CHECK(jigsaw[0].puzzle.geometry->is_jigsaw());
  CHECK(candidate_line(jigsaw[0].puzzle) == text + " / " + names);
  CHECK(shown(text + " / aaaabbbaccddccdd\n")[0].substr(0, 22) == "line bad-regions 1:49 ");
}

TEST_CASE("lines that only look like candidates", "[format]") {
  for (const std::string_view text :
       {"1 2 / 3 4", "20/11/2026", "1 2 3 / 1 2 / 1 2 3", "1 2 / 1 2 / 1 2 / 1 2", "a b / c d"}) {
    INFO(text);
    CHECK(candidate_line_size(text) == 0);
  }
}
