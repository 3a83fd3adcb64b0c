#include "core/model/different_groups.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace nonet {
namespace {

using Group = std::vector<Sum::Term>;

}  // namespace

std::vector<Group> different_groups(Group terms, const Differences& differences) {
  // Of the list's cells, or of all.
  const auto collect = [&](const std::vector<Cell>* list) {
    Group group;
    for (const Sum::Term& term : terms) {
      if (list != nullptr && std::find(list->begin(), list->end(), term.cell) == list->end()) {
        continue;
      }
      const bool joins = std::all_of(group.begin(), group.end(), [&](const Sum::Term& member) {
        return member.factor == term.factor && differences.contains(member.cell, term.cell);
      });
      if (joins) group.push_back(term);
    }
    return group;
  };
  const auto& lists = differences.lists();
  std::vector<Group> groups;
  while (!terms.empty()) {
    std::vector<std::uint64_t> left(differences.words(), 0);
    for (const Sum::Term& term : terms)
      left[term.cell / 64u] |= std::uint64_t{1} << (term.cell % 64u);
    // Where no list has two of them: what other rules make different, such as knight's moves.
    Group largest = collect(nullptr);
    for (std::size_t i = 0; i < lists.size(); ++i) {
      const auto bits = differences.list_bits(i);
      std::size_t count = 0;
      for (std::size_t word = 0; word < bits.size(); ++word) {
        count += static_cast<std::size_t>(std::popcount(bits[word] & left[word]));
      }
      if (count <= largest.size()) continue;
      Group group = collect(&lists[i]);
      if (group.size() > largest.size()) largest = std::move(group);
    }
    // They are in the order of the terms; a cell that is among these twice is taken once.
    auto next = largest.begin();
    std::erase_if(terms, [&](const Sum::Term& term) {
      const bool is_next = next != largest.end() && next->cell == term.cell;
      if (is_next) ++next;
      return is_next;
    });
    groups.push_back(std::move(largest));
  }
  return groups;
}

std::vector<std::vector<Cell>> different_cells(const std::vector<Cell>& cells,
                                               const Differences& differences) {
  std::vector<Sum::Term> terms;
  for (const Cell cell : cells) terms.push_back({cell, 1});
  std::vector<std::vector<Cell>> groups;
  for (const auto& group : different_groups(std::move(terms), differences)) {
    groups.emplace_back();
    for (const Sum::Term& term : group) groups.back().push_back(term.cell);
  }
  return groups;
}

}  // namespace nonet
