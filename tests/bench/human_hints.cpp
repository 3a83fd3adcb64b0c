// tests/bench/human_hints.cpp: how long the next hint takes on each board of a path.
//
//   human_hints PUZZLES <FILE       built and called by tests/bench/human.mjs
//
// Follows the first PUZZLES lines of FILE step by step as a reader would: each hint is asked for the whole position, with
// its digits and candidates, as the module does it (api_human.h), and then carried out. Prints one line of JSON with the
// µs of each hint, by the clock.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "wasm/api_human.h"

namespace {

using namespace nonet;

/// Adds the time of each hint along the puzzle's path.
void follow(const std::string& line, std::vector<double>& times) {
  api::Puzzle position{9, 3, 3, {}, {}, {}, {}};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    position.givens.push_back(line[cell] >= '1' && line[cell] <= '9' ? line[cell] - '0' : 0);
  }
  position.entries.assign(81, 0);
  position.candidates.assign(81, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  for (;;) {
    const auto start = std::chrono::steady_clock::now();
    const auto hint = api::hint(position, {}, {});
    const std::chrono::duration<double, std::micro> taken =
        std::chrono::steady_clock::now() - start;
    times.push_back(taken.count());
    if (!hint.ok() || !hint.value().step) return;
    for (const api::Candidate& placed : hint.value().step->placements) {
      position.entries[static_cast<std::size_t>(placed.cell)] = placed.digit;
    }
    for (const api::Candidate& gone : hint.value().step->eliminations) {
      std::erase(position.candidates[static_cast<std::size_t>(gone.cell)], gone.digit);
    }
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  std::vector<double> times;
  std::string line;
  for (int left = std::atoi(arguments[1]); left > 0 && std::getline(std::cin, line); --left) {
    if (line.size() >= 81) follow(line, times);
  }
  std::printf("[");
  for (std::size_t i = 0; i < times.size(); ++i) {
    std::printf("%s%.1f", i == 0 ? "" : ",", times[i]);
  }
  std::printf("]\n");
}
