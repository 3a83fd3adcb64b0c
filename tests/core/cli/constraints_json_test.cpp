// The command line on puzzles with constraints as JSON: read, asked, written, converted, and what is wrong with one.
#include <nlohmann/json.hpp>
#include <string>

#include "core/cli/json_tree.h"
#include "tests/core/cli/cli_test.h"
#include "tests/reference/constrained_texts.h"

using namespace nonet::cli_test;
using nonet::reference::constrained_lines;
using nonet::reference::kConstrainedTexts;

namespace {

const std::string kSmall =
    R"({"v": 1, "grid": {"rows": 2, "cols": 3, "digits": [0, 2]}, "regions": "boxes 1x3",)"
    R"( "givens": {"r1c1": 0, "r2c1": 1},)"
    R"( "constraints": [{"thermometer": ["r1c1", "r1c2", "r1c3"]}, {"cage": ["r2c1", "r2c3"], "sum": 1}]})";

}  // namespace

TEST_CASE("JSON with constraints: every question has its answer", "[cli]") {
  CHECK(run({"solve"}, kSmall + "\n").out == "012120\n");
  CHECK(run({"count"}, kSmall).out == "1\n");
  CHECK(run({"validate"}, kSmall).out == "puzzle 1: unfinished, one solution\n");
  CHECK(run({"candidates"}, kSmall).out == "0 1 2 / 1 2 0\n");
  const auto object = json_of({"solve", "--json"}, kSmall);
  CHECK(object["format"] == "constraints");
  CHECK(object["solution"] == "012120");
}

TEST_CASE("JSON with constraints: on several lines, and among other puzzles", "[cli]") {
  const std::string lines = nlohmann::json::parse(kSmall).dump(2);
  // As other programs print it: the first line is a bracket.
  CHECK(run({"solve"}, kPlain + "\n" + lines + "\n" + lines + "\n" + kPlain + "\n").out ==
        kPlainSolved + "\n012120\n012120\n" + kPlainSolved + "\n");
  CHECK(run({"solve", "--from", "constraints"}, lines + "\n" + lines + "\n").out ==
        "012120\n012120\n");
  const std::string begun = "{\"v\": 1,\n" + kSmall.substr(kSmall.find("\"grid\""));
  const Outcome mixed = run({"solve"}, kPlain + "\n" + begun + "\n" + kConstrainedTexts[0].text +
                                           "\n" + kPlain + "\n" + kSmall + "\n");
  CHECK(mixed.err.empty());
  CHECK(mixed.out == kPlainSolved + "\n012120\n" + kConstrainedTexts[0].solution + "\n" +
                         kPlainSolved + "\n012120\n");
  const Outcome numbered = run({"solve", "--number"}, kSmall + "\n" + kPlain + "\n");
  CHECK(numbered.out == "1\t012120\n2\t" + kPlainSolved + "\n");
}

TEST_CASE("JSON objects: lists of rows stay lists", "[cli]") {
  const std::string grid = "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,0]]",
                    solved = "1234341221434321\n";
  const std::string named = R"({"name": "one", "grid": )" + grid + "}";
  CHECK(run({"solve"}, named + "\n" + named + "\n" + kSmall + "\n" + named + "\n").out ==
        solved + solved + "012120\n" + solved);
  CHECK(run({"solve"}, "{\n \"a\": " + grid + ",\n \"b\": " + grid + "}\n").out == solved + solved);
  CHECK(run({"solve"}, "[\n {\n\"a\": " + grid + "},\n {\"b\": " + grid + "}]").out ==
        solved + solved);
  CHECK(run({"solve"}, "{\n{1,2,3,4},\n{3,4,1,2},\n{2,1,4,3},\n{4,3,2,0}\n}\n" + kPlain).out ==
        solved + kPlainSolved + "\n");
  // A row an object.
  CHECK(run({"solve"}, R"({"a":1,"b":2,"c":3,"d":4})"
                       "\n"
                       R"({"a":3,"b":4,"c":1,"d":2})"
                       "\n"
                       R"({"a":2,"b":1,"c":4,"d":3})"
                       "\n"
                       R"({"a":4,"b":3,"c":2,"d":0})")
            .out == solved);
  // Larger than what is kept to find out what it is.
  const std::string long_name(std::size_t{1} << 17, 'x');
  CHECK(
      run({"solve"}, "{\"name\": \"" + long_name + "\",\n\"grid\": " + grid + "}\n" + kPlain).out ==
      solved + kPlainSolved + "\n");
}

TEST_CASE("JSON objects: rules beside rows, and other programs' puzzles, are named", "[cli]") {
  const std::string grid = R"({"grid": [[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,0]],)";
  const Outcome rule = run({"solve"}, grid + "\n \"diagonal+\": true}\n" + kPlain);
  CHECK(rule.code == 1);
  CHECK(rule.out == kPlainSolved + "\n");
  CHECK(contains(rule.err,
                 "-:2:15: The constraint “diagonal+, beside a list of rows” is not known."));
  CHECK(contains(run({"solve"}, grid + R"("thermometer": ["r1c1", "r1c2"]})").err,
                 "“thermometer, beside"));
  CHECK(run({"solve"}, grid + R"("diagonal+": false, "thermometer": []})").code == 0);
  CHECK(contains(run({"solve"}, grid + R"("constraints": []})").err, "“grid = [4] ({…})”"));
  const std::string cells = "[[{\"value\":1},{}],[{},{}]]";
  CHECK(
      contains(run({"solve"}, "{\"size\":2,\"grid\":" + cells + "}").err, "a puzzle of f-puzzles"));
  CHECK(contains(run({"solve"}, "{\"id\":\"x\",\"cells\":" + cells + "}").err,
                 "a puzzle of SudokuPad"));
  CHECK(contains(run({"solve"}, "https://sudokupad.app/abc?setting=1\n").err,
                 "a puzzle of SudokuPad"));
  CHECK(contains(run({"solve"}, "fpuz" + std::string(30, 'N')).err, "a puzzle of f-puzzles"));
  // An address with the text in it.
  const std::string address = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape%7E4x4";
  CHECK(run({"count"}, address + ".Cage~3~R1C1~R1C2&x=1\n" + kPlain).out == "48\n1\n");
  CHECK(contains(run({"count"}, "\n  " + address + ".Cagee~3").err, "-:2:3:"));
}

TEST_CASE("convert: puzzles with constraints as JSON, which says the same", "[cli]") {
  const Outcome written = run({"convert", "--to", "constraints"}, constrained_lines());
  CHECK(written.code == 0);
  CHECK(written.err.empty());
  CHECK(run({"convert"}, constrained_lines()).out == written.out);
  CHECK(run({"convert", "--to", "constraints"}, written.out).out == written.out);
  CHECK(run({"solve"}, written.out).out == run({"solve"}, constrained_lines()).out);
  const auto object = json_of({"convert", "--json"}, kSmall);
  CHECK(object["puzzle"]["givens"] == nlohmann::json({{"r1c1", 0}, {"r2c1", 1}}));
  const Outcome boxed = run({"convert", "--to", "boxed"}, kSmall);
  CHECK(boxed.code == 1);
  CHECK(contains(boxed.err, "it cannot be written as \"boxed\", as it has constraints"));
}

TEST_CASE("convert: plain puzzles as JSON, too", "[cli]") {
  const Outcome plain = run({"convert", "--to", "constraints"}, kPlain + " +diagonals\n");
  const auto object = nlohmann::json::parse(plain.out);
  CHECK(object["givens"]["r1c1"] == 5);
  CHECK_FALSE(object.contains("regions"));
  CHECK(object["houses"].size() == 5);
  CHECK(run({"solve"}, run({"convert", "--to", "constraints"}, kPlain).out).out ==
        kPlainSolved + "\n");
  const std::string large(30 * 30, '.');
  const Outcome written = run({"convert", "--to", "constraints"}, large + "\n");
  CHECK(run({"convert", "--to", "constraints"}, written.out).out == written.out);
}

TEST_CASE("convert: a puzzle without constraints is written in any format", "[cli]") {
  const std::string plain =
      R"({"v":1,"grid":{"rows":4,"cols":4},"givens":{"r1c1":1},"constraints":[]})"
      "\n";
  const std::string line = "1...............\n";
  CHECK(run({"convert", "--to", "line"}, plain).out == line);
  CHECK(run({"convert", "--to", "line"}, ".Shape~4x4.~R1C1_1\n").out == line);
  CHECK(run({"convert", "--to", "boxed"}, plain).out ==
        run({"convert", "--to", "boxed"}, line).out);
  CHECK(run({"solve", "--to", "boxed"}, plain).out == run({"solve", "--to", "boxed"}, line).out);
  CHECK(run({"candidates", "--to", "candidates"}, plain).out ==
        run({"candidates", "--to", "candidates"}, line).out);
  // What a line can state comes back as it was.
  const std::string jigsaw = "1.......2....... 1112122233434344\n";
  for (const std::string& text :
       {kPlain + "\n", line, kPlain + " +diagonals\n", kPlain + " +diagonal-up +windows\n",
        kPlain + " +r1c1r1c2r2c2\n", std::string(49, '.') + "\n", jigsaw}) {
    INFO(text);
    const std::string as_line = run({"convert", "--to", "line"}, text).out;
    REQUIRE_FALSE(as_line.empty());
    const Outcome json = run({"convert", "--to", "constraints"}, text);
    CHECK(run({"convert", "--to", "line"}, json.out).out == as_line);
  }
  const std::string boxes = R"({"v":1,"grid":{"rows":6,"cols":6},"regions":"boxes 3x2"})"
                            "\n";
  CHECK(run({"convert", "--to", "boxed"}, boxes).out ==
        run({"convert", "--to", "boxed", "--boxes", "3x2"}, std::string(36, '.') + "\n").out);
  // Candidates, as far as the format has them.
  const std::string marks = ".Shape~4x4.~R1C1_1_2.~R2C2_3\n";
  const Outcome candidates = run({"convert", "--to", "candidates"}, marks);
  CHECK(contains(candidates.out, "12"));
  CHECK(run({"convert", "--to", "boxed"}, marks).code == 1);
  CHECK(run({"count"}, run({"convert", "--to", "line"}, marks).out).out ==
        run({"count"}, marks).out);
  CHECK(
      run({"minimise", "--to", "line"}, run({"convert", "--to", "constraints"}, kPlain + "\n").out)
          .out.size() == 82);
  for (const char* other : {R"({"v":1,"grid":{"rows":2,"cols":3,"digits":[0,2]}})",
                            R"({"v":1,"grid":{"rows":4,"cols":4,"digits":[0,3]}})",
                            R"({"v":1,"grid":{"rows":4,"cols":4},"houses":["rows","columns"]})"}) {
    const Outcome refused = run({"convert", "--to", "line"}, other);
    CHECK(refused.code == 1);
    CHECK(contains(refused.err, "its board is not that of a plain sudoku"));
  }
}

TEST_CASE("convert: a format that does not tell the shape of boxes has them as regions", "[cli]") {
  for (const char* const regions : {R"([])", R"("boxes 3x2")", R"("boxes 2x3")"}) {
    INFO(regions);
    const std::string puzzle =
        std::string(R"({"v":1,"grid":{"rows":6,"cols":6},"regions":)") + regions +
        R"(,"givens":{"r1c1":1,"r2c2":2,"r3c3":3,"r4c4":4,"r5c5":5,"r6c6":6,"r1c2":3,"r1c3":4}})";
    const std::string count = run({"count", "--limit", "1000000"}, puzzle).out;
    for (const char* const format : {"line", "list", "numbers"}) {
      const Outcome written = run({"convert", "--to", format}, puzzle);
      CHECK(written.code == 0);
      CHECK(run({"count", "--limit", "1000000"}, written.out).out == count);
    }
    const Outcome boxed = run({"convert", "--to", "boxed"}, puzzle);
    const bool has_boxes = std::string(regions) != "[]";
    CHECK(boxed.code == (has_boxes ? 0 : 1));
    if (has_boxes) CHECK(run({"count", "--limit", "1000000"}, boxed.out).out == count);
  }
}

TEST_CASE("solve --to constraints: regions that are found can be read again", "[cli]") {
  // Each row of the 3×4 grid has one digit, so the regions are its columns, of which the search numbers both outer ones first.
  std::string puzzle =
      R"({"v":1,"grid":{"rows":3,"cols":4,"digits":[1,4],"variables":12},"houses":[],"givens":{)";
  std::string variables;
  for (int cell = 0; cell < 12; ++cell) {
    const std::string comma = cell > 0 ? "," : "";
    puzzle += comma + "\"r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1) +
              "\":" + std::to_string(cell / 4 + 1);
    variables += comma + "\"v" + std::to_string(cell + 1) + "\"";
  }
  puzzle += R"(},"constraints":[{"chaos-construction":[)" + variables + R"(],"size":3}]})";
  const Outcome solved = run({"solve", "--to", "constraints"}, puzzle + "\n");
  CHECK(solved.err == "");
  CHECK(run({"solve"}, solved.out).out == "111122223333\n");
}

TEST_CASE("solve and candidates --to constraints: what was found as a puzzle", "[cli]") {
  const auto solved = json_of({"solve", "--to", "constraints"}, kSmall);
  CHECK(solved["givens"]["r2c3"] == 0);
  CHECK(solved["givens"].size() == 6);
  CHECK(solved["constraints"].size() == 2);
  const auto open = json_of({"candidates", "--to", "constraints"},
                            R"({"v":1,"grid":{"rows":2,"cols":2},"regions":[]})");
  CHECK_FALSE(open.contains("candidates"));
  const auto plain = json_of({"solve", "--to", "constraints"}, kPlain);
  CHECK(plain["givens"].size() == 81);
}

TEST_CASE("JSON with constraints: what is wrong is named with its path or its place", "[cli]") {
  const Outcome cell = run({"solve"}, R"({"v":1,"constraints":[{"cage":["r1c1","r0c2"]}]})");
  CHECK(cell.code == 1);
  CHECK(cell.err ==
        "-:1:39: The value given for “constraints[0].cage[1] = r0c2 (r1c1 … r9c9)” makes no sense. "
        "Correct it and try again.\n");
  const Outcome kind =
      run({"solve"}, kPlain + "\n" + R"({"v":1,"constraints":[{"cge":["r1c1"]}]})");
  CHECK(kind.out == kPlainSolved + "\n");
  CHECK(contains(kind.err, "-:2:23: The constraint “constraints[0] = cge” is not known."));
  const Outcome syntax = run({"solve", "--json"}, R"({"v":1,"constraints":[}]})");
  const auto object = nlohmann::json::parse(syntax.out);
  CHECK(object["error"]["key"] == "bad-argument");
  CHECK(object["error"]["line"] == 1);
  CHECK(object["error"]["column"] == 23);
  CHECK(contains(run({"solve"}, R"({"v":2,"grid":{}})").err, "“v = 2 (1 … 1)”"));
  // Where it stands, also on later lines; what is said twice; a number as a text.
  const std::string cages = "{\n \"constraints\": [\n  {\"cage\": [\"r1c1\", \"r1c2\"],";
  for (const auto& [end, error] :
       {std::pair(" \"sum\": \"3\"}]}",
                  "-:3:37: The value given for “constraints[0].sum = \"3\" ("),
        {" \"sum\": 3, \"sum\": 4}]}", "-:3:37: The value given for “constraints[0].sum (2 ×)”"},
        {" \"sum\": 3}], \"constraints\": []}", "-:2:17: The value given for “constraints (2 ×)”"},
        {" \"sum\": 3},\n  {\"a\\\"}b\": []}]}", "-:4:3: The constraint "},
        {" \"sum\": 3}],\n \"title\": \"x\"}", "-:4:11: The value given for “title (v, grid"}}) {
    const Outcome wrong = run({"solve"}, kPlain + "\n" + cages + end);
    const std::string shifted =
        "-:" + std::to_string(error[2] - '0' + 1) + std::string(error).substr(3);
    CHECK(wrong.err.substr(0, shifted.size()) == shifted);
  }
  std::string deep = R"({"v":1,"constraints":)";
  for (int depth = 0; depth < 100; ++depth) deep += "[";
  CHECK(contains(run({"solve"}, deep + std::string(100, ']') + "}").err, "“JSON from 64 × [ on"));
  CHECK(contains(run({"solve"}, "{\"v\":1,\n\"constraints\":[").err, "JSON from "));
  CHECK(
      contains(run({"solve"}, "{\n \"title\": \"x\"\n \"constraints\": []\n}\n").err, "-:3:14: "));
  // Not a puzzle with constraints: as before.
  CHECK_FALSE(contains(run({"solve"}, "{\"a\": 1}\n").err, "JSON"));
}

TEST_CASE("JSON with constraints: an object that is not closed does not take what follows with it",
          "[cli]") {
  const std::string texts = kConstrainedTexts[0].text;
  for (const std::string open : {R"({"v":1,"grid":{"rows":4,"cols":4},"givens":{"r1c1":1})",
                                 R"({"v":1,"givens":{"r1c1:1}})", "{\"v\":1,\n\"constraints\":["}) {
    INFO(open);
    for (const std::string& next : {kSmall, texts, kPlain}) {
      const Outcome outcome = run({"solve"}, open + "\n" + next + "\n" + kSmall + "\n");
      CHECK(outcome.code == 1);
      const std::string first = next == kSmall  ? "012120"
                                : next == texts ? std::string(kConstrainedTexts[0].solution)
                                                : kPlainSolved;
      CHECK(outcome.out == first + "\n012120\n");
      // At the end of what is open.
      CHECK(outcome.err.starts_with(open.find('\n') == std::string::npos ? "-:1:" : "-:2:"));
    }
  }
}

TEST_CASE("JSON with constraints: extra houses are added", "[cli]") {
  const std::string empty = R"({"v":1,"grid":{"rows":4,"cols":4}})";
  CHECK(run({"count"}, empty).out == "288\n");
  CHECK(run({"count", "--houses", "diagonals"}, empty).out == "48\n");
  // Not where they would go through holes.
  const Outcome holes =
      run({"count", "--houses", "diagonals"},
          R"({"v":1,"grid":{"rows":6,"cols":6,"digits":[1,4],"overlapping":["r1c1","r3c3"]}})");
  CHECK(holes.code == 1);
  CHECK(contains(holes.err, "“diagonals”"));
}

TEST_CASE("read_json: any JSON as a tree, and back", "[cli]") {
  const std::string text = R"({"a":[1,-2.5,null,true,"ü"],"b":{}})";
  const auto tree = nonet::cli::read_json(text);
  REQUIRE(std::holds_alternative<nonet::Tree>(tree));
  CHECK(nonet::cli::json_of(std::get<nonet::Tree>(tree)).dump() == text);
  const auto wrong = nonet::cli::read_json("[1,]");
  REQUIRE(std::holds_alternative<nonet::cli::JsonError>(wrong));
  CHECK(std::get<nonet::cli::JsonError>(wrong).at == 4);
  CHECK(std::holds_alternative<nonet::cli::JsonError>(
      nonet::cli::read_json(std::string(100, '[') + std::string(100, ']'))));
}
