// --time: what each query writes that is stopped, and that it says so.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "core/cli/deadline.h"
#include "tests/core/cli/cli_test.h"

using namespace nonet::cli_test;
using nonet::cli::Deadline;

namespace {

/// With more solutions than anybody can find.
const std::string kEmpty = std::string(81, '.') + "\n";
const std::string kCage = ".Shape~9x9.Cage~3~R1C1~R1C2\n";
/// Its first solution takes many guesses.
const std::string kHard = ".Shape~12x12.AntiKnight.AntiKing.AntiConsecutive\n";
const std::string kMany = "100000000000";

std::vector<std::string> with_time(const char* seconds, std::vector<std::string> words,
                                   bool is_json) {
  words.insert(words.end(), {"--time", seconds});
  if (is_json) words.push_back("--json");
  return words;
}

/// The words with --time, so that each search ends when it first reports progress.
std::vector<std::string> at_once(std::vector<std::string> words, bool is_json = false) {
  return with_time("0.000001", std::move(words), is_json);
}

/// With --time enough to find some solutions, but not all of an empty grid.
std::vector<std::string> soon(std::vector<std::string> words, bool is_json = false) {
  return with_time("0.1", std::move(words), is_json);
}

}  // namespace

TEST_CASE("Deadline: a part of the time, all of it, or no limit", "[cli]") {
  const Deadline none(0), long_one(1e9), short_one(1e-9);
  CHECK_FALSE(none.is_over());
  CHECK_FALSE(none.progress());
  CHECK_FALSE(long_one.is_over());
  CHECK(long_one.progress()({}));
  CHECK_FALSE(long_one.progress(1e-18)({}));
  CHECK(short_one.is_over());
  CHECK_FALSE(short_one.progress()({}));
}

TEST_CASE("--time: solve, count and validate tell what is known so far", "[cli]") {
  for (const std::string& puzzle : {kEmpty, kCage}) {
    INFO(puzzle);
    const Outcome solve = run(soon({"solve", "--limit", kMany}), puzzle);
    CHECK(solve.code == 1);
    CHECK(solve.out.size() == 82);
    CHECK(contains(solve.err, "-:1:1: puzzle 1: stopped by --time: there may be more solutions\n"));
    const auto solved = json_of(soon({"solve", "--limit", kMany}, true), puzzle);
    CHECK(solved["stopped"] == true);
    CHECK(solved["solutions"] > 0);
    const Outcome all = run(soon({"solve", "--all", "--limit", kMany}), puzzle);
    CHECK(all.code == 1);
    CHECK(all.out.size() % 82 == 0);
    CHECK(contains(all.err, "stopped by --time"));
    const auto every = json_of(soon({"solve", "--all", "--limit", kMany}, true), puzzle);
    CHECK(every["stopped"] == true);
    CHECK(every["exact"] == false);
    const Outcome count = run(soon({"count", "--limit", kMany}), puzzle);
    CHECK(count.code == 1);
    CHECK(count.out.starts_with("at least "));
    CHECK(contains(count.err, "stopped by --time: there may be more solutions"));
    CHECK(json_of(soon({"count", "--limit", kMany}, true), puzzle)["stopped"] == true);
    const auto estimate = json_of(soon({"count", "--estimate", "--limit", kMany}, true), puzzle);
    CHECK(estimate["estimate"] > 0);
    CHECK(estimate["stopped"] == true);
  }
}

TEST_CASE("--time: a search that has found nothing", "[cli]") {
  const Outcome solve = run(at_once({"solve"}), kHard);
  CHECK(solve.code == 1);
  CHECK(solve.out.empty());
  CHECK(contains(solve.err, "stopped by --time: no solution is found so far"));
  CHECK(json_of(at_once({"solve"}, true), kHard)["solution"].is_null());
  const Outcome validate = run(at_once({"validate"}), kHard);
  CHECK(validate.code == 1);
  CHECK(contains(validate.out, "not known"));
  CHECK(contains(validate.err, "stopped by --time: the number of solutions is not known"));
  CHECK(json_of(at_once({"validate"}, true), kHard)["stopped"] == true);
  const auto candidates = json_of(at_once({"candidates"}, true), kHard);
  CHECK(candidates["complete"] == false);
  CHECK(candidates["stopped"] == true);
  CHECK(contains(run(at_once({"candidates"}), kHard).err, "no solution is found so far"));
  const Outcome why = run(at_once({"candidates", "--why", "r1c1=1"}), kHard);
  CHECK(why.code == 1);
  CHECK(why.out.empty());
  CHECK(contains(why.err, "stopped by --time"));
  CHECK(json_of(at_once({"candidates", "--why", "r1c1=1"}, true), kHard)["possible"].is_null());
  CHECK(json_of(at_once({"minimise"}, true), kHard)["error"]["key"] == "stopped");
}

TEST_CASE("--time: candidates, their counts and minimal puzzles so far", "[cli]") {
  const Outcome counts = run(at_once({"candidates", "--count-to", "1000"}), kCage);
  CHECK(counts.code == 1);
  CHECK(contains(counts.err, "stopped by --time"));
  const auto counted = json_of(at_once({"candidates", "--count-to", "1000"}, true), kCage);
  CHECK(counted["complete"] == false);
  CHECK(counted["stopped"] == true);
  const std::string json = run({"convert", "--to", "constraints"}, kPlain + "\n").out;
  const Outcome less = run(at_once({"minimise"}), json);
  CHECK(less.code == 1);
  CHECK(contains(less.err, "stopped by --time: it is not proven that every given is needed"));
  CHECK(run({"solve", "--to", "line"}, less.out).out == kPlainSolved + "\n");
  const auto object = json_of(at_once({"minimise"}, true), json);
  CHECK(object["minimal"] == false);
  CHECK(object["stopped"] == true);
  const auto why = json_of(at_once({"candidates", "--why", "r1c3=5"}, true), json);
  CHECK(why["possible"] == false);
  CHECK(why["minimal"] == false);
  CHECK(why["stopped"] == true);
}

TEST_CASE("--time: minimise keeps a plain puzzle proper", "[cli]") {
  std::string full;
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      full += "123456789ABCDEFG"[(row % 4 * 4 + row / 4 + column) % 16];
    }
  }
  const auto object = json_of(at_once({"minimise"}, true), full + "\n");
  CHECK(object["minimal"] == false);
  CHECK(object["stopped"] == true);
  CHECK(run({"solve"}, object["puzzle"].get<std::string>() + "\n").out == full + "\n");
  CHECK(contains(run(at_once({"minimise"}), full + "\n").err,
                 "stopped by --time: it is not proven that every given is needed"));
}

TEST_CASE("--time: nothing changes where it suffices, and each puzzle has its own", "[cli]") {
  const std::string both = kPlain + "\n" + kEmpty;
  for (const char* command : {"solve", "count", "validate", "candidates"}) {
    INFO(command);
    const Outcome timed = run({command, "--time", "1000", "--number"}, kPlain + "\n");
    CHECK(timed.code == 0);
    CHECK(timed.out == run({command, "--number"}, kPlain + "\n").out);
    CHECK_FALSE(contains(run({command, "--time", "1000", "--json"}, kPlain + "\n").out, "stopped"));
  }
  const Outcome mixed = run(at_once({"count", "--limit", kMany}), kEmpty + kPlain + "\n");
  CHECK(mixed.out.ends_with("\n1\n"));
  for (const char* wrong : {"0", "-1", "", "x", "1s", "1e3", "1.2.3", "."})
    CHECK(run({"solve", "--time", wrong}, both).code == 2);
  CHECK(run({"rate", "--time", "1"}, both).code == 2);
}
