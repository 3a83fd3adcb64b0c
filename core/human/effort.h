// core/human/effort.h: how long a search may go on: until it is cancelled, or has done a given amount of work.
//
// Finders count what they do in units of about 10 ns. Work instead of time, so that a search with a limit finds the same
// on every machine. A clock or a message is looked at only now and then: spend() in an inner loop costs one addition.
// Tested by tests/core/human/effort_test.cpp and find_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace nonet::human {

class Effort {
 public:
  /// Returns false to cancel; called about every millisecond of a long search.
  using Patience = std::function<bool()>;
  static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();
  /// The units of work after which spend() asks: about a millisecond.
  static constexpr std::uint64_t kWorkPerQuestion = 100'000;

  explicit Effort(Patience patience) : patience_(std::move(patience)) {}

  /// Starts anew with a limit of work. A search that was cancelled stays so.
  void begin(std::uint64_t limit) {
    limit_ = limit;
    work_ = 0;
    unasked_ = cancelled_ ? kWorkPerQuestion : 0;
    is_over_ = cancelled_;
  }
  /// Limits the next part of the search to a share of the work that is left, and returns what end_part() needs to go on
  /// with the rest. Without a limit there is none for the part.
  std::uint64_t begin_part(std::uint64_t share) {
    const std::uint64_t limit = limit_;
    const std::uint64_t done = work_ + unasked_;
    if (limit != kNoLimit && limit > done) limit_ = done + (limit - done) / share;
    return limit;
  }
  void end_part(std::uint64_t limit) {
    limit_ = limit;
    if (cancelled_ || !is_over_) return;
    is_over_ = false;
    unasked_ = 0;
  }
  /// Counts work and returns whether the search must end. For inner loops.
  bool spend(std::uint64_t work) {
    unasked_ += work;
    return unasked_ >= kWorkPerQuestion && ask();
  }
  /// Asks now. For loops whose passes take long. Returns whether the search must end; from then on that is so.
  bool ask();
  /// Whether the search had to end the last time that spend() or ask() looked. Asks nothing.
  bool is_over() const { return is_over_; }
  /// Whether that was because it was cancelled, not because of the limit.
  bool is_cancelled() const { return cancelled_; }

 private:
  Patience patience_;
  std::uint64_t limit_ = kNoLimit, work_ = 0;
  std::uint64_t unasked_ = 0;  // work since the last question
  bool is_over_ = false, cancelled_ = false;
};

}  // namespace nonet::human
