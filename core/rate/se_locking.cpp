// core/rate/se_locking.cpp: pointing and claiming, also where a hidden single follows from it.
//
// All places of a digit in one house lie in a second house; so the digit leaves the rest of the second one. Directly:
// that makes a hidden single in a third house of the first one's kind.
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

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
    step.start(first_house == kFirstBox ? Rated{SeTechnique::kDirectPointing, 1.7}
                                        : Rated{SeTechnique::kDirectClaiming, 1.9});
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
  step.start(first_house == kFirstBox ? Rated{SeTechnique::kPointing, 2.6}
                                      : Rated{SeTechnique::kClaiming, 2.8});
  step.kind = Step::kLocking;
  step.house = house;
  step.other_house = other;
  step.digits = bit(digit);
  for (; rest != 0; rest = without_first(rest))
    step.remove(cell_of(other, first(rest)), bit(digit));
  return sink.take(step);
}

/// The digits whose places in the house are all in its first, second or third part.
using Parts = std::array<Mask, 3>;
Parts confined_digits(const Board& board, int house, bool in_columns) {
  Parts in_part{};
  for (int position = 0; position < 9; ++position) {
    Mask& part = in_part[static_cast<std::size_t>(in_columns ? position % 3 : position / 3)];
    part = static_cast<Mask>(part | board.candidates(cell_of(house, position)));
  }
  return {minus(in_part[0], static_cast<Mask>(in_part[1] | in_part[2])),
          minus(in_part[1], static_cast<Mask>(in_part[0] | in_part[2])),
          minus(in_part[2], static_cast<Mask>(in_part[0] | in_part[1]))};
}

bool find(const Board& board, bool is_direct, Sink& sink) {
  for (const KindPair pair : kPairs) {
    const bool in_columns = pair.second == kFirstColumn;
    for (int house = pair.first; house < pair.first + 9; ++house) {
      if (board.empty_in(house) < 2) continue;
      const Parts parts = confined_digits(board, house, in_columns);
      for (int part = 0; part < 3; ++part) {
        Mask digits = parts[static_cast<std::size_t>(part)];
        if (digits == 0) continue;
        const int other = house_of(cell_of(house, in_columns ? part : part * 3), pair.second / 9);
        for (; digits != 0; digits = without_first(digits)) {
          const int digit = first(digits);
          if (without_first(board.places(house, digit)) == 0) continue;
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

}  // namespace nonet::rate::se
