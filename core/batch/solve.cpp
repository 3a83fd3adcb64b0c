#include "core/batch/solve.h"

namespace nonet::batch {

std::span<const classic::Answer> Solver::solve(const PlainLines& lines, std::uint64_t limit,
                                               char* solutions, std::size_t stride,
                                               std::uint64_t guesses) {
  answers_.resize(lines.count);
  classic::Job job;
  job.puzzles = lines.text.data();
  job.count = lines.count;
  job.stride = lines.stride;
  job.limit = limit;
  job.guesses = guesses;
  job.answers = answers_.data();
  job.solutions = solutions;
  job.solution_stride = stride;
  classic::best_kernel().many(job);
  return answers_;
}

ReadEntry entry_of(const PlainLines& lines, std::size_t index) {
  static const auto geometry = Geometry::with_boxes(usual_shape(9)).value();
  ReadEntry entry;
  entry.puzzle = make_puzzle(geometry);
  entry.format = lines.format;
  entry.number = lines.number + static_cast<std::uint32_t>(index);
  entry.at = {lines.at.line + static_cast<std::uint32_t>(index), lines.at.column};
  Place place = entry.at;
  for (Digit& digit : entry.puzzle.givens) {
    const char character = lines.text[index * lines.stride + entry.cell_places.size()];
    if (character != '.') digit = static_cast<Digit>(character - '0');
    entry.cell_places.push_back(place);
    ++place.column;
  }
  return entry;
}

}  // namespace nonet::batch
