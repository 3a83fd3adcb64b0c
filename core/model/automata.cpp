#include "core/model/automata.h"

#include <utility>

namespace nonet {

std::shared_ptr<const AutomatonTable> automaton_table(const Board& board, std::size_t length,
                                                      std::vector<std::uint32_t> starts,
                                                      NumberedStates& states) {
  auto table = std::make_shared<AutomatonTable>();
  table->start = std::move(starts);
  // Of each state the fewest cells after which it is reached: states are met in that order.
  std::vector<std::size_t> depths(states.count(), 0);
  std::vector<std::pair<std::uint32_t, DigitSet>> ways;  // of a state: where to, by which digits
  for (std::uint32_t from = 0; from < depths.size(); ++from) {
    table->accepts.push_back(states.accepts(from));
    const std::size_t depth = depths[from];
    if (depth == length) continue;
    ways.clear();
    for (int number = 1; number <= board.value_count; ++number) {
      const auto digit = static_cast<Digit>(number);
      const auto to = states.next(from, board.value(digit));
      if (!to.has_value()) continue;
      depths.resize(states.count(), depth + 1);
      const auto way = std::find_if(ways.begin(), ways.end(),
                                    [&](const auto& other) { return other.first == *to; });
      if (way == ways.end()) {
        ways.emplace_back(*to, DigitSet::of(digit));
      } else {
        way->second.insert(digit);
      }
    }
    for (const auto& [to, digits] : ways) table->edges.push_back({from, to, digits});
  }
  table->state_count = states.count();
  return table;
}

}  // namespace nonet
