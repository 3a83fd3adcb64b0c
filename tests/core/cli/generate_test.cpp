// tests/core/cli/generate_test.cpp: nonet generate and minimise.
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/core/cli/cli_test.h"

using nonet::cli_test::contains;
using nonet::cli_test::Outcome;
using nonet::cli_test::run;

namespace {

int lines_in(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST_CASE("generate: the same lines for any number of threads, and for parts of them", "[cli]") {
  for (const std::vector<std::string>& wishes :
       std::vector<std::vector<std::string>>{{},
                                             {"--minimal"},
                                             {"--grade", "tricky"},
                                             {"--size", "6", "--jigsaw"},
                                             {"--size", "6", "--controlled-bias"},
                                             {"--houses", "diagonals"},
                                             {"--size", "6", "--houses", "windows,diagonal-up"},
                                             {"--clues", "30-32", "--symmetry", "full"}}) {
    std::vector<std::string> words = {"generate", "--count", "20", "--seed", "lines"};
    words.insert(words.end(), wishes.begin(), wishes.end());
    const Outcome one = run(words);
    CHECK(one.code == 0);
    CHECK(one.err.empty());
    CHECK(lines_in(one.out) == 20);
    for (const char* threads : {"2", "5"}) {
      std::vector<std::string> more = words;
      more.insert(more.end(), {"--threads", threads});
      CHECK(run(more).out == one.out);
    }
    std::vector<std::string> rest = words;
    rest.insert(rest.end(), {"--first", "8", "--count", "13"});
    CHECK(one.out.ends_with(run(rest).out));
    CHECK(lines_in(run(rest).out) == 13);
    // What it writes, the others read.
    const Outcome counted = run({"count"}, one.out);
    CHECK(counted.code == 0);
    std::istringstream counts(counted.out);
    for (std::string line; std::getline(counts, line);) CHECK(line.substr(0, 1) == "1");
  }
}

TEST_CASE("generate --json: rating and steps", "[cli]") {
  const Outcome outcome =
      run({"generate", "--json", "--count", "2", "--seed", "json", "--grade", "moderate"});
  CHECK(outcome.code == 0);
  std::istringstream lines(outcome.out);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    const auto object = nlohmann::json::parse(line);
    CHECK(object["seed"] == "json");
    CHECK(object["number"] == ++number);
    CHECK(object["fits"] == true);
    CHECK(object["grade"] == "moderate");
    const std::string puzzle = object["puzzle"];
    CHECK(object["clues"] == 81 - std::count(puzzle.begin(), puzzle.end(), '.'));
    CHECK(object["steps"].size() >= 81 - object["clues"].get<std::size_t>());
    const Outcome rated = run({"rate", "--json"}, puzzle + "\n");
    const auto rating = nlohmann::json::parse(rated.out);
    for (const char* member : {"se", "hodoku", "grade", "effort", "techniques"}) {
      CHECK(object[member] == rating[member]);
    }
  }
  CHECK(number == 2);
}

TEST_CASE("generate --controlled-bias: each puzzle has its weight", "[cli]") {
  const std::vector<std::string> words = {"generate", "--json", "--seed",           "json",
                                          "--size",   "6",      "--controlled-bias"};
  const auto object = nlohmann::json::parse(run(words).out);
  CHECK(object["fits"] == true);
  // 36 choose that many.
  double weight = 1;
  for (int i = 0; i < object["clues"]; ++i) weight *= (36.0 - i) / (i + 1);
  CHECK(std::abs(object["weight"].get<double>() / weight - 1) < 1e-12);
  CHECK_FALSE(nlohmann::json::parse(run({"generate", "--json"}).out).contains("weight"));
}

TEST_CASE("generate: without a seed always another puzzle, whose seed is told", "[cli]") {
  const Outcome one = run({"generate", "--json"}), two = run({"generate", "--json"});
  CHECK(one.out != two.out);
  const auto object = nlohmann::json::parse(one.out);
  const std::string seed = object["seed"];
  CHECK(run({"generate", "--seed", seed}).out == object["puzzle"].get<std::string>() + "\n");
}

TEST_CASE("generate: what is not found is a complaint, with the nearest", "[cli]") {
  const std::vector<std::string> words = {"generate", "--clues", "17", "--tries", "50"};
  const Outcome outcome = run(words);
  CHECK(outcome.code == 1);
  CHECK(outcome.out.empty());
  CHECK(contains(outcome.err, "nonet: puzzle 1: none found in 50 tries"));
  std::vector<std::string> with_json = words;
  with_json.push_back("--json");
  const auto object = nlohmann::json::parse(run(with_json).out);
  CHECK(object["fits"] == false);
  CHECK(object["misses"] == "clues");
}

TEST_CASE("generate: wrong wishes are refused with the reason", "[cli]") {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--clues", "12"}, "fewer than 17"},
      {{"--clues", "x"}, "a number or two"},
      {{"--clues", "90"}, "fewer cells"},
      {{"--grade", "middling"}, "easy, moderate"},
      {{"--se", "6-5"}, "smaller number"},
      {{"--se", "5.25"}, "a rating or two"},
      {{"--hodoku", "nasty"}, "unfair"},
      {{"--needs", "swordfisch"}, "techniques as"},
      {{"--needs", "x-wing", "--without", "x-wing"}, "same technique"},
      {{"--needs", "x-wing", "--singles"}, "--singles allows"},
      {{"--symmetry", "round"}, "half-turn"},
      {{"--symmetry", "quarter-turn", "--clues", "27"}, "no such number"},
      {{"--pattern", "1.."}, "has 3 cells, the grid 81"},
      {{"--pattern", "1...", "--size", "2", "--symmetry", "half-turn"}, "does not have"},
      {{"--size", "17"}, "up to 16"},
      {{"--boxes", "5x5"}, "16x16"},
      {{"--size", "12", "--jigsaw"}, "up to 10x10"},
      {{"--houses", "diagonal"}, "diagonals, diagonal-down"},
      {{"--houses", "diagonals,"}, "it takes diagonals"},
      {{"--size", "8", "--houses", "windows"}, "no such grid"},
      {{"--size", "4", "--houses", "r5c1r1c1"}, "r5c1r1c1"},
      {{"--se", "2.0", "--houses", "diagonals"}, "9x9 puzzles with boxes"},
      {{"--size", "6", "--se", "2-3"}, "9x9 puzzles with boxes"},
      {{"--controlled-bias", "--size", "12"}, "9x9, 6x6"},
      {{"--controlled-bias", "--symmetry", "full"}, "no --symmetry"},
      {{"--controlled-bias", "--clues", "17"}, "21 to 31 givens"},
      {{"--count", "0"}, "a number from 1"},
      {{"--tries", "none"}, "a number from 1"},
      {{"--wait", "-1"}, "a number up to"},
      {{"--to", "csv"}, "takes no --to"},
      {{"puzzles.txt"}, "reads no files"},
  };
  for (const auto& [wishes, reason] : cases) {
    std::vector<std::string> words = {"generate"};
    words.insert(words.end(), wishes.begin(), wishes.end());
    const Outcome outcome = run(words);
    INFO(reason);
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    CHECK(contains(outcome.err, reason));
  }
  CHECK(contains(run({"solve", "--grade", "easy"}).err, "it is for generate"));
  CHECK(contains(run({"book", "--controlled-bias"}).err, "it is for generate"));
  CHECK(contains(run({"help"}).out, "--symmetry NAME"));
}

TEST_CASE("minimise: fewer givens, the same solution; seeded", "[cli]") {
  const std::string puzzles =
      run({"generate", "--seed", "m", "--clues", "38", "--count", "5"}).out +
      run({"generate", "--seed", "m", "--clues", "20", "--size", "6", "--count", "2"}).out;
  const Outcome less = run({"minimise"}, puzzles);
  CHECK(less.code == 0);
  CHECK(lines_in(less.out) == 7);
  CHECK(run({"solve"}, less.out).out == run({"solve"}, puzzles).out);
  CHECK(run({"minimise", "--threads", "3"}, puzzles).out == less.out);
  CHECK(run({"minimise", "--seed", "other"}, puzzles).out != less.out);
  CHECK(run({"minimise"}, less.out).out == less.out);
  const auto object =
      nlohmann::json::parse(run({"minimise", "--json"}, less.out.substr(0, 82)).out);
  CHECK(object["minimal"] == true);
  CHECK(object["puzzle"] == less.out.substr(0, 81));
}

TEST_CASE("minimise: complaints about puzzles that are not proper, or too large", "[cli]") {
  const std::string empty(81, '.');
  CHECK(contains(run({"minimise"}, empty + "\n").err, "more than one solution"));
  CHECK(contains(run({"minimise"}, "55" + empty.substr(2) + "\n").err, "stands twice"));
  const Outcome none =
      run({"minimise"},
          "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..\n");
  CHECK(none.code == 1);
  CHECK(contains(none.err, "no solution"));
}
