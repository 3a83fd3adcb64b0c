#include "core/format/ss.h"

#include <string>

#include "core/format/boxed.h"
#include "core/format/candidates.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

std::string star_grid(const Geometry& geometry, const std::vector<Digit>& cells) {
  std::vector<std::string> texts;
  for (const Digit digit : cells) texts.emplace_back(1, digit == 0 ? '.' : symbol_of(digit));
  return draw_frame(geometry, texts, "*-*", "|+|", "*-*", true);
}

}  // namespace

Result<std::string> write_ss(const Puzzle& puzzle, const WriteOptions&) {
  const Geometry& geometry = *puzzle.geometry;
  if (!geometry.is_plain_nine()) return cannot_write("ss", puzzle);
  std::string text = star_grid(geometry, puzzle.givens);
  if (!puzzle.entries.empty()) text += "\n" + star_grid(geometry, filled_cells(puzzle));
  if (!puzzle.candidates.empty()) {
    text += "\n" + draw_frame(geometry, candidate_groups(puzzle), "*-*", "|+|", "*-*", false);
  }
  return text;
}

}  // namespace nonet
