// Reads a text of any length into blocks of puzzles.
//
// One instance of the module reads, others solve, each in its own worker. Between them travel blocks:
// hundreds of puzzles of one shape as bytes (api_block.h), so that a call from JavaScript is needed for
// each block and not for each puzzle. core/batch gathers the puzzles; this file writes their bytes.
#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "core/batch/gather.h"
#include "core/classic/solve.h"
#include "wasm/api.h"
#include "wasm/api_block.h"
#include "wasm/api_puzzle.h"

namespace nonet::api {
namespace {

/// In a long text blocks become four times as large.
constexpr std::size_t kLeastInBlock = 512;

char* put_number(char* to, std::uint64_t number, std::size_t length) {
  for (; length > 0; --length, number >>= 8) *to++ = static_cast<char>(number);
  return to;
}

std::string header_of(const nonet::Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  const nonet::Shape shape = geometry.shape();
  std::string header;
  for (const int part : {shape.size, shape.box_rows, shape.box_columns}) {
    header += static_cast<char>(part);
  }
  std::string houses;
  for (const std::string& word : house_words(geometry.extra_houses(), shape.size)) {
    if (!houses.empty()) houses += ' ';
    houses += word;
  }
  header += static_cast<char>((geometry.is_jigsaw() ? kJigsaw : 0) |
                              (puzzle.candidates.empty() ? 0 : kCandidates) |
                              (houses.empty() ? 0 : kHouses));
  for (const int region : geometry.regions()) header += static_cast<char>(region);
  if (houses.empty()) return header;
  char length[kHousesLength];
  put_number(length, houses.size(), kHousesLength);
  return header.append(length, kHousesLength) + houses;
}

/// Makes room for puzzles of `length` bytes each in the last block, or in a new one if the last has another
/// header. Returns where their bytes go.
char* append(std::vector<Block>& blocks, std::string_view header, std::size_t puzzles,
             std::size_t length) {
  if (blocks.back().count > 0 && !blocks.back().bytes.starts_with(header)) blocks.emplace_back();
  Block& block = blocks.back();
  if (block.count == 0) block.bytes = header;
  block.count += static_cast<int>(puzzles);
  block.bytes.resize(block.bytes.size() + puzzles * length);
  return block.bytes.data() + block.bytes.size() - puzzles * length;
}

void pack(const PlainLines& lines, std::vector<Block>& blocks) {
  char* to = append(blocks, kPlainHeader, lines.count, kPlainStride);
  for (std::size_t i = 0; i < lines.count; ++i, to += kPlainStride) {
    put_number(to, lines.at.line + i, kLineLength);
    copy_plain_line(lines.text.data() + i * lines.stride, to + kLineLength);
  }
}

void pack(const nonet::ReadEntry& entry, std::vector<Block>& blocks) {
  if (entry.error) {
    Error error = *entry.error;
    if (error.at == Place{}) error.at = entry.at;
    blocks.back().unreadable.push_back({blocks.back().count, std::move(error)});
    return;
  }
  const nonet::Puzzle& puzzle = entry.puzzle;
  const std::size_t marks = puzzle.candidates.size() * kCandidatesLength;
  const std::size_t length = kLineLength + puzzle.givens.size() + marks;
  char* to = append(blocks, header_of(puzzle), 1, length);
  to = put_number(to, entry.at.line, kLineLength);
  to = std::copy(puzzle.givens.begin(), puzzle.givens.end(), to);
  for (const DigitSet digits : puzzle.candidates) {
    to = put_number(to, digits.bits(), kCandidatesLength);
  }
}

/// A text that is being read. Full blocks are kept for the next report.
class Reading {
 public:
  Reading()
      : gatherer_(batch::Keep::kGrids, kLeastInBlock, 4 * kLeastInBlock,
                  [this](const batch::Block& block) { take(block); }),
        reader_(gatherer_.for_reader({}),
                [this](const nonet::ReadEntry& entry) { gatherer_.take(entry); }) {}

  void feed(std::string bytes) {
    const auto piece = std::make_shared<const std::string>(std::move(bytes));
    gatherer_.set_piece(piece);
    reader_.feed(*piece);
    gatherer_.set_piece({});
  }
  void finish() {
    reader_.finish();
    gatherer_.close();
  }
  ReadBlocksReport report() { return {std::string(gatherer_.format()), std::exchange(full_, {})}; }

 private:
  /// Writes it as one block for each run of puzzles of one shape.
  void take(const batch::Block& block) {
    full_.emplace_back();
    for (const batch::Block::Item& item : block.items()) {
      if (item.is_lines()) {
        pack(block.lines_of(item), full_);
      } else {
        pack(item.entry, full_);
      }
    }
  }

  std::vector<Block> full_;
  batch::Gatherer gatherer_;
  TextReader reader_;
};

/// A module reads one text at a time, so no handle is needed.
std::unique_ptr<Reading> reading;

}  // namespace

Result<ReadBlocksReport> read_blocks(Bytes bytes, const ReadBlocksOptions& options) {
  if (options.is_first) reading = std::make_unique<Reading>();
  if (!reading) return bad_argument("isFirst");
  reading->feed(std::move(bytes));
  if (options.is_last) reading->finish();
  ReadBlocksReport report = reading->report();
  if (options.is_last) reading.reset();
  return report;
}

}  // namespace nonet::api
