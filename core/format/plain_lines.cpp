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

bool has_usual_boxes(const ReadOptions& options) {
  return !options.shape || options.shape->size != 9 || *options.shape == usual_shape(9);
}

}  // namespace

bool is_plain_line(std::string_view text) {
  return text.size() == kCells && are_cells(text.data());
}

PlainLinesSink::~PlainLinesSink() = default;

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
