#include "core/cli/cli.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tests/core/cli/cli_test.h"

using nonet::cli_test::contains;
using nonet::cli_test::Outcome;
using nonet::cli_test::run;

namespace {

const std::string kEasy =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const std::string kEasySolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kGrid01 =
    "008000300016008000000000001103000000490000000002007000005094010600005000700600000";

std::string titled(const std::string& title, const std::string& cells) {
  std::string text = title + "\n";
  for (std::size_t row = 0; row < 81; row += 9) text += cells.substr(row, 9) + "\n";
  return text;
}

}  // namespace

TEST_CASE("solve: a line in, a line out", "[cli]") {
  const Outcome outcome = run({"solve"}, kEasy + "\n");
  CHECK(outcome.code == 0);
  CHECK(outcome.out == kEasySolved + "\n");
  CHECK(outcome.err.empty());
}

TEST_CASE("solve: several puzzles keep their order, and one bad one loses none", "[cli]") {
  const Outcome outcome = run({"solve", "-"}, kEasy + "\n" + kEasy.substr(1) + "\n" + kEasy + "\n");
  CHECK(outcome.code == 1);
  CHECK(outcome.out == kEasySolved + "\n" + kEasySolved + "\n");
  CHECK(contains(outcome.err, "-:2:"));
}

TEST_CASE("solve: more than one solution and none are said, with the place", "[cli]") {
  const Outcome outcome =
      run({"solve"}, titled("Grid 01", kGrid01) + titled("Grid 02", "55" + std::string(79, '0')));
  CHECK(outcome.code == 1);
  CHECK(contains(outcome.err, "-:1:1: Grid 01: more than one solution"));
  CHECK(contains(outcome.err, "-:12:2: Grid 02: 5 stands twice in row 1: r1c1 r1c2"));
}

TEST_CASE("solve: the first programs' counts, as JSON", "[cli]") {
  const Outcome outcome =
      run({"solve", "--json", "--strategy", "fullest-unit"}, titled("Grid 01", kGrid01));
  CHECK(contains(outcome.out, R"({"title":"Grid 01","format":"titled","solution":"528461397)"));
  CHECK(contains(outcome.out, R"("solutions":2,"attempts":42,"guesses":)"));
  CHECK(contains(outcome.out, R"("us":)"));
}

TEST_CASE("solve: microseconds in JSON are rounded to a tenth", "[cli]") {
  std::string lines;
  for (int i = 0; i < 20; ++i) lines += kEasy + "\n";
  const std::string out = run({"solve", "--json"}, lines).out;
  int times = 0;
  for (std::size_t at = 0; (at = out.find("\"us\":", at)) != std::string::npos; ++at, ++times) {
    const double tenths = std::stod(out.substr(at + 5, 20)) * 10;
    CHECK(std::abs(tenths - std::round(tenths)) < 1e-6);
  }
  CHECK(times == 20);
}

TEST_CASE("solve: --all prints every solution up to the limit", "[cli]") {
  const Outcome outcome = run({"solve", "--all", "--limit=300"}, std::string(16, '.') + "\n");
  CHECK(outcome.code == 0);
  CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 288);
}

TEST_CASE("solve: --all means all, unless there are more than a million", "[cli]") {
  const std::string empty = std::string(16, '.') + "\n";
  const Outcome lines = run({"solve", "--all"}, empty);
  CHECK(lines.code == 0);
  CHECK(std::count(lines.out.begin(), lines.out.end(), '\n') == 288);
  const Outcome json = run({"solve", "--all", "--json"}, empty + empty);
  CHECK(json.code == 0);
  CHECK(std::count(json.out.begin(), json.out.end(), '\n') == 2);
  CHECK(contains(json.out, "\"solutions\":288,"));
  CHECK(contains(json.out, "\"exact\":true}\n"));
  // Both say the same: the first solution, and all of them in their order.
  const std::string first = lines.out.substr(0, 16);
  CHECK(contains(json.out, "\"solution\":\"" + first + "\",\"all\":[\"" + first + "\",\""));
  std::string listed;
  const auto begin = json.out.find("\"all\":[") + 7;
  for (const char character : json.out.substr(begin, json.out.find(']') - begin)) {
    if (character >= '1' && character <= '4') listed += character;
    if (character == ',') listed += '\n';
  }
  CHECK(listed + "\n" == lines.out);
  const Outcome limited = run({"solve", "--all", "--json", "--limit", "3"}, empty);
  CHECK(limited.code == 0);
  CHECK(contains(limited.out, "\"solutions\":3,"));
  CHECK(contains(limited.out, "\"exact\":false}\n"));
  // --limit alone says how far to look, not how many to print.
  CHECK(run({"solve", "--limit", "3"}, empty).out == first + "\n");
  CHECK(contains(run({"solve", "--json", "--limit", "3"}, empty).out, "\"solutions\":3,"));
  const Outcome none = run({"solve", "--all", "--json"}, "12..3...4.......\n11..............\n");
  CHECK(none.code == 1);
  CHECK(contains(none.out, "\"solution\":null,\"all\":[],\"solutions\":0,"));
}

TEST_CASE("--pick takes a title or a number", "[cli]") {
  const std::string file = titled("Grid 01", kGrid01) + titled("Grid 02", kEasy);
  CHECK(run({"solve", "--pick", "Grid 02"}, file).out == kEasySolved + "\n");
  CHECK(run({"solve", "--pick", "2"}, file).out == kEasySolved + "\n");
  const Outcome none = run({"solve", "--pick", "Grid 03"}, file);
  CHECK(none.code == 1);
  CHECK(contains(none.err, "there is no puzzle Grid 03; there are Grid 01, Grid 02"));
}

TEST_CASE("--pick that picks nothing names ten titles, however many there are", "[cli]") {
  std::string file;
  for (int number = 11; number <= 22; ++number) {
    file += titled("Grid " + std::to_string(number), kEasy);
  }
  const Outcome none = run({"solve", "--pick", "Grid 23"}, file);
  CHECK(contains(none.err, "there are Grid 11, "));
  CHECK(contains(none.err, "Grid 19, Grid 20, …\n"));
}

TEST_CASE("validate: what clashes, and whether it is finished", "[cli]") {
  const Outcome right = run({"validate"}, kEasySolved + "\n");
  CHECK(right.code == 0);
  CHECK(right.out == "puzzle 1: finished and right, one solution\n");
  const Outcome wrong = run({"validate", "--json"}, "55" + std::string(79, '.') + "\n");
  CHECK(wrong.code == 1);
  CHECK(contains(wrong.out,
                 R"("conflicts":[{"digit":5,"house":"row","index":1,"cells":["r1c1","r1c2"]})"));
  CHECK(contains(wrong.err, "-:1:2:"));
}

TEST_CASE("validate: a solution that the file claims is checked", "[cli]") {
  const std::string header = "puzzle,solution\n";
  CHECK(run({"validate"}, header + kEasy + "," + kEasySolved + "\n").code == 0);
  std::string other = kEasySolved;
  std::swap(other[3], other[4]);
  const Outcome outcome = run({"validate"}, header + kEasy + "," + other + "\n");
  CHECK(outcome.code == 1);
  CHECK(contains(outcome.err, "the solution in the file is not the puzzle's"));
}

TEST_CASE("count: exact, or at least", "[cli]") {
  CHECK(run({"count"}, std::string(16, '.') + "\n").out == "288\n");
  CHECK(run({"count", "--limit", "10"}, std::string(16, '.') + "\n").out == "at least 10\n");
  CHECK(contains(run({"count", "--json"}, std::string(16, '.') + "\n").out,
                 R"("solutions":288,"exact":true)"));
}

TEST_CASE("convert: another format, with its header once", "[cli]") {
  const Outcome outcome = run({"convert", "--to", "csv"}, kEasy + "\n" + kEasy + "\n");
  CHECK(outcome.code == 0);
  CHECK(outcome.out.substr(0, outcome.out.find('\n')) == "puzzle,solution");
  CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 3);
}

TEST_CASE("solve to CSV keeps the puzzle beside its solution", "[cli]") {
  CHECK(contains(run({"solve", "--to", "csv"}, kEasy + "\n").out, kEasy + "," + kEasySolved));
}

TEST_CASE("--from takes every format that can be read, and finds it is right", "[cli]") {
  for (const char* format : {"list", "csv", "numbers", "line", "sdm", "cells", "boxed", "titled"}) {
    const Outcome text = run({"convert", "--to", format, "--pick", "1"}, kEasy + "\n");
    REQUIRE(text.code == 0);
    CHECK(run({"solve", "--from", format}, text.out).out == kEasySolved + "\n");
  }
}

TEST_CASE("convert --to cells keeps to one puzzle", "[cli]") {
  const Outcome outcome = run({"convert", "--to", "cells"}, kEasy + "\n" + kEasy + "\n");
  CHECK(outcome.code == 1);
  CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 81);
  CHECK(contains(outcome.err, "puzzle 2: left out"));
}

TEST_CASE("results that cannot be written are no success", "[cli]") {
  std::istringstream in(kEasy + "\n");
  std::ostringstream out, err;
  out.setstate(std::ios::badbit);
  CHECK(nonet::cli::run({"solve"}, in, out, err) == 2);
  CHECK(contains(err.str(), "could not be written"));
}

TEST_CASE("count complains of givens that clash", "[cli]") {
  const Outcome outcome = run({"count"}, "11..............\n");
  CHECK(outcome.code == 1);
  CHECK(outcome.out == "0\n");
}

TEST_CASE("a jigsaw's solution is digits alone in JSON", "[cli]") {
  const Outcome outcome =
      run({"solve", "--json", "--limit", "1"}, "1............... aaababbbcccdcddd\n");
  const auto at = outcome.out.find("\"solution\":\"");
  REQUIRE(at != std::string::npos);
  CHECK(outcome.out.find('"', at + 12) == at + 12 + 16);
}

TEST_CASE("a 9x9 jigsaw in one line is solved by its regions", "[cli]") {
  // The regions are the rows: a solution need only be a Latin square, and this one breaks the boxes.
  std::string solution, regions;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      solution += static_cast<char>('1' + (row + column) % 9);
      regions += static_cast<char>('a' + row);
    }
  }
  const std::string givens = "." + solution.substr(1);
  CHECK(run({"solve"}, givens + " " + regions + "\n").out == solution + " " + regions + "\n");
}

TEST_CASE("extra houses come with the text or by option", "[cli]") {
  // The diagonals leave two of twelve solutions, and the word for them stays with these.
  const std::string givens = "1234............";
  CHECK(run({"count"}, givens + "\n").out == "12\n");
  CHECK(run({"count"}, givens + " +diagonals\n").out == "2\n");
  CHECK(run({"count", "--houses", "diagonals"}, givens + "\n").out == "2\n");
  CHECK(run({"count", "--houses", "diagonals"}, givens + " +diagonal-up\n").out ==
        run({"count"}, givens + " +diagonal-up\n").out);
  CHECK(run({"solve"}, "12343........... +diagonals\n").out == "1234341243212143 +diagonals\n");
  CHECK(contains(run({"validate"}, "1....1.......... +diagonals\n").err,
                 "1 stands twice in diagonal 1: r1c1 r2c2"));
  const Outcome json = run({"candidates", "--json"}, givens + " +diagonals\n");
  CHECK(contains(json.out, "\"houses\":[\"diagonals\"]"));
  CHECK(contains(run({"convert", "--json"}, givens + " +diagonals\n").out,
                 "\"puzzle\":\"" + givens + " +diagonals\""));
  const Outcome refused = run({"convert", "--to", "boxed"}, givens + " +diagonals\n");
  CHECK(refused.code == 1);
  CHECK(refused.out.empty());
  CHECK(run({"solve", "--houses", "windows"}, std::string(49, '.') + "\n").code == 1);
}

TEST_CASE("trace: events in words, bounded", "[cli]") {
  const Outcome outcome =
      run({"trace", "--strategy", "fullest-unit", "--limit", "3", "--skip", "1"}, kGrid01 + "\n");
  CHECK(outcome.code == 0);
  CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 4);
  CHECK(outcome.out.substr(0, 7) == "place r");
  CHECK(contains(outcome.out, "so far"));
  CHECK(contains(run({"trace", "--strategy", "fullest-unit"}, kGrid01 + "\n").out, "attempts 42"));
  CHECK(run({"trace"}, "11..............\n").code == 1);
}

TEST_CASE("wrong usage exits with 2 and says what would be right", "[cli]") {
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {},
           {"sovle"},
           {"solve", "--engine", "magic"},
           {"solve", "--limit", "0"},
           {"solve", "--limit", "1x"},
           {"solve", "--limit"},
           {"solve", "--to", "pdf"},
           {"solve", "--boxes", "9"},
           {"solve", "--colour"},
           {"solve", "--json=1"},
           {"solve", "--pick", ""},
           {"count", "--to", "line"},
           {"validate", "--all"},
           {"solve", "--strategy", "first-empty", "--engine", "general"}}) {
    const Outcome outcome = run(words, kEasy);
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    CHECK_FALSE(outcome.err.empty());
  }
  CHECK(contains(run({"solve", "--engine", "magic"}).err,
                 "it takes auto, classic, learning, general"));
}

TEST_CASE("a file that cannot be opened is named; the others are dealt with", "[cli]") {
  const Outcome outcome = run({"solve", "/no/such/file", "-"}, kEasy + "\n");
  CHECK(outcome.code == 2);
  CHECK(contains(outcome.err, "/no/such/file: cannot be read: No such file"));
  CHECK(outcome.out == kEasySolved + "\n");
  CHECK(run({"solve", "/"}).code == 2);
}

TEST_CASE("what a file holds cannot send codes to a terminal", "[cli]") {
  const Outcome outcome = run({"solve"}, "Grid \x1b[2J\n12\x1b[31m456789\n");
  CHECK(outcome.code == 1);
  CHECK_FALSE(contains(outcome.err, "\x1b"));
}

TEST_CASE("help, version and formats", "[cli]") {
  CHECK(run({"--help"}).code == 0);
  CHECK(contains(run({"--help"}).out, "Usage: nonet COMMAND"));
  CHECK(contains(run({"--version"}).out, "nonet "));
  CHECK(contains(run({"formats"}).out, "titled"));
}

TEST_CASE("boxes can be said where the text does not show them", "[cli]") {
  // In 2×3 boxes the upper left one repeats the 1; in 3×2 boxes nothing does.
  const std::string six =
      "1....."
      "..1..."
      "......"
      "......"
      "......"
      "......"
      "\n";
  CHECK(contains(run({"validate"}, six).err, "box 1"));
  CHECK_FALSE(contains(run({"validate", "--boxes", "3x2"}, six).err, "stands"));
}

TEST_CASE("candidates: what is written reads back, however many there are", "[cli]") {
  const std::string shorter = kEasy.substr(0, 72) + std::string(9, '0');  // several solutions
  std::string nines, fours;
  for (int i = 0; i < 300; ++i) nines += (i % 3 == 0 ? shorter : kEasy) + "\n";
  for (int i = 0; i < 16; ++i) fours += i % 2 == 0 ? "1234341221430000\n" : "1234341200000000\n";
  const std::string jigsaw = "1.......2....... aabbaabbccddccdd\n";
  for (const std::string& puzzles : {nines, fours, jigsaw}) {
    const auto lines = std::count(puzzles.begin(), puzzles.end(), '\n');
    const std::string written = run({"candidates"}, puzzles).out;
    const Outcome back = run({"candidates"}, written);
    CHECK(back.code == 0);
    CHECK(back.out == written);
    CHECK(std::count(written.begin(), written.end(), '\n') == lines);
    const std::string converted = run({"convert"}, written).out;
    CHECK(std::count(converted.begin(), converted.end(), '\n') == lines);
    // As JSON, and in a format of candidates.
    for (const char* way : {"--json", "--to=candidates", "--to=line"}) {
      INFO(way);
      if (puzzles == jigsaw && std::string(way) == "--to=candidates") continue;
      CHECK(run({"candidates"}, run({"candidates", way}, puzzles).out).out == written);
    }
  }
}

TEST_CASE("candidates: a format without candidates is refused", "[cli]") {
  for (const char* format :
       {"sdm", "list", "csv", "boxed", "titled", "numbers", "cells", "board"}) {
    INFO(format);
    const Outcome outcome = run({"candidates", "--to", format}, kEasy + "\n");
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "cannot hold candidates"));
    CHECK(outcome.out == (std::string(format) == "csv" ? "puzzle,solution\n" : ""));
  }
}

TEST_CASE("convert: a puzzle that is set by its candidates keeps them", "[cli]") {
  std::string sukaku;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      const bool other = digit - '1' == (kEasySolved[cell] - '0') % 9 && cell % 2 == 0;
      sukaku += digit == kEasySolved[cell] || other ? digit : '.';
    }
  }
  CHECK(run({"convert"}, sukaku + "\n").out == sukaku + "\n");
  CHECK(run({"solve"}, run({"convert", "--to", "candidates"}, sukaku).out).out ==
        kEasySolved + "\n");
  const Outcome refused = run({"convert", "--to", "boxed"}, sukaku);
  CHECK(refused.code == 1);
  CHECK(refused.out.empty());
  CHECK(contains(refused.err, "cannot hold candidates"));
}
