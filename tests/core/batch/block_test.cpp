#include "core/batch/block.h"

#include <string>

#include "tests/catch.h"

using namespace nonet;
using batch::Block;
using batch::Piece;

namespace {

const std::string kCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kZeros =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Two lines of a text, of which the first has that number.
PlainLines two_lines(const std::string& text, std::uint32_t number) {
  return {text, 83, 2, "line", number, {number, 1}, {}};
}

}  // namespace

TEST_CASE("lines that follow each other are one item, whose text is copied", "[batch]") {
  std::string text = kCells + "\r\n" + kZeros + "\r\n";
  Block block;
  block.add(two_lines(text, 1), {});
  block.add(two_lines(text, 3), {});
  text.assign(text.size(), '?');
  REQUIRE(block.items().size() == 1);
  CHECK(block.count() == 4);
  CHECK(block.is_plain());
  const PlainLines lines = block.lines_of(block.items()[0]);
  CHECK((lines.count == 4 && lines.number == 1 && lines.at == Place{1, 1}));
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(lines.text.substr(i * lines.stride, 81) == kCells);  // dots only
  }
}

TEST_CASE("lines that do not follow each other are items of their own", "[batch]") {
  const std::string text = kCells + "\r\n" + kCells + "\r\n";
  const PlainLines next = two_lines(text, 3);
  for (int member = 0; member < 5; ++member) {
    PlainLines lines = next;
    if (member == 1) lines.number = 4;
    if (member == 2) lines.at.line = 4;
    if (member == 3) lines.at.column = 2;
    if (member == 4) lines.format = "sdm";
    Block block;
    block.add(two_lines(text, 1), {});
    block.add(lines, {});
    CHECK(block.items().size() == (member == 0 ? 1 : 2));
  }
  Block block;
  ReadEntry entry;
  entry.number = 3;
  block.add(two_lines(text, 1), {});
  block.add(entry);
  block.add(two_lines(text, 4), {});
  REQUIRE(block.items().size() == 3);
  CHECK_FALSE(block.items()[1].is_lines());
  CHECK(block.items()[1].entry.number == 3);
  CHECK(block.lines_of(block.items()[2]).number == 4);
  CHECK(block.count() == 5);
  CHECK_FALSE(block.is_plain());
}

TEST_CASE("many lines stay in the pieces of their text, which the block gives back", "[batch]") {
  const Piece first = std::make_shared<const std::string>(kCells + "\r\n" + kZeros + "\r\n");
  const Piece second = std::make_shared<const std::string>(*first);
  Block block;
  block.add(two_lines(*first, 1), first);
  block.add(two_lines(*first, 3), first);
  block.add(two_lines(*second, 5), second);
  CHECK(first.use_count() == 2);
  CHECK(second.use_count() == 2);
  REQUIRE(block.items().size() == 3);
  CHECK(block.lines_of(block.items()[0]).text.data() == first->data());
  CHECK(block.lines_of(block.items()[2]).text.data() == second->data());
  block.clear();
  CHECK(first.use_count() == 1);
  CHECK(second.use_count() == 1);
}

TEST_CASE("each line has its own line number, if the reader tells them", "[batch]") {
  const std::string text = kCells + "\r\n" + kCells + "\r\n";
  PlainLines lines = two_lines(text, 1);
  lines.line_number = 40;
  Block block;
  block.add(lines, {});
  lines = two_lines(text, 3);
  lines.line_number = 7;
  block.add(lines, {});
  REQUIRE(block.items().size() == 1);
  const std::uint64_t* numbers = block.line_numbers_of(block.items()[0]);
  CHECK((numbers[0] == 40 && numbers[1] == 41 && numbers[2] == 7 && numbers[3] == 8));
}

TEST_CASE("a block that is used again has nothing left of before", "[batch]") {
  const std::string text = kCells + "\r\n" + kCells + "\r\n";
  Block block;
  CHECK_FALSE(block.is_plain());
  block.add(two_lines(text, 1), {});
  block.clear();
  CHECK(block.count() == 0);
  CHECK(block.items().empty());
  CHECK_FALSE(block.is_plain());
  // The same item, once more as an entry and once more as lines.
  ReadEntry entry;
  block.add(entry);
  CHECK_FALSE(block.items()[0].is_lines());
  block.add(two_lines(text, 3), {});
  CHECK(block.items().size() == 2);
  block.clear();
  block.add(two_lines(text, 1), {});
  CHECK(block.items()[0].is_lines());
  CHECK(block.is_plain());
}
