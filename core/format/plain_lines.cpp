#include "core/format/plain_lines.h"

namespace nonet {
namespace {

constexpr std::size_t kCells = 81;

// Without a branch, so that it becomes vector instructions.
bool are_cells(const char* characters) {
  unsigned char others = 0;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const auto character = static_cast<unsigned char>(characters[cell]);
    const bool digit = static_cast<unsigned char>(character - '0') <= 9;
    others |= static_cast<unsigned char>(!(digit | (character == '.')));
  }
  return others == 0;
}

}  // namespace

bool is_plain_line(std::string_view text) {
  return text.size() == kCells && are_cells(text.data());
}

LineTaker::Taken take_plain_lines(std::string_view bytes, std::uint32_t number,
                                  std::string_view format, Entries& entries) {
  if (bytes.size() <= kCells || !entries.takes_lines()) return {};
  const std::string_view end = bytes[kCells] == '\r' ? "\r\n" : "\n";
  const std::size_t stride = kCells + end.size();
  std::size_t length = 0;
  while (bytes.size() - length >= stride && bytes.substr(length + kCells, end.size()) == end &&
         are_cells(bytes.data() + length)) {
    length += stride;
  }
  const std::size_t count = length / stride;
  if (count == 0) return {};
  entries.hand_on(
      PlainLines{bytes.substr(0, length), stride, count, format, 0, Place{number, 1}, number});
  return {length, static_cast<std::uint32_t>(count)};
}

}  // namespace nonet
