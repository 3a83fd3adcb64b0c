// core/grid/extra_houses.h: the houses that a variant has besides rows, columns and boxes or regions.
//
//   diagonals          windows               groups (some of them)   a region of any cells
//   \ . . . . . /      . . . . . . . . .     a . . a . . a . .       . . . . . .
//   . \ . . / . .      . A A A . B B B .     . b . . b . . b .       . e e . . .
//   . . \ / . . .      . A A A . B B B .     . . . . . . . . .       . . e e . .
//   . . / \ . . .      . A A A . B B B .     a . . a . . a . .       . . . e . .
//   . / . . \ . .      . . . . . . . . .     . b . . b . . b .       . . . e . .
//   / . . . . . \      …                     …                       . . . . . .
//
// A sudoku X has both diagonals, a windoku the windows, and disjoint groups are the cells with the same place in
// their boxes. They are only lists of cells: geometry.h makes houses of them.
// Tested by tests/core/grid/extra_houses_test.cpp.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/grid/shape.h"

namespace nonet {

/// Which further houses a geometry has; by default none.
struct ExtraHouses {
  bool diagonal_down = false;  ///< r1c1, r2c2 …
  bool diagonal_up = false;    ///< the other one, through r1c9 and r9c1 in a 9×9
  /// Boxes between the boxes: the first one has its corner at r2c2, and a row or column lies free between two. With one
  /// box fewer in each direction than the grid has, they are as many as fit.
  bool windows = false;
  bool groups = false;  ///< the cells with the same place in their boxes
  /// Houses of 2..size distinct cells.
  std::vector<std::vector<Cell>> regions;

  bool empty() const;
  friend bool operator==(const ExtraHouses&, const ExtraHouses&) = default;
};
/// Any order, for maps.
bool operator<(const ExtraHouses& one, const ExtraHouses& other);

// In texts, options and JavaScript, extra houses are a list of words: the key of a pattern, or a region's cells, as in
// "diagonals" and "r1c1r1c2r2c2".

/// The keys of the patterns: "diagonals" (both), "diagonal-down", "diagonal-up", "windows", "groups".
std::span<const std::string_view> pattern_keys();
/// Whether it is such a key, or the cells of a region in a grid of some size.
bool is_house_word(std::string_view word);
/// The extra houses of these words in a grid of that size (1..64).
/// Errors: kBadHouses; `text` is the first word that is none, or names a cell outside the grid.
Result<ExtraHouses> houses_named(std::span<const std::string> words, int size);
/// The inverse; "diagonals" for both.
std::vector<std::string> house_words(const ExtraHouses& extra, int size);

/// What is wrong with them in a grid of that shape; nothing: they are possible. `is_jigsaw`: it has regions in place of
/// boxes.
/// Errors: kBadHouses; `text` is "windows" or "groups" in a grid without boxes of at least 2×2 (windows need room between
/// them, too), or the word of a region with a cell twice or outside the grid, or not of 2..size cells; `found` is the size.
std::optional<Error> flaw_of(const ExtraHouses& extra, Shape shape, bool is_jigsaw);

/// Takes an extra house: its kind, its index from 0 among those of its kind (of diagonals, whether it is the one from the
/// upper right), and its cells, valid during the call.
using ExtraHouseSink = std::function<void(HouseKind kind, int index, std::span<const Cell> cells)>;

/// Hands over each of these houses, which are possible in that shape: those with `size` cells first, the smaller regions
/// after them, else in the order of the members.
void each_house(const ExtraHouses& extra, Shape shape, const ExtraHouseSink& sink);

}  // namespace nonet
