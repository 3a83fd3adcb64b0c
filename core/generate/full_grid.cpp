#include "core/generate/full_grid.h"

#include <algorithm>
#include <numeric>

#include "core/generate/uniform_grid.h"

namespace nonet::generate {
namespace {

/// A search for a grid that takes more guesses is begun again with other digits, so often.
constexpr std::uint64_t kGuesses = 500;
constexpr int kSearches = 40;

/// Whether there are so few full grids that all are listed.
bool has_list(Shape shape, bool is_jigsaw) {
  if (shape.size <= 5) return true;
  return shape.size == 6 && !is_jigsaw && shape.box_rows > 1 && shape.box_columns > 1;
}

}  // namespace

bool has_uniform_grids(Shape shape) {
  return shape == Shape{9, 3, 3} || has_list(shape, false);
}

FullGrids::FullGrids(std::shared_ptr<const Geometry> geometry)
    : geometry_(std::move(geometry)), engine_(geometry_) {}

bool FullGrids::is_listed() const {
  return has_list(geometry_->shape(), geometry_->is_jigsaw());
}

void FullGrids::list() {
  const auto size = static_cast<std::size_t>(geometry_->size());
  std::vector<DigitSet> candidates(size * size, DigitSet::up_to(geometry_->size()));
  for (std::size_t column = 0; column < size; ++column) {
    candidates[column] = DigitSet::of(static_cast<Digit>(column + 1));
  }
  engine_.start(candidates, UINT64_MAX);
  engine_.resume(UINT64_MAX, [&](std::span<const Digit> grid) {
    listed_.insert(listed_.end(), grid.begin(), grid.end());
    return true;
  });
}

bool FullGrids::search(Random& random, std::vector<Digit>& grid) {
  const auto cells = static_cast<std::size_t>(geometry_->cell_count());
  const DigitSet all = DigitSet::up_to(geometry_->size());
  const std::vector<DigitSet> candidates(cells, all);
  std::vector<DigitSet> preferred(cells);
  for (int searches = 0; searches < kSearches; ++searches) {
    for (DigitSet& digits : preferred) digits = DigitSet::from_bits(random.next()) & all;
    engine_.start(candidates, 1, preferred);
    const SearchResult& result = engine_.resume(kGuesses, [&](std::span<const Digit> found) {
      grid.assign(found.begin(), found.end());
      return true;
    });
    if (result.solutions > 0) return true;
    if (result.complete) return false;
  }
  return false;
}

bool FullGrids::next(Random& random, std::vector<Digit>& grid) {
  if (geometry_->is_plain_nine()) {
    const Grid9 made = uniform_grid(random);
    grid.assign(made.begin(), made.end());
    return true;
  }
  const auto cells = static_cast<std::size_t>(geometry_->cell_count());
  if (is_listed()) {
    if (listed_.empty()) list();
    const std::size_t count = listed_.size() / cells;
    if (count == 0) return false;
    const std::size_t chosen = random.below(static_cast<std::uint32_t>(count));
    const auto begin = listed_.begin() + static_cast<std::ptrdiff_t>(chosen * cells);
    grid.assign(begin, begin + static_cast<std::ptrdiff_t>(cells));
  } else if (!search(random, grid)) {
    return false;
  }
  std::vector<Digit> names(static_cast<std::size_t>(geometry_->size()));
  std::iota(names.begin(), names.end(), Digit{1});
  random.shuffle(names);
  for (Digit& digit : grid) digit = names[digit - 1u];
  return true;
}

}  // namespace nonet::generate
