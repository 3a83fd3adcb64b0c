#include "core/human/effort.h"

namespace nonet::human {

bool Effort::ask() {
  work_ += unasked_;
  unasked_ = 0;
  if (work_ > limit_) is_over_ = true;
  if (!is_over_ && patience_ && !patience_()) is_over_ = cancelled_ = true;
  if (is_over_) unasked_ = kWorkPerQuestion;  // so that spend() ends at once
  return is_over_;
}

}  // namespace nonet::human
