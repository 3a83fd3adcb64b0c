#include "core/model/different_groups.h"

#include <algorithm>
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
  std::vector<std::uint8_t> is_left(differences.cell_count(), 0);
  for (const Sum::Term& term : terms) is_left[term.cell] = 1;
  std::vector<Group> groups;
  while (!terms.empty()) {
    // Where no list has two of them: what other rules make different, such as knight's moves.
    Group largest = collect(nullptr);
    for (const auto& list : differences.lists()) {
      const auto most =
          std::count_if(list.begin(), list.end(), [&](Cell cell) { return is_left[cell] != 0; });
      if (static_cast<std::size_t>(most) <= largest.size()) continue;
      Group group = collect(&list);
      if (group.size() > largest.size()) largest = std::move(group);
    }
    // They are in the order of the terms; a cell that is among these twice is taken once.
    auto next = largest.begin();
    std::erase_if(terms, [&](const Sum::Term& term) {
      const bool is_next = next != largest.end() && next->cell == term.cell;
      if (is_next) ++next;
      return is_next;
    });
    for (const Sum::Term& term : largest) is_left[term.cell] = 0;
    for (const Sum::Term& term : terms) is_left[term.cell] = 1;
    groups.push_back(std::move(largest));
  }
  return groups;
}

}  // namespace nonet
