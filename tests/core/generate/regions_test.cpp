// tests/core/generate/regions_test.cpp: regions are whole, equally large, and not always the same.
#include "core/generate/regions.h"

#include <set>

#include "core/grid/geometry.h"
#include "tests/catch.h"

namespace nonet::generate {

TEST_CASE("made regions are connected and of equal size", "[generate]") {
  Random random(1);
  for (const int size : {1, 2, 3, 4, 5, 6, 7, 9, 10}) {
    std::set<std::vector<int>> different;
    for (int round = 0; round < 20; ++round) {
      const std::vector<int> region_of = make_regions(size, random);
      different.insert(region_of);
      REQUIRE(Geometry::with_regions(region_of).ok());
      for (int region = 0; region < size; ++region) {
        // Spreads from the region's first cell to neighbours; in the end all of its cells are reached.
        std::set<int> reached;
        std::vector<int> next;
        for (int cell = 0; cell < size * size && next.empty(); ++cell) {
          if (region_of[static_cast<std::size_t>(cell)] == region) next.push_back(cell);
        }
        while (!next.empty()) {
          const int cell = next.back();
          next.pop_back();
          if (region_of[static_cast<std::size_t>(cell)] != region || !reached.insert(cell).second) {
            continue;
          }
          if (cell % size > 0) next.push_back(cell - 1);
          if (cell % size < size - 1) next.push_back(cell + 1);
          if (cell >= size) next.push_back(cell - size);
          if (cell < size * (size - 1)) next.push_back(cell + size);
        }
        CHECK(static_cast<int>(reached.size()) == size);
      }
    }
    if (size > 4 && size != 6) CHECK(different.size() > 15);
  }
}

}  // namespace nonet::generate
