#include "core/model/automata.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// States by number, in the order in which they are met.
class NumberedStates {
 public:
  explicit NumberedStates(std::size_t size) : size_(size) {}

  std::uint32_t count() const { return static_cast<std::uint32_t>(sorted_.size()); }
  const std::uint8_t* state(std::uint32_t number) const { return bytes_.data() + number * size_; }

  std::uint32_t number_of(const std::uint8_t* state) {
    const auto place = std::lower_bound(sorted_.begin(), sorted_.end(), state,
                                        [&](std::uint32_t number, const std::uint8_t* other) {
                                          return compare(number, other) < 0;
                                        });
    if (place != sorted_.end() && compare(*place, state) == 0) return *place;
    const std::uint32_t number = count();
    sorted_.insert(place, number);
    bytes_.resize(bytes_.size() + size_);
    std::memcpy(bytes_.data() + number * size_, state, size_);
    return number;
  }

 private:
  int compare(std::uint32_t number, const std::uint8_t* other) const {
    return std::memcmp(state(number), other, size_);
  }

  std::size_t size_;                   // of one, in bytes
  std::vector<std::uint8_t> bytes_;    // of all, one after the other
  std::vector<std::uint32_t> sorted_;  // their numbers, by their bytes
};

}  // namespace

std::shared_ptr<const AutomatonTable> table_of_bytes(const Board& board, std::size_t length,
                                                     std::span<const std::uint8_t> starts,
                                                     std::size_t state_size,
                                                     const StepsOfBytes& steps,
                                                     std::size_t most_states) {
  auto table = std::make_shared<AutomatonTable>();
  NumberedStates states(state_size);
  for (std::size_t at = 0; at < starts.size(); at += state_size) {
    table->start.push_back(states.number_of(&starts[at]));
  }
  // Of each state the fewest cells after which it is reached: states are met in that order.
  std::vector<std::size_t> depths(states.count(), 0);
  std::vector<std::uint8_t> next(state_size);
  std::vector<std::pair<std::uint32_t, DigitSet>> ways;  // of a state: where to, by which digits
  for (std::uint32_t from = 0; from < depths.size(); ++from) {
    table->accepts.push_back(steps.accepts(states.state(from)));
    const std::size_t depth = depths[from];
    if (depth == length) continue;
    ways.clear();
    for (int number = 1; number <= board.value_count; ++number) {
      const auto digit = static_cast<Digit>(number);
      std::copy_n(states.state(from), state_size, next.begin());
      if (!steps.step(next.data(), board.value(digit))) continue;
      const std::uint32_t to = states.number_of(next.data());
      depths.resize(states.count(), depth + 1);
      const auto way = std::find_if(ways.begin(), ways.end(),
                                    [&](const auto& other) { return other.first == to; });
      if (way == ways.end()) {
        ways.emplace_back(to, DigitSet::of(digit));
      } else {
        way->second.insert(digit);
      }
    }
    if (states.count() > most_states) return nullptr;
    for (const auto& [to, digits] : ways) table->edges.push_back({from, to, digits});
  }
  table->state_count = states.count();
  return table;
}

}  // namespace nonet
