// core/backtrack/replay.h: a run of the backtracker in which one can move forwards and backwards.
//
// The events are not stored: a run can have a hundred million. Instead, Replay stores a checkpoint (a
// copy of the Backtracker) every `spacing` events, and reaches an event by running on from the last
// checkpoint before it. When there are kMostCheckpoints, it deletes every second one and doubles the
// spacing. This costs:
//
//   memory       at most kMostCheckpoints copies (4 KB each at 9×9, 170 KB at 64×64), plot and tree
//   forwards     the events in between, as Backtracker::run
//   backwards    at most one spacing of events: after n events, checkpoints are less than
//                2 n / kMostCheckpoints apart; some 3 ms after 30 million events of first-empty
//
// The depth plot and the search tree grow when an event is reached for the first time, and do not
// change when the reader goes back; the tree's nodes carry the events of their birth and closing, so
// that a reader can tell which of them existed at an earlier event.
// The run ends with the first solution, or when there is none. All results of a Replay depend only on
// the current event and on the furthest event so far, not on the way there.
// Tested by tests/core/backtrack/replay_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/backtrack/backtrack.h"
#include "core/backtrack/depth_plot.h"
#include "core/backtrack/search_tree.h"

namespace nonet {

class Replay {
 public:
  static constexpr std::size_t kMostCheckpoints = 128;

  /// As Backtracker: the givens must not conflict.
  Replay(const Puzzle& puzzle, Strategy strategy);

  /// Goes to the moment after `event` events, or to the end of the run if that is earlier.
  void go_to(std::uint64_t event);

  std::uint64_t event() const { return now_.backtracker.events(); }
  /// The furthest event so far.
  std::uint64_t reached() const { return reached_; }
  /// Whether reached() is the last event of the run.
  bool is_ended() const { return status_ != Backtracker::Status::kRunning; }
  /// Whether event() is the end of the run, with a solution or because there is none.
  bool is_solved() const { return is_at_end() && status_ == Backtracker::Status::kSolved; }
  bool is_exhausted() const { return is_at_end() && status_ == Backtracker::Status::kExhausted; }

  /// The search as it is after event().
  const Backtracker& backtracker() const { return now_.backtracker; }
  /// The latest event; none at the start.
  std::optional<Event> last() const { return now_.last; }
  /// The number of digits placed at this moment.
  std::size_t depth() const;
  const DepthPlot& plot() const { return plot_; }
  const SearchTree& tree() const { return tree_; }

 private:
  struct Moment {
    Backtracker backtracker;
    std::optional<Event> last;
  };

  bool is_at_end() const { return is_ended() && event() == reached_; }
  void repeat_to(std::uint64_t event);
  void explore_to(std::uint64_t event);
  void keep_checkpoint();

  Moment now_;
  std::vector<Moment> checkpoints_;  // element i is at event i · spacing_
  std::uint64_t spacing_;
  std::uint64_t reached_ = 0;
  Backtracker::Status status_;
  DepthPlot plot_;
  SearchTree tree_;
  Trace trace_;
};

}  // namespace nonet
