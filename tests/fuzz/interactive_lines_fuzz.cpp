// tests/fuzz/interactive_lines_fuzz.cpp: any bytes as a stream that may have puzzles with constraints, detected or all of its lines: the
// entries do not depend on where it is cut, are counted, and lie in the text; a text without such lines is read as without their reader.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/interactive_lines_fuzz -max_total_time=60 -max_len=600
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/format/interactive_lines.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/read_check.h"

using namespace nonet;

namespace {

bool any_claimed = false;

/// As kInteractiveLines, but remembers whether a line was of that format: lines before it are then read without waiting for more, also
/// where their format keeps that line.
const MoreFormat kWatched{kInteractiveLines.info,
                          [](std::string_view line) {
                            const bool is_one = kInteractiveLines.claims(line);
                            any_claimed = any_claimed || is_one;
                            return is_one;
                          },
                          kInteractiveLines.make_reader,
                          [](std::string_view line) {
                            const bool is_one = kInteractiveLines.may_begin(line);
                            any_claimed = any_claimed || is_one;
                            return is_one;
                          }};

std::vector<ReadEntry> read(std::string_view text, const ReadOptions& options, std::size_t piece) {
  std::vector<ReadEntry> entries;
  TextReader reader(
      options, [&](const ReadEntry& entry) { entries.push_back(entry); }, kWatched);
  // Of the puzzles with constraints themselves, interactive_fuzz.cpp takes care.
  for (std::size_t at = 0; at < text.size(); at += piece) {
    const std::string_view part = text.substr(at, piece);
    check(reader.feed(part) == part.size());
  }
  reader.finish();
  return entries;
}

bool same_entry(const ReadEntry& one, const ReadEntry& other) {
  return (one.constrained != nullptr) == (other.constrained != nullptr) &&
         reading::same(one, other);
}

void check_entries(std::string_view text, const ReadOptions& options) {
  any_claimed = false;
  const auto entries = read(text, options, text.size() + 1);
  const auto in_pieces = read(text, options, 1 + text.size() % 7);
  check(!entries.empty() && entries.size() == in_pieces.size());
  const auto lengths = reading::line_lengths(reading::decoded(text));
  bool any = false;
  for (std::size_t index = 0; index < entries.size(); ++index) {
    const ReadEntry& entry = entries[index];
    check(reading::is_right(entry, in_pieces[index], index, lengths));
    // Whether it is text at all is asked of the first such line alone, else of more of the text.
    any = any || any_claimed || entry.constrained || entry.format == kInteractiveLines.info.key ||
          (entry.error && entry.error->code == Errc::kNotText);
  }
  if (any || !options.format.empty()) return;
  const auto without = read_text(text, options);
  check(without.size() == entries.size());
  for (std::size_t index = 0; index < entries.size(); ++index) {
    check(same_entry(entries[index], without[index]));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ReadOptions options;
  check_entries(text, options);
  options.format = kInteractiveLines.info.key;
  check_entries(text, options);
  return 0;
}
