// core/engine/clauses.h: literals, and the clauses of the learning engine in one block of memory.
//
// A variable says "this digit stands in this cell". A literal is a variable or its negation; a clause is a list of literals
// of which one at least is true in every solution. Clauses lie one after another in one vector: three words of header, then
// the literals. A clause is known by the index of its header.
// Tested by tests/core/engine/clauses_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

using Variable = std::uint32_t;

/// Twice the variable; one more for "the digit does not stand there".
using Literal = std::uint32_t;

constexpr Literal literal_of(Variable variable, bool is_true) {
  return variable * 2 + (is_true ? 0 : 1);
}
constexpr Variable variable_of(Literal literal) {
  return literal / 2;
}
constexpr bool is_positive(Literal literal) {
  return literal % 2 == 0;
}
constexpr Literal opposite(Literal literal) {
  return literal ^ 1;
}

/// The index of a clause's header.
using ClauseIndex = std::uint32_t;

class Clauses {
 public:
  /// `glue`: on how many levels of the search the literals of a learned clause were set when it was learned; 0: the clause
  /// belongs to the puzzle and is never removed. At least two literals.
  ClauseIndex add(std::span<const Literal> literals, std::uint32_t glue);
  void clear() { words_.clear(); }

  std::span<Literal> literals(ClauseIndex clause) {
    return {words_.data() + clause + kHeader, words_[clause]};
  }
  std::span<const Literal> literals(ClauseIndex clause) const {
    return {words_.data() + clause + kHeader, words_[clause]};
  }
  std::uint32_t size(ClauseIndex clause) const { return words_[clause]; }
  std::uint32_t glue(ClauseIndex clause) const { return words_[clause + 1]; }
  void set_glue(ClauseIndex clause, std::uint32_t glue) { words_[clause + 1] = glue; }
  bool is_learned(ClauseIndex clause) const { return glue(clause) != 0; }
  /// Reductions of the learned clauses that this one survives because it took part in a conflict.
  std::uint32_t credit(ClauseIndex clause) const { return words_[clause + 2]; }
  void set_credit(ClauseIndex clause, std::uint32_t credit) { words_[clause + 2] = credit; }

  /// All clauses in the order in which they were added.
  ClauseIndex first() const { return 0; }
  ClauseIndex next(ClauseIndex clause) const { return clause + kHeader + words_[clause]; }
  ClauseIndex end() const { return static_cast<ClauseIndex>(words_.size()); }

 private:
  static constexpr ClauseIndex kHeader = 3;
  std::vector<std::uint32_t> words_;
};

}  // namespace nonet
