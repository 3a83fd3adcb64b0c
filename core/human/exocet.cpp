#include "core/human/exocet.h"

#include <algorithm>

namespace nonet::human {
namespace {

/// Three places of a digit, one in each crossline, that do not see each other.
struct Triple {
  std::array<Cell, 3> cells{};

  bool contains(Cell cell) const {
    return cells[0] == cell || cells[1] == cell || cells[2] == cell;
  }
};

/// Two digits that the base may take: digits[i] stands in the cells base[i] and targets[i].
struct Way {
  std::array<Digit, 2> digits{};
  std::array<Cell, 2> base{};
  std::array<Cell, 2> targets{};
};

class ExocetSearch {
 public:
  ExocetSearch(Search& search, Technique technique)
      : search_(search), board_(search.board()), layout_(search.layout()), technique_(technique) {}

  bool run() {
    for (int turn = 0; turn < 2; ++turn) {
      is_turned_ = turn == 1;
      for (line_ = 0; line_ < 9; ++line_) {
        band_ = CellSet();
        for (int i = 0; i < 3; ++i)
          band_ |= layout_.house((is_turned_ ? 9 : 0) + line_ / 3 * 3 + i);
        for (box_ = 0; box_ < 3; ++box_) {
          for (third_ = 0; third_ < 3; ++third_) {
            if (search_base()) return true;
          }
        }
        if (search_.is_cancelled()) return true;
      }
    }
    return false;
  }

 private:
  /// A cell by line and place: row and column, or the other way round.
  Cell cell_at(int line, int place) const {
    return is_turned_ ? layout_.cell_at(place, line) : layout_.cell_at(line, place);
  }
  int crossline(int place) const { return is_turned_ ? place : 9 + place; }

  bool search_base() {
    base_ = {cell_at(line_, box_ * 3 + (third_ + 1) % 3),
             cell_at(line_, box_ * 3 + (third_ + 2) % 3)};
    digits_ = board_.candidates(base_[0]) | board_.candidates(base_[1]);
    if (!board_.open().contains(base_[0]) || !board_.open().contains(base_[1])) return false;
    if (digits_.count() < 3 || digits_.count() > 4) return false;
    const CellSet seen = layout_.peers(base_[0]) & layout_.peers(base_[1]);
    for (DigitSet digits = digits_; !digits.empty();) {
      const Digit digit = digits.pop_first();
      open_[digit] = (board_.places(digit) | board_.written(digit)) - seen;
    }
    for (int second = 0; second < 3; ++second) {
      for (int third = 0; third < 3; ++third) {
        houses_ = {crossline(box_ * 3 + third_), crossline((box_ + 1) % 3 * 3 + second),
                   crossline((box_ + 2) % 3 * 3 + third)};
        if (search_targets()) return true;
      }
    }
    return false;
  }

  /// Calls visit(triple) for each triple of the digit until it returns false.
  template <class Visitor>
  bool visit_triples(Digit digit, const Visitor& visit) const {
    const CellSet& open = open_[digit];
    for (const Cell first : open& layout_.house(houses_[0])) {
      const CellSet rest = open - layout_.peers(first);
      for (const Cell second : rest& layout_.house(houses_[1])) {
        for (const Cell third : (rest & layout_.house(houses_[2])) - layout_.peers(second)) {
          if (!visit(Triple{{first, second, third}})) return false;
        }
      }
    }
    return true;
  }

  /// Finds each pair of cells of which every triple of every base digit contains one. One of them is in the first triple
  /// of all, and the other in every triple without that one.
  bool search_targets() {
    std::array<CellSet, 3> others;
    Triple start;
    bool is_started = false;
    for (DigitSet digits = digits_; !digits.empty();) {
      const bool is_possible = visit_triples(digits.pop_first(), [&](const Triple& triple) {
        if (!is_started) {
          is_started = true;
          start = triple;
          others.fill(technique_ == Technique::kJuniorExocet ? band_ & board_.open()
                                                             : board_.open());
        }
        CellSet cells;
        for (const Cell cell : triple.cells) cells.insert(cell);
        bool is_left = false;
        for (std::size_t i = 0; i < 3; ++i) {
          if (!triple.contains(start.cells[i])) others[i] &= cells;
          is_left = is_left || !others[i].empty();
        }
        return is_left;
      });
      if (!is_possible) return false;
    }
    if (!is_started) return false;
    for (std::size_t i = 0; i < 3; ++i) {
      const Cell first = start.cells[i];
      // More than three: no triple lacks the first one, so that there is no exocet.
      if (!board_.open().contains(first) || others[i].count() > 3) continue;
      for (const Cell second : others[i]) {
        // Two places that a digit has in one crossline alone are no exocet.
        bool is_skipped = second == first || layout_.house(houses_[i]).contains(second);
        for (std::size_t j = 0; j < i; ++j) {
          is_skipped = is_skipped || (start.cells[j] == second && others[j].contains(first));
        }
        if (!is_skipped && report({first, second})) return true;
      }
    }
    return false;
  }

  bool is_junior(const std::array<Cell, 2>& targets) const {
    std::array<int, 2> boxes{};
    for (std::size_t i = 0; i < 2; ++i) {
      const int line = is_turned_ ? layout_.column_of(targets[i]) : layout_.row_of(targets[i]);
      if (line / 3 != line_ / 3) return false;
      boxes[i] = layout_.region_of(targets[i]);
    }
    return boxes[0] != boxes[1];
  }

  bool report(const std::array<Cell, 2>& targets) {
    if (is_junior(targets) != (technique_ == Technique::kJuniorExocet)) return false;
    const std::vector<Way> ways = ways_with(targets);
    if (ways.empty()) return false;
    Step step{.technique = technique_};
    for (const Cell cell : board_.open()) {
      DigitSet digits = board_.candidates(cell);
      const bool is_part =
          cell == base_[0] || cell == base_[1] || cell == targets[0] || cell == targets[1];
      if (!is_part) digits = digits & digits_;
      while (!digits.empty()) {
        const Candidate candidate{cell, digits.pop_first()};
        bool is_allowed = false;
        for (const Way& way : ways) is_allowed = is_allowed || allows(way, candidate);
        if (!is_allowed) step.eliminations.push_back(candidate);
      }
    }
    if (step.eliminations.empty()) return false;
    if (std::find(reported_.begin(), reported_.end(), step.eliminations) != reported_.end()) {
      return false;
    }
    reported_.push_back(step.eliminations);
    if (search_.wants_evidence()) draw(step, targets);
    return search_.report(std::move(step));
  }

  /// Whether a triple of the digit contains this target and not the other, and none of `barred`.
  bool has_triple(Digit digit, Cell target, Cell other, const CellSet& barred) const {
    return !visit_triples(digit, [&](const Triple& triple) {
      bool is_fit = triple.contains(target) && !triple.contains(other);
      for (const Cell cell : triple.cells) is_fit = is_fit && !barred.contains(cell);
      return !is_fit;
    });
  }

  /// Whether each house keeps a place for digit `i` of the way.
  bool has_places(const Way& way, std::size_t i) const {
    const Digit digit = way.digits[i];
    CellSet places =
        board_.places(digit) - layout_.peers(way.base[i]) - layout_.peers(way.targets[i]);
    places.erase(way.base[1 - i]);
    places.erase(way.targets[1 - i]);
    for (int house = 0; house < layout_.house_count(); ++house) {
      if (!board_.is_placed(digit, house) && !places.intersects(layout_.house(house))) return false;
    }
    return true;
  }

  std::vector<Way> ways_with(const std::array<Cell, 2>& targets) const {
    std::vector<Way> ways;
    for (DigitSet firsts = board_.candidates(base_[0]); !firsts.empty();) {
      const Digit first = firsts.pop_first();
      for (DigitSet seconds = board_.candidates(base_[1]); !seconds.empty();) {
        const Digit second = seconds.pop_first();
        for (std::size_t turn = 0; turn < 2 && first != second; ++turn) {
          const Way way{{first, second}, base_, {targets[turn], targets[1 - turn]}};
          bool is_possible = true;
          for (std::size_t i = 0; i < 2 && is_possible; ++i) {
            is_possible = board_.candidates(way.targets[i]).contains(way.digits[i]) &&
                          has_triple(way.digits[i], way.targets[i], way.targets[1 - i], {}) &&
                          has_places(way, i);
          }
          if (is_possible) ways.push_back(way);
        }
      }
    }
    return ways;
  }

  bool allows(const Way& way, Candidate candidate) const {
    for (std::size_t i = 0; i < 2; ++i) {
      if (candidate.cell == way.base[i] || candidate.cell == way.targets[i]) {
        return candidate.digit == way.digits[i];
      }
    }
    for (std::size_t i = 0; i < 2; ++i) {
      if (candidate.digit != way.digits[i]) continue;
      const CellSet& seen = layout_.peers(candidate.cell);
      return !seen.contains(way.base[i]) && !seen.contains(way.targets[i]) &&
             has_triple(way.digits[i], way.targets[i], way.targets[1 - i], seen);
    }
    return true;
  }

  void draw(Step& step, const std::array<Cell, 2>& targets) const {
    CellSet base, ends;
    for (std::size_t i = 0; i < 2; ++i) {
      base.insert(base_[i]);
      ends.insert(targets[i]);
    }
    step.cells.push_back({base, digits_, CellsRole::kPivot});
    for (const Cell target : targets) {
      step.cells.push_back({CellSet::of(target), digits_, CellsRole::kPincer});
    }
    for (const int house : houses_) step.houses.push_back({static_cast<HouseIndex>(house)});
    const CellSet lines =
        layout_.house(houses_[0]) | layout_.house(houses_[1]) | layout_.house(houses_[2]);
    for (DigitSet digits = digits_; !digits.empty();) {
      const Digit digit = digits.pop_first();
      step.digits.push_back(digit);
      for (const Cell cell : board_.places(digit) & (base | ends)) {
        step.marks.push_back({{cell, digit}, MarkRole::kPattern});
      }
      for (const Cell cell : (board_.places(digit) & open_[digit] & lines) - ends) {
        step.marks.push_back({{cell, digit}, MarkRole::kPattern, 1});
      }
    }
  }

  Search& search_;
  const Board& board_;
  const Layout& layout_;
  Technique technique_;
  bool is_turned_ = false;  // lines are columns
  int line_ = 0, box_ = 0,
      third_ = 0;  // of the base: its line, its box in the band, its crossline's place in the box
  CellSet band_;   // the lines of the base's band
  std::array<Cell, 2> base_{};
  DigitSet digits_;
  std::array<CellSet, 10> open_;  // by digit: its places that not both base cells see
  std::array<int, 3> houses_{};   // the crosslines
  std::vector<std::vector<Candidate>> reported_;
};

}  // namespace

bool find_exocet(Search& search, Technique technique) {
  if (!search.layout().is_plain_nine() || search.board().is_contradictory()) return false;
  return ExocetSearch(search, technique).run();
}

}  // namespace nonet::human
