// core/rate/se_locking.cpp: pointing and claiming, also where a hidden single follows from it.
//
// All places of a digit in one house lie in a second house; so the digit leaves the rest of the second one. Directly:
// that makes a hidden single in a third house of the first one's kind.
#include "core/rate/se_rules.h"

namespace nonet::se {

namespace {

struct KindPair {
  int first, second;
};
constexpr std::array<KindPair, 4> kPairs = {{{kFirstBox, kFirstColumn},
                                             {kFirstBox, kFirstRow},
                                             {kFirstColumn, kFirstBox},
                                             {kFirstRow, kFirstBox}}};

bool report_following_single(const Board& board, int first_house, int house, int other, int digit,
                             Sink& sink) {
  for (int third = first_house; third < first_house + 9; ++third) {
    const Mask shared = overlap(third, other);
    if (third == house || shared == 0) continue;
    const Mask places = board.places(third, digit);
    const Mask rest = minus(places, shared);
    if (rest == places || count(rest) != 1) continue;
    Step step;
    step.start(first_house == kFirstBox ? 1.7 : 1.9);
    step.cell = cell_of(third, first(rest));
    step.digit = digit;
    if (sink.take(step)) return true;
  }
  return false;
}

bool report_removals(const Board& board, int first_house, int house, int other, int digit,
                     Sink& sink) {
  Mask rest = minus(board.places(other, digit), overlap(other, house));
  if (rest == 0) return false;
  Step step;
  step.start(first_house == kFirstBox ? 2.6 : 2.8);
  step.kind = Step::kLocking;
  step.house = house;
  step.other_house = other;
  step.digits = bit(digit);
  for (; rest != 0; rest = without_first(rest))
    step.remove(cell_of(other, first(rest)), bit(digit));
  return sink.take(step);
}

bool find(const Board& board, bool is_direct, Sink& sink) {
  for (const KindPair pair : kPairs) {
    for (int house = pair.first; house < pair.first + 9; ++house) {
      if (board.empty_in(house) < 2) continue;
      for (int other = pair.second; other < pair.second + 9; ++other) {
        const Mask shared = overlap(house, other);
        if (shared == 0) continue;
        for (int digit = 0; digit < 9; ++digit) {
          const Mask places = board.places(house, digit);
          if (minus(places, shared) != 0 || without_first(places) == 0) continue;
          if (minus(board.places(other, digit), overlap(other, house)) == 0) continue;
          if (is_direct ? report_following_single(board, pair.first, house, other, digit, sink)
                        : report_removals(board, pair.first, house, other, digit, sink)) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

}  // namespace

bool find_direct_locking(const Board& board, Sink& sink) {
  return find(board, true, sink);
}

bool find_locking(const Board& board, Sink& sink) {
  return find(board, false, sink);
}

}  // namespace nonet::se
