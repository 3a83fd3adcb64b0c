#include "wasm/api_explain.h"

namespace nonet::api {

Result<nonet::Puzzle> explainable_from(const Puzzle& from) {
  auto puzzle = puzzle_from(from);
  if (!puzzle.ok()) return puzzle;
  const int size = puzzle.value().geometry->size();
  if (size > human::kLargestSize) {
    return Error{Errc::kTooLarge, {}, {}, size, human::kLargestSize};
  }
  return puzzle;
}

human::Search::Patience patience_of(const Progress& progress) {
  if (!progress) return {};
  return [progress] { return progress({}); };
}

}  // namespace nonet::api
