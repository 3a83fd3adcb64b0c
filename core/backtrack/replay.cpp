#include "core/backtrack/replay.h"

#include <algorithm>

namespace nonet {
namespace {

// Events that are recorded at a time: enough to forget the cost of a call, few enough for the
// processor's nearest memory. A power of two, as is each multiple that becomes the spacing.
constexpr std::uint64_t kSlice = 2048;

}  // namespace

Replay::Replay(const Puzzle& puzzle, Strategy strategy)
    : now_{Backtracker(puzzle, strategy), std::nullopt},
      spacing_(kSlice),
      status_(now_.machine.run(0)),  // chooses the first cell, or finds that all are filled
      trace_{0, kSlice, {}} {
  trace_.events.reserve(kSlice);
  copies_.reserve(kMostCopies);
  copies_.push_back(now_);
}

void Replay::go_to(std::uint64_t event) {
  const std::uint64_t known = std::min(event, reached_);
  const std::uint64_t before = known / spacing_;
  const Moment& copy =
      before < copies_.size() ? copies_[static_cast<std::size_t>(before)] : copies_.back();
  if (known < this->event() || copy.machine.events() > this->event()) now_ = copy;
  repeat_to(known);
  if (event > known && !is_ended()) explore_to(event);
}

std::size_t Replay::depth() const {
  const auto frames = now_.machine.frames();
  const bool is_placed = frames.empty() || now_.machine.cells()[frames.back().cell] != 0;
  return frames.size() - (is_placed ? 0 : 1);
}

// What was there before comes again; only the last event has to be seen.
void Replay::repeat_to(std::uint64_t event) {
  if (this->event() == event) return;
  now_.machine.run(event - this->event() - 1);
  trace_.events.clear();
  now_.machine.run(1, &trace_);
  now_.last = trace_.events.back();
}

void Replay::explore_to(std::uint64_t event) {
  while (reached_ < event && !is_ended()) {
    // A slice never goes past the place of a copy: those are multiples of kSlice.
    const std::uint64_t to_copy = kSlice - reached_ % kSlice;
    trace_.events.clear();
    status_ = now_.machine.run(std::min(event - reached_, to_copy), &trace_);
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
    if (reached_ == copies_.size() * spacing_) keep_copy();
  }
}

void Replay::keep_copy() {
  if (copies_.size() == kMostCopies) {
    for (std::size_t i = 1; i < kMostCopies / 2; ++i) copies_[i] = std::move(copies_[2 * i]);
    copies_.erase(copies_.begin() + kMostCopies / 2, copies_.end());
    spacing_ *= 2;
  }
  copies_.push_back(now_);
}

}  // namespace nonet
