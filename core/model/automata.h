// core/model/automata.h: automata from a function that says which state follows another.
//
// Many constraints read a line cell by cell and keep a few numbers: how many towers are seen, what is left of a sum. Such a constraint states
// what it keeps as a State and how a value changes it; the table (Automaton in model.h) follows from that.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/model/board.h"
#include "core/model/model.h"

namespace nonet {

/// States by number, in the order in which they are met: what the table is made from, so that it is made by one function for all types of states.
class NumberedStates {
 public:
  virtual ~NumberedStates() = default;
  virtual std::uint32_t count() const = 0;
  virtual bool accepts(std::uint32_t state) const = 0;
  /// The state after this value, which may be a new one; none: no word goes on like this.
  virtual std::optional<std::uint32_t> next(std::uint32_t state, int value) = 0;
};

/// The automaton for words of `length` cells that begins in any of the states that are there.
std::shared_ptr<const AutomatonTable> automaton_table(const Board& board, std::size_t length,
                                                      std::vector<std::uint32_t> starts,
                                                      NumberedStates& states);

template <class State, class Step, class Accepts>
class StatesBy final : public NumberedStates {
 public:
  StatesBy(const Step& step, const Accepts& accepts) : step_(step), accepts_(accepts) {}

  std::uint32_t count() const override { return static_cast<std::uint32_t>(states_.size()); }
  bool accepts(std::uint32_t state) const override { return accepts_(states_[state]); }
  std::optional<std::uint32_t> next(std::uint32_t state, int value) override {
    const std::optional<State> after = step_(states_[state], value);
    if (!after.has_value()) return std::nullopt;
    return number_of(*after);
  }

  std::uint32_t number_of(const State& state) {
    const auto place = std::lower_bound(
        sorted_.begin(), sorted_.end(), state,
        [&](std::uint32_t number, const State& other) { return states_[number] < other; });
    if (place != sorted_.end() && !(state < states_[*place])) return *place;
    const std::uint32_t number = count();
    sorted_.insert(place, number);
    states_.push_back(state);
    return number;
  }

 private:
  const Step& step_;
  const Accepts& accepts_;
  std::vector<State> states_;
  std::vector<std::uint32_t> sorted_;  // their numbers, by operator<
};

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
  StatesBy<State, Step, Accepts> states(step, accepts);
  std::vector<std::uint32_t> numbers;
  for (const State& state : starts) numbers.push_back(states.number_of(state));
  return automaton_table(board, length, std::move(numbers), states);
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
