// core/rate/se_sets.cpp: hidden sets (also where a hidden single follows), naked sets, and fish.
//
// All of them are the same pattern: n things with at least two places each, all within n places. The things of a hidden
// set are digits of a house, of a naked set cells of a house, of a fish lines of a digit.
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

namespace {

using Nine = std::array<Mask, 9>;

/// The things that can belong to a set of that size.
Mask members_for(const Nine& masks, int size) {
  Mask members = 0;
  for (int i = 0; i < 9; ++i) {
    const int places = count(masks[static_cast<std::size_t>(i)]);
    if (places >= 2 && places <= size) members = static_cast<Mask>(members | bit(i));
  }
  return count(members) >= size ? members : Mask{0};
}

Mask union_of(const Nine& masks, Mask tuple) {
  Mask all = 0;
  for (; tuple != 0; tuple = without_first(tuple)) {
    all = static_cast<Mask>(all | masks[static_cast<std::size_t>(first(tuple))]);
  }
  return all;
}

/// The tuples of a size, in order, that are sets.
class SetSearch {
 public:
  SetSearch(const Nine& masks, int size)
      : masks_(masks), tuples_(kTuples[static_cast<std::size_t>(size)]), size_(size) {
    members_ = members_for(masks, size);
    if (members_ == 0) next_ = tuples_.count;
  }
  bool next() {
    while (next_ < tuples_.count) {
      things = tuples_.sets[static_cast<std::size_t>(next_++)];
      if (minus(things, members_) != 0) continue;
      places = union_of(masks_, things);
      if (count(places) == size_) return true;
    }
    return false;
  }

  Mask things = 0, places = 0;

 private:
  const Nine& masks_;
  const Tuples& tuples_;
  Mask members_ = 0;
  int size_, next_ = 0;
};

Nine places_in(const Board& board, int house) {
  Nine masks;
  for (int digit = 0; digit < 9; ++digit) {
    masks[static_cast<std::size_t>(digit)] = board.places(house, digit);
  }
  return masks;
}

/// Of two, three and four cells or lines.
using BySize = std::array<Rated, 3>;
constexpr BySize kDirectHidden = {
    {{SeTechnique::kDirectHiddenPair, 2.0}, {SeTechnique::kDirectHiddenTriple, 2.5}, {}}};
constexpr BySize kHidden = {{{SeTechnique::kHiddenPair, 3.4},
                             {SeTechnique::kHiddenTriple, 4.0},
                             {SeTechnique::kHiddenQuad, 5.4}}};
constexpr BySize kNaked = {{{SeTechnique::kNakedPair, 3.0},
                            {SeTechnique::kNakedTriple, 3.6},
                            {SeTechnique::kNakedQuad, 5.0}}};
constexpr BySize kFishes = {
    {{SeTechnique::kXWing, 3.2}, {SeTechnique::kSwordfish, 3.8}, {SeTechnique::kJellyfish, 5.2}}};

Rated of_size(const BySize& rated, int size) {
  return rated[static_cast<std::size_t>(size - 2)];
}

}  // namespace

bool find_direct_hidden_set(const Board& board, int size, Sink& sink) {
  for (const int first_house : kBoxesColumnsRows) {
    for (int house = first_house; house < first_house + 9; ++house) {
      if (board.empty_in(house) <= size) continue;
      const Nine masks = places_in(board, house);
      for (SetSearch search(masks, size); search.next();) {
        for (int digit = 0; digit < 9; ++digit) {
          const Mask places = masks[static_cast<std::size_t>(digit)];
          const Mask rest = minus(places, search.places);
          if ((search.things & bit(digit)) != 0 || count(rest) != 1 || rest == places) continue;
          Step step;
          step.start(of_size(kDirectHidden, size));
          step.cell = cell_of(house, first(rest));
          step.digit = digit;
          if (sink.take(step)) return true;
          break;  // one for each set
        }
      }
    }
  }
  return false;
}

bool find_hidden_set(const Board& board, int size, Sink& sink) {
  for (const int first_house : kBoxesColumnsRows) {
    for (int house = first_house; house < first_house + 9; ++house) {
      if (board.empty_in(house) <= size * 2) continue;
      const Nine masks = places_in(board, house);
      for (SetSearch search(masks, size); search.next();) {
        Step step;
        step.start(of_size(kHidden, size));
        step.kind = Step::kHiddenSet;
        step.house = house;
        step.digits = search.things;
        step.positions = search.places;
        for (Mask rest = search.places; rest != 0; rest = without_first(rest)) {
          const int cell = cell_of(house, first(rest));
          step.remove(cell, minus(board.candidates(cell), search.things));
        }
        if (step.is_worth() && sink.take(step)) return true;
      }
    }
  }
  return false;
}

bool find_naked_set(const Board& board, int size, Sink& sink) {
  for (const int first_house : kBoxesColumnsRows) {
    for (int house = first_house; house < first_house + 9; ++house) {
      if (board.empty_in(house) < size * 2) continue;
      Nine masks;
      for (int position = 0; position < 9; ++position) {
        masks[static_cast<std::size_t>(position)] = board.candidates(cell_of(house, position));
      }
      for (SetSearch search(masks, size); search.next();) {
        Step step;
        step.start(of_size(kNaked, size));
        step.kind = Step::kNakedSet;
        step.house = house;
        step.digits = search.places;
        step.positions = search.things;
        for (int position = 0; position < 9; ++position) {
          if ((search.things & bit(position)) != 0) continue;
          step.remove(cell_of(house, position),
                      static_cast<Mask>(masks[static_cast<std::size_t>(position)] & search.places));
        }
        if (step.is_worth() && sink.take(step)) return true;
      }
    }
  }
  return false;
}

namespace {

/// The fish of one digit whose base lines are `base`, if they remove something.
bool make_fish(const Board& board, int size, int first_base, int first_cover, int digit, Mask base,
               Mask cover, Step& step) {
  step.start(of_size(kFishes, size));
  step.kind = Step::kFish;
  step.house = first_base;
  step.other_house = first_cover;
  step.digits = bit(digit);
  step.positions = base;
  step.cover = cover;
  for (Mask lines = cover; lines != 0; lines = without_first(lines)) {
    const int line = first_cover + first(lines);
    for (Mask rest = minus(board.places(line, digit), base); rest != 0;
         rest = without_first(rest)) {
      step.remove(cell_of(line, first(rest)), bit(digit));
    }
  }
  return step.is_worth();
}

}  // namespace

bool find_fish(const Board& board, int size, Sink& sink) {
  constexpr std::array<std::array<int, 2>, 2> kKinds = {
      {{kFirstColumn, kFirstRow}, {kFirstRow, kFirstColumn}}};
  const Tuples& tuples = kTuples[static_cast<std::size_t>(size)];
  for (const auto& [first_base, first_cover] : kKinds) {
    std::array<Nine, 9> masks;      // of a digit: its places in each line
    std::array<Mask, 9> members{};  // of a digit: the lines that can belong to the fish
    bool is_possible = false;
    for (std::size_t digit = 0; digit < 9; ++digit) {
      if (board.placed(static_cast<int>(digit)) + size * 2 > 9) continue;
      for (int line = 0; line < 9; ++line) {
        masks[digit][static_cast<std::size_t>(line)] =
            board.places(first_base + line, static_cast<int>(digit));
      }
      members[digit] = members_for(masks[digit], size);
      is_possible = is_possible || members[digit] != 0;
    }
    if (!is_possible) continue;
    // Lines in the outer loop, digits in the inner one.
    for (int i = 0; i < tuples.count; ++i) {
      const Mask base = tuples.sets[static_cast<std::size_t>(i)];
      for (std::size_t digit = 0; digit < 9; ++digit) {
        if (minus(base, members[digit]) != 0) continue;
        const Mask cover = union_of(masks[digit], base);
        if (count(cover) != size) continue;
        Step step;
        if (make_fish(board, size, first_base, first_cover, static_cast<int>(digit), base, cover,
                      step) &&
            sink.take(step)) {
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace nonet::rate::se
