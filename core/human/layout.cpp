#include "core/human/layout.h"

namespace nonet::human {

Layout::Layout(std::shared_ptr<const Geometry> geometry) : geometry_(std::move(geometry)) {
  all_ = CellSet::up_to(cell_count());
  cell_houses_.resize(static_cast<std::size_t>(cell_count()));
  for (const House& house : geometry_->houses()) {
    bool fits = house.cells.size() == static_cast<std::size_t>(size()) &&
                houses_.size() < static_cast<std::size_t>(kMostHouses);
    for (const Cell cell : house.cells) {
      fits = fits && cell_houses_[cell].count() < CellHouses::kMost;
    }
    if (!fits) break;
    CellSet cells;
    for (const Cell cell : house.cells) {
      cells.insert(cell);
      cell_houses_[cell].add(static_cast<HouseIndex>(houses_.size()));
    }
    houses_.push_back(cells);
  }
  for (int index = 0; index < cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    CellSet peers;
    for (const Cell peer : geometry_->peers(cell)) peers.insert(peer);
    peers_.push_back(peers);
    regions_.push_back(geometry_->region_of(cell));
  }
}

std::vector<int> Layout::houses_with(const CellSet& cells) const {
  std::vector<int> found;
  for (int index = 0; index < house_count(); ++index) {
    if (house(index).contains_all(cells)) found.push_back(index);
  }
  return found;
}

CellSet Layout::common_peers(const CellSet& cells) const {
  CellSet common = all_;
  for (const Cell cell : cells) common &= peers_[cell];
  return common;
}

}  // namespace nonet::human
