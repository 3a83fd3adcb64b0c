#include "core/format/plain_lines.h"

#include <cstdint>
#include <cstring>

namespace nonet {
namespace {

constexpr std::size_t kCells = 81;

// Sixteen characters at a time; the last ones overlap those before. GCC and Clang make of such a type what
// the processor has; of plain loops over 81 characters Clang makes 3 KB of WebAssembly, and slow ones.
using Characters [[gnu::vector_size(16)]] = unsigned char;
constexpr std::size_t kSteps[] = {0, 16, 32, 48, 64, kCells - sizeof(Characters)};

Characters load(const char* from) {
  Characters characters;
  std::memcpy(&characters, from, sizeof characters);
  return characters;
}

// Once in a module that is to be downloaded, not three times.
[[gnu::noinline]] bool are_cells(const char* characters) {
  Characters cells = ~Characters{};
  for (const std::size_t step : kSteps) {
    const Characters some = load(characters + step);
    cells &= (some - '0' <= 9) | (some == '.');
  }
  std::uint64_t halves[2];
  std::memcpy(halves, &cells, sizeof cells);
  return (halves[0] & halves[1]) == UINT64_MAX;
}

bool has_usual_boxes(const ReadOptions& options) {
  return !options.shape || options.shape->size != 9 || *options.shape == usual_shape(9);
}

}  // namespace

bool is_plain_line(std::string_view text) {
  return text.size() == kCells && are_cells(text.data());
}

void copy_plain_line(const char* from, char* to) {
  for (const std::size_t step : kSteps) {
    Characters cells = load(from + step);
    cells -= (cells == '0') & ('0' - '.');
    std::memcpy(to + step, &cells, sizeof cells);
  }
}

LineTaker::Taken PlainLinesSink::take(std::string_view bytes, std::uint32_t number,
                                      std::string_view format, Entries& entries) {
  if (bytes.size() <= kCells || !has_usual_boxes(entries.options())) return {};
  const std::string_view end = bytes[kCells] == '\r' ? "\r\n" : "\n";
  const std::size_t stride = kCells + end.size();
  std::size_t length = 0;
  while (bytes.size() - length >= stride && bytes.substr(length + kCells, end.size()) == end &&
         are_cells(bytes.data() + length)) {
    length += stride;
  }
  const auto count = static_cast<std::uint32_t>(length / stride);
  if (count == 0) return {};
  function_({bytes.substr(0, length), stride, count, format, entries.count_on(count),
             Place{number, 1}, number});
  return {length, count};
}

bool PlainLinesSink::take_line(const Line& line, std::uint64_t line_number, Entries& entries) {
  if (!is_plain_line(line.text) || !has_usual_boxes(entries.options())) return false;
  function_({line.text, kCells, 1, entries.options().format, entries.count_on(1), line.place(0),
             line_number});
  return true;
}

}  // namespace nonet
