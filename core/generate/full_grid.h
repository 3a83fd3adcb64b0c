// core/generate/full_grid.h: random full grids of any geometry up to 16×16.
//
// What is known of the distribution:
//   9×9 with boxes               each grid equally likely (uniform_grid.h)
//   up to 4×4, 5×5, 6×6 boxes    each equally likely: all grids with the digits of the first row in order are listed
//                                once (at most 39,168), one is drawn, and the digits are renamed at random. Every grid has
//                                exactly one renaming in the list, so the listed ones stand for equally many.
//   others                       a search that tries the digits in random order. Grids that are found from more orders are
//                                more likely; by how much is not known. The digits are renamed at random, so no digit is
//                                preferred.
// Tested by tests/core/generate/full_grid_test.cpp: 4×4 and 6×6 against their known numbers of grids.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/engine/search.h"
#include "core/generate/random.h"
#include "core/grid/puzzle.h"

namespace nonet::generate {

/// Whether each full grid of this shape, with boxes, is equally likely.
bool has_uniform_grids(Shape shape);

class FullGrids {
 public:
  /// Cost: a list takes up to 30 ms and 1.4 MB (6×6) when the first grid is made; else nothing.
  explicit FullGrids(std::shared_ptr<const Geometry> geometry);

  /// Sets `grid` to one digit for each cell. Returns false if none was found: a jigsaw may have none, and a search that
  /// is too long is given up.
  bool next(Random& random, std::vector<Digit>& grid);

 private:
  bool is_listed() const;
  void list();
  bool search(Random& random, std::vector<Digit>& grid);

  std::shared_ptr<const Geometry> geometry_;
  GeneralEngine engine_;
  std::vector<Digit> listed_;  // grid after grid
};

}  // namespace nonet::generate
