// tests/bench/cli_kernel.cpp: runs the 9×9 engine alone on the input of the command line: a file's
// lines, in memory, in one batch, repeatedly.
//
//   cli_kernel FILE PASSES       built and called by tests/bench/cli.mjs
//
// Prints µs a puzzle by the clock, over as many puzzles as the command line solves, so that other work of
// the machine affects both alike.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/classic/kernel.h"

int main(int count, char** arguments) {
  constexpr std::size_t kStride = 82;
  if (count != 3) return 2;
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string lines(std::istreambuf_iterator<char>(file), {});
  const int passes = std::atoi(arguments[2]);
  std::string solutions(lines.size(), '\n');
  std::vector<nonet::classic::Answer> answers(lines.size() / kStride);
  nonet::classic::Job job;
  job.puzzles = lines.data();
  job.count = answers.size();
  job.stride = job.solution_stride = kStride;
  job.answers = answers.data();
  job.solutions = solutions.data();
  const auto solve = [&job] { nonet::classic::best_kernel().many(job); };
  solve();  // warms up: the first call is not measured
  const auto start = std::chrono::steady_clock::now();
  for (int pass = 0; pass < passes; ++pass) solve();
  const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - start;
  for (const auto& answer : answers) {
    if (answer.solutions != 1) return 1;
  }
  std::printf("%.4f\n", taken.count() / passes / static_cast<double>(answers.size()));
}
