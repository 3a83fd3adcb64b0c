// tests/bench/classic_make.cpp: makes 9×9 puzzles, the same ones on every machine, with every compiler.
//
//   classic_make KIND COUNT SEED         built and called by tests/bench/classic_build.mjs
//
//   minimal   one solution; without any one of its givens it has more
//   easy      a minimal one with 6 to 13 more digits of its solution
//   several   a minimal one without 1 to 6 of its givens
//
// Prints one puzzle a line. They are the same everywhere because nothing depends on the order in which
// an engine finds solutions, only on whether there are none, one or more; and because the random
// numbers are mt19937's, which the standard defines exactly, without distributions, which it does not.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "core/classic/kernel.h"

namespace {

using namespace nonet::classic;

constexpr std::size_t kCells = 81;

class Maker {
 public:
  explicit Maker(unsigned seed) : random_(seed) {}

  std::string make(std::string_view kind) {
    const std::string solution = full_grid();
    std::string puzzle = dug(solution);
    if (kind == "easy") change(puzzle, 6 + below(8), '.', solution);
    if (kind == "several") change(puzzle, 1 + below(6), 0, std::string(kCells, '.'));
    return puzzle;
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }

  template <class Items>
  void shuffle(Items& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

  std::array<std::size_t, kCells> cells_in_any_order() {
    std::array<std::size_t, kCells> cells;
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    shuffle(cells);
    return cells;
  }

  /// Counts up to two solutions and stores the first in `solution`.
  static std::uint64_t count(const std::string& puzzle, std::string& solution) {
    Answer answer;
    Job job;
    job.puzzles = puzzle.data();
    job.count = 1;
    job.answers = &answer;
    job.solutions = solution.data();
    kernels().back().one(job);
    return answer.solutions;
  }

  /// Places random digits that leave a solution, until there is only one solution.
  std::string full_grid() {
    std::string puzzle(kCells, '.'), solution(kCells, '.');
    for (const std::size_t cell : cells_in_any_order()) {
      std::string digits = "123456789";
      shuffle(digits);
      for (const char digit : digits) {
        puzzle[cell] = digit;
        const std::uint64_t solutions = count(puzzle, solution);
        if (solutions == 1) return solution;
        if (solutions > 1) break;
      }
    }
    return solution;
  }

  /// Removes every given that is not needed, in random order.
  std::string dug(std::string puzzle) {
    std::string solution(kCells, '.');
    for (const std::size_t cell : cells_in_any_order()) {
      const char digit = std::exchange(puzzle[cell], '.');
      if (count(puzzle, solution) != 1) puzzle[cell] = digit;
    }
    return puzzle;
  }

  /// Replaces `cells` cells that are empty (`which` is '.'), or not empty (0), by those of another grid.
  void change(std::string& puzzle, std::size_t cells, char which, const std::string& other) {
    for (const std::size_t cell : cells_in_any_order()) {
      if (cells == 0) return;
      if ((puzzle[cell] == '.') != (which == '.')) continue;
      puzzle[cell] = other[cell];
      --cells;
    }
  }

  std::mt19937 random_;
};

}  // namespace

int main(int count, char** words) {
  if (count != 4) return 2;
  Maker maker(static_cast<unsigned>(std::atoi(words[3])));
  for (int i = std::atoi(words[2]); i > 0; --i) std::puts(maker.make(words[1]).c_str());
}
