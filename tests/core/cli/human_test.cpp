// tests/core/cli/human_test.cpp: nonet steps, hint and rate.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/core/cli/cli_test.h"

using nonet::cli_test::contains;
using nonet::cli_test::Outcome;
using nonet::cli_test::run;

namespace {

using Json = nlohmann::json;

std::vector<Json> json_lines(const std::string& text) {
  std::vector<Json> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(Json::parse(line));
  return lines;
}

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// Random full grids from which digits were taken.
const std::string kPairs =
    ".6.....9.8.9.....4....1.5...3.9...7...635..219....2.....4.6..17........5..3...8..";
const std::string kWings =
    "...5...7..1.6...28.8......95463.12......2......7..65.3.5.........28...1.6....4..5";
/// A 16×16 grid with every fifth cell open, in digits and letters.
std::string sixteen() {
  std::string text;
  for (int cell = 0; cell < 256; ++cell) {
    const int row = cell / 16;
    const int digit = (row % 4 * 4 + row / 4 + cell % 16) % 16 + 1;
    const char sign = static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
    text += cell % 5 == 0 ? '.' : sign;
  }
  return text + "\n";
}

}  // namespace

TEST_CASE("steps and hint: only some techniques", "[cli]") {
  const Outcome pairs =
      run({"steps", "--all", "--technique", "naked-pair,hidden-pair", "--json"}, kPairs);
  const Json found = json_lines(pairs.out).at(0);
  for (const Json& step : found.at("steps")) {
    const std::string technique = step.at("technique");
    CHECK((technique == "naked-pair" || technique == "hidden-pair"));
  }
  CHECK(run({"steps", "--technique", "full-house,naked-single,hidden-single"}, kEasy).code == 0);
  const Outcome stuck = run({"steps", "--technique", "full-house"}, kEasy);
  CHECK(stuck.code == 1);
  CHECK(contains(stuck.err, "no technique finds the next step"));
  CHECK(contains(run({"hint", "--technique", "hidden-single"}, kEasy).out, "hidden-single"));
  for (const char* wrong : {"x-wings", "", "x-wing,", ",x-wing"}) {
    const Outcome refused = run({"steps", "--technique", wrong}, kEasy);
    CHECK(refused.code == 2);
    CHECK(contains(refused.err, "it takes names of techniques"));
  }
}

TEST_CASE("steps, hint, rate: an object for every puzzle, whatever is wrong with it", "[cli]") {
  std::string conflict = kEasy, several(81, '.'), none = kEasy;
  conflict[1] = '5';
  none[2] = '1';
  none[5] = '4';
  const std::string large(400, '.');
  for (const char* command : {"steps", "hint", "rate"}) {
    CAPTURE(command);
    const Outcome outcome = run({command, "--json", "--number"},
                                conflict + '\n' + none + '\n' + several + '\n' + large + '\n');
    CHECK(outcome.code == 1);
    const std::vector<Json> lines = json_lines(outcome.out);
    REQUIRE(lines.size() == 4);
    CHECK(lines[0].at("error").at("key") == "conflict");
    CHECK(lines[0].at("error").at("column") == 2);
    CHECK(lines[3].at("error").at("key") == "too-large");
    for (const Json& line : lines) CHECK(line.contains("puzzle"));
  }
}

TEST_CASE("steps: a sukaku is proper by its candidates, and nothing follows from a contradiction",
          "[cli]") {
  const std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::string sukaku;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    sukaku += solution[cell];
    if (cell % 3 == 0) sukaku += solution[cell] == '9' ? '1' : '9';
    sukaku += cell % 9 == 8 ? '\n' : ' ';
  }
  const Outcome steps = run({"steps", "--json", "--from", "candidates"}, sukaku);
  CHECK(steps.code == 0);
  const Json path = json_lines(steps.out).at(0);
  CHECK(path.at("proper") == true);
  CHECK(path.at("solved") == true);
  const Outcome rating = run({"rate", "--from", "candidates"}, sukaku);
  CHECK(rating.code == 1);
  CHECK(rating.out.empty());
  CHECK(contains(rating.err, "more than one solution without its candidates"));

  const std::string twice =
      "[Puzzle]\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n"
      ".........\n.........\n[State]\n11.......\n.........\n.........\n.........\n.........\n"
      ".........\n.........\n.........\n.........\n";
  for (const char* command : {"steps", "hint"}) {
    const Outcome outcome = run({command, "--json"}, twice);
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "1 stands twice in row 1"));
    CHECK(json_lines(outcome.out).size() == 1);
  }
  CHECK(json_lines(run({"steps", "--json", "--all"}, twice).out).at(0).at("steps").empty());
}

TEST_CASE("steps: a path as text, a step a line below the puzzle's name", "[cli]") {
  const Outcome outcome = run({"steps"}, kEasy + "\n");
  CHECK(outcome.code == 0);
  CHECK(outcome.err.empty());
  std::istringstream lines(outcome.out);
  std::string line;
  std::getline(lines, line);
  CHECK(line == "puzzle 1");
  int steps = 0;
  while (std::getline(lines, line)) {
    CHECK(line.substr(0, 2) == "  ");
    CHECK(contains(line, "="));
    ++steps;
  }
  CHECK(steps == std::count(kEasy.begin(), kEasy.end(), '.'));
}

TEST_CASE("steps: --number puts a puzzle in one line", "[cli]") {
  const Outcome outcome = run({"steps", "--number"}, kEasy + "\n" + kPairs + "\n");
  CHECK(outcome.code == 0);
  CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 2);
  CHECK(outcome.out.substr(0, 2) == "1\t");
  CHECK(contains(outcome.out, "\n2\t"));
  CHECK(contains(outcome.out, "; "));
}

TEST_CASE("steps: --json has the steps as data, and they lead to the solution", "[cli]") {
  const Outcome outcome = run({"steps", "--json"}, kWings + "\n");
  CHECK(outcome.code == 0);
  const Json object = json_lines(outcome.out).at(0);
  CHECK(object["solved"] == true);
  CHECK(object["puzzle"] == kWings);
  int placements = 0;
  bool has_elimination = false;
  for (const Json& step : object["steps"]) {
    CHECK(step["technique"].is_string());
    placements += static_cast<int>(step["placements"].size());
    has_elimination = has_elimination || !step["eliminations"].empty();
  }
  CHECK(placements == std::count(kWings.begin(), kWings.end(), '.'));
  CHECK(has_elimination);
}

TEST_CASE("steps: --all lists every step of the position", "[cli]") {
  const Json object = json_lines(run({"steps", "--all", "--json"}, kPairs + "\n").out).at(0);
  CHECK(object["solved"] == false);
  std::vector<std::string> keys;
  for (const Json& step : object["steps"]) keys.push_back(step["technique"]);
  CHECK(std::count(keys.begin(), keys.end(), "hidden-single") > 1);
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  CHECK(keys.size() > 2);
}

TEST_CASE("steps: the order decides what is tried first", "[cli]") {
  const auto first = [](const std::string& order) {
    const Json object =
        json_lines(run({"steps", "--json", "--order", order}, kPairs + "\n").out).at(0);
    CHECK(object["solved"] == true);
    std::vector<std::string> keys;
    for (const Json& step : object["steps"]) keys.push_back(step["technique"]);
    return keys;
  };
  CHECK(first("human") == first("human"));
  CHECK(first("se") != first("human"));
  const Outcome wrong = run({"steps", "--order", "alphabetical"}, kPairs);
  CHECK(wrong.code == 2);
  CHECK(contains(wrong.err, "human, hodoku, se"));
}

TEST_CASE("steps, rate and hint give the same with several threads", "[cli]") {
  std::string puzzles;
  for (int i = 0; i < 20; ++i)
    puzzles += (i % 3 == 0 ? kEasy : i % 3 == 1 ? kPairs : kWings) + "\n";
  for (const std::string command : {"steps", "hint", "rate"}) {
    const Outcome one = run({command, "--threads", "1"}, puzzles);
    const Outcome four = run({command, "--threads", "4"}, puzzles);
    CHECK(one.code == 0);
    CHECK(one.out == four.out);
    CHECK(one.err == four.err);
  }
}

TEST_CASE("hint: the next step, as text and as JSON", "[cli]") {
  const Outcome text = run({"hint"}, kEasy + "\n");
  CHECK(text.code == 0);
  CHECK(contains(text.out, "="));
  CHECK(std::count(text.out.begin(), text.out.end(), '\n') == 1);
  const Json object = json_lines(run({"hint", "--json"}, kEasy + "\n").out).at(0);
  CHECK(object["hint"] == "step");
  CHECK(object["proper"] == true);
  CHECK(object["step"]["placements"].size() == 1);
  CHECK(contains(run({"steps"}, kEasy + "\n").out, text.out.substr(0, text.out.size() - 1)));
}

TEST_CASE("hint: a finished grid is solved, wrong digits are named", "[cli]") {
  const std::string solved =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
  CHECK(run({"hint"}, solved).out == "solved\n");
  // The candidates of a cell that lack the right digit are mistakes, too.
  std::string candidates;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    candidates += kEasy[cell] != '.' ? std::string(1, kEasy[cell]) : cell == 2 ? "39" : "123456789";
    candidates += cell % 9 == 8 ? "\n" : " ";
  }
  const Outcome plain = run({"hint"}, candidates);
  CHECK((plain.code == 1 || !plain.out.empty()));
}

TEST_CASE("rate: both scales and a grade; one of them alone", "[cli]") {
  const Outcome all = run({"rate"}, kEasy + "\n");
  CHECK(all.code == 0);
  CHECK(all.out == "1.2 1.2 1.2 easy 204 easy\n");
  CHECK(run({"rate", "--scale", "se"}, kEasy + "\n").out == "1.2 1.2 1.2\n");
  CHECK(run({"rate", "--scale", "hodoku", "--number"}, kEasy + "\n").out == "1\t- - - easy 204\n");
  const Json object = json_lines(run({"rate", "--json"}, kWings + "\n").out).at(0);
  CHECK(object["se"]["er"] == 4.5);
  CHECK(object["se"]["hardest"] == "unique-rectangle");
  CHECK(object["hodoku"]["level"] == "hard");
  CHECK(object["grade"] == "tricky");
  CHECK(object["effort"] > 0);
  CHECK(object["techniques"]["w-wing"] == 1);
  const Json se = json_lines(run({"rate", "--json", "--scale", "se"}, kWings + "\n").out).at(0);
  CHECK(se["se"] == object["se"]);
  CHECK_FALSE(se.contains("hodoku"));
  CHECK_FALSE(se.contains("grade"));
  const Outcome wrong = run({"rate", "--scale", "metric"}, kEasy);
  CHECK(wrong.code == 2);
  CHECK(contains(wrong.err, "all, se, hodoku"));
}

TEST_CASE("several solutions, none, and conflictes are said with their place", "[cli]") {
  const std::string several = std::string(81, '.') + "\n";
  const std::string conflict = "55" + std::string(79, '.') + "\n";
  for (const std::string command : {"steps", "hint", "rate"}) {
    const Outcome bad = run({command}, conflict + kEasy + "\n");
    CHECK(bad.code == 1);
    CHECK(contains(bad.err, "-:1"));
    CHECK(contains(bad.err, "5 stands twice in row 1"));
    CHECK_FALSE(bad.out.empty());  // the second one
    const Outcome rest = run({command}, kEasy.substr(1) + "\n" + kEasy + "\n");
    CHECK(rest.code == 1);
    CHECK_FALSE(rest.out.empty());
  }
  CHECK(contains(run({"rate"}, several).err, "more than one solution"));
  CHECK(run({"rate"}, several).out.empty());
  CHECK(contains(run({"steps"}, several).err, "more than one solution"));
  const Outcome hint = run({"hint", "--json"}, several);
  CHECK(contains(hint.out, "\"proper\":false"));
  // No solution without a conflict: r1c9 must be the 9 that column 9 has.
  const std::string none = "12345678." + std::string(8, '.') + "9" + std::string(63, '.') + "\n";
  for (const std::string command : {"steps", "hint", "rate"}) {
    const Outcome outcome = run({command}, none);
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "no solution"));
  }
}

TEST_CASE("grids over 16x16 are refused", "[cli]") {
  const std::string large = std::string(625, '.') + "\n";
  for (const std::string command : {"steps", "hint", "rate"}) {
    const Outcome outcome = run({command}, large);
    CHECK(outcome.code == 1);
    CHECK(outcome.out.empty());
    CHECK(contains(outcome.err, "for grids up to 16x16"));
  }
}

TEST_CASE("16x16 is explained and rated; Sudoku Explainer's scale is for plain 9x9", "[cli]") {
  const Json steps = json_lines(run({"steps", "--json"}, sixteen()).out).at(0);
  CHECK(steps["solved"] == true);
  CHECK_FALSE(run({"hint"}, sixteen()).out.empty());
  const Outcome rate = run({"rate"}, sixteen());
  CHECK(rate.code == 0);
  CHECK(rate.out.substr(0, 11) == "- - - easy ");
  CHECK_FALSE(json_lines(run({"rate", "--json"}, sixteen()).out).at(0).contains("se"));
}

TEST_CASE("a jigsaw is explained and rated", "[cli]") {
  // The regions are the rows: a Latin square with every fourth cell open, which boxes would not allow.
  std::string givens, regions;
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9;
    givens += cell % 4 == 0 ? '.' : static_cast<char>('1' + (row + cell % 9) % 9);
    regions += static_cast<char>('a' + row);
  }
  const std::string jigsaw = givens + " " + regions + "\n";
  const Json steps = json_lines(run({"steps", "--json"}, jigsaw).out).at(0);
  CHECK(steps["solved"] == true);
  CHECK(steps["steps"].size() ==
        static_cast<std::size_t>(std::count(givens.begin(), givens.end(), '.')));
  CHECK(contains(run({"hint"}, jigsaw).out, "="));
  const Outcome rate = run({"rate"}, jigsaw);
  CHECK(rate.code == 0);
  CHECK(rate.out.substr(0, 11) == "- - - easy ");
}
