#include "core/model/differences.h"

#include <algorithm>
#include <variant>

namespace nonet {

std::vector<std::uint64_t> bits_of(std::span<const Cell> cells, std::size_t words) {
  std::vector<std::uint64_t> bits(words, 0);
  for (const Cell cell : cells) bits[cell / 64u] |= std::uint64_t{1} << (cell % 64u);
  return bits;
}

Differences::Differences(const Model& model)
    : words_(std::max(std::size_t{1}, (model.domains.size() + 63) / 64)),
      bits_(model.domains.size() * words_, 0) {
  for (const Rule& rule : model.rules) {
    if (const auto* distinct = std::get_if<Distinct>(&rule)) lists_.push_back(distinct->cells);
    if (const auto* set = std::get_if<ValueSet>(&rule)) lists_.push_back(set->cells);
  }
  for (const auto& list : lists_) {
    const auto all = bits_of(list, words_);
    list_bits_.insert(list_bits_.end(), all.begin(), all.end());
    for (const Cell cell : list) {
      std::uint64_t* bits = &bits_[cell * words_];
      for (std::size_t word = 0; word < words_; ++word) bits[word] |= all[word];
      bits[cell / 64u] &= ~(std::uint64_t{1} << (cell % 64u));
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
