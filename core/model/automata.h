// core/model/automata.h: automata from a function that says which state follows another.
//
// Many constraints read a line cell by cell and keep a few numbers: how many towers are seen, what is left of a sum. Such a constraint states
// what it keeps as a State and how a value changes it; the table (Automaton in model.h) follows from that.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>

#include "core/model/board.h"
#include "core/model/model.h"

namespace nonet {

/// How states follow each other, for states that are known by their bytes, so that one function makes the tables for all types of them.
class StepsOfBytes {
 public:
  virtual ~StepsOfBytes() = default;
  /// Turns a state into the one after this value; false: no word goes on like this.
  virtual bool step(std::uint8_t* state, int value) const = 0;
  virtual bool accepts(const std::uint8_t* state) const = 0;
};

/// The automaton for words of `length` cells. `starts` are the bytes of one state or more, `state_size` each. Null, if it has more than
/// `most_states`.
std::shared_ptr<const AutomatonTable> table_of_bytes(const Board& board, std::size_t length,
                                                     std::span<const std::uint8_t> starts,
                                                     std::size_t state_size,
                                                     const StepsOfBytes& steps,
                                                     std::size_t most_states);

template <class State, class Step, class Accepts>
class StepsOf final : public StepsOfBytes {
  // Equal states must have equal bytes, so there are no unused ones: a flag is an int.
  static_assert(std::has_unique_object_representations_v<State>);
  static_assert(std::is_trivially_copyable_v<State>);

 public:
  StepsOf(const Step& step, const Accepts& accepts) : step_(step), accepts_(accepts) {}

  bool step(std::uint8_t* bytes, int value) const override {
    const std::optional<State> after = step_(state_of(bytes), value);
    if (after.has_value()) std::memcpy(bytes, &*after, sizeof(State));
    return after.has_value();
  }
  bool accepts(const std::uint8_t* bytes) const override { return accepts_(state_of(bytes)); }

 private:
  static State state_of(const std::uint8_t* bytes) {
    State state;
    std::memcpy(&state, bytes, sizeof(State));
    return state;
  }

  const Step& step_;
  const Accepts& accepts_;
};

/// The automaton for words of `length` cells that begins in any of `starts`, moves as `step` says and accepts where `accepts` does.
///
/// State:   numbers, without unused bytes between them.
/// step:    (const State&, int value) → std::optional<State>; none: no word goes on like this.
/// accepts: (const State&) → bool.
/// Null, if there are more than `most_states`.
/// Cost:    `step` is asked once for each value in each state that can be reached within `length` cells.
template <class State, class Step, class Accepts>
std::shared_ptr<const AutomatonTable> automaton_table(const Board& board, std::size_t length,
                                                      std::span<const State> starts,
                                                      const Step& step, const Accepts& accepts,
                                                      std::size_t most_states = SIZE_MAX) {
  return table_of_bytes(board, length,
                        {reinterpret_cast<const std::uint8_t*>(starts.data()), starts.size_bytes()},
                        sizeof(State), StepsOf<State, Step, Accepts>(step, accepts), most_states);
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
