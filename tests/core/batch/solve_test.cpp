#include "core/batch/solve.h"

#include <algorithm>
#include <string>

#include "tests/catch.h"

using namespace nonet;

namespace {

const std::string kOne =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSeveral =
    "008000300016008000000000001103000000490000000002007000005094010600005000700600000";
const std::string kConflict = "11" + std::string(79, '.');

}  // namespace

TEST_CASE("lines have the same answers together as each by itself", "[batch]") {
  const std::string text = kSeveral + "\r\n" + kConflict + "\r\n" + kOne;
  const PlainLines lines{text, 83, 3};
  batch::Solver solver;
  std::string solutions(3 * 90, '?');
  const auto answers = solver.solve(lines, 10, solutions.data(), 90);
  REQUIRE(answers.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    SolveOptions options;
    options.limit = 10;
    const SolveReport alone = batch::Solver().solve(batch::entry_of(lines, i).puzzle, options);
    CHECK(answers[i].solutions == alone.count);
    CHECK(answers[i].complete == alone.complete);
    CHECK_FALSE(answers[i].stopped);
    std::string expected(90, '?');
    if (alone.count > 0) {
      std::transform(alone.solutions[0].begin(), alone.solutions[0].end(), expected.begin(),
                     [](Digit digit) { return static_cast<char>('0' + digit); });
    }
    CHECK(solutions.substr(i * 90, 90) == expected);
  }
  CHECK(answers[2].solutions == 1);
  CHECK(solver.solve(lines, 2)[0].solutions == 2);
}

TEST_CASE("a line that needs more guesses than it has is stopped, and no other", "[batch]") {
  // No solution, which takes 677,155 guesses to prove (Peter Norvig, norvig.com/sudoku.html).
  const std::string hard =
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
  const std::string text = kOne + hard + kOne;
  batch::Solver solver;
  const auto answers = solver.solve({text, 81, 3}, 2, nullptr, 81, batch::kQuickGuesses);
  CHECK((answers[0].solutions == 1 && !answers[0].stopped));
  CHECK(answers[1].stopped);
  CHECK((answers[2].solutions == 1 && !answers[2].stopped));
}

TEST_CASE("a line is the entry that the reader makes of it", "[batch]") {
  const std::string text = "# a comment\n" + kOne + "\n" + kSeveral + "\n";
  ReadOptions options;
  options.cell_places = true;
  const auto entries = read_text(text, options);
  REQUIRE(entries.size() == 2);
  const PlainLines lines{std::string_view(text).substr(12), 82, 2, "line", 1, {2, 1}, {}};
  for (std::size_t i = 0; i < 2; ++i) {
    const ReadEntry entry = batch::entry_of(lines, i);
    CHECK(entry.puzzle.givens == entries[i].puzzle.givens);
    CHECK(entry.puzzle.geometry->shape() == Shape{9, 3, 3});
    CHECK(entry.cell_places == entries[i].cell_places);
    CHECK(entry.at == entries[i].at);
    CHECK(entry.number == entries[i].number);
    CHECK(entry.format == entries[i].format);
    CHECK_FALSE(entry.error);
  }
}
