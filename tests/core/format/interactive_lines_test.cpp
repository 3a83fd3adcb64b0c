#include "core/format/interactive_lines.h"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/format/every_line.h"
#include "core/model/constrained_puzzle.h"
#include "tests/catch.h"
#include "tests/core/format/reading.h"
#include "tests/reference/constrained_texts.h"

using namespace nonet;

namespace {

const std::string kPlain =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kCage = ".Cage~3~R1C1~R1C2";
const std::string kKiller =
    "G<<L<K<L<^G>^>^E^^>^IJ<G^<G^>^^I^<>^HC<C^<B^N^^G^<>^>^^E^<DF<^PG^<>^^J<^^<H<<>^>^";

/// With "interactive 9x9, 1 constraints" for such a puzzle, and where it begins.
std::string described(const ReadEntry& entry) {
  const std::string at = " at " + shown_place(entry.at);
  if (!entry.constrained) return shown(entry);
  const ConstrainedPuzzle& puzzle = *entry.constrained;
  return std::string(entry.format) + " " + std::to_string(puzzle.board.rows) + "x" +
         std::to_string(puzzle.board.columns) + ", " + std::to_string(puzzle.constraints.size()) +
         at;
}

std::vector<ReadEntry> read(std::string_view text, const ReadOptions& options = {},
                            std::size_t piece = 1 << 20) {
  // What the entries point to; a deque does not move its members.
  static std::deque<ConstrainedPuzzle> puzzles;
  std::vector<ReadEntry> entries;
  const auto keep = [&](const ReadEntry& entry) {
    entries.push_back(entry);
    if (entry.constrained) entries.back().constrained = &puzzles.emplace_back(*entry.constrained);
  };
  TextReader reader(options, keep, kInteractiveLines);
  for (std::size_t at = 0; at < text.size(); at += piece) reader.feed(text.substr(at, piece));
  reader.finish();
  return entries;
}

std::vector<std::string> lines(std::string_view text, const ReadOptions& options = {}) {
  std::vector<std::string> all;
  for (const ReadEntry& entry : read(text, options)) {
    all.push_back(described(entry));
    CHECK(entry.number == all.size());
  }
  return all;
}

ReadOptions named() {
  ReadOptions options;
  options.format = "interactive";
  return options;
}

using Strings = std::vector<std::string>;

}  // namespace

TEST_CASE("lines that begin as a puzzle with constraints", "[format][interactive]") {
  for (const char* line :
       {".Cage~12~R1C1~R1C2", "  .Thermo~R1C1", ".~R1C6_7~R1C7_2", ".~VA1_2", ".Unknown~1",
        ".X~R1C1~R1C2", ".AntiKnight", ".AntiKnight.NoBoxes ", ".NoBoxes.Cage~3~R1C1~R1C2",
        ".AntiKing.~R1C1_1", "..Cage~3~R1C1~R1C2", kKiller.c_str(), "AABBAABBCCDDCCDD"}) {
    INFO(line);
    CHECK(is_interactive_line(line));
  }
  // An arrow that points off the board.
  const std::string broken = "<" + kKiller.substr(1);
  for (const char* line : {"",
                           ".",
                           "..",
                           ".5.3",
                           broken.c_str(),
                           kPlain.c_str(),
                           "ABCDCDABBADCDCBA",
                           "AABBAABBCCDDCCDE",
                           ".A.B.C",
                           ".AB.C",
                           ".a~5",
                           ".~5",
                           ".~12 .~3",
                           "Cage~3",
                           ". 5 . 3",
                           ".UNKNOWN",
                           ".Cages",
                           ".AntiKnight5",
                           ".AntiKnight..",
                           ".R1C1",
                           "x.Cage~3~R1C1",
                           ".Cage"}) {
    INFO(line);
    CHECK_FALSE(is_interactive_line(line));
  }
}

TEST_CASE("lines that nearly begin as a puzzle with constraints", "[format][interactive]") {
  for (const auto& [line, error] :
       {std::pair(".AntiKnigth", "unknown-constraint 1:1 'AntiKnigth'"),
        {".AntiKnight.AntiKnigth", "unknown-constraint 1:12 'AntiKnigth'"},
        {" .cage~15~R1C1~R1C2", "unknown-constraint 1:2 'cage'"},
        {"Cagee~15~R1C1~R1C2", "unknown-constraint 1:1 'Cagee'"},
        {".R1C1_5", "unknown-constraint 1:1 'R1C1_5'"},
        {".~R1C1=5", "bad-constraint 1:3 'R1C1=5'"}}) {
    INFO(line);
    CHECK(is_like_interactive(line));
    CHECK(lines(line) == Strings{std::string("interactive ") + error});
    // Also between others.
    CHECK(lines(kCage + "\n" + line + "\n" + kPlain)[1].starts_with(
        std::string("interactive ") + std::string(error).substr(0, 14)));
  }
  CHECK(lines("Cage~3~R1C1~R1C2\n") == Strings{"interactive 9x9, 1 at 1:1"});
  for (const char* line : {"", ".", ".5.3", kPlain.c_str(), ".A.B.C", ".AB.C", ".a~5", ".~5", "x",
                           ". 5 . 3", ".UNKNOWN", "A~5", "nonsense", ".ABCDEFGHIJK"}) {
    INFO(line);
    CHECK_FALSE(is_like_interactive(line));
  }
}

TEST_CASE("a stream of puzzles with constraints, one a line", "[format][interactive]") {
  CHECK(lines(kCage + "\n\n# a comment\n  .Shape~2x3.Thermo~R1C1~R1C2.AntiKing\n") ==
        Strings{"interactive 9x9, 1 at 1:1", "interactive 2x3, 2 at 4:3"});
  for (const auto& [name, text, solution] : reference::kConstrainedTexts) {
    INFO(name);
    const auto entries = read(text);
    REQUIRE(entries.size() == 1);
    REQUIRE(entries[0].constrained);
    CHECK(entries[0].constrained->board.grid_cells() ==
          static_cast<int>(std::string(solution).size()));
  }
}

TEST_CASE("what is not understood is an error at its place, and the others are read",
          "[format][interactive]") {
  CHECK(lines(".Foo~R1C1\n" + kCage + "\n" + kCage + ".Cage~12~R1C1~R9CZ\r\n.~R1C1_10\n" + kCage) ==
        Strings{"interactive unknown-constraint 1:1 'Foo'", "interactive 9x9, 1 at 2:1",
                "interactive bad-constraint 3:32 'Cage: R9CZ'",
                "interactive bad-constraint 4:3 'R1C1_10'", "interactive 9x9, 1 at 5:1"});
  // A quotation mark and a no-break space before it, and where that is in the text.
  CHECK(lines("> \xC2\xA0.Foo~1\n")[0] == "interactive unknown-constraint 1:5 'Foo'");
  CHECK(lines(kCage + "\nnonsense\n" + kCage) == Strings{"interactive 9x9, 1 at 1:1",
                                                         "interactive unknown-format 2:1",
                                                         "interactive 9x9, 1 at 3:1"});
}

TEST_CASE("a puzzle over several lines", "[format][interactive]") {
  const std::string variables = "# one\n.Var~A~a~3\n\n  .Cage~3~VA1~R1C1\n";
  CHECK(lines(variables) == Strings{"interactive 9x9, 1 at 2:1"});
  CHECK(lines(kPlain + "\n" + variables + kPlain) ==
        Strings{"line 3x3 " + kPlain, "interactive 9x9, 1 at 3:1", "line 3x3 " + kPlain});
  CHECK(lines(".Or\n.Cage~3~R1C1~R1C2\n.Cage~4~R1C1~R1C2\n.End") ==
        Strings{"interactive 9x9, 1 at 1:1"});
  // Two shapes are two puzzles, and so are lines that can be.
  CHECK(lines(".Shape~4x4.~R9C9_1\n.Shape~9x9.~R9C9_1") ==
        Strings{"interactive bad-constraint 1:13 'R9C9'", "interactive 9x9, 0 at 2:1"});
  CHECK(lines(kCage + "\n" + kCage).size() == 2);
  // A fault in one of them does not join them.
  CHECK(lines(".Shape~6x6.Thermo~R1C1~R1C2\n.Shape~4x4.Cage~3~R1C1~R5C1\n.AntiKing\n") ==
        Strings{"interactive 6x6, 1 at 1:1", "interactive bad-constraint 2:24 'Cage: R5C1'",
                "interactive 9x9, 1 at 3:1"});
  CHECK(lines(".Cage~3~RaC1~RbC1\n.Shape~16x16.AntiKing\n.Cage~3~RaC1~RbC1\n") ==
        Strings{"interactive bad-constraint 1:9 'Cage: RaC1'", "interactive 16x16, 2 at 2:1"});
  // By name, each line is a puzzle, at once.
  CHECK(lines(variables, named()).size() == 2);
}

TEST_CASE("they stand among puzzles of other formats", "[format][interactive]") {
  const std::string plain = "line 3x3 " + kPlain;
  const Strings mixed = lines(kPlain + "\n" + kCage + "\n" + kPlain + "\n" + kCage + "\n" + kCage +
                              "\n" + kPlain + "\n");
  CHECK(mixed == Strings{plain, "interactive 9x9, 1 at 2:1", plain, "interactive 9x9, 1 at 4:1",
                         "interactive 9x9, 1 at 5:1", plain});
  // A drawn grid before, and after; a title before the first.
  std::string grid;
  for (std::size_t row = 0; row < 81; row += 9) grid += kPlain.substr(row, 9) + "\n";
  const Strings drawn = lines(grid + kCage + "\n" + grid);
  REQUIRE(drawn.size() == 3);
  CHECK(drawn[0] == "boxed 3x3 " + kPlain);
  CHECK(drawn[1] == "interactive 9x9, 1 at 10:1");
  CHECK(drawn[2] == "boxed 3x3 " + kPlain);
  CHECK(lines("some words\n" + kCage) ==
        Strings{"interactive unknown-format 1:1", "interactive 9x9, 1 at 2:1"});
  // The error of a plain line stays as it is.
  CHECK(lines(kPlain + "\n" + kPlain.substr(1) + "\n" + kCage)[1] ==
        "line too-few-cells 2:80 80/81");
}

TEST_CASE("formats that may not be mixed keep their lines", "[format][interactive]") {
  const std::string csv = "puzzle,solution\n" + kPlain + ",\n" + kCage + "\n";
  const auto entries = read(csv);
  REQUIRE(entries.size() == 2);
  CHECK_FALSE(entries[1].constrained);
  REQUIRE(entries[1].error);
  CHECK(entries[1].format == "csv");
}

TEST_CASE("the entries do not depend on where the text is cut", "[format][interactive]") {
  const std::string text =
      kPlain + "\r\n" + kCage + "\r\n\r\n.Foo~1\n" + kPlain + "\n# x\n" + kCage;
  const Strings whole = lines(text);
  CHECK(whole.size() == 5);
  for (std::size_t piece = 1; piece < 90; piece += 4) {
    Strings cut;
    for (const ReadEntry& entry : read(text, {}, piece)) cut.push_back(described(entry));
    REQUIRE(cut == whole);
  }
}

TEST_CASE("when it is asked for, every line is such a text", "[format][interactive]") {
  // The plain texts of Interactive-Sudoku-Solver: givens, and a killer in numbers.
  const auto entries = read(kPlain + "\n" + kCage + "\n# comment\n5\n", named());
  REQUIRE(entries.size() == 3);
  REQUIRE(entries[0].constrained);
  CHECK(entries[0].constrained->domains[0] == DigitSet::of(5));
  CHECK(entries[1].constrained);
  REQUIRE(entries[2].error);
  CHECK(entries[2].error->code == Errc::kBadCharacter);
  CHECK(lines("", named()) == Strings{"- empty-text 0:0"});
}

TEST_CASE("extra houses of the options are added to square boards", "[format][interactive]") {
  ReadOptions options;
  options.houses = {"diagonals"};
  const auto entries = read(kCage + "\n.Shape~2x3.AntiKing\n" + kPlain, options);
  REQUIRE(entries.size() == 3);
  REQUIRE(entries[0].constrained);
  CHECK(entries[0].constrained->houses.size() == 27 + 2);
  CHECK(entries[0].constrained->houses.back().size() == 9);
  REQUIRE(entries[1].error);
  CHECK(entries[1].error->code == Errc::kBadConstraint);
  CHECK(entries[1].error->text == "diagonals");
  CHECK(entries[1].error->at == Place{2, 1});
  CHECK(entries[2].puzzle.geometry->extra_houses().diagonal_up);
}

TEST_CASE("with a line number before each, every line is one entry", "[format][interactive]") {
  const auto every_line = [](std::string_view text, const ReadOptions& options) {
    Strings all;
    EveryLineReader reader(
        options,
        [&](const ReadEntry& entry) {
          REQUIRE(entry.line_number);
          all.push_back(std::to_string(*entry.line_number) + " " + described(entry));
        },
        &kInteractiveLines);
    reader.feed(text);
    reader.finish();
    return all;
  };
  CHECK(every_line("7\t" + kCage + "\n" + kPlain + "\n9\t.Foo~1\n\n", {}) ==
        Strings{"7 interactive 9x9, 1 at 1:3", "2 line 3x3 " + kPlain,
                "9 interactive unknown-constraint 3:3 'Foo'", "4 line empty-text 4:1"});
  CHECK(every_line(kPlain + "\n", named()) == Strings{"1 interactive 9x9, 0 at 1:1"});
}

TEST_CASE("texts of other programs are read as without it", "[format][interactive]") {
  int texts = 0;
  for (const auto& file : std::filesystem::directory_iterator(NONET_TEXTS)) {
    std::ifstream in(file.path());
    for (const auto& text_case : nlohmann::json::parse(in)) {
      const std::string text = text_case["text"];
      INFO(text);
      Strings with, without;
      for (const ReadEntry& entry : read(text)) with.push_back(described(entry));
      for (const ReadEntry& entry : read_text(text)) without.push_back(shown(entry));
      REQUIRE(with == without);
      ++texts;
    }
  }
  CHECK(texts > 50);
}
