#include "core/format/dummy.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

TEST_CASE("a puzzle behind a mark", "[format]") {
  const Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  const std::string text = write_puzzle(puzzle, "dummy").value();
  CHECK(text == "dummy: " + kPuzzle + "\n");
  CHECK(shown("other\n" + text + text) == Lines(2, "dummy 3x3 " + kPuzzle));
  CHECK(shown("dummy: 12x\n") == Lines{"dummy no-such-size 1:1 3/0"});
}
