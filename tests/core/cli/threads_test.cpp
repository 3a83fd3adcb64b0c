// tests/core/cli/threads_test.cpp: the same bytes whatever the number of threads, the same answers one
// by one or in batches, and a line for every line with --number.
#include <algorithm>
#include <random>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/cli/intake.h"
#include "tests/core/cli/cli_test.h"
#include "tests/rounds.h"

namespace {

using nonet::cli_test::Outcome;

Outcome run(const std::vector<std::string>& words, const std::string& input) {
  return nonet::cli_test::run(words, input, {.cores = 3});
}

// A shuffled pattern with `empty` cells taken out: easy ones, some with several solutions.
std::string made(std::mt19937& random, int empty) {
  std::string digits = "123456789";
  std::shuffle(digits.begin(), digits.end(), random);
  std::string cells;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const std::size_t row = cell / 9;
    cells += digits[((row % 3) * 3 + row / 3 + cell) % 9];
  }
  for (int i = 0; i < empty; ++i) cells[random() % 81] = '.';
  return cells;
}

// Lines of several sizes, and of everything that can be wrong with one.
std::string mixed(std::size_t lines) {
  std::mt19937 random(7);
  std::string text;
  for (std::size_t i = 0; i < lines; ++i) {
    std::string line = made(random, 20 + static_cast<int>(random() % 60));
    switch (random() % 24) {
      case 0:
        line = "1000020000300004";
        break;
      case 1:
        line.pop_back();
        break;
      case 2:
        line[random() % 81] = '?';
        break;
      case 3:
        line[0] = line[1] = '5';
        break;
      case 4:
        line += " # a comment";
        break;
      case 5:
        line = "# nothing";
        break;
      case 6:
        if (random() % 4 == 0) line = std::string(255, '.') + "G";
        break;
      case 7:
        line = "";
        break;
      default:
        break;
    }
    text += line + "\n";
  }
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// A member of each line's object, "" where it is null or missing.
std::vector<std::string> json_member(const std::string& text, const std::string& name) {
  std::vector<std::string> values;
  for (const std::string& line : lines_of(text)) {
    const std::string key = "\"" + name + "\":";
    auto begin = line.find(key);
    if (begin == std::string::npos) {
      values.emplace_back();
      continue;
    }
    begin += key.size();
    const std::string value = line.substr(begin, line.find_first_of(",}", begin) - begin);
    values.push_back(value == "null" ? "" : value);
  }
  return values;
}

// JSON without its members "us".
std::string without_times(std::string_view json) {
  std::string rest;
  while (!json.empty()) {
    const auto begin = json.find("\"us\":");
    rest += json.substr(0, begin);
    json.remove_prefix(std::min(json.size(), begin));
    json.remove_prefix(std::min(json.size(), json.find_first_of(",}")));
  }
  return rest;
}

}  // namespace

TEST_CASE("any number of threads gives the same bytes", "[cli]") {
  const std::string text = mixed(static_cast<std::size_t>(nonet::rounds(1500)));
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"solve"},
                                             {"solve", "--number"},
                                             {"solve", "--to", "csv"},
                                             {"solve", "--to", "boxed", "--limit", "1"},
                                             {"solve", "--to", "cells"},
                                             {"solve", "--all", "--limit", "3"},
                                             {"solve", "--all", "--limit", "70", "--to", "boxed"},
                                             {"solve", "--engine", "general"},
                                             {"solve", "--pick", "70"},
                                             {"validate"},
                                             {"validate", "--json"},
                                             {"validate", "--number"},
                                             {"count", "--limit", "5"},
                                             {"count", "--limit", "5", "--number"},
                                             {"convert", "--to", "list"},
                                             {"convert", "--number"}}) {
    const Outcome one = run(words, text);
    CHECK_FALSE(one.out.empty());
    for (const char* threads : {"2", "auto"}) {
      std::vector<std::string> with_threads = words;
      with_threads.insert(with_threads.end(), {"--threads", threads});
      const Outcome several = run(with_threads, text);
      CHECK(several.code == one.code);
      CHECK(several.out == one.out);
      CHECK(several.err == one.err);
    }
  }
}

TEST_CASE("batches answer as the front door does, puzzle by puzzle", "[cli]") {
  const std::string text = mixed(3000);
  // With JSON each puzzle is solved by itself.
  const Outcome by_one = run({"solve", "--json"}, text);
  std::string expected;
  for (const std::string& solution : json_member(by_one.out, "solution")) {
    if (!solution.empty()) expected += solution.substr(1, solution.size() - 2) + "\n";
  }
  const Outcome batch = run({"solve"}, text);
  CHECK(batch.out == expected);
  CHECK(batch.err == by_one.err);
  CHECK(batch.code == by_one.code);

  const Outcome counted = run({"count", "--limit", "5"}, text);
  const Outcome counted_json = run({"count", "--limit", "5", "--json"}, text);
  CHECK(counted.err == counted_json.err);
  const auto counts = json_member(counted_json.out, "solutions");
  const auto exact = json_member(counted_json.out, "exact");
  std::string words;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i].empty()) continue;  // unreadable
    words += (exact[i] == "true" ? "" : "at least ") + counts[i] + "\n";
  }
  CHECK(counted.out == words);

  CHECK(run({"validate"}, text).err == run({"validate", "--json"}, text).err);
}

TEST_CASE("--number: a line for every line, with its number", "[cli]") {
  const std::string text = mixed(2000);
  for (const char* command : {"solve", "validate", "convert"}) {
    const auto lines = lines_of(run({command, "--number"}, text).out);
    REQUIRE(lines.size() == 2000);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      REQUIRE(lines[i].substr(0, lines[i].find('\t')) == std::to_string(i + 1));
    }
    const auto numbers = json_member(run({command, "--number", "--json"}, text).out, "number");
    REQUIRE(numbers.size() == 2000);
    CHECK(numbers[1999] == "2000");
  }
  // Without their numbers and the empty ones, the lines are those that come without --number.
  std::string plain;
  for (const std::string& line : lines_of(run({"solve", "--number"}, text).out)) {
    const std::string result = line.substr(line.find('\t') + 1);
    if (!result.empty()) plain += result + "\n";
  }
  CHECK(plain == run({"solve"}, text).out);
}

TEST_CASE("--number: lines that bring their numbers may come in any order and any part", "[cli]") {
  const auto lines = lines_of(mixed(1000));
  const auto answers = lines_of(run({"solve", "--number"}, mixed(1000)).out);
  std::vector<std::size_t> order(lines.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::shuffle(order.begin(), order.end(), std::mt19937(3));
  std::vector<std::string> found;
  for (std::size_t begin = 0; begin < order.size(); begin += 170) {
    std::string part;
    for (std::size_t i = begin; i < std::min(begin + 170, order.size()); ++i) {
      part += std::to_string(order[i] + 1) + "\t" + lines[order[i]] + "\n";
    }
    for (const std::string& line : lines_of(run({"solve", "--number"}, part).out)) {
      found.push_back(line);
    }
  }
  std::sort(found.begin(), found.end(), [](const std::string& one, const std::string& other) {
    return std::stoul(one) < std::stoul(other);
  });
  CHECK(found == answers);
}

TEST_CASE("--number: a line with nothing in it is nothing to complain of", "[cli]") {
  const Outcome outcome = run({"solve", "--number"}, "\n# a comment\n0\t\n");
  CHECK(outcome.code == 0);
  CHECK(outcome.out == "1\t\n2\t\n0\t\n");
  CHECK(outcome.err.empty());
  const Outcome json = run({"solve", "--number", "--json"}, "0\t\n");
  CHECK(json.out.substr(0, 12) == "{\"number\":0,");
  CHECK(run({"solve", "--number"}, "").out.empty());
  CHECK(run({"solve", "--number"}, "").code == 0);
  CHECK(run({"solve", "--number"}, "prose\n").out == "1\t\n");
  CHECK(run({"solve", "--number"}, "prose\n").code == 1);
}

TEST_CASE("what does not go with --number or --threads is said", "[cli]") {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"solve", "--number", "--all"},
                                             {"solve", "--number", "--pick", "3"},
                                             {"solve", "--number", "--from", "boxed"},
                                             {"solve", "--number", "--to", "boxed"},
                                             {"trace", "--number"},
                                             {"solve", "--number=3"},
                                             {"solve", "--threads", "257"},
                                             {"solve", "--threads", "some"},
                                             {"solve", "--threads"}}) {
    const Outcome outcome = run(words, "");
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    CHECK_FALSE(outcome.err.empty());
  }
}

TEST_CASE(
    "blocks are small where grids are large, no larger where they are small, and keep their order",
    "[cli]") {
  nonet::cli::Options options;
  options.command = "solve";
  options.files = {"-", "/no/such/file"};
  const auto sizes = [&](const std::string& text) {
    std::istringstream in(text);
    nonet::cli::Intake intake(options, true, 512, in, &nonet::cli::open_file);
    nonet::cli::FileBlock block;
    std::vector<std::size_t> puzzles;
    std::uint32_t number = 0;
    while (intake.next(block)) {
      puzzles.push_back(block.puzzles.count());
      for (const auto& item : block.puzzles.items()) {
        nonet::PlainLines lines;
        if (item.is_lines()) lines = block.puzzles.lines_of(item);
        CHECK((item.is_lines() ? lines.number : item.entry.number) == number + 1);
        number += item.is_lines() ? static_cast<std::uint32_t>(lines.count) : 1;
      }
    }
    CHECK(intake.unreadable_file());
    return puzzles;
  };
  std::string nines, sixteens, ones;
  for (int i = 0; i < 700; ++i) nines += std::string(81, '.') + "\n";
  for (int i = 0; i < 120; ++i) sixteens += std::string(255, '.') + "G\n";
  for (int i = 0; i < 1300; ++i) ones += i % 650 == 0 ? "12\n" : "1\n";
  CHECK(sizes(nines) == std::vector<std::size_t>{512, 188, 0});
  CHECK(sizes(sixteens) == std::vector<std::size_t>{52, 52, 16, 0});
  options.number = true;
  CHECK(sizes(ones) == std::vector<std::size_t>{512, 512, 276, 0});
}

TEST_CASE("solutions of one puzzle are written as they are found", "[cli]") {
  // Two that have very many solutions, and one between them that has one.
  std::mt19937 random(13);
  const std::string text =
      std::string(81, '.') + "\n" + made(random, 3) + "\n" + std::string(256, '.') + "\n";
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--limit", "5000"},
                                             {"--limit", "5000", "--json"},
                                             {"--limit", "3000", "--engine", "general"},
                                             {"--limit", "3000", "--strategy", "first-empty"},
                                             {"--limit", "3000", "--to", "boxed"}}) {
    std::string expected;
    for (const char* threads : {"1", "2", "4"}) {
      std::vector<std::string> all = {"solve", "--all", "--threads", threads};
      all.insert(all.end(), words.begin(), words.end());
      std::string out;
      std::size_t writes = 0, longest = 0;
      nonet::cli::Environment environment;
      environment.write = [&](std::span<const std::string> texts) {
        std::size_t length = 0;
        for (const std::string& one : texts) {
          out += one;
          length += one.size();
        }
        longest = std::max(longest, length);
        return ++writes > 0;
      };
      std::istringstream in(text);
      std::ostringstream no_out, err;
      CHECK(nonet::cli::run(all, in, no_out, err, environment) == 0);
      CHECK(writes > 5);
      CHECK(longest < out.size() / 3);
      // The time alone may differ.
      out = without_times(out);
      if (expected.empty()) expected = out;
      CHECK((out == expected));  // too long to be shown
    }
  }
}

TEST_CASE("solutions that cannot be written end the search", "[cli]") {
  for (const char* threads : {"1", "3"}) {
    int writes = 0;
    nonet::cli::Environment environment;
    environment.write = [&writes](std::span<const std::string>) { return ++writes < 3; };
    std::string text;
    for (int i = 0; i < 4; ++i) text += std::string(81, '.') + "\n";
    std::istringstream in(text);
    std::ostringstream out, err;
    // More solutions than could be found before anyone loses patience.
    CHECK(nonet::cli::run({"solve", "--all", "--limit", "1000000000000", "--threads", threads}, in,
                          out, err, environment) == 2);
    CHECK(writes == 3);
  }
}

TEST_CASE("answers wait for the next ones only where those are quick", "[cli]") {
  std::mt19937 random(11);
  std::string input;  // two blocks
  for (int i = 0; i < 1024; ++i) input += made(random, 3) + "\n";
  const auto writes = [&](const std::vector<std::string>& words) {
    int count = 0;
    nonet::cli::Environment environment;
    environment.write = [&count](std::span<const std::string>) { return ++count > 0; };
    std::istringstream in(input);
    std::ostringstream out, err;
    CHECK(nonet::cli::run(words, in, out, err, environment) == 0);
    return count;
  };
  CHECK(writes({"solve"}) == 1);
  CHECK(writes({"solve", "--limit", "1000"}) == 2);
  CHECK(writes({"count"}) == 2);
  CHECK(writes({"count", "--limit", "2"}) == 1);
}
