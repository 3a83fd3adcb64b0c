// The command line on puzzles with constraints.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/core/cli/cli_test.h"
#include "tests/reference/constrained_texts.h"
#include "tests/rounds.h"

using namespace nonet::cli_test;
using nonet::reference::constrained_lines;
using nonet::reference::kConstrainedTexts;

namespace {

/// With 12 ways to fill it, of which each cell of the grid has several.
const std::string kOpen = ".Shape~2x3~0-2.~R1C1_0.Var~A\n";
const std::string kConflict = ".Shape~4x4.Cage~8~R1C1~R2C3~R3C2.~R1C1_2.~R2C3_2\n";

}  // namespace

TEST_CASE("solve: puzzles with constraints, a line each, among plain ones", "[cli]") {
  std::string expected;
  for (const auto& row : kConstrainedTexts) expected += std::string(row.solution) + "\n";
  for (const char* threads : {"1", "3"}) {
    const Outcome outcome = run({"solve", "--threads", threads},
                                constrained_lines() + kPlain + "\n" + constrained_lines());
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out == expected + kPlainSolved + "\n" + expected);
  }
  CHECK(run({"solve", "--to", "line"}, constrained_lines()).out == expected);
}

TEST_CASE("solve: an unknown constraint is named with its place, and the rest goes on", "[cli]") {
  const std::string text = std::string(kConstrainedTexts[0].text) + "\n" +
                           kConstrainedTexts[1].text + ".Foo~R1C1\n" + kPlain + "\n";
  const Outcome outcome = run({"solve"}, text);
  CHECK(outcome.code == 1);
  CHECK(outcome.out == std::string(kConstrainedTexts[0].solution) + "\n" + kPlainSolved + "\n");
  const auto column = std::string(kConstrainedTexts[1].text).size() + 1;
  CHECK(outcome.err == "-:2:" + std::to_string(column) + ": The constraint “Foo” is not known.\n");
  const auto object = json_of({"solve", "--json"}, ".Foo~R1C1\n");
  CHECK(object["error"]["key"] == "unknown-constraint");
  CHECK(object["format"] == "interactive");
}

TEST_CASE("solve: none, several, and a format that cannot hold them", "[cli]") {
  const Outcome none = run({"solve"}, kConflict);
  CHECK(none.code == 1);
  CHECK(none.out.empty());
  CHECK(none.err == "-:1:1: puzzle 1: the constraint cage is broken: r1c1=2 r2c3=2\n");
  const Outcome several = run({"solve"}, kOpen);
  CHECK(several.code == 1);
  CHECK(several.out.size() == 7);
  CHECK(several.err == "-:1:1: puzzle 1: more than one solution\n");
  const Outcome stuck = run({"solve"}, ".Shape~1x2~2.Sum~9~R1C1~R1C2\n");
  CHECK(stuck.err ==
        "-:1:1: puzzle 1: the constraint sum cannot be kept by any digits: r1c1 r1c2\n");
  const Outcome house = run({"solve"}, ".Shape~4x4.~R1C1_1.~R1C4_1\n.~R1C1_1.~R1C1_2\n");
  const Outcome impossible = run({"solve"}, ".Shape~4x4.Cage~8~R1C1~R2C3\n");
  CHECK(impossible.err ==
        "-:1:1: puzzle 1: the constraint cage cannot be kept by any digits: r1c1 r2c3\n");
  CHECK(house.err ==
        "-:1:1: puzzle 1: 1 stands twice in a house: r1c1 r1c4\n"
        "-:2:1: puzzle 2: what is given for r1c1 leaves no digit\n");
  const Outcome boxed = run({"solve", "--to", "boxed"}, constrained_lines() + kPlain + "\n");
  CHECK(boxed.code == 1);
  CHECK(contains(boxed.err,
                 "-:1:1: puzzle 1: it cannot be written as \"boxed\", as it has constraints\n"));
  CHECK(contains(boxed.out, "5 3 4"));
}

TEST_CASE("solve --json: the grid, and the variables of the solution", "[cli]") {
  const auto object = json_of({"solve", "--json"},
                              ".Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3."
                              "Cage~1~R2C1~R2C3.Var~A~a~2.Sum~3~VA1~R2C2."
                              "Sum~1~VA2~R2C2\n");
  CHECK(object["solution"].is_null());
  const auto solved = json_of({"solve", "--json"},
                              ".Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3."
                              "Cage~1~R2C1~R2C3.~R2C1_1.Var~A~a~2.Sum~3~VA1~R2C2."
                              "Sum~2~VA2~R2C2\n");
  CHECK(solved["solution"] == "012120");
  CHECK(solved["solutions"] == 1);
  CHECK(solved["grid"] == nlohmann::json({{"rows", 2}, {"cols", 3}, {"digits", {0, 2}}}));
  CHECK(solved["variables"] == nlohmann::json({1, 0}));
  const auto all = json_of({"solve", "--json", "--all"}, kOpen);
  CHECK(all["solutions"] == 12);
  CHECK(all["all"].size() == 12);
  CHECK(all["exact"] == true);
  CHECK(all["solution"] == all["all"][0]);
  CHECK(run({"solve", "--all", "--limit", "5"}, kOpen).out.size() == 5 * 7);
}

TEST_CASE("validate: the broken rule, its cells and values", "[cli]") {
  const Outcome words = run({"validate"}, kConflict + kConstrainedTexts[0].text + "\n");
  CHECK(words.code == 1);
  CHECK(words.out == "puzzle 1: unfinished, no solution\npuzzle 2: unfinished, one solution\n");
  const auto object = json_of({"validate", "--json"}, kConflict);
  CHECK(object["state"] == "unfinished");
  CHECK(object["solutions"] == "none");
  CHECK(object["conflicts"] ==
        nlohmann::json::parse(R"([{"rule":"cage","cells":["r1c1","r2c3"],"values":[2,2]}])"));
  const auto variable =
      json_of({"validate", "--json"}, ".Shape~4x4.Var~A.Thermo~R1C1~VA.~R1C1_3.~VA_2\n");
  CHECK(variable["conflicts"][0]["cells"] == nlohmann::json({"r1c1", "v1"}));
}

TEST_CASE("count: exactly, or up to the limit", "[cli]") {
  CHECK(run({"count"}, kOpen + constrained_lines()).out.starts_with("12\n1\n1\n"));
  CHECK(run({"count", "--limit", "7"}, kOpen).out == "at least 7\n");
  CHECK(json_of({"count", "--json"}, kOpen)["exact"] == true);
}

TEST_CASE("candidates: the values of each cell in the solutions", "[cli]") {
  CHECK(run({"candidates"}, kOpen).out == "0 12 12 / 12 012 012\n");
  const auto object = json_of({"candidates", "--json"}, kOpen);
  CHECK(object["candidates"] == nlohmann::json::parse("[[0],[1,2],[1,2],[1,2],[0,1,2],[0,1,2]]"));
  CHECK(object["grid"]["cols"] == 3);
  CHECK(object["complete"] == true);
  const Outcome none = run({"candidates"}, kConflict);
  CHECK(none.code == 1);
  CHECK(none.out.empty());
  CHECK(contains(none.err, "the constraint cage is broken"));
}

TEST_CASE("minimise: givens and constraints that are not needed go, by the seed", "[cli]") {
  const std::string first = kConstrainedTexts[0].text, solved = kConstrainedTexts[0].solution;
  const std::string more = first + ".Cage~9~R1C1~R1C2~R1C3\n";
  for (const char* seed : {"a", "b"}) {
    const Outcome less = run({"minimise", "--seed", seed}, more);
    CHECK(less.code == 0);
    CHECK(run({"solve"}, less.out).out == solved + "\n");
    // Nothing more can go.
    CHECK(run({"minimise", "--seed", "c"}, less.out).out == less.out);
  }
  CHECK(json_of({"minimise", "--json"}, more)["minimal"] == true);
  const Outcome open = run({"minimise"}, kOpen);
  CHECK(open.code == 1);
  CHECK(contains(open.err, "more than one solution"));
  CHECK(contains(run({"minimise"}, kConflict).err, "the constraint cage is broken"));
  CHECK(contains(run({"minimise", "--to", "line"}, more).err, "line"));
}

TEST_CASE("candidates --why: a solution, or what forbids the digit", "[cli]") {
  const std::string cages = ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R4C3~R4C4.~R2C1_4\n";
  const Outcome no = run({"candidates", "--why", "r1c1=3"}, cages);
  CHECK(no.code == 0);
  const auto needed = nlohmann::json::parse(no.out);
  CHECK(needed["constraints"] == nlohmann::json::parse(R"([{"cage":["r1c1","r1c2"],"sum":3}])"));
  CHECK_FALSE(needed.contains("givens"));
  CHECK(contains(run({"candidates"}, no.out).out, "12 12 "));
  const auto may = json_of({"candidates", "--why", "R1C1=2", "--json"}, cages);
  CHECK(may["possible"] == true);
  CHECK(may["solution"].get<std::string>().substr(0, 2) == "21");
  CHECK(json_of({"candidates", "--why", "r1c1=3", "--json"}, cages)["possible"] == false);
  // Of a plain puzzle, too.
  const Outcome plain = run({"candidates", "--why", "r1c1=4"}, ".234\n....\n....\n....\n");
  CHECK(nlohmann::json::parse(plain.out)["givens"] == nlohmann::json({{"r1c4", 4}}));
  for (const auto& [wrong, why] : {std::pair("r9c1=1", "the last cell is r4c4"),
                                   {"r1c1=9", "the digits are 1 to 4"},
                                   {"r1c1=-1", "the digits are 1 to 4"}}) {
    const Outcome refused = run({"candidates", "--why", wrong}, cages);
    CHECK(refused.code == 1);
    CHECK(contains(refused.err, std::string("--why ") + wrong + ": " + why));
  }
  CHECK(run({"solve", "--why", "r1c1=1"}, cages).code == 2);
  for (const char* wrong :
       {"", "foo", "r1c1", "r1c1=", "5", "r1c1=1x", "r0c1=1", "r-2147483648c1=1"}) {
    INFO(wrong);
    const Outcome refused = run({"candidates", "--why", wrong}, cages);
    CHECK(refused.code == 2);
    CHECK(contains(refused.err, "say r1c1=5"));
  }
  const Outcome twice = run({"candidates", "--why", "r1c1=1", "--why", "r1c1=2"}, cages);
  CHECK(twice.code == 2);
  CHECK(contains(twice.err, "--why asks about one digit"));
  CHECK(run({"candidates", "--why", "r1c1=1", "--to", "boxed"}, cages).code == 2);
}

TEST_CASE("candidates --why: a given of that cell is named", "[cli]") {
  const Outcome given = run({"candidates", "--why", "r1c1=4"}, kPlain + "\n");
  CHECK(nlohmann::json::parse(given.out)["givens"] == nlohmann::json({{"r1c1", 5}}));
  const auto object =
      json_of({"candidates", "--why", "r1c1=3", "--json"}, ".Shape~4x4.~R1C1_2_4\n");
  CHECK(object["needed"]["candidates"] == nlohmann::json({{"r1c1", {2, 4}}}));
  CHECK(object["why"] == "r1c1=3");
}

TEST_CASE("a puzzle without any solution is named as such by --why and minimise", "[cli]") {
  const std::string cage = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C1_4.~R1C2_4\n";
  for (const auto& words : {std::vector<std::string>{"candidates", "--why", "r1c3=2"},
                            std::vector<std::string>{"minimise"}}) {
    const Outcome conflict = run(words, cage);
    CHECK(conflict.code == 1);
    CHECK(contains(conflict.err, "4 stands twice in a house: r1c1 r1c2"));
    CHECK(contains(conflict.err, "the constraint cage is broken: r1c1=4 r1c2=4"));
    // Without a conflict among the givens.
    const Outcome none = run(words, ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4\n");
    CHECK(none.code == 1);
    CHECK(contains(none.err, "puzzle 1: no solution\n"));
  }
  CHECK(json_of({"candidates", "--why", "r1c3=2", "--json"}, cage)["possible"] == false);
}

TEST_CASE("--json: each puzzle has an object, also one that has no answer", "[cli]") {
  const std::string large = std::string(900, '.') + "\n";
  const std::string plain = "1...\n....\n....\n....\n", twice = "11..\n....\n....\n....\n";
  struct Row {
    std::vector<std::string> words;
    std::string puzzle, key;
  };
  const Row rows[] = {
      {{"minimise"}, plain, "several-solutions"},
      {{"minimise"}, twice, "conflict"},
      {{"minimise"}, large, "too-large"},
      {{"minimise"}, kOpen, "several-solutions"},
      {{"minimise"}, kConflict, "conflict"},
      {{"minimise"}, ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4\n", "no-solution"},
      {{"candidates", "--why", "r9c9=1"}, plain, "candidate"},
      {{"trace"}, twice, "conflict"},
  };
  for (const Row& row : rows) {
    std::vector<std::string> words = row.words;
    words.push_back("--json");
    INFO(words.front() << " " << row.key);
    const Outcome outcome = run(words, row.puzzle);
    CHECK(outcome.code == 1);
    REQUIRE(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 1);
    CHECK(nlohmann::json::parse(outcome.out)["error"]["key"] == row.key);
  }
  // One line for each line, whatever it holds.
  const std::string lines = kPlain + "\n" + std::string(81, '.') + "\n55" + kPlain.substr(2) + "\n";
  const Outcome numbered = run({"minimise", "--json", "--number"}, lines);
  CHECK(std::count(numbered.out.begin(), numbered.out.end(), '\n') == 3);
}

TEST_CASE("candidates --count-to: how many solutions have each", "[cli]") {
  // 1 and 2 in the first two cells, either way; each way has as many solutions.
  const std::string cage = ".Shape~4x4.Cage~3~R1C1~R1C2\n";
  const auto total = std::stoi(run({"count"}, cage).out);
  const Outcome text = run({"candidates", "--count-to", "1000"}, cage);
  const std::string half = std::to_string(total / 2);
  CHECK(contains(text.out, "r1c1 1:" + half + " 2:" + half + "\n"));
  CHECK(contains(run({"candidates", "--count-to", "3"}, cage).out, "r1c1 1:3+ 2:3+\n"));
  const auto json = json_of({"candidates", "--count-to", "1000", "--json"}, cage);
  CHECK(json["candidates"][0] == nlohmann::json::parse("[1,2]"));
  CHECK(json["solutions"][1] == nlohmann::json::array({total / 2, total / 2}));
  CHECK(json["grid"]["digits"] == nlohmann::json({1, 4}));
  CHECK(json["complete"] == true);
  CHECK(json_of({"candidates", "--count-to", "1", "--houses", "diagonals", "--json"},
                ".234\n....\n....\n....\n")["houses"] == nlohmann::json({"diagonals"}));
  // Each cell of a plain puzzle has as many in all.
  const auto plain =
      json_of({"candidates", "--count-to", "1000", "--json"}, ".234\n....\n....\n....\n");
  CHECK(plain["candidates"][0] == nlohmann::json::parse("[1]"));
  CHECK(plain["solutions"][0][0] == std::stoi(run({"count"}, ".234\n....\n....\n....\n").out));
  CHECK(contains(run({"candidates", "--count-to", "5"}, kConflict).err, "r1c1"));
  const Outcome none = run({"candidates", "--count-to", "5"}, "11..\n....\n....\n....\n");
  CHECK(none.code == 1);
  CHECK(contains(none.err, "r1c1"));  // in conflict with its neighbour
  for (const char* wrong : {"0", "1001", "x", "-1"})
    CHECK(run({"candidates", "--count-to", wrong}, cage).code == 2);
  CHECK(run({"candidates", "--count-to", "5", "--why", "r1c1=1"}, cage).code == 2);
  CHECK(run({"candidates", "--count-to", "5", "--to", "line"}, cage).code == 2);
}

TEST_CASE("count --estimate: about how many, where they are more than the limit", "[cli]") {
  const std::string empty = std::string(16, '.') + "\n";
  CHECK(run({"count", "--estimate"}, empty).out == "288\n");
  const Outcome text = run({"count", "--estimate", "--limit", "100"}, empty);
  CHECK(text.out.substr(0, 24) == "at least 100, about 2.9e");
  CHECK(run({"count", "--estimate", "--limit", "100"}, empty).out == text.out);
  const auto json = json_of({"count", "--estimate", "--limit", "7", "--json"}, kOpen);
  CHECK(json["exact"] == false);
  CHECK(std::abs(json["estimate"].get<double>() - 12) <
        4 * json["estimate_error"].get<double>() + 0.01);
  CHECK_FALSE(json_of({"count", "--estimate", "--json"}, kOpen).contains("estimate"));
  // All random ways end in vain.
  const std::string ranks =
      ".FullRank~R4~1~.FullRank~C2~32~.FullRank~C3~28~.FullRank~C4~23~.FullRank~R1~34~.";
  CHECK(run({"count", "--estimate", "--limit", "3"}, ranks).out == "at least 3\n");
  CHECK(run({"count", "--estimate"}, kPlain + "\n").out == "1\n");
  // The first solutions alone take a slow machine 0.1 s under the sanitizers.
  const char* const time = nonet::kIsSanitized ? "5" : "0.1";
  const Outcome large =
      run({"count", "--estimate", "--limit", "2", "--time", time}, std::string(900, '.') + "\n");
  CHECK(large.out.starts_with("at least 2"));
  CHECK(run({"solve", "--estimate"}, empty).code == 2);
}

TEST_CASE("solve --seed: a random solution, the same for the same seed", "[cli]") {
  const std::string open = ".Shape~4x4.Cage~3~R1C1~R1C2\n", plain = "1...\n....\n....\n....\n";
  for (const std::string& puzzle : {open, plain}) {
    std::set<std::string> found;
    for (int seed = 0; seed < 40; ++seed) {
      const std::vector<std::string> words = {"solve", "--seed", std::to_string(seed)};
      const Outcome solved = run(words, puzzle);
      REQUIRE(solved.code == 0);  // no complaint that there are several
      CHECK(run(words, puzzle).out == solved.out);
      CHECK(contains(run({"validate"}, solved.out).out, "finished and right"));
      found.insert(solved.out);
    }
    CHECK(found.size() > 10);
  }
  CHECK(run({"solve", "--seed", "x"}, kPlain + "\n").out == kPlainSolved + "\n");
  CHECK(run({"solve", "--seed", "x"}, "11..\n....\n....\n....\n").code == 1);
  CHECK(run({"solve", "--seed", "x"}, std::string(900, '.') + "\n").code == 0);
  CHECK(run({"solve", "--seed", "x", "--all"}, plain).code == 2);
  CHECK(run({"solve", "--seed", "x", "--engine", "general"}, plain).code == 2);
  CHECK(run({"count", "--seed", "x"}, plain).code == 2);
}

TEST_CASE("commands that cannot take constraints say so for that puzzle, and go on", "[cli]") {
  for (const char* command : {"steps", "hint", "rate", "trace"}) {
    INFO(command);
    const Outcome outcome = run({command}, kOpen + kPlain + "\n");
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "-:1:1: puzzle 1: " + std::string(command) +
                                    " takes no puzzles with constraints yet\n"));
    // The other puzzle's answer is there; some begin with its number.
    CHECK_FALSE(outcome.out.empty());
  }
  const auto object = json_of({"rate", "--json"}, kOpen);
  CHECK(object["error"]["key"] == "constraints");
  CHECK_FALSE(object.contains("puzzle"));
}

TEST_CASE("--number, --pick and --from take them, too", "[cli]") {
  const std::string first = kConstrainedTexts[0].text, solved = kConstrainedTexts[0].solution;
  CHECK(run({"solve", "--number"}, "8\t" + first + "\n.Foo~1\n" + kPlain + "\n").out ==
        "8\t" + solved + "\n2\t\n3\t" + kPlainSolved + "\n");
  CHECK(run({"solve", "--number", "--from", "interactive"}, kPlain + "\n").out ==
        "1\t" + kPlainSolved + "\n");
  CHECK(run({"solve", "--pick", "2"}, kPlain + "\n" + first + "\n").out == solved + "\n");
  CHECK(run({"solve", "--from", "interactive"}, first + "\n").out == solved + "\n");
  CHECK(contains(run({"formats"}).out, "interactive   reads\n"));
  CHECK(run({"solve", "--to", "interactive"}, first + "\n").code == 2);
}

TEST_CASE("the examples of the READMEs are right", "[cli]") {
  const auto text_of = [](const char* file) {
    std::ifstream in(std::string(NONET_TEXTS) + "/../../" + file);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const auto between = [](const std::string& text, const std::string& begin, const std::string& end,
                          std::size_t from = 0) {
    const auto at = text.find(begin, from);
    REQUIRE(at != std::string::npos);
    return text.substr(at + begin.size(), text.find(end, at + begin.size()) - at - begin.size());
  };
  const std::string details = text_of("core/cli/README.md");
  const std::string input = between(details, "nonet solve <<'END'\n", "END\n");
  CHECK(std::count(input.begin(), input.end(), '\n') == 2);
  const auto after = details.find("END\n```\n");
  CHECK(run({"solve"}, input).out == between(details, "\n```\n", "```", after + 5));
  const auto json = details.find("## Puzzles with constraints as JSON");
  const std::string object = between(details, "nonet solve <<'END'\n", "END\n", json);
  const auto end = details.find("END\n```\n", json);
  CHECK(run({"solve"}, object).out == between(details, "\n```\n", "```", end + 5));
  const std::string whole = text_of("README.md");
  const auto puzzle = between(whole, "echo '.", "'");
  CHECK(run({"solve"}, "." + puzzle + "\n").out ==
        between(whole, "nonet solve  # ", "\n", whole.find("echo '.")) + "\n");
}
