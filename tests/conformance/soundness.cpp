// tests/conformance/soundness.cpp: no step removes a digit of the solution, and hints never mislead.
//
//   soundness paths FILE [COUNT] [EVERY]   the steps of COUNT puzzles' paths, and all steps of every EVERY-th position
//   soundness boards FILE                  all steps of each board of a library of cases
//   soundness same FILE [COUNT]            the same steps on a board whose digits, rows, columns and bands are permuted
//   soundness hints FILE [COUNT]           hints on COUNT boards with right digits written, and candidates removed:
//                                          they use only what is there, are right, and mistakes come first
//
// A FILE of puzzles has 81 characters a line; a library is in HoDoKu's format. Prints each flaw and how much was checked;
// exits with 1 if there was a flaw. `scripts/test soundness` runs all four.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/human/find.h"
#include "core/human/hint.h"
#include "core/human/orders.h"
#include "core/human/step_text.h"
#include "core/solve/solve.h"

namespace {

using namespace nonet;
using namespace nonet::human;

std::uint64_t checked = 0, flaws = 0;
std::map<std::string, std::uint64_t> by_technique;

std::shared_ptr<const Geometry> nine() {
  static const auto kGeometry = Geometry::with_boxes({9, 3, 3}).value();
  return kGeometry;
}

Puzzle puzzle_of(const std::string& line) {
  Puzzle puzzle = make_puzzle(nine());
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const char character = line[cell];
    puzzle.givens[cell] =
        character >= '1' && character <= '9' ? static_cast<Digit>(character - '0') : Digit{0};
  }
  return puzzle;
}

/// Up to `count` puzzles, evenly from the whole file.
std::vector<std::string> lines_of(const char* file, std::size_t count) {
  std::ifstream input(file);
  if (!input) {
    std::fprintf(stderr, "soundness: cannot read '%s'\n", file);
    std::exit(2);
  }
  std::vector<std::string> lines;
  for (std::string line; std::getline(input, line);) {
    if (line.size() >= 81) lines.push_back(line);
  }
  if (count >= lines.size()) return lines;
  std::vector<std::string> chosen;
  for (std::size_t i = 0; i < count; ++i) chosen.push_back(lines[i * lines.size() / count]);
  return chosen;
}

std::vector<Digit> solution_of(const Puzzle& puzzle) {
  const SolveReport report = Solver().solve(puzzle);
  return report.count == 1 ? report.solutions.front() : std::vector<Digit>();
}

void tell(const char* what, const std::string& name, const Step& step, const Layout& layout) {
  ++flaws;
  std::printf("flaw: %s: %s\n  %s\n", what, human::text_of(step, layout).c_str(), name.c_str());
}

/// Every candidate as text, so that a flaw can be repeated.
std::string board_text(const Board& board) {
  std::string text;
  for (const Cell cell : board.layout().all_cells()) {
    if (!text.empty()) text += ' ';
    if (board.value(cell) != 0) {
      text += (board.givens().contains(cell) ? "=" : "+") + std::to_string(board.value(cell));
      continue;
    }
    DigitSet digits = board.candidates(cell);
    while (!digits.empty()) text += std::to_string(digits.pop_first());
  }
  return text;
}

bool check(const Board& board, const Step& step, const std::vector<Digit>& solution) {
  ++checked;
  ++by_technique[std::string(row_of(step.technique).key)];
  bool is_right = true;
  for (const Candidate candidate : step.placements) {
    is_right = is_right && board.has(candidate) && solution[candidate.cell] == candidate.digit;
  }
  for (const Candidate candidate : step.eliminations) {
    is_right = is_right && board.has(candidate) && solution[candidate.cell] != candidate.digit;
  }
  if (step.placements.empty() && step.eliminations.empty()) is_right = false;
  if (!is_right) tell("wrong step", board_text(board), step, board.layout());
  return is_right;
}

void check_paths(const char* file, std::size_t count, std::size_t every) {
  const FindOptions options{techniques_in(Order::kHuman, true), {}, true, {}};
  std::size_t solved = 0, puzzles = 0, position = 0;
  for (const std::string& line : lines_of(file, count)) {
    const Puzzle puzzle = puzzle_of(line);
    const std::vector<Digit> solution = solution_of(puzzle);
    if (solution.empty()) continue;
    ++puzzles;
    Board board(puzzle);
    follow_path(board, options, [&](const Board& before, const Step& step) {
      if (every != 0 && ++position % every == 0) {
        for (const Step& other : all_steps(before, options)) check(before, other, solution);
      }
      return check(before, step, solution);
    });
    if (board.is_solved()) ++solved;
  }
  std::printf("paths: %zu of %zu puzzles solved\n", solved, puzzles);
}

void check_boards(const char* file) {
  std::ifstream input(file);
  for (std::string line; std::getline(input, line);) {
    if (line.empty() || line[0] != ':') continue;
    std::vector<std::string> fields(1);
    for (const char character : line) {
      if (character == ':') {
        fields.emplace_back();
      } else {
        fields.back() += character;
      }
    }
    if (fields.size() < 5) continue;
    std::string grid, givens;
    bool is_placed = false;
    for (const char character : fields[3]) {
      if (character == '+') {
        is_placed = true;
        continue;
      }
      givens += is_placed ? '.' : character;
      grid += character;
      is_placed = false;
    }
    if (grid.size() != 81) continue;
    Puzzle puzzle = puzzle_of(givens);
    puzzle.entries = puzzle_of(grid).givens;
    const std::vector<Digit> solution = solution_of(puzzle_of(grid));
    // Cases of techniques that need no uniqueness may have several solutions, or, as patterns, none.
    if (solution.empty()) continue;
    const bool is_proper = !solution_of(puzzle).empty();
    Board board(puzzle);
    bool is_possible = true;
    for (std::size_t i = 0; i + 2 < fields[4].size(); i += 4) {
      const Cell cell = static_cast<Cell>((fields[4][i + 1] - '1') * 9 + fields[4][i + 2] - '1');
      const Digit digit = static_cast<Digit>(fields[4][i] - '0');
      is_possible = is_possible && solution[cell] != digit;
      board.remove({cell, digit});
    }
    if (!is_possible) continue;
    const FindOptions options{techniques_in(Order::kHuman, is_proper), {}, true, {}};
    for (const Step& step : all_steps(board, options)) check(board, step, solution);
  }
}

/// A symmetry of the grid: digits, rows within bands, bands, columns, stacks, and whether it is transposed.
struct Symmetry {
  std::array<int, 9> rows{}, columns{}, digits{};
  bool is_transposed = false;

  explicit Symmetry(std::mt19937& random) {
    for (auto* lines : {&rows, &columns}) {
      std::array<int, 3> bands = {0, 1, 2};
      std::shuffle(bands.begin(), bands.end(), random);
      for (std::size_t band = 0; band < 3; ++band) {
        std::array<int, 3> within = {0, 1, 2};
        std::shuffle(within.begin(), within.end(), random);
        for (std::size_t i = 0; i < 3; ++i) (*lines)[band * 3 + i] = bands[band] * 3 + within[i];
      }
    }
    std::iota(digits.begin(), digits.end(), 0);
    std::shuffle(digits.begin(), digits.end(), random);
    is_transposed = random() % 2 == 0;
  }
  Candidate of(Candidate from) const {
    int row = rows[from.cell / 9u], column = columns[from.cell % 9u];
    if (is_transposed) std::swap(row, column);
    return {static_cast<Cell>(row * 9 + column), static_cast<Digit>(digits[from.digit - 1u] + 1)};
  }
};

/// What the steps of a technique do, each once.
std::set<std::vector<Candidate>> effects(const Board& board, Technique technique,
                                         const Symmetry* symmetry) {
  std::set<std::vector<Candidate>> found;
  for (const Step& step : all_steps(board, {{technique}, {}, false, {}})) {
    std::vector<Candidate> effect;
    for (const auto* list : {&step.placements, &step.eliminations}) {
      std::vector<Candidate> part;
      for (const Candidate candidate : *list)
        part.push_back(symmetry ? symmetry->of(candidate) : candidate);
      std::sort(part.begin(), part.end());
      effect.insert(effect.end(), part.begin(), part.end());
      effect.push_back({});
    }
    found.insert(std::move(effect));
  }
  return found;
}

void check_same(const char* file, std::size_t count) {
  std::mt19937 random(7);
  const FindOptions options{techniques_in(Order::kHuman, true), {}, false, {}};
  std::map<std::string, int> different;
  for (const std::string& line : lines_of(file, count)) {
    // Some way along the path: the techniques up to there leave the board the same on both.
    Board board(puzzle_of(line));
    std::size_t left = random() % 40;
    follow_path(board, options, [&](const Board&, const Step&) { return left-- > 0; });
    if (board.is_solved()) continue;
    const Symmetry symmetry(random);
    Puzzle there = make_puzzle(nine());
    there.entries.assign(81, 0);
    there.candidates.assign(81, DigitSet());
    for (const Cell cell : board.layout().all_cells()) {
      const Candidate place =
          symmetry.of({cell, board.value(cell) == 0 ? Digit{1} : board.value(cell)});
      if (board.value(cell) != 0) {
        (board.givens().contains(cell) ? there.givens : there.entries)[place.cell] = place.digit;
        there.candidates[place.cell].insert(place.digit);
      }
      DigitSet digits = board.candidates(cell);
      while (!digits.empty()) {
        const Candidate candidate = symmetry.of({cell, digits.pop_first()});
        there.candidates[candidate.cell].insert(candidate.digit);
      }
    }
    const Board other(there);
    for (const TechniqueRow& row : techniques()) {
      ++checked;
      if (effects(board, row.technique, &symmetry) != effects(other, row.technique, nullptr)) {
        ++different[std::string(row.key)];
        ++flaws;
      }
    }
  }
  for (const auto& [key, times] : different) {
    std::printf("flaw: %s finds other steps on a permuted board, %d times\n", key.c_str(), times);
  }
}

void check_hints(const char* file, std::size_t count) {
  std::mt19937 random(11);
  const std::vector<std::string> lines = lines_of(file, count);
  for (const std::string& line : lines) {
    Puzzle puzzle = puzzle_of(line);
    const std::vector<Digit> solution = solution_of(puzzle);
    if (solution.empty()) continue;
    puzzle.entries.assign(81, 0);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (puzzle.givens[cell] == 0 && random() % 3 == 0) puzzle.entries[cell] = solution[cell];
    }
    // The reader's candidates: what the digits allow, less some false ones.
    const Board start(puzzle);
    puzzle.candidates.assign(81, DigitSet());
    for (const Cell cell : start.layout().all_cells()) {
      DigitSet digits =
          start.value(cell) != 0 ? DigitSet::of(start.value(cell)) : start.candidates(cell);
      while (!digits.empty()) {
        const Digit digit = digits.pop_first();
        if (digit == solution[cell] || random() % 4 != 0) puzzle.candidates[cell].insert(digit);
      }
    }
    const Board board(puzzle);
    const Known known = know(puzzle);
    const Hint hint = next_hint(puzzle, known);
    if (hint.step) {
      check(board, *hint.step, solution);
    } else {
      ++checked;
      if (hint.kind != HintKind::kSolved && hint.kind != HintKind::kStuck) {
        ++flaws;
        std::printf("flaw: the hint is '%s'\n  %s\n", std::string(hint_kind_key(hint.kind)).c_str(),
                    board_text(board).c_str());
      }
    }
    // One wrong digit, then one missing candidate: nothing but the mistake is told.
    std::vector<std::size_t> open;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (puzzle.givens[cell] == 0 && puzzle.entries[cell] == 0) open.push_back(cell);
    }
    if (open.empty()) continue;
    const std::size_t cell = open[random() % open.size()];
    Puzzle wrong = puzzle;
    wrong.entries[cell] = static_cast<Digit>(solution[cell] % 9 + 1);
    Puzzle missing = puzzle;
    missing.candidates[cell].erase(solution[cell]);
    for (const Puzzle* mistaken : {&wrong, &missing}) {
      ++checked;
      const Hint told = next_hint(*mistaken, known);
      const auto& cells = mistaken == &wrong ? told.mistakes.digits : told.mistakes.marks;
      if (told.kind != HintKind::kMistake || cells != std::vector<Cell>{static_cast<Cell>(cell)}) {
        ++flaws;
        std::printf("flaw: a mistake in cell %zu is not told\n  %s\n", cell, line.c_str());
      }
    }
  }
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) {
    std::fprintf(stderr, "soundness paths|boards|same|hints FILE [COUNT] [EVERY]\n");
    return 2;
  }
  const std::string what = words[1];
  const std::size_t most = count > 3 ? std::strtoul(words[3], nullptr, 10) : SIZE_MAX;
  const std::size_t every = count > 4 ? std::strtoul(words[4], nullptr, 10) : 0;
  if (what == "paths") check_paths(words[2], most, every);
  if (what == "boards") check_boards(words[2]);
  if (what == "same") check_same(words[2], most);
  if (what == "hints") check_hints(words[2], most);
  for (const auto& [key, times] : by_technique) {
    std::printf("%-40s %10llu\n", key.c_str(), static_cast<unsigned long long>(times));
  }
  std::printf("%llu passed, %llu failed\n", static_cast<unsigned long long>(checked - flaws),
              static_cast<unsigned long long>(flaws));
  return flaws == 0 ? 0 : 1;
}
