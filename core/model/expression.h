// core/model/expression.h: regular expressions over digits, as setters write them for lines.
//
//   4       this value; from 10 on A, B, C …         [1-37]   one of these; [^1-37] any other
//   .       any value                                (…)      a group
//   x*      any number of x, also none               x{2}     twice; x{2,} twice or more; x{2,4} two to four times
//   x+  x?  one or more; one or none                 x|y      x or y
//
// Blanks are skipped. An expression is read into a tree; `matches` follows the tree, and `automaton_of` makes the automaton of its
// positions from it (Glushkov 1961), which has no empty moves: a state for each set of digits in the expression.
// Tested by tests/core/model/expression_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/model/board.h"
#include "core/model/model.h"

namespace nonet {

struct Expression {
  enum class Kind {
    kDigits,    ///< one of `digits`
    kSequence,  ///< the parts one after another; none: nothing
    kChoice,    ///< one of the parts
    kOptional,  ///< the part or nothing
    kRepeat,    ///< the part, once or more
  };
  Kind kind = Kind::kSequence;
  DigitSet digits = {};
  std::vector<Expression> parts = {};
};

/// None if the text is no expression, or one with more than kMostPositions sets of digits once repeats are written out.
std::optional<Expression> read_expression(std::string_view text, const Board& board);
inline constexpr int kMostPositions = 1000;

/// Whether the whole word is of the language. Cost: up to the square of the length for each part.
bool matches(const Expression& expression, std::span<const Digit> word);

std::shared_ptr<const AutomatonTable> automaton_of(const Expression& expression);

}  // namespace nonet
