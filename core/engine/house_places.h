// core/engine/house_places.h: where a digit can still be in the houses of a model that have each digit once.
//
// Each digit has a cell in such a house: if one is left, it is there; one with two to four goes from the cells that must differ from all of those. Where
// these are of one other house, that is a locked candidate; with cages, knight's moves and diagonals there are others. Domains::next_lost says where
// to look.
// Tested by tests/core/engine/house_places_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/engine/domains.h"
#include "core/model/differences.h"
#include "core/model/model.h"

namespace nonet {

/// These cells, as bits like those of Domains::places, must have the digit somewhere, once: removes what its places among them show. Returns false on a
/// contradiction.
bool propagate_places(Domains& domains, const Differences& differences, Digit digit,
                      std::span<const std::uint64_t> cells);

class HousePlaces {
 public:
  /// Of the houses that the model's own rules say. `differences` is kept by the caller.
  HousePlaces(const Model& model, const Differences& differences);

  const std::vector<std::vector<Cell>>& houses() const { return houses_; }
  /// A house's cells as bits, like those of Domains::places.
  std::span<const std::uint64_t> bits(std::size_t house) const {
    return std::span(bits_).subspan(house * differences_.words(), differences_.words());
  }

  /// Removes what the places of digits in houses show, in all that have lost some. Returns false on a contradiction, in the house `failed`.
  bool propagate(Domains& domains, std::size_t& failed) const;

 private:
  template <std::size_t kWords>
  bool look_at_lost(Domains& domains, std::size_t& failed) const;

  const Differences& differences_;
  std::vector<std::vector<Cell>> houses_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace nonet
