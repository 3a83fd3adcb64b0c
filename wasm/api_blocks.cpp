// A text of any length becomes blocks of puzzles.
//
// One instance of the module reads, others solve, each in a worker of its own; what travels from
// the first to the others is a block: hundreds of puzzles of one shape as bytes (api_block.h),
// so that the way from JavaScript into the module and back is paid once a block and not once a
// puzzle. The larger the grid, the fewer puzzles a block has: searches grow even faster, and the
// other workers should not wait for the last block. In a long text blocks become four times as large.
//
// Lines that are nothing but a plain 9×9 puzzle are looked at all at once (core/format/plain_lines.h)
// and copied; all else is read into a Puzzle first.
#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "core/classic/solve.h"
#include "core/format/format.h"
#include "core/format/plain_lines.h"
#include "wasm/api.h"
#include "wasm/api_block.h"
#include "wasm/api_puzzle.h"

namespace nonet::api {
namespace {

constexpr int kMostInBlock = 512;

// In inverse proportion to the square of the cells: 512 of 9×9, 51 of 16×16, 8 of 25×25; after so many
// puzzles a 32nd of them, up to four times as many.
int most_in_block(int size, int after) {
  const int most = std::clamp(kMostInBlock * 6561 / (size * size * size * size), 1, kMostInBlock);
  return std::clamp(after / 32, most, 4 * most);
}

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
  header += static_cast<char>((geometry.is_jigsaw() ? kJigsaw : 0) |
                              (puzzle.candidates.empty() ? 0 : kCandidates));
  if (geometry.is_jigsaw()) {
    for (int cell = 0; cell < geometry.cell_count(); ++cell) {
      header += static_cast<char>(geometry.region_of(static_cast<Cell>(cell)));
    }
  }
  return header;
}

/// A text that is being read: what is full waits for the next answer, the rest stays open.
class Reading {
 public:
  Reading()
      : reader_({{}, {}, false, [this](const PlainLines& lines) { take_lines(lines); }},
                [this](const nonet::ReadEntry& entry) { take(entry); }) {}

  void feed(std::string_view bytes) { reader_.feed(bytes); }
  void finish() {
    reader_.finish();
    close();
  }
  ReadBlocksReport report() { return {std::string(format_), std::exchange(full_, {})}; }

 private:
  void take(const nonet::ReadEntry& entry) {
    if (format_.empty()) format_ = entry.format;
    if (entry.error) {
      if (open_.unreadable.size() == kMostInBlock) close();
      Error error = *entry.error;
      if (error.at == Place{}) error.at = entry.at;
      open_.unreadable.push_back({open_.count, std::move(error)});
      return;
    }
    const nonet::Puzzle& puzzle = entry.puzzle;
    begin_in(header_of(puzzle), puzzle.geometry->size());
    const std::size_t cells = puzzle.givens.size();
    const std::size_t marks = puzzle.candidates.size() * kCandidatesLength;
    char* to = put_number(append(1, kLineLength + cells + marks), entry.at.line, kLineLength);
    const bool is_plain = classic::is_plain(puzzle);
    for (const Digit digit : puzzle.givens) {
      *to++ = static_cast<char>(!is_plain ? digit : digit == 0 ? '.' : '0' + digit);
    }
    for (const DigitSet digits : puzzle.candidates) {
      to = put_number(to, digits.bits(), kCandidatesLength);
    }
  }

  void take_lines(const PlainLines& lines) {
    if (format_.empty()) format_ = lines.format;
    const char* from = lines.text.data();
    for (std::size_t i = 0; i < lines.count;) {
      const int room = begin_in(kPlainHeader, 9);
      const std::size_t end = std::min(lines.count, i + static_cast<std::size_t>(room));
      char* to = append(end - i, kPlainStride);
      for (; i < end; ++i, from += lines.stride, to += kPlainStride) {
        put_number(to, lines.at.line + i, kLineLength);
        copy_plain_line(from, to + kLineLength);
      }
    }
  }

  /// Sees to a block of that kind with room in it, and gives for how many.
  int begin_in(std::string_view header, int size) {
    const int most = most_in_block(size, closed_);
    if (open_.count > 0 && (header != header_ || open_.count >= most)) close();
    if (open_.count == 0) {
      header_ = header;
      open_.bytes = header;
    }
    return most - open_.count;
  }

  /// So many puzzles more in the open block: where their bytes go.
  char* append(std::size_t puzzles, std::size_t length) {
    open_.count += static_cast<int>(puzzles);
    open_.bytes.resize(open_.bytes.size() + puzzles * length);
    return open_.bytes.data() + open_.bytes.size() - puzzles * length;
  }

  void close() {
    closed_ += open_.count;
    if (open_.count > 0 || !open_.unreadable.empty()) full_.push_back(std::exchange(open_, {}));
  }

  std::string_view format_;
  std::string header_;
  int closed_ = 0;  // puzzles before those of open_
  Block open_;
  std::vector<Block> full_;
  TextReader reader_;
};

/// The one text of this module: no handle has to cross, and none can be forgotten.
std::unique_ptr<Reading> reading;

}  // namespace

Result<ReadBlocksReport> read_blocks(const std::string& bytes, const ReadBlocksOptions& options) {
  if (options.is_first) reading = std::make_unique<Reading>();
  if (!reading) return bad_argument("isFirst");
  reading->feed(bytes);
  if (options.is_last) reading->finish();
  ReadBlocksReport report = reading->report();
  if (options.is_last) reading.reset();
  return report;
}

}  // namespace nonet::api
