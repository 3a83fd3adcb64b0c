// The entries of a text do not depend on the pieces, and each puzzle can be written in every format and
// read back: the checks of the fuzz targets (tests/fuzz/read_check.h), for a few texts.
#include "tests/catch.h"
#include "tests/core/format/reading.h"
#include "tests/fuzz/read_check.h"
#include "tests/rounds.h"

using namespace nonet;

namespace {

/// ASCII as UTF-16 with its mark, the lower byte first.
std::string in_utf16(const std::string& text) {
  std::string wide = "\xFF\xFE";
  for (const char character : text) (wide += character) += '\0';
  return wide;
}

}  // namespace

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
      "{\"grid\": [[0]], \"region\": [[1]]}",
      "ll region[.[0]]",
      // A row of candidates in which no cell has one.
      ".-------.\n|  -  - |\n| 12 12 |\n'-------'\n",
      "\xFE\xFF",
      // 11×11 cells, which hold letters only.
      "puzzle\n" + std::string(121, 'a') + "\n",
      in_utf16(kPuzzle + "\r\n" + kPuzzle + "\n"),
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
  for (std::size_t i = 0; i < texts.size(); i += kRowStep) {
    const auto& text = texts[i];
    INFO(text);
    for (const std::uint32_t seed : {1u, 2u, 3u}) CHECK(check_reading(text, "", seed) == "");
    for (const auto& info : formats()) CHECK(check_reading(text, info.key, 4) == "");
  }
}

TEST_CASE("a puzzle is passed on as soon as its line is complete", "[format]") {
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
  // A test cannot see the reader's memory, but it can see that the samples are dropped: entries arrive
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

TEST_CASE("the format may change within a text", "[format]") {
  const auto written = [](const std::string& puzzle, std::string_view format) {
    return write_puzzle(read_text(puzzle)[0].puzzle, format).value();
  };
  std::string other = kSolution;
  for (std::size_t cell = 1; cell < 81; cell += 2) other[cell] = '.';
  const std::string line = other + "\n", boxed = written(kPuzzle, "boxed");
  const std::string list = written(kPuzzle, "list"), rows = rows_of_puzzle("", "\n");
  const std::string spaced = written(kPuzzle, "board");
  const Lines cells{kPuzzle, other};
  const auto puzzles_of = [](const std::string& text) {
    Lines lines;
    for (const ReadEntry& entry : read_text(text)) {
      lines.push_back(entry.error ? shown(entry) : shown_cells(entry.puzzle.givens));
    }
    return lines;
  };
  for (const std::string& grid : {boxed, list, rows, spaced}) {
    for (const std::string_view between : {"", "\n", "and then\n", "\n# one more\n\n"}) {
      INFO(grid << between << line);
      CHECK(puzzles_of(grid + std::string(between) + line) == Lines{kPuzzle, other});
      CHECK(puzzles_of(line + std::string(between) + grid) == Lines{other, kPuzzle});
      CHECK(puzzles_of(line + std::string(between) + grid + std::string(between) + line + line) ==
            Lines{other, kPuzzle, other, other});
    }
  }
  CHECK(puzzles_of(list + "\n" + boxed) == Lines{kPuzzle, kPuzzle});
  CHECK(puzzles_of(line + list + "\n" + boxed + line) == Lines{other, kPuzzle, kPuzzle, other});
  // A bad line beside them is reported and affects nothing else.
  CHECK(puzzles_of(line + "53..7\n" + boxed + line) ==
        Lines{other, "line too-few-cells 2:5 5/81", kPuzzle, other});
  const auto sixes = read_text(
      boxed + "\n" + write_puzzle(sample_puzzle({36, 6, 6}), "boxed").value() + "\n" + boxed);
  REQUIRE(sixes.size() == 3);
  CHECK(sixes[1].puzzle.givens == sample_puzzle({36, 6, 6}).givens);
}

TEST_CASE("a puzzle below any number of empty lines or comments", "[format]") {
  CHECK(shown(std::string(70'000, '\n') + kPuzzle) == Lines{"line 3x3 " + kPuzzle});
  std::string comments;
  while (comments.size() < 200'000) comments += "# nothing to be read here\n";
  CHECK(shown(comments + kPuzzle) == Lines{"line 3x3 " + kPuzzle});
  CHECK(shown(comments + rows_of_puzzle("", "\n")) == Lines{"boxed 3x3 " + kPuzzle});
  CHECK(shown(std::string(70'000, '\n')) == Lines{"- empty-text 0:0"});
}
