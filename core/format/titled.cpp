#include "core/format/titled.h"

#include <string>

#include "core/format/symbols.h"

namespace nonet {

Result<std::string> write_titled(const Puzzle& puzzle, const WriteOptions& options) {
  if (!fits_symbols(puzzle)) return cannot_write("titled", puzzle);
  std::string text;
  for (const char character : options.title.empty() ? std::string_view("Grid 01") : options.title) {
    text += character == '\n' || character == '\r' ? ' ' : character;
  }
  text += '\n';
  const auto size = static_cast<std::size_t>(puzzle.geometry->size());
  const std::string cells = symbol_line(filled_cells(puzzle), '0');
  for (std::size_t row = 0; row < size; ++row) text += cells.substr(row * size, size) + '\n';
  return text;
}

}  // namespace nonet
