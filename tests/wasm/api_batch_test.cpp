// Many puzzles at once, natively: the same answers as one by one, however the text is cut; and
// nothing that is no block reaches the core.
#include <random>

#include "tests/catch.h"
#include "wasm/api.h"

using namespace nonet;

namespace {

const std::string kProper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSeveral =
    "..8...3...16..8...........11.3......49.........2..7.....5.94.1.6....5...7..6.....";

/// No solution, which takes 677,155 guesses to prove (Peter Norvig, norvig.com/sudoku.html).
const std::string kHard =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

const char* const kOutcomes[] = {"none", "one", "several", "given up"};

/// A clock that nobody has to wait for: a millisecond later at each look.
double tick() {
  static double now = 0;
  return now += 1;
}

/// Puzzles with more and more cells taken out of a pattern, every tenth one cut short.
std::string lines(int count) {
  std::mt19937 random(7);
  std::string text;
  for (unsigned number = 0; number < static_cast<unsigned>(count); ++number) {
    std::string line;
    for (unsigned cell = 0; cell < 81; ++cell) {
      const unsigned row = cell / 9;
      line += static_cast<char>('1' + (row % 3 * 3 + row / 3 + cell) % 9);
    }
    for (unsigned i = 0; i < 40 + number % 25; ++i) line[random() % 81] = '.';
    if (number % 50 == 3) line[number % 81] = '7';
    if (number % 10 == 9) line.pop_back();
    text += line + "\n";
  }
  return text;
}

/// Reads the text in the given pieces.
std::vector<api::Block> blocks_of(const std::vector<std::string>& pieces) {
  std::vector<api::Block> blocks;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto report = api::read_blocks(pieces[i], {i == 0, i + 1 == pieces.size()});
    REQUIRE(report.ok());
    for (const auto& block : report.value().blocks) blocks.push_back(block);
  }
  return blocks;
}

/// All that came out of a text, without the times, as one text.
std::string answers_to(const std::vector<api::Block>& blocks,
                       const api::SolveBlockOptions& options = {}) {
  std::string text;
  for (const auto& block : blocks) {
    api::SolveBlockOptions now = options;
    std::size_t unreadable = 0;
    const auto say_unreadable = [&](int before) {
      for (; unreadable < block.unreadable.size(); ++unreadable) {
        if (block.unreadable[unreadable].after > before) return;
        const Error& error = block.unreadable[unreadable].error;
        text += std::to_string(error.at.line) + ' ' + std::string(error_key(error.code)) + '\n';
      }
    };
    while (now.skip < block.count) {
      const auto solved = api::solve_block(block.bytes, now, &tick);
      REQUIRE(solved.ok());
      const auto& report = solved.value();
      REQUIRE(report.next > now.skip);
      const auto done = static_cast<std::size_t>(report.next - now.skip);
      REQUIRE(report.outcomes.size() == done);
      REQUIRE(report.guesses.size() == done);
      REQUIRE(report.microseconds.size() == done);
      REQUIRE(report.lines.size() == done);
      std::size_t from = 0;
      for (std::size_t i = 0; i < done; ++i) {
        say_unreadable(now.skip + static_cast<int>(i));
        const std::size_t end = report.cells.find('\n', from);
        REQUIRE(end != std::string::npos);
        text += std::to_string(report.lines[i]) + ',' + report.cells.substr(from, end - from) +
                ',' + kOutcomes[report.outcomes[i]] + ',' +
                std::to_string(static_cast<long long>(report.guesses[i])) + '\n';
        from = end + 1;
      }
      REQUIRE(from == report.cells.size());
      now.skip = report.next;
    }
    say_unreadable(block.count);
  }
  return text;
}

/// The same, puzzle by puzzle.
std::string answers_one_by_one(const std::string& text) {
  std::string answers;
  const auto report = api::read(text, {});
  for (const auto& entry : report.value().entries) {
    answers += std::to_string(entry.error ? entry.error->at.line : entry.at.line);
    if (entry.error) {
      answers += ' ' + std::string(error_key(entry.error->code)) + '\n';
      continue;
    }
    const auto solved = api::solve(*entry.puzzle, {}, {}).value();
    const auto digits = [](const std::vector<int>& cells) {
      std::string line;
      for (const int digit : cells) line += digit == 0 ? '.' : static_cast<char>('0' + digit);
      return line;
    };
    answers += ',' + digits(entry.puzzle->givens) + ',';
    if (!solved.solutions.empty()) answers += digits(solved.solutions[0]);
    answers += std::string(",") + kOutcomes[static_cast<int>(solved.count)] + ',' +
               std::to_string(static_cast<long long>(solved.guesses)) + '\n';
  }
  return answers;
}

}  // namespace

TEST_CASE("batch: the same answers as one by one", "[api]") {
  const std::string text = lines(1500);
  const auto blocks = blocks_of({text});
  CHECK(blocks.size() == 3);
  const std::string answers = answers_to(blocks);
  CHECK(answers == answers_one_by_one(text));
  for (const char* part : {",none,", ",one,", ",several,", " too-few-cells"}) {
    CHECK(answers.find(part) != std::string::npos);
  }
}

TEST_CASE("batch: wherever the text is cut, the same blocks", "[api]") {
  const std::string text = lines(700);
  const std::string expected = answers_to(blocks_of({text}));
  std::mt19937 random(3);
  for (int turn = 0; turn < 20; ++turn) {
    std::vector<std::string> pieces(1);
    for (const char character : text) {
      if (random() % (turn < 10 ? 1000 : 7) == 0) pieces.emplace_back();
      pieces.back() += character;
    }
    REQUIRE(answers_to(blocks_of(pieces)) == expected);
  }
}

TEST_CASE("batch: wherever the time runs out, the same rows", "[api]") {
  const auto blocks = blocks_of({lines(300)});
  const std::string expected = answers_to(blocks);
  api::SolveBlockOptions options;
  for (const double milliseconds : {0., 1., 7., 50.}) {
    options.milliseconds = milliseconds;
    CHECK(answers_to(blocks, options) == expected);
  }
}

TEST_CASE("batch: other shapes begin other blocks, in the text's order", "[api]") {
  const std::string four = "1...\n....\n....\n...2\n";
  const auto blocks = blocks_of({"Grid 01\n" + four + "Grid 02\n" + four + "Grid 03\n12\n34\n" +
                                 "Grid 04\n12.\n...\n...\nGrid 05\n" + four});
  REQUIRE(blocks.size() == 3);
  CHECK(blocks[0].count == 2);
  CHECK(blocks[0].unreadable.size() == 1);
  CHECK(blocks[0].unreadable[0].after == 2);
  CHECK(blocks[0].unreadable[0].error.at.line > 10);
  CHECK(blocks[1].count == 1);
  CHECK(blocks[2].count == 1);
}

TEST_CASE("batch: extra houses go with their puzzles, in blocks of their own", "[api]") {
  const std::string four = "12343...........", nine = kProper;
  const auto blocks = blocks_of({four + "\n" + four + " +diagonals\n" + four +
                                 " +diagonals +r1c2r4c4\n" + nine + "\n" + nine + " +windows\n"});
  REQUIRE(blocks.size() == 5);
  const auto outcomes = [&](std::size_t block) {
    return api::solve_block(blocks[block].bytes, {}, &tick).value().outcomes;
  };
  CHECK(outcomes(0) == std::vector<std::uint8_t>{2});
  CHECK(outcomes(1) == std::vector<std::uint8_t>{1});
  // The solution has a 3 in r4c4 and a 2 in r1c2.
  CHECK(outcomes(2) == std::vector<std::uint8_t>{1});
  CHECK(outcomes(3) == std::vector<std::uint8_t>{1});
  CHECK(outcomes(4) == std::vector<std::uint8_t>{0});
  const std::string& good = blocks[2].bytes;
  std::mt19937 random(12);
  for (int turn = 0; turn < 20'000; ++turn) {
    std::string bad = good.substr(0, random() % 4 == 0 ? random() % good.size() : good.size());
    for (int i = 0; i < 2 && !bad.empty(); ++i) {
      bad[random() % bad.size()] = static_cast<char>(random());
    }
    const auto result = api::solve_block(bad, {0, 1024, 100}, &tick);
    if (!result.ok()) REQUIRE(result.error().text == "block");
  }
}

TEST_CASE("batch: the larger the grid, the fewer puzzles a block has", "[api]") {
  const auto largest = [](std::size_t cells) {
    std::string text;
    for (int i = 0; i < 600; ++i) text += std::string(cells, '.') + "\n";
    return blocks_of({text}).front().count;
  };
  CHECK(largest(16) == 512);
  CHECK(largest(81) == 512);
  CHECK(largest(256) == 52);
  CHECK(largest(625) == 9);
  CHECK(largest(1225) == 3);
}

TEST_CASE("batch: a candidate grid keeps its candidates", "[api]") {
  // Without them the empty 4×4 has several solutions.
  const std::string grid = "1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 1\n";
  std::string marked;
  for (const char character : grid) {
    marked += character;
    if (character == '1') marked += '2';
  }
  const auto blocks = blocks_of({marked});
  REQUIRE(blocks.size() == 1);
  REQUIRE(blocks[0].count == 1);
  const auto one_by_one = api::read(marked, {}).value().entries[0];
  const auto solved = api::solve(*one_by_one.puzzle, {}, {}).value();
  const auto report = api::solve_block(blocks[0].bytes, {}, &tick).value();
  CHECK(report.outcomes[0] == static_cast<int>(solved.count));
  CHECK(one_by_one.puzzle->candidates.size() == 16);
}

TEST_CASE("batch: a puzzle that takes for ever is given up, and the others are not", "[api]") {
  // No cell of the first row can hold anything but 12 of 11 digits: see tests/web/puzzles.mjs.
  std::string endless(625, '.');
  for (std::size_t number = 0; number < 12; ++number) {
    for (std::size_t digit = 0; digit < 14; ++digit) {
      const std::size_t row = ((digit / 5 + number % 4) % 4 + 1) * 5 + (digit + number / 4) % 5;
      endless[row * 25 + number / 4 * 5 + number % 4] = static_cast<char>('C' + digit);
    }
  }
  const auto blocks =
      blocks_of({std::string(625, '.') + "\n" + endless + "\n" + std::string(625, '.') + "\n"});
  REQUIRE(blocks.size() == 1);
  api::SolveBlockOptions options;
  options.guesses = 5000;
  options.milliseconds = 1e9;
  const auto report = api::solve_block(blocks[0].bytes, options, &tick).value();
  CHECK(report.outcomes == std::vector<std::uint8_t>{2, 3, 2});
  CHECK(report.guesses[1] >= 5000);
  CHECK(report.guesses[1] < 5000 + 1024);
}

TEST_CASE("batch: plain puzzles that take long, among others", "[api]") {
  std::string text;
  for (int number = 0; number < 70; ++number) {
    text += (number == 5 || number == 40 || number == 41 ? kHard : kProper) + "\n";
  }
  const auto blocks = blocks_of({text});
  REQUIRE(blocks.size() == 1);
  const std::string answers = answers_to(blocks);
  CHECK(answers.find(",,none,") != std::string::npos);
  CHECK(answers == answers_one_by_one(text));
  api::SolveBlockOptions options;
  options.milliseconds = 0;
  CHECK(answers_to(blocks, options) == answers);

  options.milliseconds = 1e9;
  options.guesses = 5000;
  const auto report = api::solve_block(blocks[0].bytes, options, &tick).value();
  for (const std::size_t hard : {5u, 40u, 41u}) {
    CHECK(report.outcomes[hard] == 3);
    CHECK(report.guesses[hard] == 5120);
    CHECK(report.microseconds[hard] == 1000);  // between two looks at the clock
  }
  // The others of their call share what is left, which is one or two looks.
  CHECK(report.outcomes[4] == 1);
  CHECK(report.microseconds[4] == report.microseconds[6]);
  CHECK(report.microseconds[4] < 100);
  CHECK(report.microseconds[4] > 0);

  // Enough is enough: after the first of the three, not after the last.
  options.milliseconds = 2;
  CHECK(api::solve_block(blocks[0].bytes, options, &tick).value().next == 32);
  options.skip = 32;
  CHECK(api::solve_block(blocks[0].bytes, options, &tick).value().next == 41);
}

TEST_CASE("batch: what is no block is refused by name", "[api]") {
  const auto field = [](const auto& result) {
    REQUIRE_FALSE(result.ok());
    return result.error().code == Errc::kBadArgument ? result.error().text : std::string("?");
  };
  const std::string good = blocks_of({kProper + "\n" + kSeveral + "\n"}).front().bytes;
  CHECK(api::solve_block(good, {}, &tick).value().outcomes == std::vector<std::uint8_t>{1, 2});
  CHECK(field(api::solve_block("", {}, &tick)) == "block");
  CHECK(field(api::solve_block(good.substr(1), {}, &tick)) == "block");
  CHECK(field(api::solve_block(good + "1", {}, &tick)) == "block");
  std::mt19937 random(11);
  for (int turn = 0; turn < 20'000; ++turn) {
    std::string bad = good.substr(0, random() % 4 == 0 ? random() % good.size() : good.size());
    for (int i = 0; i < 3 && !bad.empty(); ++i) {
      bad[random() % (turn % 2 == 0 ? std::min<std::size_t>(bad.size(), 4) : bad.size())] =
          static_cast<char>(random());
    }
    // Refused or answered, but never out of bounds: the sanitizers look on.
    const auto result = api::solve_block(bad, {0, 1024, 100}, &tick);
    if (!result.ok()) REQUIRE(field(result) == "block");
  }
  CHECK(field(api::solve_block(good, {-1, 1, 1}, &tick)) == "skip");
  CHECK(field(api::solve_block(good, {3, 1, 1}, &tick)) == "skip");
  CHECK(field(api::solve_block(good, {0, 0, 1}, &tick)) == "guesses");
  CHECK(field(api::solve_block(good, {0, 1, -1}, &tick)) == "milliseconds");
  CHECK(api::solve_block(good, {2, 1, 1}, &tick).value().outcomes.empty());
  CHECK(field(api::read_blocks("1", {false, false})) == "isFirst");
}

TEST_CASE("batch: a new text forgets the former; a text without puzzles says so", "[api]") {
  REQUIRE(api::read_blocks(kProper + "\n", {true, false}).ok());
  const auto blocks = blocks_of({"", ""});
  REQUIRE(blocks.size() == 1);
  CHECK(blocks[0].count == 0);
  CHECK(blocks[0].unreadable[0].error.code == Errc::kEmptyText);
}
