#include "core/cli/progress_line.h"

#include <algorithm>
#include <cstdio>

namespace nonet::cli {
namespace {

constexpr double kBetween = 0.2;  // seconds

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (auto at = static_cast<int>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

}  // namespace

void ProgressLine::tell(std::uint64_t puzzles, std::uint64_t bytes, double seconds) {
  if (!shown_ || seconds < next_) return;
  next_ = seconds + kBetween;
  std::string line = grouped(puzzles) + " puzzles, ";
  if (total_ > 0) line += std::to_string(std::min(bytes, total_) * 100 / total_) + " %, ";
  char rounded[32];
  std::snprintf(rounded, sizeof rounded, "%.1f s", seconds);
  // Never shorter than the line before, since the numbers only grow.
  err_ << '\r' + line + rounded << std::flush;
  stands_ = true;
}

void ProgressLine::clear() {
  if (!stands_) return;
  err_ << "\r\x1b[K" << std::flush;
  stands_ = false;
}

}  // namespace nonet::cli
