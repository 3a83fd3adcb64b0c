// tests/conformance/ratings.cpp: our ratings of Sudoku Explainer against published ones.
//
//   ratings FILE [EVERY [FIRST]] [--quiet]     (scripts/test conformance runs it over rated/controlled-bias-000.txt)
//
// A line is a puzzle of 81 characters and its rating, "7.1". EVERY takes every nth line only, beginning with line FIRST.
// Prints each difference, then for each published rating how many are equal, and the speed in processor time. Exits with 1 if one differs.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "core/rate/se.h"

namespace {

using namespace nonet;

struct Count {
  int equal = 0, unequal = 0;
  double seconds = 0;
};

Puzzle puzzle_of(const std::string& line) {
  static const auto kGeometry = Geometry::with_boxes({9, 3, 3}).value();
  Puzzle puzzle = make_puzzle(kGeometry);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const char character = line[cell];
    if (character >= '1' && character <= '9') {
      puzzle.givens[cell] = static_cast<Digit>(character - '0');
    }
  }
  return puzzle;
}

}  // namespace

int main(int argc, char** argv) {
  int every = 1, start = 1, numbers = 0;
  bool quiet = false;
  std::string path;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--quiet") {
      quiet = true;
    } else if (path.empty()) {
      path = argument;
    } else {
      (numbers++ == 0 ? every : start) = std::atoi(argument.c_str());
    }
  }
  std::ifstream file(path);
  if (!file || every < 1) {
    std::fprintf(stderr, "usage: ratings FILE [EVERY [FIRST]] [--quiet]\n");
    return 2;
  }
  std::map<int, Count> counts;
  Count all;
  int line_number = 0;
  for (std::string line; std::getline(file, line);) {
    if (++line_number < start || (line_number - start) % every != 0 || line.size() < 83) continue;
    const int published = static_cast<int>(std::lround(std::atof(line.c_str() + 82) * 10));
    const Puzzle puzzle = puzzle_of(line);
    const std::clock_t begin = std::clock();
    const auto rating = rate::rate_se(puzzle);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    for (Count* count : {&counts[published], &all}) {
      ++(rating.er == published ? count->equal : count->unequal);
      count->seconds += seconds;
    }
    if (rating.er != published && !quiet) {
      std::printf("%d: %.81s published %.1f, ours %.1f/%.1f/%.1f\n", line_number, line.c_str(),
                  published / 10.0, rating.er / 10.0, rating.ep / 10.0, rating.ed / 10.0);
    }
  }
  for (const auto& [published, count] : counts) {
    std::printf("%4.1f: %5d equal, %4d not, %9.0f puzzles/s\n", published / 10.0, count.equal,
                count.unequal, (count.equal + count.unequal) / count.seconds);
  }
  std::printf(" all: %5d equal, %4d not, %9.0f puzzles/s\n", all.equal, all.unequal,
              (all.equal + all.unequal) / all.seconds);
  std::printf("%d passed, %d failed, 0 skipped\n", all.equal, all.unequal);
  return all.unequal == 0 ? 0 : 1;
}
