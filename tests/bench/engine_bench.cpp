// tests/bench/engine_bench.cpp: published puzzles with constraints, read and solved by the search over a model, beside another solver's times.
//
//   engine_bench FILE [--each] [--json] [--seconds N] [--only TEXT] [--patience N]     (scripts/bench variants)
//
// FILE is JSON, a list of {name, input, solution, peer_ms: {build_ms, run_ms}}. `input` is a text that read_interactive reads. `solution` is a
// string with a character for each cell (0–9, or letters with A = 1 where values above 9 occur), true (there is one), false (there is
// none), or null (not known). A puzzle is searched for two solutions, so a single one is proven. Verdicts:
//
//   solved      as stored; of puzzles without a stored solution, that there is exactly one
//   finished    none or several where nothing is stored
//   several     several, where one is stored
//   wrong       another than the stored one, or none
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
#include <span>
#include <string>
#include <vector>

#include "core/engine/model_search.h"
#include "core/format/interactive.h"
#include "core/model/constrained_puzzle.h"

namespace {

using namespace nonet;
using nlohmann::json;

double milliseconds() {
  return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
}

struct Outcome {
  std::string name, verdict;
  std::string detail;  ///< of what is not read: its type, and where
  std::uint64_t solutions = 0, guesses = 0;
  double make = 0, run = 0;
  double peer = -1;  ///< building and running; −1: not known
};

std::string written(const Board& board, std::span<const Digit> digits) {
  const auto cells = digits.first(static_cast<std::size_t>(board.grid_cells()));
  const bool has_letters =
      std::any_of(cells.begin(), cells.end(), [&](Digit digit) { return board.value(digit) > 9; });
  std::string text;
  for (const Digit digit : cells) {
    const int value = board.value(digit);
    text += static_cast<char>(value == 0 || !has_letters ? '0' + value : 'A' + value - 1);
  }
  return text;
}

std::string verdict(const json& stored, const std::vector<std::string>& found) {
  if (stored.is_null()) return found.size() == 1 ? "solved" : "finished";
  if (stored.is_boolean()) return stored.get<bool>() == !found.empty() ? "solved" : "wrong";
  if (found.size() > 1) return "several";
  return found.size() == 1 && found[0] == stored.get<std::string>() ? "solved" : "wrong";
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
  ModelSearch search(std::make_shared<Model>(make_model(puzzle.value())));
  const double made = milliseconds();
  std::vector<std::string> found;
  const auto keep = [&](std::span<const Digit> digits) {
    found.push_back(written(puzzle.value().board, digits));
    return true;
  };
  search.start(2, patience);
  const SearchResult* result;
  do {
    result = &search.resume(ModelSearch::kGuessesPerCall, keep);
  } while (result->stopped && milliseconds() - made < limit * 1e3);
  outcome.make = made - begin;
  outcome.run = milliseconds() - made;
  outcome.solutions = result->solutions;
  outcome.guesses = result->guesses;
  outcome.verdict = result->stopped ? "timed out" : verdict(entry.at("solution"), found);
  return outcome;
}

json as_json(const Outcome& outcome) {
  json row = {{"name", outcome.name},       {"verdict", outcome.verdict},
              {"make_ms", outcome.make},    {"run_ms", outcome.run},
              {"guesses", outcome.guesses}, {"solutions", outcome.solutions}};
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
  return verdicts.contains("wrong") || verdicts.contains("several") ? 1 : 0;
}
