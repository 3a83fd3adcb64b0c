// tests/bench/engine_bench.cpp: published puzzles with constraints, read and solved by the search over a model, beside another solver's times.
//
//   engine_bench FILE [--each] [--json] [--seconds N] [--only TEXT] [--patience N]     (scripts/bench variants)
//
// FILE is JSON, a list of {name, input, solution, peer_ms: {build_ms, run_ms}}. `input` is a text that read_interactive reads. `solution` is a
// string with a character for each cell (0–9, or letters with A = 1), true (there is one), false (there is
// none), or null (not known). A puzzle is searched for two solutions, so a single one is proven. What is a puzzle without constraints is solved as
// everywhere else, by the engines for such (core/solve/solve.h), and its row is marked as plain. Verdicts:
//
//   solved      as stored; of puzzles without a stored solution, that there is exactly one
//   finished    none or several where nothing is stored
//   several     several, of which one is stored
//   wrong       others than the stored one, or none
//   timed out   after N seconds of processor time, 10 if not given
//   not read    with what is not understood
//
// --each prints a line for each puzzle, and --only takes those whose name contains the text. --patience: guesses that are taken back before the search learns
// (model_search.h); 0: as fits the puzzle. --json prints one object instead. All times are
// processor time: "make" is reading, lowering and making the propagators, "run" the search. Exits with 1 if one is wrong.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/engine/model_search.h"
#include "core/format/format.h"
#include "core/format/interactive.h"
#include "core/model/constrained_puzzle.h"
#include "core/solve/solve.h"

namespace {

using namespace nonet;
using nlohmann::json;

double milliseconds() {
  return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
}

struct Outcome {
  std::string name, verdict;
  std::string detail;  ///< of what is not read: its type, and where
  bool is_plain = false;
  std::uint64_t solutions = 0, guesses = 0;
  double make = 0, run = 0;
  double peer = -1;  ///< building and running; −1: not known
};

std::string written(const Board& board, std::span<const Digit> digits, bool in_letters) {
  std::string text;
  for (const Digit digit : digits.first(static_cast<std::size_t>(board.grid_cells()))) {
    const int value = board.value(digit);
    text += static_cast<char>(in_letters && value > 0 ? 'A' + value - 1 : '0' + value);
  }
  return text;
}

std::string verdict(const json& stored, const std::vector<std::string>& found) {
  if (stored.is_null()) return found.size() == 1 ? "solved" : "finished";
  if (stored.is_boolean()) return stored.get<bool>() == !found.empty() ? "solved" : "wrong";
  const bool has_stored =
      std::find(found.begin(), found.end(), stored.get<std::string>()) != found.end();
  if (!has_stored) return "wrong";
  return found.size() == 1 ? "solved" : "several";
}

/// The puzzle without constraints that the plain readers make of the text, if it is the same one.
std::optional<Puzzle> plain_puzzle(const std::string& text, const ConstrainedPuzzle& puzzle) {
  if (!puzzle.constraints.empty()) return std::nullopt;
  const auto entries = read_text(text);
  if (entries.size() != 1 || entries[0].error) return std::nullopt;
  const Puzzle& plain = entries[0].puzzle;
  std::set<std::vector<Cell>> houses, plain_houses;
  for (const House& house : plain.geometry->houses()) {
    plain_houses.emplace(house.cells.begin(), house.cells.end());
  }
  for (std::vector<Cell> house : puzzle.houses) {
    std::sort(house.begin(), house.end());
    houses.insert(std::move(house));
  }
  const bool is_same = houses == plain_houses && starting_candidates(plain) == puzzle.domains;
  return is_same ? std::optional(plain) : std::nullopt;
}

Outcome solve(const json& entry, double limit, std::uint64_t patience) {
  Outcome outcome;
  outcome.name = entry.at("name").get<std::string>();
  if (entry.contains("peer_ms")) {
    const json& peer = entry.at("peer_ms");
    outcome.peer = peer.at("build_ms").get<double>() + peer.at("run_ms").get<double>();
  }
  const double begin = milliseconds();
  const auto puzzle = read_interactive(entry.at("input").get<std::string>());
  if (!puzzle.ok()) {
    const Error& error = puzzle.error();
    outcome.verdict = "not read";
    outcome.detail = std::string(error_key(error.code)) + " " + error.text + " at " +
                     std::to_string(error.at.line) + ":" + std::to_string(error.at.column);
    return outcome;
  }
  const json& stored = entry.at("solution");
  const std::string text = stored.is_string() ? stored.get<std::string>() : "";
  const bool in_letters = std::any_of(text.begin(), text.end(), [](char c) { return c >= 'A'; });
  std::vector<std::string> found;
  const SolutionSink keep = [&](std::span<const Digit> digits) {
    found.push_back(written(puzzle.value().board, digits, in_letters));
    return true;
  };
  double made = 0;
  const auto is_time_left = [&] { return milliseconds() - made < limit * 1e3; };
  SearchResult result;
  if (const auto plain = plain_puzzle(entry.at("input").get<std::string>(), puzzle.value())) {
    outcome.is_plain = true;
    Solver solver;
    SolveOptions options;
    options.limit = 2;
    options.each = keep;
    made = milliseconds();
    solver.start(*plain, options);
    while (!solver.resume([&](const Counters&) { return is_time_left(); }) && is_time_left()) {
    }
    const SolveReport& report = solver.report();
    result = {report.count, report.guesses, report.complete, report.stopped};
  } else {
    ModelSearch search(std::make_shared<Model>(make_model(puzzle.value())));
    made = milliseconds();
    search.start(2, patience);
    do {
      result = search.resume(search.guesses_per_call(), keep);
    } while (result.stopped && is_time_left());
  }
  outcome.make = made - begin;
  outcome.run = milliseconds() - made;
  outcome.solutions = result.solutions;
  outcome.guesses = result.guesses;
  outcome.verdict = result.stopped ? "timed out" : verdict(stored, found);
  return outcome;
}

json as_json(const Outcome& outcome) {
  json row = {{"name", outcome.name},       {"verdict", outcome.verdict},
              {"make_ms", outcome.make},    {"run_ms", outcome.run},
              {"guesses", outcome.guesses}, {"solutions", outcome.solutions},
              {"plain", outcome.is_plain}};
  if (outcome.peer >= 0) row["peer_ms"] = outcome.peer;
  if (!outcome.detail.empty()) row["detail"] = outcome.detail;
  return row;
}

void print(const Outcome& outcome) {
  std::printf("%-10s %9.2f %9.2f", outcome.verdict.c_str(), outcome.make, outcome.run);
  if (outcome.peer >= 0) {
    std::printf(" %9.2f", outcome.peer);
  } else {
    std::printf(" %9s", "-");
  }
  std::printf(" %8llu %2llu  %s%s%s\n", static_cast<unsigned long long>(outcome.guesses),
              static_cast<unsigned long long>(outcome.solutions), outcome.name.c_str(),
              outcome.detail.empty() ? "" : ": ", outcome.detail.c_str());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  std::string path, only;
  bool prints_each = false, prints_json = false;
  double limit = 10;
  std::uint64_t patience = 0;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--each") {
      prints_each = true;
    } else if (argument == "--json") {
      prints_json = true;
    } else if (argument == "--seconds" && i + 1 < argc) {
      limit = std::atof(argv[++i]);
    } else if (argument == "--only" && i + 1 < argc) {
      only = argv[++i];
    } else if (argument == "--patience" && i + 1 < argc) {
      patience = std::strtoull(argv[++i], nullptr, 10);
    } else {
      path = argument;
    }
  }
  std::ifstream file(path);
  if (!file || limit <= 0) {
    std::fprintf(stderr,
                 "usage: engine_bench FILE [--each] [--json] [--seconds N] [--only TEXT] "
                 "[--patience N]\n");
    return 2;
  }
  std::map<std::string, int> verdicts, unread;
  json rows = json::array();
  // Times of those that both solved.
  double make = 0, run = 0, peer = 0;
  int count = 0, both = 0;
  if (prints_each) std::printf("verdict      make ms    run ms   peer ms  guesses solutions\n");
  for (const json& entry : json::parse(file)) {
    if (entry.at("name").get<std::string>().find(only) == std::string::npos) continue;
    const Outcome outcome = solve(entry, limit, patience);
    ++count;
    ++verdicts[outcome.verdict];
    if (!outcome.detail.empty()) ++unread[outcome.detail.substr(0, outcome.detail.rfind(" at "))];
    if (outcome.peer >= 0 && outcome.verdict == "solved") {
      ++both;
      make += outcome.make;
      run += outcome.run;
      peer += outcome.peer;
    }
    if (prints_json) rows.push_back(as_json(outcome));
    if (prints_each) print(outcome);
  }
  if (prints_json) {
    const json whole = {
        {"count", count}, {"seconds", limit}, {"verdicts", verdicts}, {"rows", rows}};
    std::printf("%s\n", whole.dump(2).c_str());
  } else {
    std::printf("%d puzzles, at most %g s each\n", count, limit);
    for (const auto& [verdict, number] : verdicts)
      std::printf("%5d  %s\n", number, verdict.c_str());
    for (const auto& [what, number] : unread) std::printf("%5d    %s\n", number, what.c_str());
    std::printf("%d solved with the other's times: make %.1f ms, run %.1f ms; the other %.1f ms\n",
                both, make, run, peer);
  }
  return verdicts.contains("wrong") ? 1 : 0;
}
