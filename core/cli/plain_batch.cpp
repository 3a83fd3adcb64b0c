#include "core/cli/plain_batch.h"

namespace nonet::cli {

void PlainBatch::solve(const PlainLines& lines, std::uint64_t limit) {
  answers_.resize(lines.count);
  solutions_.resize(lines.count * 81);
  classic::solve_batch(lines.text, lines.stride, limit, answers_, solutions_);
}

ReadEntry entry_of(const PlainLines& lines, std::size_t index) {
  static const auto geometry = Geometry::with_boxes(usual_shape(9)).value();
  ReadEntry entry;
  entry.puzzle = make_puzzle(geometry);
  entry.format = lines.format;
  entry.number = lines.number + static_cast<std::uint32_t>(index);
  entry.at = {lines.at.line + static_cast<std::uint32_t>(index), lines.at.column};
  entry.line_number = lines.line_number + index;
  Place place = entry.at;
  for (Digit& digit : entry.puzzle.givens) {
    const char character = lines.text[index * lines.stride + entry.cell_places.size()];
    if (character != '.') digit = static_cast<Digit>(character - '0');
    entry.cell_places.push_back(place);
    ++place.column;
  }
  return entry;
}

}  // namespace nonet::cli
