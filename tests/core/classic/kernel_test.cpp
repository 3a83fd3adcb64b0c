#include "core/classic/kernel.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/engine/search.h"
#include "core/solve/validate.h"
#include "tests/catch.h"
#include "tests/core/classic/positions.h"
#include "tests/rounds.h"

using namespace nonet;
using classic::Answer;
using classic::Kernel;

namespace {

struct Outcome {
  std::vector<Answer> answers;
  std::string solutions;
};

Outcome run(void (*function)(const classic::Job&), const std::string& puzzles,
            std::uint64_t limit) {
  Outcome outcome;
  outcome.answers.resize(puzzles.size() / 81);
  outcome.solutions.assign(puzzles.size(), '?');
  classic::Job job;
  job.puzzles = puzzles.data();
  job.count = outcome.answers.size();
  job.limit = limit;
  job.answers = outcome.answers.data();
  job.solutions = outcome.solutions.data();
  function(job);
  return outcome;
}

// Checks that every kernel that runs here gives the plain kernel's answers, with equal guesses and rounds.
Outcome same_from_all(const std::string& puzzles, std::uint64_t limit) {
  const Outcome plain = run(classic::kernels().back().one, puzzles, limit);
  for (const Kernel& kernel : classic::kernels()) {
    if (!kernel.runs_here()) continue;
    INFO(kernel.name);
    for (const auto function : {kernel.one, kernel.many}) {
      const Outcome outcome = run(function, puzzles, limit);
      CHECK(outcome.solutions == plain.solutions);
      std::size_t different = 0;
      for (std::size_t i = 0; i < plain.answers.size(); ++i) {
        const Answer &a = outcome.answers[i], &b = plain.answers[i];
        different += a.solutions != b.solutions || a.guesses != b.guesses || a.rounds != b.rounds ||
                     a.complete != b.complete || a.stopped != b.stopped;
      }
      CHECK(different == 0);
    }
  }
  return plain;
}

// Compares with the general engine's count, and `solution` if it is the only one.
void agrees_with_general(const std::string& puzzles, const Outcome& outcome, std::uint64_t limit,
                         std::size_t step) {
  GeneralEngine engine(reference::puzzle_of(std::string(81, '.')).geometry);
  for (std::size_t i = 0; i < outcome.answers.size(); i += step) {
    const Puzzle puzzle = reference::puzzle_of(puzzles.substr(81 * i, 81));
    std::string first;
    SearchResult expected;
    if (has_conflict(*puzzle.geometry, puzzle.givens)) {
      expected.complete = true;
    } else {
      expected = engine.search(starting_candidates(puzzle), limit,
                               [&](std::span<const Digit> solution) {
                                 first = reference::text_of({solution.begin(), solution.end()});
                                 return true;
                               },
                               {});
    }
    INFO(puzzles.substr(81 * i, 81));
    CHECK(outcome.answers[i].solutions == expected.solutions);
    if (expected.solutions < limit) CHECK(outcome.answers[i].complete);
    const std::string own = outcome.solutions.substr(81 * i, 81);
    if (expected.solutions == 0) CHECK(own == std::string(81, '?'));
    if (expected.solutions == 1 && limit > 1) CHECK(own == first);
    if (expected.solutions > 0) {
      std::vector<Digit> digits;
      for (const char character : own) digits.push_back(static_cast<Digit>(character - '0'));
      CHECK(reference::is_solution(puzzle, digits));
    }
  }
}

}  // namespace

TEST_CASE("every kernel answers made and mutated puzzles as the general engine", "[classic]") {
  // NONET_PUZZLES=1000000 makes that many puzzles and takes some minutes.
  const char* given = std::getenv("NONET_PUZZLES");
  const int number = given != nullptr ? std::max(6'000, std::atoi(given)) : rounds(6'000);
  std::mt19937 random(11);
  std::string puzzles;
  for (int round = 0; round < number; ++round) {
    Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 30 + round % 30, random);
    if (round % 3 == 0) reference::spoil(puzzle, random);
    if (round % 50 == 0) puzzle.givens[random() % 81] = static_cast<Digit>(1 + random() % 9);
    puzzles += reference::text_of(puzzle.givens);
  }
  for (const std::uint64_t limit : {1u, 2u, 7u}) {
    const Outcome outcome = same_from_all(puzzles, limit);
    agrees_with_general(puzzles, outcome, limit, 1);
    int none = 0, one = 0, several = 0;
    for (const Answer& answer : outcome.answers) {
      CHECK(answer.solutions <= limit);
      (answer.solutions == 0 ? none : answer.solutions == 1 ? one : several) += 1;
    }
    CHECK(none > number / 12);
    CHECK(one > number / 12);
    if (limit > 1) CHECK(several > number / 12);
  }
}

TEST_CASE("every kernel answers the shared sets as the general engine", "[classic]") {
  const char* given = std::getenv("NONET_DATA");
  const std::filesystem::path folder =
      std::filesystem::path(given != nullptr ? given : "../shared/data") / "classic";
  if (!std::filesystem::is_directory(folder)) {
    WARN("skipped: no folder " << folder.string() << " (NONET_DATA=DIR names another)");
    return;
  }
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    std::ifstream stream(file.path());
    std::string line, puzzles;
    while (std::getline(stream, line)) {
      if (line.size() >= 81) puzzles += line.substr(0, 81);
    }
    for (char& character : puzzles) character = character == '.' ? '0' : character;
    INFO(file.path().filename().string());
    const std::size_t most = 81 * 3'000;
    if (puzzles.size() > most) puzzles.resize(most);
    agrees_with_general(puzzles, same_from_all(puzzles, 2), 2, 29);
  }
}

TEST_CASE("every kernel resumes a search that any kernel suspended, at each guess", "[classic]") {
  struct Found final : classic::Listener {
    std::string solutions;
    bool solution(std::size_t, const char* cells) override {
      solutions.append(cells, 81);
      return true;
    }
  };
  std::mt19937 random(12);
  std::uint64_t cuts = 0;
  for (int round = 0; round < 200; ++round) {
    Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 45 + round % 20, random);
    if (round % 4 == 3) reference::spoil(puzzle, random);
    const std::string cells = reference::text_of(puzzle.givens);
    classic::Job job;
    job.puzzles = cells.data();
    job.count = 1;
    job.limit = 1 + static_cast<std::uint64_t>(round % 90);
    Answer whole, parts;
    Found all;
    job.answers = &whole;
    job.listener = &all;
    classic::best_kernel().one(job);
    CHECK_FALSE(whole.stopped);

    std::vector<void (*)(const classic::Job&)> functions;
    for (const Kernel& kernel : classic::kernels()) {
      if (kernel.runs_here()) functions.insert(functions.end(), {kernel.one, kernel.many});
    }
    // Each kernel alone, then in turn: checkpoints are the same for all kernels.
    for (std::size_t first = 0; first <= functions.size(); ++first) {
      Found found;
      char solution[81] = {};
      classic::Checkpoint checkpoint;
      job.answers = &parts;
      job.listener = &found;
      job.checkpoint = &checkpoint;
      job.solutions = solution;
      job.guesses = 1 + static_cast<std::uint64_t>(round % 3);
      std::size_t turn = 0;
      do {
        functions[first < functions.size() ? first : turn++ % functions.size()](job);
        CHECK(parts.stopped == checkpoint.is_set);
        cuts += parts.stopped ? 1 : 0;
      } while (parts.stopped);
      CHECK(found.solutions == all.solutions);
      CHECK(parts.solutions == whole.solutions);
      CHECK(parts.guesses == whole.guesses);
      CHECK(parts.rounds == whole.rounds);
      CHECK(parts.complete == whole.complete);
      if (whole.solutions > 0) CHECK(std::string(solution, 81) == all.solutions.substr(0, 81));
      job.checkpoint = nullptr;
      job.guesses = UINT64_MAX;
      job.solutions = nullptr;
    }
  }
  CHECK(cuts > 1'000);
}

TEST_CASE("puzzles may lie further apart, and a job may be empty", "[classic]") {
  const std::string line =
      "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
  const std::string text = line + "\n" + line + "\n" + line;
  for (const Kernel& kernel : classic::kernels()) {
    if (!kernel.runs_here()) continue;
    Answer answers[3];
    char solutions[3 * 81];
    classic::Job job;
    job.puzzles = text.data();
    job.answers = answers;
    kernel.many(job);
    CHECK(answers[0].solutions == 0);
    job.count = 3;
    job.stride = 82;
    job.solutions = solutions;
    kernel.many(job);
    for (int i = 0; i < 3; ++i) {
      CHECK(answers[i].solutions == 1);
      CHECK(answers[i].complete);
      CHECK(std::string(solutions + 81 * i, 9) == "534678912");
    }
  }
}

TEST_CASE("the best kernel is in the list, and the plain one runs anywhere", "[classic]") {
  CHECK(classic::best_kernel().runs_here());
  CHECK(std::string(classic::kernels().back().name) == "plain");
  CHECK(classic::kernels().back().runs_here());
}
