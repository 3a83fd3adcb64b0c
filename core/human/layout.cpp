#include "core/human/layout.h"

namespace nonet::human {

Layout::Layout(std::shared_ptr<const Geometry> geometry) : geometry_(std::move(geometry)) {
  all_ = CellSet::up_to(cell_count());
  for (const House& house : geometry_->houses()) {
    CellSet cells;
    for (const Cell cell : house.cells) cells.insert(cell);
    houses_.push_back(cells);
  }
  for (int index = 0; index < cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    CellSet peers;
    for (const Cell peer : geometry_->peers(cell)) peers.insert(peer);
    peers_.push_back(peers);
    CellHouses houses;
    for (const std::uint16_t house : houses_of(cell)) houses.add(static_cast<HouseIndex>(house));
    cell_houses_.push_back(houses);
    regions_.push_back(geometry_->region_of(cell));
  }
  plain_nine_ = size() == 9 && house_count() == 27 && !geometry_->is_jigsaw() &&
                geometry_->shape() == Shape{9, 3, 3};
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
