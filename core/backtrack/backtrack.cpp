// The search loop. What happens once in a run is in setup.cpp: this file is compiled for speed even
// in a build whose other files are compiled for size.
//
// The loop is compiled once for each strategy, so that first-empty, which needs tens of millions of
// events on an unlucky grid, does not pay for the choices of the other strategies.
//
//   descend:  all cells filled → solved; else choose a cell, push a frame with its digits left
//   else:     the top frame has an untried digit → place it, descend
//             it has none → dead end (an attempt), pop the frame, undo the digit of the one below
//
// The digits left in a cell are the same each time the search comes back to its frame, because all
// later digits are undone by then. So they are computed once, when the frame is pushed.
#include "core/backtrack/backtrack.h"

#include <algorithm>
#include <array>

namespace nonet {

DigitSet Backtracker::digits_left(Cell cell) const {
  const std::uint16_t* house = &houses_of_[cell * houses_per_cell_];
  DigitSet used = used_[house[0]] | used_[house[1]] | used_[house[2]];
  for (std::size_t i = kUsualHouses; i < houses_per_cell_; ++i) used |= used_[house[i]];
  return allowed_[cell] - used;
}

void Backtracker::place(Cell cell, Digit digit) {
  cells_[cell] = digit;
  const std::uint16_t* house = &houses_of_[cell * houses_per_cell_];
  const std::uint16_t nowhere = static_cast<std::uint16_t>(used_.size() - 1);
  for (std::size_t i = 0; i < houses_per_cell_; ++i) {
    if (house[i] == nowhere) continue;
    used_[house[i]].insert(digit);
    ++house_counts_[house[i]].filled;
  }
}

void Backtracker::undo(Cell cell) {
  const Digit digit = cells_[cell];
  cells_[cell] = 0;
  const std::uint16_t* house = &houses_of_[cell * houses_per_cell_];
  const std::uint16_t nowhere = static_cast<std::uint16_t>(used_.size() - 1);
  for (std::size_t i = 0; i < houses_per_cell_; ++i) {
    if (house[i] == nowhere) continue;
    used_[house[i]].erase(digit);
    --house_counts_[house[i]].filled;
  }
}

// Exactly the rule of the first programs: find the fullest row, column and box that are not full (the
// first of each where several tie). Take the row if it is fuller than both others, the column if it
// is at least as full as the row and fuller than the box, else the box.
std::size_t Backtracker::fullest_unit() const {
  const auto houses = geometry_->houses();
  std::array<int, 3> most = {-1, -1, -1};
  std::array<std::size_t, 3> fullest = {0, 0, 0};
  for (std::size_t house = 0; house < houses.size(); ++house) {
    const auto kind = std::min<std::size_t>(static_cast<std::size_t>(houses[house].kind), 2);
    const auto& count = house_counts_[house];
    if (count.filled < count.size && count.filled > most[kind]) {
      most[kind] = count.filled;
      fullest[kind] = house;
    }
  }
  const auto [row, column, box] = most;
  const std::size_t kind = row > column && row > box ? 0 : column >= row && column > box ? 1 : 2;
  return fullest[kind];
}

Cell Backtracker::choose_fullest_unit() const {
  const auto cells = geometry_->houses()[fullest_unit()].cells;
  return *std::find_if(cells.begin(), cells.end(), [this](Cell cell) { return cells_[cell] == 0; });
}

Cell Backtracker::choose_fewest_candidates() const {
  Cell best = empty_cells_.front();
  int fewest = kMaxSize + 1;
  for (const Cell cell : empty_cells_) {
    if (cells_[cell] != 0) continue;
    const int left = digits_left(cell).count();
    if (left < fewest) {
      fewest = left;
      best = cell;
      if (left == 0) break;
    }
  }
  return best;
}

template <Strategy kStrategy>
Cell Backtracker::choose() const {
  if constexpr (kStrategy == Strategy::kFirstEmpty) {
    return empty_cells_[depth_];  // those before it are filled, one a frame
  } else if constexpr (kStrategy == Strategy::kFullestUnit) {
    return choose_fullest_unit();
  } else {
    return choose_fewest_candidates();
  }
}

template <Strategy kStrategy>
Backtracker::Status Backtracker::run_with(std::uint64_t max_events, Trace* trace) {
  const std::uint64_t last = max_events > UINT64_MAX - events_ ? UINT64_MAX : events_ + max_events;
  const auto record = [&](EventKind kind, Cell cell, Digit digit) {
    if (trace != nullptr && events_ >= trace->skip && trace->events.size() < trace->limit) {
      trace->events.push_back({kind, cell, digit});
    }
    ++events_;
  };
  const auto full = [&] {
    return events_ >= last || (trace != nullptr && trace->events.size() >= trace->limit);
  };

  for (;;) {
    if (descend_) {
      if (depth_ == stack_.size()) {
        descend_ = false;  // a further run() backs out of this solution
        return Status::kSolved;
      }
      const Cell cell = choose<kStrategy>();
      const DigitSet left = digits_left(cell);
      stack_[depth_++] = {cell, left, left.count() > 1};
      descend_ = false;
    }
    if (depth_ == 0) return Status::kExhausted;
    if (full()) return Status::kRunning;

    Frame& frame = stack_[depth_ - 1];
    if (cells_[frame.cell] != 0) {  // the frame above was popped, or a solution was found
      record(EventKind::kUndo, frame.cell, cells_[frame.cell]);
      undo(frame.cell);
    } else if (!frame.untried.empty()) {
      const Digit digit = frame.untried.pop_first();
      guesses_ += frame.is_choice ? 1 : 0;
      place(frame.cell, digit);
      record(EventKind::kPlace, frame.cell, digit);
      descend_ = true;
    } else {
      record(EventKind::kDeadEnd, frame.cell, 0);
      ++attempts_;
      --depth_;
    }
  }
}

Backtracker::Status Backtracker::run(std::uint64_t max_events, Trace* trace) {
  switch (strategy_) {
    case Strategy::kFirstEmpty:
      return run_with<Strategy::kFirstEmpty>(max_events, trace);
    case Strategy::kFullestUnit:
      return run_with<Strategy::kFullestUnit>(max_events, trace);
    case Strategy::kFewestCandidates:
      break;
  }
  return run_with<Strategy::kFewestCandidates>(max_events, trace);
}

}  // namespace nonet
