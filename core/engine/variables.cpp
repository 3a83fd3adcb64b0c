#include "core/engine/variables.h"

#include <algorithm>
#include <utility>

namespace nonet {

Variables::Variables(std::shared_ptr<const Geometry> geometry) : geometry_(std::move(geometry)) {
  for (int cell = 0; cell < geometry_->cell_count(); ++cell) {
    peers_.push_back(geometry_->peers(static_cast<Cell>(cell)));
  }
}

Variables::Variables(const Differences& differences) {
  std::vector<std::size_t> ends;
  for (std::size_t cell = 0; cell < differences.cell_count(); ++cell) {
    const auto bits = differences.bits(static_cast<Cell>(cell));
    for (std::size_t word = 0; word < bits.size(); ++word) {
      for (std::uint64_t left = bits[word]; left != 0; left &= left - 1) {
        others_.push_back(first_cell(word, left));
      }
    }
    ends.push_back(others_.size());
  }
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    peers_.push_back(std::span(others_).subspan(begin, end - begin));
    begin = end;
  }
}

void Variables::start(std::span<const DigitSet> candidates) {
  open_.assign(candidates.size(), {});
  first_.assign(candidates.size(), 0);
  cell_of_.clear();
  digit_of_.clear();
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    first_[cell] = static_cast<Variable>(cell_of_.size());
    if (candidates[cell].single()) continue;
    open_[cell] = candidates[cell];
    for (DigitSet rest = candidates[cell]; !rest.empty();) {
      cell_of_.push_back(static_cast<Cell>(cell));
      digit_of_.push_back(rest.pop_first());
    }
  }
  lists_.clear();
  list_start_.assign(count(), kNoList);
  list_size_.assign(count(), 0);
}

bool Variables::excludes(Variable one, Variable other) const {
  if (cell_of_[one] == cell_of_[other]) return one != other;
  if (digit_of_[one] != digit_of_[other]) return false;
  const auto peers = peers_[cell_of_[one]];
  return std::binary_search(peers.begin(), peers.end(), cell_of_[other]);
}

void Variables::make_list(Variable variable) {
  const Cell cell = cell_of_[variable];
  const Digit digit = digit_of_[variable];
  list_start_[variable] = static_cast<std::uint32_t>(lists_.size());
  const Variable end = first_[cell] + static_cast<Variable>(open_[cell].count());
  for (Variable other = first_[cell]; other < end; ++other) {
    if (other != variable) lists_.push_back(other);
  }
  for (const Cell peer : peers_[cell]) {
    if (open_[peer].contains(digit)) lists_.push_back(of(peer, digit));
  }
  list_size_[variable] = static_cast<std::uint16_t>(lists_.size() - list_start_[variable]);
}

}  // namespace nonet
