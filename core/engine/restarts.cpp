#include "core/engine/restarts.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::uint64_t kFocusedInterval = 2;
constexpr std::uint64_t kStableInterval = 1024;
constexpr std::uint64_t kFirstChange = 1000;
constexpr double kRecent = 1.0 / 32, kAll = 1.0 / 8192;
constexpr double kMargin = 1.1;

}  // namespace

void Restarts::learn(std::uint32_t glue) {
  ++conflicts_;
  // At the beginning the averages are those of all clauses so far.
  const double first = 1.0 / static_cast<double>(conflicts_);
  recent_ += (glue - recent_) * std::max(kRecent, first);
  all_ += (glue - all_) * std::max(kAll, first);
  if (conflicts_ < change_at_) return;
  ++changes_;
  is_stable_ = !is_stable_;
  // The turns grow with the square of their number.
  const std::uint64_t pair = changes_ / 2 + 1;
  change_at_ = conflicts_ + kFirstChange * pair * pair;
  begin_interval();
}

bool Restarts::is_due() {
  if (conflicts_ < restart_at_) return false;
  if (!is_stable_ && recent_ <= kMargin * all_) return false;
  begin_interval();
  return true;
}

void Restarts::begin_interval() {
  if (!is_stable_) {
    restart_at_ = conflicts_ + kFocusedInterval;
    return;
  }
  restart_at_ = conflicts_ + kStableInterval * luby_step_;
  if ((luby_count_ & (~luby_count_ + 1)) == luby_step_) {
    ++luby_count_;
    luby_step_ = 1;
  } else {
    luby_step_ *= 2;
  }
}

}  // namespace nonet
