// tests/bench/classic_make.cpp: makes 9×9 puzzles, the same ones wherever and by whatever it is built.
//
//   classic_make KIND COUNT SEED         built and called by tests/bench/classic_build.mjs
//
//   minimal   one solution; without any of its givens it would have more
//   easy      a minimal one with 6 to 13 of its other digits given back
//   several   a minimal one without 1 to 6 of its givens
//
// One puzzle a line. The same ones: nothing here depends on the order in which an engine finds
// solutions, only on whether there are none, one or more; and the numbers drawn are mt19937's, which
// the standard fixes to the bit, without its distributions, which it does not.
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

  /// Up to two solutions; the first goes to `solution`.
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

  /// Digits at random, wherever they leave a solution, until only one is left.
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

  /// Without every given that is not needed, tried in any order.
  std::string dug(std::string puzzle) {
    std::string solution(kCells, '.');
    for (const std::size_t cell : cells_in_any_order()) {
      const char digit = std::exchange(puzzle[cell], '.');
      if (count(puzzle, solution) != 1) puzzle[cell] = digit;
    }
    return puzzle;
  }

  /// Takes `cells` of the cells that are empty ('.'), or are not (0), from another grid.
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
