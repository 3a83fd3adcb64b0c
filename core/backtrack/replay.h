// core/backtrack/replay.h: a run of the backtracker that can be gone through forth and back.
//
// No list of the events is kept: a run can have a hundred million. Instead, a copy of the machine is
// put by every `spacing` events, and to go to an event is to run on from the last copy before it.
// When there are kMostCopies, every second one goes and the spacing doubles, so
//
//   memory    at most kMostCopies machines (4 KB each at 9×9, 170 KB at 64×64), the plot, the tree
//   forth     the cost of the events in between, as Backtracker::run
//   back      at most one spacing of events: n events are less than 2 n / kMostCopies apart,
//             some 3 ms after 30 million of first-empty
//
// The plot of the depth and the search tree grow when an event is reached for the first time, and
// stay as they are when the reader goes back; their nodes tell by their events what was there when.
// The run ends with the first solution, or when there is none. Whatever is asked of a Replay depends
// on the event that it stands at and on the furthest that it ever was at, not on the way there.
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
  static constexpr std::size_t kMostCopies = 128;

  /// As Backtracker: no clash among the givens.
  Replay(const Puzzle& puzzle, Strategy strategy);

  /// Goes to the moment after that many events, or to the end of the run if that is earlier.
  void go_to(std::uint64_t event);

  std::uint64_t event() const { return now_.machine.events(); }
  /// The furthest event so far; `is_ended`: the run has no further one.
  std::uint64_t reached() const { return reached_; }
  bool is_ended() const { return status_ != Backtracker::Status::kRunning; }
  /// At the end of the run: with a solution, or because there is none.
  bool is_solved() const { return is_at_end() && status_ == Backtracker::Status::kSolved; }
  bool is_exhausted() const { return is_at_end() && status_ == Backtracker::Status::kExhausted; }

  const Backtracker& machine() const { return now_.machine; }
  /// The event just done; none at the start.
  std::optional<Event> last() const { return now_.last; }
  /// Digits placed now.
  std::size_t depth() const;
  const DepthPlot& plot() const { return plot_; }
  const SearchTree& tree() const { return tree_; }

 private:
  struct Moment {
    Backtracker machine;
    std::optional<Event> last;
  };

  bool is_at_end() const { return is_ended() && event() == reached_; }
  void repeat_to(std::uint64_t event);
  void explore_to(std::uint64_t event);
  void keep_copy();

  Moment now_;
  std::vector<Moment> copies_;  // copies_[i] is at event i · spacing_
  std::uint64_t spacing_;
  std::uint64_t reached_ = 0;
  Backtracker::Status status_;
  DepthPlot plot_;
  SearchTree tree_;
  Trace trace_;
};

}  // namespace nonet
