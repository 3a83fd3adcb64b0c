#include "core/engine/propagators/different_groups.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace nonet {
namespace {

using Group = std::vector<Sum::Term>;

std::vector<std::vector<Cell>> different_cells(const Model& model) {
  std::vector<std::vector<Cell>> lists;
  for (const Rule& rule : model.rules) {
    if (const auto* distinct = std::get_if<Distinct>(&rule)) lists.push_back(distinct->cells);
    if (const auto* set = std::get_if<ValueSet>(&rule)) lists.push_back(set->cells);
  }
  return lists;
}

}  // namespace

std::vector<Group> different_groups(Group terms, const PropagatorContext& context) {
  // Of the list's cells, or of all.
  const auto collect = [&](const std::vector<Cell>* list) {
    Group group;
    for (const Sum::Term& term : terms) {
      if (list != nullptr && std::find(list->begin(), list->end(), term.cell) == list->end()) {
        continue;
      }
      const bool joins = std::all_of(group.begin(), group.end(), [&](const Sum::Term& member) {
        return member.factor == term.factor && context.differences.contains(member.cell, term.cell);
      });
      if (joins) group.push_back(term);
    }
    return group;
  };
  const auto lists = different_cells(context.model);
  std::vector<Group> groups;
  while (!terms.empty()) {
    // Where no list has two of them: what other rules make different, such as knight's moves.
    Group largest = collect(nullptr);
    for (const auto& list : lists) {
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
    groups.push_back(std::move(largest));
  }
  return groups;
}

}  // namespace nonet
