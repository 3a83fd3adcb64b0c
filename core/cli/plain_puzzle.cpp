#include "core/cli/plain_puzzle.h"

#include <algorithm>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace nonet::cli {
namespace {

/// Lists of cells, whatever their order is.
using Houses = std::set<std::vector<Cell>>;
using SharedGeometry = std::shared_ptr<const Geometry>;

std::vector<Cell> sorted(std::span<const Cell> cells) {
  std::vector<Cell> list(cells.begin(), cells.end());
  std::sort(list.begin(), list.end());
  return list;
}

Houses houses_of(const std::vector<std::vector<Cell>>& lists) {
  Houses houses;
  for (const auto& cells : lists) houses.insert(sorted(cells));
  return houses;
}

/// Takes the part out of the houses, if all of it is there.
bool take(const Houses& part, Houses& houses) {
  if (!std::includes(houses.begin(), houses.end(), part.begin(), part.end())) return false;
  for (const auto& house : part) houses.erase(house);
  return true;
}

/// Rows, columns and these regions: boxes if they are some, of the usual shape unless `tells_boxes`; null if they are no regions of a square.
SharedGeometry geometry_of(const Board& board, bool tells_boxes) {
  const int size = board.rows;
  const Houses regions = houses_of(board.regions);
  for (int box_rows = 1; box_rows <= size; ++box_rows) {
    if (size % box_rows != 0) continue;
    if (!tells_boxes && box_rows != usual_shape(size).box_rows) continue;
    auto geometry = Geometry::with_boxes({size, box_rows, size / box_rows});
    if (!geometry.ok()) return nullptr;
    Houses boxes;
    for (const House& house : geometry.value()->houses()) {
      if (house.kind == HouseKind::kBox) boxes.insert(sorted(house.cells));
    }
    if (boxes == regions) return std::move(geometry.value());
  }
  std::vector<int> region_of(static_cast<std::size_t>(board.grid_cells()), -1);
  for (std::size_t region = 0; region < board.regions.size(); ++region) {
    for (const Cell cell : board.regions[region]) region_of[cell] = static_cast<int>(region);
  }
  // Without boxes, the rows once more.
  for (std::size_t cell = 0; board.regions.empty() && cell < region_of.size(); ++cell) {
    region_of[cell] = static_cast<int>(cell) / size;
  }
  auto geometry = Geometry::with_regions(region_of);
  return geometry.ok() ? std::move(geometry.value()) : nullptr;
}

/// These houses besides those of the geometry.
ExtraHouses extra_of(Houses houses, const Geometry& geometry) {
  ExtraHouses extra;
  for (const auto pattern : {&ExtraHouses::diagonal_down, &ExtraHouses::diagonal_up,
                             &ExtraHouses::windows, &ExtraHouses::groups}) {
    ExtraHouses one;
    one.*pattern = true;
    if (flaw_of(one, geometry.shape(), geometry.is_jigsaw())) continue;
    Houses of_pattern;
    each_house(one, geometry.shape(), [&](HouseKind, int, std::span<const Cell> cells) {
      of_pattern.insert(sorted(cells));
    });
    extra.*pattern = take(of_pattern, houses);
  }
  extra.regions.assign(houses.begin(), houses.end());
  return extra;
}

}  // namespace

std::optional<Puzzle> plain_from(const ConstrainedPuzzle& puzzle, bool tells_boxes) {
  const Board& board = puzzle.board;
  const bool is_square =
      board.rows == board.columns && board.rows == board.value_count && board.first_value == 1;
  if (!is_square || board.variables > 0 || !puzzle.constraints.empty()) return std::nullopt;
  SharedGeometry geometry = geometry_of(board, tells_boxes);
  if (geometry == nullptr) return std::nullopt;
  Houses houses = houses_of(puzzle.houses), usual;
  for (const House& house : geometry->houses()) usual.insert(sorted(house.cells));
  if (!take(usual, houses)) return std::nullopt;
  if (!houses.empty()) {
    auto with_extra = GeometryCache().with_extra(*geometry, extra_of(std::move(houses), *geometry));
    if (!with_extra.ok()) return std::nullopt;
    geometry = std::move(with_extra.value());
  }
  Puzzle plain = make_puzzle(geometry);
  const DigitSet all = DigitSet::up_to(board.value_count);
  for (std::size_t cell = 0; cell < puzzle.domains.size(); ++cell) {
    const DigitSet digits = puzzle.domains[cell];
    if (digits.single()) {
      plain.givens[cell] = digits.first();
    } else if (digits != all) {
      plain.candidates = puzzle.domains;
    }
  }
  return plain;
}

}  // namespace nonet::cli
