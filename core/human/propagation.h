// core/human/propagation.h: everything that follows from one candidate by singles and locked candidates.
//
//   assume a candidate ─▸ what it sees is false ─▸ a group with one candidate left: that one is true ─▸ …
//                          when nothing more follows: a group whose candidates left all lie in another house
//                          (locked candidates) ─▸ the rest of that house is false ─▸ …
//
// Why it is right: each arrow is a deduction that holds if the assumption does. A group without candidates refutes it.
// What follows does not depend on the order: a deduction that is possible stays possible when more is false, so every
// order ends with the same sets, or with a contradiction. Singles come first in waves, so that causes are short.
// Finds:  with `records`, why each statement follows; net_to() keeps those that lead to a conclusion.
// Misses: pairs, fish and whatever else a person might see in between.
// Source: singles after an assumption are Denis Berthier's T&E(1); Sudoku Explainer calls it a dynamic chain.
// Tested by tests/core/human/forced_test.cpp.
#pragma once

#include "core/human/candidate_groups.h"
#include "core/human/step.h"

namespace nonet::human {

/// A candidate that is true (on) or false.
struct Statement {
  std::uint16_t number = 0;
  bool on = false;
};

/// Its index in a list of both statements on each candidate.
constexpr std::size_t literal_of(Statement statement) {
  return statement.number * 2u + (statement.on ? 1u : 0u);
}

class Propagation {
 public:
  enum class Outcome : std::uint8_t {
    kOpen,               ///< nothing more follows
    kRefutedBySingles,   ///< a contradiction without locked candidates
    kRefutedWithLocked,  ///< a contradiction
  };

  Propagation(const CandidateGroups& groups, bool records);

  /// Cost: 1 to 5 µs.
  Outcome run(int assumption, bool uses_locked);

  /// What is true and false if the assumption is; incomplete after a contradiction.
  const CandidateBits& on() const { return on_; }
  const CandidateBits& off() const { return off_; }
  /// How many waves of singles there were: the same in every order.
  int waves() const { return waves_; }
  /// The group that has no candidates left, after a contradiction.
  int conflict() const { return conflict_; }

  /// The statements that lead to one that follows, each after its causes. Needs `records`.
  Chain net_to(Statement conclusion) const;
  /// The same for each candidate of conflict() being false.
  Chain net_to_conflict() const;

 private:
  void assume(int number, int cause);
  bool remove(int number, int cause);
  bool lock_groups();
  Chain net(std::vector<Statement> goals) const;
  std::vector<std::uint16_t> causes_of(std::size_t literal) const;

  const CandidateGroups& groups_;
  bool records_;
  CandidateBits on_, off_;
  int waves_ = 0, conflict_ = -1;
  const GroupsLeft all_;
  GroupsLeft left_;
  std::vector<std::uint16_t> queue_;    // what is true, in the order of finding
  std::vector<std::uint16_t> changed_;  // groups of houses that lost a candidate
  std::vector<std::uint8_t> is_changed_;
  // With records_, by literal (2 · number, + 1 if on): the cause and the time. The cause of an off literal is the
  // candidate that sees it, or −1 − g for locked candidates of group g; of an on literal the group, or −1 for the
  // assumption.
  std::vector<std::int16_t> causes_;
  std::vector<std::uint16_t> times_;
  std::vector<std::uint16_t> log_;
};

}  // namespace nonet::human
