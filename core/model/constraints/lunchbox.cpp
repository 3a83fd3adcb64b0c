// core/model/constraints/lunchbox.cpp: the cells hold different digits; those between the least and the greatest of them add up to a number.
//
// The automaton begins with a guess which two digits these are. Between them it keeps the sum, and, as long as there are few digits, which
// ones it has read, so that no digit is used twice in a sum.
#include <algorithm>
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

/// Up to this many digits their sets are kept: 2¹⁰ states at most, and 16 digits would take minutes.
constexpr int kMostDigitsInSets = 10;

struct Reading {
  int least, greatest;
  enum { kBefore, kBetween, kAfter } place = kBefore;
  int least_is_left = 1, greatest_is_left = 1;
  int sum = 0;
  std::uint64_t read = 0;  ///< a bit for each value from the least on
};

}  // namespace

void lower_lunchbox(const Constraint& lunchbox, const Board& board, Rules& into) {
  const int length = static_cast<int>(lunchbox.cells.size());
  const int wanted = lunchbox.numbers[0];
  std::vector<Reading> starts;
  for (int least = board.first_value; least + length - 1 <= board.last_value(); ++least) {
    for (int greatest = least + length - 1; greatest <= board.last_value(); ++greatest) {
      starts.push_back({least, greatest});
    }
  }
  const auto step = [&](Reading now, int value) -> std::optional<Reading> {
    if (value < now.least || value > now.greatest) return std::nullopt;
    if (value == now.least || value == now.greatest) {
      int& is_left = value == now.least ? now.least_is_left : now.greatest_is_left;
      if (is_left == 0) return std::nullopt;
      is_left = 0;
      if (now.place == Reading::kBefore) {
        now.place = Reading::kBetween;
        return now;
      }
      if (now.sum != wanted) return std::nullopt;
      now.place = Reading::kAfter;
      now.sum = 0;
      now.read = 0;
    } else if (now.place == Reading::kBetween) {
      now.sum += value;
      if (now.sum > wanted) return std::nullopt;
      if (board.value_count <= kMostDigitsInSets) {
        const std::uint64_t bit = std::uint64_t{1} << (value - now.least);
        if ((now.read & bit) != 0) return std::nullopt;
        now.read |= bit;
      }
    }
    return now;
  };
  into.push_back(Distinct{lunchbox.cells});
  into.push_back(Automaton{
      lunchbox.cells,
      automaton_table<Reading>(board, lunchbox.cells.size(), starts, step,
                               [](const Reading& now) { return now.place == Reading::kAfter; })});
}

bool keeps_lunchbox(const Constraint& lunchbox, const Board&, std::span<const int> values) {
  std::vector<int> line;
  for (const Cell cell : lunchbox.cells) {
    if (std::find(line.begin(), line.end(), values[cell]) != line.end()) return false;
    line.push_back(values[cell]);
  }
  const auto ends = std::minmax_element(line.begin(), line.end());
  int sum = 0;
  for (auto next = std::min(ends.first, ends.second) + 1; next < std::max(ends.first, ends.second);
       ++next) {
    sum += *next;
  }
  return sum == lunchbox.numbers[0];
}

}  // namespace nonet
