// Every written text can be read back, with many puzzles at once and without naming the format.
#include "core/format/candidates.h"
#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

/// A jigsaw with regions of shifted columns.
Puzzle jigsaw(int size, unsigned seed) {
  std::vector<int> region_of;
  for (int cell = 0; cell < size * size; ++cell)
    region_of.push_back((cell + cell / size / 2) % size);
  Puzzle puzzle = make_puzzle(Geometry::with_regions(region_of).value());
  puzzle.givens = sample_puzzle({size, 1, size}, seed).givens;
  return puzzle;
}

/// What makes two puzzles the same: their cells, houses and candidates, as text.
std::string meaning(const Puzzle& puzzle) {
  std::string text = shown_cells(filled_cells(puzzle)) + " ";
  const Geometry& geometry = *puzzle.geometry;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) {
    text += std::to_string(geometry.region_of(static_cast<Cell>(cell))) + ",";
  }
  for (const std::string& word : house_words(geometry.extra_houses(), geometry.size())) {
    text += word + ",";
  }
  if (puzzle.candidates.empty()) return text;
  text = text.substr(text.find(' '));  // the only candidate of a cell and its given mean the same
  for (const std::string& group : candidate_groups(puzzle)) text += " " + group;
  return text;
}

Lines meanings(const std::vector<ReadEntry>& entries) {
  Lines lines;
  for (const ReadEntry& entry : entries) {
    lines.push_back(entry.error ? shown(entry) : meaning(entry.puzzle));
  }
  return lines;
}

void check_format(std::string_view key, const std::vector<Puzzle>& puzzles) {
  std::string text(write_header(key));
  Lines expected;
  for (const Puzzle& puzzle : puzzles) {
    // A puzzle without candidates is written with those that its digits do not exclude.
    if (key == "candidates" && puzzle.candidates.empty()) continue;
    const auto written = write_puzzle(puzzle, key);
    if (!written.ok()) {
      const Errc code = written.error().code;
      CHECK((code == Errc::kCannotWrite || code == Errc::kNoCandidates));
      continue;
    }
    text += written.value();
    expected.push_back(meaning(puzzle));
    if (key == "cells") break;  // which has one puzzle a text
  }
  if (expected.empty()) return;
  INFO(key << "\n" << text.substr(0, 4000));
  CHECK(meanings(read_text(text)) == expected);
}

}  // namespace

TEST_CASE("many puzzles of one size, in every format", "[format]") {
  for (const int size : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 25, 36}) {
    for (const int count : {1, 2, 3, size}) {
      if (size * count > 150) continue;
      if (size == 1 && count > 1) continue;  // a digit in each of two lines: a grid cut short
      std::vector<Puzzle> puzzles;
      for (int number = 0; number < count; ++number) {
        puzzles.push_back(sample_puzzle(usual_shape(size), static_cast<unsigned>(number) + 1));
      }
      for (const FormatInfo& info : formats()) check_format(info.key, puzzles);
    }
  }
}

TEST_CASE("many jigsaws, in every format that can express them", "[format]") {
  for (const int size : {4, 6, 9, 12}) {
    std::vector<Puzzle> puzzles;
    for (int number = 0; number < size; ++number) {
      puzzles.push_back(jigsaw(size, static_cast<unsigned>(number) + 1));
    }
    for (const FormatInfo& info : formats()) check_format(info.key, puzzles);
  }
}

TEST_CASE("extra houses, in the formats that can express them", "[format]") {
  const std::vector<std::vector<std::string>> lists = {
      {"diagonals"}, {"windows", "groups"}, {"diagonal-up", "r1c1r2c3r4c2", "r4c4r1c4"}};
  for (const int size : {4, 6, 9, 12, 36}) {
    std::vector<Puzzle> puzzles;
    for (int number = 0; number < 6; ++number) {
      const bool with_regions = number % 2 == 1 && size < 36;
      const auto& words = lists[static_cast<std::size_t>(number) / 2];
      if (with_regions && words[0] == "windows") continue;
      const auto seed = static_cast<unsigned>(number) + 1;
      Puzzle puzzle = with_regions ? jigsaw(size, seed) : sample_puzzle(usual_shape(size), seed);
      GeometryCache cache;
      const auto extra = houses_named(words, size).value();
      puzzle.geometry = cache.with_extra(*puzzle.geometry, extra).value();
      puzzles.push_back(std::move(puzzle));
    }
    for (const FormatInfo& info : formats()) {
      const bool holds = info.key == "list" || (info.key == "line" && size <= 35);
      CHECK(write_puzzle(puzzles[0], info.key).ok() == holds);
      check_format(info.key, puzzles);
    }
  }
}

TEST_CASE("puzzles that are defined by their candidates are written with them, or refused",
          "[format]") {
  for (const int size : {2, 4, 6, 9, 12, 16, 30}) {
    for (const bool with_regions : {false, true}) {
      std::vector<Puzzle> puzzles;
      for (int number = 0; number < 5; ++number) {
        const auto seed = static_cast<unsigned>(number) + 1;
        Puzzle puzzle = with_regions ? jigsaw(size, seed) : sample_puzzle(usual_shape(size), seed);
        puzzle.candidates = starting_candidates(puzzle);
        for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
          puzzle.candidates[cell].erase(static_cast<Digit>(
              (cell + seed) % puzzle.givens.size() % static_cast<std::size_t>(size) + 1));
          puzzle.givens[cell] = 0;
        }
        puzzles.push_back(std::move(puzzle));
      }
      for (const FormatInfo& info : formats()) {
        const bool refused = !write_puzzle(puzzles[0], info.key).ok();
        const bool holds = info.key == "line" ||
                           (!with_regions && (info.key == "candidates" || info.key == "sdk")) ||
                           (info.key == "ss" && size == 9 && !with_regions);
        CHECK(refused != holds);
        check_format(info.key, puzzles);
      }
    }
  }
  const auto refused = write_puzzle(read_text(std::string(724, '.') + "5....")[0].puzzle, "csv");
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == Errc::kNoCandidates);
  CHECK(refused.error().text == "csv");
  // A 1×1 without candidates: as a line, "-" would be an empty cell.
  Puzzle nothing = sample_puzzle({1, 1, 1}, 2);
  nothing.givens[0] = 0;
  nothing.candidates.resize(1);
  CHECK_FALSE(write_puzzle(nothing, "line").ok());
}
