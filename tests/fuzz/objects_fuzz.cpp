// tests/fuzz/objects_fuzz.cpp: any bytes as the command line reads them: plain puzzles, JSON objects, links and lines with constraints. The entries do
// not depend on where the text is cut, are counted, and lie in the text.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/objects_fuzz -max_total_time=60 -max_len=600
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cli/constrained_formats.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/read_check.h"

using namespace nonet;

namespace {

std::vector<ReadEntry> read(std::string_view text, const ReadOptions& options, std::size_t piece) {
  std::vector<ReadEntry> entries;
  TextReader reader(
      options, [&](const ReadEntry& entry) { entries.push_back(entry); },
      cli::more_format(options.format));
  for (std::size_t at = 0; at < text.size(); at += piece) {
    const std::string_view part = text.substr(at, piece);
    check(reader.feed(part) == part.size());
  }
  reader.finish();
  return entries;
}

void check_entries(std::string_view text, const ReadOptions& options) {
  const auto entries = read(text, options, text.size() + 1);
  const auto in_pieces = read(text, options, 1 + text.size() % 7);
  check(!entries.empty() && entries.size() == in_pieces.size());
  const auto lengths = reading::line_lengths(reading::decoded(text));
  for (std::size_t index = 0; index < entries.size(); ++index) {
    check(reading::is_right(entries[index], in_pieces[index], index, lengths));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ReadOptions options;
  check_entries(text, options);
  options.format = cli::kConstraintsKey;
  check_entries(text, options);
  return 0;
}
