#include "core/cli/progress_line.h"

#include <sstream>

#include "core/cli/cli.h"
#include "tests/catch.h"

using nonet::cli::bytes_of;
using nonet::cli::ProgressLine;

TEST_CASE("progress stands in one line, a few times a second, and is gone in the end", "[cli]") {
  std::ostringstream err;
  ProgressLine line(err, true, 2000);
  line.tell(10, 20, 0.5);  // a moment
  CHECK(err.str().empty());
  line.tell(1234567, 820, 1.25);
  CHECK(err.str() == "\r1,234,567 puzzles, 41 %, 1.2 s");
  line.tell(1234568, 830, 1.3);
  CHECK(err.str() == "\r1,234,567 puzzles, 41 %, 1.2 s");
  line.clear();
  CHECK(err.str() == "\r1,234,567 puzzles, 41 %, 1.2 s\r\x1b[K");
  line.clear();
  err.str("");
  line.tell(999, 4000, 2);  // the file has grown
  CHECK(err.str() == "\r999 puzzles, 100 %, 2.0 s");
}

TEST_CASE("without a terminal, no progress; without a size, no percentage", "[cli]") {
  std::ostringstream err;
  ProgressLine hidden(err, false, 0);
  hidden.tell(1, 1, 100);
  hidden.clear();
  CHECK(err.str().empty());
  ProgressLine shown(err, true, 0);
  shown.tell(1000, 1, 100);
  CHECK(err.str() == "\r1,000 puzzles, 100.0 s");
}

TEST_CASE("the size of what is to be read", "[cli]") {
  CHECK(bytes_of({"-"}) == 0);
  CHECK(bytes_of({"/no/such/file"}) == 0);
  CHECK(bytes_of({"/"}) == 0);
}
