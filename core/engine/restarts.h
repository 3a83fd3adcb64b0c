// core/engine/restarts.h: when the learning engine gives up its decisions and begins anew with what it has learned.
//
// Two modes take turns. In the focused one it restarts soon, whenever the clauses learned lately have a greater glue than
// those learned all along: such searches are in a bad place. In the stable one it restarts seldom, so that a search that
// is near a solution gets there. Which of the two a puzzle needs cannot be told in advance.
// Tested by tests/core/engine/restarts_test.cpp.
#pragma once

#include <cstdint>

namespace nonet {

class Restarts {
 public:
  void start() { *this = {}; }
  bool is_stable() const { return is_stable_; }
  /// Of all clauses: an average in which those of the last thousands count most.
  double mean_glue() const { return all_; }
  /// After each conflict: the glue of the clause that was learned.
  void learn(std::uint32_t glue);
  /// Whether to restart now; if so, the next interval begins.
  bool is_due();

 private:
  void begin_interval();

  bool is_stable_ = false;
  double recent_ = 0, all_ = 0;  // averages of the glue
  std::uint64_t conflicts_ = 0;
  std::uint64_t restart_at_ = 2, change_at_ = 1000, changes_ = 0;
  std::uint64_t luby_count_ = 1,
                luby_step_ = 1;  // the sequence 1 1 2 1 1 2 4 …, by Knuth's formula
};

}  // namespace nonet
