// tests/bench/grid_bench.cpp: plain grids of any size through the engines, in milliseconds of processor time.
//
//   grid_bench solve|candidates|curve [--limit N] [--seconds N] [--rounds N] <FILE     (scripts/bench engine)
//
// A line of FILE is a puzzle: NAME SIZE BOX_ROWS BOX_COLUMNS and SIZE · SIZE numbers, 0 for an empty cell; boxes of 0 × 0 or 1 × SIZE
// make a latin square. Prints a line of JSON for each:
//
//   solve       {name, done, solutions, guesses, ms}: a search for --limit solutions (2, which proves that one is the only one)
//   candidates  {name, done, solutions, guesses, ms}: the true candidates
//   curve       {name, done, solutions, guesses, ms, points: [[ms, conflicts] …], first}: the learning engine alone, how many conflicts
//               it has had at what time, and when it found the first solution (null: none yet)
//
// A puzzle is given up after --seconds (60). One that takes less than a second is searched --rounds times (7), which give the median.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "core/engine/learn.h"
#include "core/solve/candidates.h"
#include "core/solve/solve.h"

namespace {

using namespace nonet;
using nlohmann::json;

struct Options {
  std::string question;
  std::uint64_t limit = 2;
  double seconds = 60;
  int rounds = 7;
};

struct Answer {
  bool is_done = false;
  std::uint64_t solutions = 0, guesses = 0;
};

double milliseconds() {
  return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
}

/// Runs until it is done or the time is over.
template <class Search>
Answer run(Search& search, double until) {
  const bool is_done = search.resume([&](const Counters&) { return milliseconds() < until; });
  return {is_done, search.counters().solutions, search.counters().guesses};
}

Answer answer(const Puzzle& puzzle, const Options& options, double until) {
  if (options.question == "candidates") {
    CandidateSearch search(puzzle);
    return run(search, until);
  }
  Solver solver;
  SolveOptions how;
  how.limit = options.limit;
  solver.start(puzzle, how);
  return run(solver, until);
}

json timed(const Puzzle& puzzle, const Options& options) {
  Answer last;
  std::vector<double> times;
  do {
    const double begin = milliseconds();
    last = answer(puzzle, options, begin + options.seconds * 1e3);
    times.push_back(milliseconds() - begin);
  } while (times.back() < 1e3 && static_cast<int>(times.size()) < options.rounds);
  std::sort(times.begin(), times.end());
  return {{"done", last.is_done},
          {"solutions", last.solutions},
          {"guesses", last.guesses},
          {"ms", times[times.size() / 2]}};
}

json curve(const Puzzle& puzzle, const Options& options) {
  // More points would not be seen in a picture.
  constexpr std::uint64_t kConflictsPerPoint = 200;
  LearningEngine engine(puzzle.geometry);
  const double begin = milliseconds();
  engine.start(starting_candidates(puzzle), options.limit);
  json points = {{0.0, 0}}, first = nullptr;
  const SolutionSink sink = [&](std::span<const Digit>) {
    if (first.is_null()) first = milliseconds() - begin;
    return true;
  };
  std::uint64_t next = kConflictsPerPoint;
  for (;;) {
    const SearchResult& result = engine.resume(LearningEngine::kGuessesPerCall, sink);
    const double now = milliseconds() - begin;
    const bool ends = !result.stopped || now > options.seconds * 1e3;
    if (ends || engine.conflicts() >= next) {
      points.push_back({now, engine.conflicts()});
      next = engine.conflicts() + kConflictsPerPoint;
    }
    if (!ends) continue;
    return {{"done", !result.stopped},   {"solutions", result.solutions},
            {"guesses", result.guesses}, {"ms", now},
            {"points", points},          {"first", first}};
  }
}

/// The puzzle of a line, or nothing if it is none.
std::optional<Puzzle> puzzle_of(std::istringstream& line) {
  Shape shape;
  if (!(line >> shape.size >> shape.box_rows >> shape.box_columns)) return std::nullopt;
  if (shape.box_rows == 0) shape = {shape.size, 1, shape.size};
  const auto geometry = Geometry::with_boxes(shape);
  if (!geometry.ok()) return std::nullopt;
  Puzzle puzzle = make_puzzle(geometry.value());
  for (Digit& given : puzzle.givens) {
    int digit = 0;
    if (!(line >> digit) || digit < 0 || digit > shape.size) return std::nullopt;
    given = static_cast<Digit>(digit);
  }
  return puzzle;
}

std::optional<Options> options_of(int count, char** arguments) {
  if (count < 2) return std::nullopt;
  Options options;
  options.question = arguments[1];
  if (options.question != "solve" && options.question != "candidates" &&
      options.question != "curve") {
    return std::nullopt;
  }
  for (int i = 2; i < count; i += 2) {
    const std::string name = arguments[i];
    const double value = i + 1 < count ? std::atof(arguments[i + 1]) : 0;
    if (value <= 0) return std::nullopt;
    if (name == "--limit") {
      options.limit = static_cast<std::uint64_t>(value);
    } else if (name == "--seconds") {
      options.seconds = value;
    } else if (name == "--rounds") {
      options.rounds = static_cast<int>(value);
    } else {
      return std::nullopt;
    }
  }
  return options;
}

}  // namespace

int main(int count, char** arguments) {
  const auto options = options_of(count, arguments);
  if (!options) {
    std::fprintf(stderr,
                 "usage: grid_bench solve|candidates|curve [--limit N] [--seconds N] [--rounds N] "
                 "<FILE\n");
    return 2;
  }
  int number = 0;
  for (std::string text; std::getline(std::cin, text);) {
    ++number;
    std::istringstream line(text);
    std::string name;
    if (!(line >> name)) continue;
    const auto puzzle = puzzle_of(line);
    if (!puzzle) {
      std::fprintf(stderr, "line %d: not NAME SIZE BOX_ROWS BOX_COLUMNS and SIZE · SIZE numbers\n",
                   number);
      return 1;
    }
    json row = options->question == "curve" ? curve(*puzzle, *options) : timed(*puzzle, *options);
    row["name"] = name;
    std::printf("%s\n", row.dump().c_str());
    std::fflush(stdout);
  }
}
