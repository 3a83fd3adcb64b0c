#include "core/batch/gather.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/catch.h"

using namespace nonet;
using batch::Block;
using batch::Gatherer;
using batch::Keep;

namespace {

const std::string kCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string repeated(const std::string& line, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += line + "\n";
  return text;
}

/// Reads the text as one piece. Gives its format.
std::string gather(const std::string& text, Gatherer&& gatherer, bool cell_places = true) {
  ReadOptions options = gatherer.for_reader({});
  options.cell_places = cell_places;
  TextReader reader(options, [&](const ReadEntry& entry) { gatherer.take(entry); });
  const auto piece = std::make_shared<const std::string>(text);
  gatherer.set_piece(piece);
  reader.feed(*piece);
  reader.finish();
  gatherer.close();
  return std::string(gatherer.format());
}

std::vector<std::size_t> sizes(const std::string& text, std::size_t least = 512,
                               std::size_t most = 512) {
  std::vector<std::size_t> counts;
  gather(text, Gatherer(Keep::kLines, least, most,
                        [&](const Block& block) { counts.push_back(block.count()); }));
  return counts;
}

/// 'l' for each item of lines, 'e' for each entry, of all blocks.
std::string kinds(const std::string& text, Keep keep, bool cell_places = true) {
  std::string found;
  const auto look = [&](const Block& block) {
    for (const Block::Item& item : block.items()) found += item.is_lines() ? 'l' : 'e';
  };
  gather(text, Gatherer(keep, 512, 512, look), cell_places);
  return found;
}

}  // namespace

TEST_CASE("the larger the grid, the fewer puzzles a block has, down to one", "[batch]") {
  const auto first = [](std::size_t cells) {
    return sizes(repeated(std::string(cells, '.'), 600))[0];
  };
  CHECK(first(16) == 512);
  CHECK(first(81) == 512);
  CHECK(first(256) == 52);
  CHECK(first(625) == 9);
  CHECK(first(1225) == 3);
  CHECK(sizes(repeated(std::string(1225, '.'), 2), 1, 1) == std::vector<std::size_t>{1, 1});
}

TEST_CASE("a block of several kinds is as full as its puzzles cost", "[batch]") {
  // A half of each; what cannot be read counts as a plain puzzle.
  const std::string text = repeated(std::string(256, '.'), 26) + repeated(kCells, 200) +
                           repeated(kCells.substr(1), 60) + repeated(kCells, 20);
  CHECK(sizes(text) == std::vector<std::size_t>{26 + 200 + 53, 7 + 20});
}

TEST_CASE("in a long text blocks grow, as far as they may", "[batch]") {
  const auto counts = sizes(repeated(kCells, 100'000), 512, 2048);
  CHECK(counts.front() == 512);
  CHECK(std::is_sorted(counts.begin(), counts.end() - 1));
  CHECK(*(counts.end() - 2) == 2048);
  std::size_t before = 0;
  for (std::size_t i = 0; i + 1 < counts.size(); before += counts[i++]) {
    REQUIRE(counts[i] == std::clamp<std::size_t>(before / 32, 512, 2048));
  }
  CHECK(before + counts.back() == 100'000);
}

TEST_CASE("plain puzzles are lines, however they are written, if nothing is lost so", "[batch]") {
  const std::string titled = "Grid 01\n" + [] {
    std::string rows;
    for (std::size_t row = 0; row < 81; row += 9) rows += kCells.substr(row, 9) + "\n";
    return rows;
  }();
  const std::string remark = kCells + " # a remark\n", line = kCells + "\n";
  // The first line is copied: the format is found from it. Those after it stay in the piece.
  CHECK(kinds(line + line + line, Keep::kLines) == "ll");
  CHECK(kinds(line + remark + line, Keep::kLines) == "ll");
  CHECK(kinds(line + remark + line, Keep::kGrids, false) == "ll");
  CHECK(kinds(line + remark + line, Keep::kEntries) == "eee");
  // Without the places of the cells it is not known whether they stand side by side.
  CHECK(kinds(remark + line + remark, Keep::kLines, false) == "ele");
  CHECK(kinds(titled, Keep::kLines) == "e");
  CHECK(kinds(titled, Keep::kGrids) == "l");
  const std::string csv = "puzzle,solution\n" + kCells + "," + std::string(81, '1') + "\n";
  CHECK(kinds(csv, Keep::kLines) == "e");
  CHECK(kinds(csv, Keep::kGrids) == "l");
  CHECK(kinds("12\n34\n", Keep::kGrids) == "e");
  CHECK(kinds(std::string(256, '.') + "\n" + line, Keep::kGrids) == "el");
  CHECK(kinds(line + kCells.substr(1) + "\n", Keep::kGrids) == "le");
}

TEST_CASE("an entry that becomes a line keeps its cells and its place", "[batch]") {
  const auto look = [](const Block& block) {
    REQUIRE(block.is_plain());
    const PlainLines lines = block.lines_of(block.items()[0]);
    CHECK(lines.text == kCells);
    CHECK((lines.count == 1 && lines.number == 1 && lines.at == Place{2, 3}));
    CHECK(lines.format == "line");
  };
  gather("# a comment\n  " + kCells + " # a remark\n", Gatherer(Keep::kLines, 512, 512, look));
}

TEST_CASE("many lines of a piece stay there, a few are copied", "[batch]") {
  // The first line alone, from which the format is found; a run of seven; then two lines, which are
  // less than an eighth of the piece.
  const std::string line = kCells + "\n", remark = kCells + " # a remark\n";
  const auto piece = std::make_shared<const std::string>(
      line + remark + repeated(kCells, 7) + remark + line + line + repeated("# a comment", 100));
  std::vector<std::size_t> stays;  // so many lines
  long users = 0;
  Gatherer gatherer(Keep::kLines, 512, 512, [&](const Block& block) {
    users = piece.use_count();
    for (const Block::Item& item : block.items()) {
      if (!item.is_lines()) continue;
      const PlainLines lines = block.lines_of(item);
      const auto offset = static_cast<std::size_t>(lines.text.data() - piece->data());
      if (offset < piece->size()) stays.push_back(lines.count);
    }
  });
  TextReader reader(gatherer.for_reader({}), [&](const ReadEntry& entry) { gatherer.take(entry); });
  gatherer.set_piece(piece);
  reader.feed(*piece);
  gatherer.set_piece({});
  gatherer.close();
  CHECK(stays == std::vector<std::size_t>{7});
  CHECK(users == 2);  // this test, and the block
  CHECK(piece.use_count() == 1);
}

TEST_CASE("the format is that of the first entry", "[batch]") {
  const auto nothing = [](const Block&) {};
  CHECK(gather(repeated(kCells, 3), Gatherer(Keep::kLines, 1, 1, nothing)) == "line");
  CHECK(gather("prose\n", Gatherer(Keep::kLines, 1, 1, nothing)).empty());
  const Gatherer none(Keep::kLines, 1, 1, nothing);
  CHECK(none.format().empty());
}

TEST_CASE("a sink may keep the block and leave another one", "[batch]") {
  std::vector<Block> kept;
  gather(repeated(kCells, 1100), Gatherer(Keep::kLines, 512, 512, [&](Block& block) {
           kept.emplace_back();
           std::swap(kept.back(), block);
         }));
  REQUIRE(kept.size() == 3);
  std::uint32_t number = 1;
  for (const Block& block : kept) {
    for (const Block::Item& item : block.items()) {
      REQUIRE(block.lines_of(item).number == number);
      number += static_cast<std::uint32_t>(block.lines_of(item).count);
    }
  }
  CHECK(number == 1101);
}
