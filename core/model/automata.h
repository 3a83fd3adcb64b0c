// core/model/automata.h: automata from a function that says which state follows another.
//
// Many constraints read a line cell by cell and keep a few numbers: how many towers are seen, what is left of a sum. Such a constraint states
// what it keeps as a State and how a value changes it; the table (Automaton in model.h) follows from that.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/model/board.h"
#include "core/model/model.h"

namespace nonet {

/// The automaton for words of `length` cells that begins in any of `starts`, moves as `step` says and accepts where `accepts` does.
///
/// State:   has operator<.
/// step:    (const State&, int value) → std::optional<State>; none: no word goes on like this.
/// accepts: (const State&) → bool.
/// Cost:    `step` is asked once for each value in each state that can be reached within `length` cells.
template <class State, class Step, class Accepts>
std::shared_ptr<const AutomatonTable> automaton_table(const Board& board, std::size_t length,
                                                      std::span<const State> starts,
                                                      const Step& step, const Accepts& accepts) {
  struct Reached {
    State state;
    std::size_t depth;  // the fewest cells after which it is reached
  };
  auto table = std::make_shared<AutomatonTable>();
  std::map<State, std::uint32_t> numbers;
  std::deque<Reached> open;
  const auto number_of = [&](const State& state, std::size_t depth) {
    const auto [found, is_new] = numbers.emplace(state, table->state_count);
    if (is_new) {
      ++table->state_count;
      table->accepts.push_back(accepts(state));
      open.push_back({state, depth});
    }
    return found->second;
  };
  for (const State& state : starts) table->start.push_back(number_of(state, 0));
  for (; !open.empty(); open.pop_front()) {
    const Reached from = open.front();
    if (from.depth == length) continue;
    std::map<std::uint32_t, DigitSet> ways;
    for (int number = 1; number <= board.value_count; ++number) {
      const auto digit = static_cast<Digit>(number);
      const std::optional<State> next = step(from.state, board.value(digit));
      if (next.has_value()) ways[number_of(*next, from.depth + 1)].insert(digit);
    }
    for (const auto& [to, digits] : ways)
      table->edges.push_back({numbers.at(from.state), to, digits});
  }
  return table;
}

/// The same with one state to begin with; adds the rule for these cells.
template <class State, class Step, class Accepts>
void add_automaton(std::span<const Cell> cells, const State& start, const Step& step,
                   const Accepts& accepts, const Board& board, Rules& into) {
  into.push_back(
      Automaton{{cells.begin(), cells.end()},
                automaton_table<State>(board, cells.size(), std::span(&start, 1), step, accepts)});
}

}  // namespace nonet
