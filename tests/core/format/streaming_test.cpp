// The same text in other pieces gives the same entries, and each puzzle can be written in every
// format and read back: what the fuzz targets check (tests/fuzz/read_check.h), for a few texts.
#include "tests/catch.h"
#include "tests/core/format/reading.h"
#include "tests/fuzz/read_check.h"

using namespace nonet;

TEST_CASE("pieces cut anywhere give the same entries", "[format]") {
  std::vector<std::string> texts = {
      "",
      "\r\n",
      "\r\r\n\n",
      kPuzzle + "\r\n" + kPuzzle + "\r" + kPuzzle,
      "\xEF\xBB\xBF" + kPuzzle,
      rows_of_puzzle("\xE2\x94\x82", "\xC2\xA0\r\n"),
      "1.......2....... aabbaabbccddccdd\n",
      "{\"grid\": [[1,0],[0,0]], \"regions\": [[1,1],[2,2]]}",
      "\x89PNG\r\n",
      "....\n3.\n3",
  };
  for (const auto& info : formats()) {
    for (const Shape shape : {Shape{4, 2, 2}, Shape{9, 3, 3}, Shape{12, 3, 4}}) {
      const auto written = write_puzzle(sample_puzzle(shape), info.key);
      if (!written.ok()) continue;
      const std::string header(write_header(info.key));
      texts.push_back(header + written.value());
      texts.push_back(header + written.value() + "\n" + written.value());
      texts.push_back(header + written.value().substr(0, written.value().size() / 2));
    }
  }
  for (const auto& text : texts) {
    INFO(text);
    for (const std::uint32_t seed : {1u, 2u, 3u}) CHECK(check_reading(text, "", seed) == "");
    for (const auto& info : formats()) CHECK(check_reading(text, info.key, 4) == "");
  }
}

TEST_CASE("a puzzle is handed on as soon as its line is in", "[format]") {
  int entries = 0;
  TextReader reader({}, [&](const ReadEntry&) { ++entries; });
  for (int count = 1; count <= 5; ++count) {
    reader.feed(kPuzzle);
    CHECK(entries == count - 1);
    reader.feed("\n");
    CHECK(entries == count);
  }
  reader.finish();
  CHECK(entries == 5);
}

TEST_CASE("a text of many puzzles is read in bounded memory", "[format]") {
  // The reader's own memory cannot be seen here; that the samples are dropped can: entries come
  // long before the end.
  const std::string grid = "Grid 01\n" + rows_of_puzzle("", "\n") + "\n";
  int entries = 0;
  TextReader reader({}, [&](const ReadEntry& entry) {
    ++entries;
    CHECK_FALSE(entry.error);
  });
  for (int count = 0; count < 2000; ++count) reader.feed(grid);
  CHECK(entries >= 1998);
  reader.finish();
  CHECK(entries == 2000);
}

TEST_CASE("one geometry is shared by all puzzles of a shape", "[format]") {
  const auto entries = read_text(kPuzzle + "\n" + kPuzzle + "\n");
  CHECK(entries[0].puzzle.geometry == entries[1].puzzle.geometry);
}
