#include "core/format/plain_lines.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace nonet {
namespace {

// Sixteen characters at a time; the last ones overlap those before. GCC and Clang make of such a type what
// the processor has; of plain loops over 81 characters Clang makes 3 KB of WebAssembly, and slow ones.
using Characters [[gnu::vector_size(16)]] = unsigned char;
constexpr std::size_t kSteps[] = {0, 16, 32, 48, 64, kPlainCells - sizeof(Characters)};

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

}  // namespace

bool is_plain_line(std::string_view text) {
  return text.size() == kPlainCells && are_cells(text.data());
}

void copy_plain_line(const char* from, char* to) {
  for (const std::size_t step : kSteps) {
    Characters cells = load(from + step);
    cells -= (cells == '0') & ('0' - '.');
    std::memcpy(to + step, &cells, sizeof cells);
  }
}

PlainLines leading_plain_lines(std::string_view bytes) {
  if (bytes.size() <= kPlainCells) return {};
  const std::string_view end = bytes[kPlainCells] == '\r' ? "\r\n" : "\n";
  const std::size_t stride = kPlainCells + end.size();
  std::size_t length = 0;
  while (bytes.size() - length >= stride && bytes.substr(length + kPlainCells, end.size()) == end &&
         are_cells(bytes.data() + length)) {
    length += stride;
  }
  return {bytes.substr(0, length), stride, length / stride};
}

PlainLines PlainLines::take_first(std::size_t most) {
  PlainLines first = *this;
  first.count = std::min(count, most);
  first.text = text.substr(0, first.count * stride);
  text.remove_prefix(first.text.size());
  const auto taken = static_cast<std::uint32_t>(first.count);
  count -= taken;
  number += taken;
  at.line += taken;
  if (line_number) *line_number += taken;
  return first;
}

}  // namespace nonet
