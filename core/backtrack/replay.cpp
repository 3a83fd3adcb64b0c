#include "core/backtrack/replay.h"

#include <algorithm>

namespace nonet {
namespace {

// Events recorded by one call of Backtracker::run: enough to make the cost of the call negligible, few
// enough for the processor's first-level cache. A power of two, and so is every later spacing.
constexpr std::uint64_t kSlice = 2048;

}  // namespace

Replay::Replay(const Puzzle& puzzle, Strategy strategy)
    : now_{Backtracker(puzzle, strategy), std::nullopt},
      spacing_(kSlice),
      status_(now_.backtracker.run(0)),  // chooses the first cell, or finds that all are filled
      trace_{0, kSlice, {}} {
  trace_.events.reserve(kSlice);
  checkpoints_.reserve(kMostCheckpoints);
  checkpoints_.push_back(now_);
}

void Replay::go_to(std::uint64_t event) {
  const std::uint64_t known = std::min(event, reached_);
  const std::uint64_t before = known / spacing_;
  const Moment& checkpoint = before < checkpoints_.size()
                                 ? checkpoints_[static_cast<std::size_t>(before)]
                                 : checkpoints_.back();
  if (known < this->event() || checkpoint.backtracker.events() > this->event()) now_ = checkpoint;
  repeat_to(known);
  if (event > known && !is_ended()) explore_to(event);
}

std::size_t Replay::depth() const {
  const auto frames = now_.backtracker.frames();
  const bool is_placed = frames.empty() || now_.backtracker.cells()[frames.back().cell] != 0;
  return frames.size() - (is_placed ? 0 : 1);
}

// Repeats known events; only the last one is recorded.
void Replay::repeat_to(std::uint64_t event) {
  if (this->event() == event) return;
  now_.backtracker.run(event - this->event() - 1);
  trace_.events.clear();
  now_.backtracker.run(1, &trace_);
  now_.last = trace_.events.back();
}

void Replay::explore_to(std::uint64_t event) {
  while (reached_ < event && !is_ended()) {
    // A slice never passes the event of a checkpoint: those are multiples of kSlice.
    const std::uint64_t to_checkpoint = kSlice - reached_ % kSlice;
    trace_.events.clear();
    status_ = now_.backtracker.run(std::min(event - reached_, to_checkpoint), &trace_);
    for (const Event happened : trace_.events) {
      ++reached_;
      switch (happened.kind) {
        case EventKind::kPlace:
          tree_.place(reached_, happened.cell, happened.digit);
          break;
        case EventKind::kDeadEnd:
          tree_.dead_end(reached_);
          break;
        case EventKind::kUndo:
          tree_.undo();
          break;
      }
      plot_.add(static_cast<std::uint16_t>(tree_.depth()));
    }
    if (!trace_.events.empty()) now_.last = trace_.events.back();
    if (reached_ == checkpoints_.size() * spacing_) keep_checkpoint();
  }
}

void Replay::keep_checkpoint() {
  if (checkpoints_.size() == kMostCheckpoints) {
    for (std::size_t i = 1; i < kMostCheckpoints / 2; ++i)
      checkpoints_[i] = std::move(checkpoints_[2 * i]);
    checkpoints_.erase(checkpoints_.begin() + kMostCheckpoints / 2, checkpoints_.end());
    spacing_ *= 2;
  }
  checkpoints_.push_back(now_);
}

}  // namespace nonet
