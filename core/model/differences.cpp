#include "core/model/differences.h"

#include <variant>

namespace nonet {

Differences::Differences(const Model& model)
    : others_(model.domains.size()),
      lists_with_(others_.size()),
      words_((others_.size() + 63) / 64),
      bits_(others_.size() * words_, 0) {
  for (const Rule& rule : model.rules) {
    if (const auto* distinct = std::get_if<Distinct>(&rule)) lists_.push_back(distinct->cells);
    if (const auto* set = std::get_if<ValueSet>(&rule)) lists_.push_back(set->cells);
  }
  for (std::size_t i = 0; i < lists_.size(); ++i) {
    const auto& list = lists_[i];
    for (const Cell cell : list) {
      lists_with_[cell].push_back(static_cast<std::uint16_t>(i));
      for (const Cell other : list) {
        if (other != cell) bits_[cell * words_ + other / 64u] |= std::uint64_t{1} << (other % 64u);
      }
    }
  }
  for (std::size_t cell = 0; cell < others_.size(); ++cell) {
    for (std::size_t word = 0; word < words_; ++word) {
      for (std::uint64_t left = bits_[cell * words_ + word]; left != 0; left &= left - 1) {
        others_[cell].push_back(first_cell(word, left));
      }
    }
  }
}

bool Differences::among(std::span<const Cell> cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!contains(cells[i], cells[j])) return false;
    }
  }
  return true;
}

}  // namespace nonet
