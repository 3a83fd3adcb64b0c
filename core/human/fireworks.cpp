#include "core/human/fireworks.h"

#include <array>
#include <span>

#include "core/human/distinct_results.h"

namespace nonet::human {
namespace {

/// Digits of a line by where they may stand outside one of its boxes, [line][box along the line].
struct Outside {
  /// Still missing in the line and in the box.
  DigitSet missing;
  /// Of those: no place outside the box.
  DigitSet none;
  /// Of those: at most one place outside, and this place is [position along the line].
  std::array<DigitSet, 9> only_at{};
  /// No place in the line but these: cell `inside` (0 to 2) of the box and this position.
  std::array<std::array<DigitSet, 9>, 3> linked{};

  DigitSet limited_to(std::size_t position) const { return none | only_at[position]; }
};

/// A stem S and its wings, R in its row and C in its column; D is the fourth corner.
struct Corners {
  Cell stem, in_row, in_column, opposite;
};

class FireworksSearch {
 public:
  explicit FireworksSearch(Search& search)
      : search_(search), layout_(search.layout()), board_(search.board()) {
    for (std::size_t line = 0; line < 18; ++line) {
      for (std::size_t box = 0; box < 3; ++box) fill(line, box);
    }
  }

  bool run() {
    for (const Form form : {Form::kTriple, Form::kQuad, Form::kPair}) {
      for (const Cell stem : board_.open()) {
        if (search_stem(form, stem)) return true;
      }
    }
    return false;
  }

 private:
  enum class Form { kTriple, kQuad, kPair };

  void fill(std::size_t line, std::size_t box) {
    Outside& outside = outside_[line][box];
    const int house = static_cast<int>(line);
    const std::span<const Cell> cells = layout_.house_cells(house);
    outside.missing = board_.missing(house) &
                      board_.missing(layout_.region_house(layout_.region_of(cells[box * 3])));
    for (DigitSet left = outside.missing; !left.empty();) {
      const Digit digit = left.pop_first();
      int count = 0, count_inside = 0;
      std::size_t position = 0, inside = 0;
      for (std::size_t i = 0; i < 9; ++i) {
        if (!board_.has({cells[i], digit})) continue;
        if (i / 3 == box) {
          ++count_inside;
          inside = i % 3;
        } else {
          ++count;
          position = i;
        }
      }
      if (count == 0) outside.none.insert(digit);
      if (count == 1) outside.only_at[position].insert(digit);
      if (count == 1 && count_inside == 1) outside.linked[inside][position].insert(digit);
    }
  }

  const Outside& row_of(Cell stem) const {
    const std::size_t row = static_cast<std::size_t>(layout_.row_of(stem));
    return outside_[row][static_cast<std::size_t>(layout_.column_of(stem) / 3)];
  }
  const Outside& column_of(Cell stem) const {
    const std::size_t column = static_cast<std::size_t>(layout_.column_of(stem));
    return outside_[9 + column][static_cast<std::size_t>(layout_.row_of(stem) / 3)];
  }

  /// The digits that are fireworks of this stem with these wings.
  DigitSet fireworks_of(Cell stem, Cell in_row, Cell in_column) const {
    const Outside& row = row_of(stem);
    const Outside& column = column_of(stem);
    return row.limited_to(static_cast<std::size_t>(layout_.column_of(in_row))) &
           column.limited_to(static_cast<std::size_t>(layout_.row_of(in_column)));
  }
  /// The digits that the row holds in the stem and its wing, or the column in the stem and its other wing.
  DigitSet linked_of(const Corners& corners) const {
    const std::size_t row = static_cast<std::size_t>(layout_.row_of(corners.stem));
    const std::size_t column = static_cast<std::size_t>(layout_.column_of(corners.stem));
    return row_of(corners.stem)
               .linked[column % 3][static_cast<std::size_t>(layout_.column_of(corners.in_row))] |
           column_of(corners.stem)
               .linked[row % 3][static_cast<std::size_t>(layout_.row_of(corners.in_column))];
  }

  bool search_stem(Form form, Cell stem) {
    const int row = layout_.row_of(stem), column = layout_.column_of(stem);
    const DigitSet missing = row_of(stem).missing & column_of(stem).missing;
    for (int other_column = 0; other_column < 9; ++other_column) {
      const Cell in_row = layout_.cell_at(row, other_column);
      if (other_column / 3 == column / 3 || board_.value(in_row) != 0) continue;
      const DigitSet limited =
          missing & row_of(stem).limited_to(static_cast<std::size_t>(other_column));
      if (limited.empty()) continue;
      for (int other_row = 0; other_row < 9; ++other_row) {
        const Cell in_column = layout_.cell_at(other_row, column);
        if (other_row / 3 == row / 3 || board_.value(in_column) != 0) continue;
        const Corners corners{stem, in_row, in_column, layout_.cell_at(other_row, other_column)};
        const DigitSet fireworks =
            limited & column_of(stem).limited_to(static_cast<std::size_t>(other_row));
        if (!fireworks.empty() && search_corners(form, corners, fireworks)) return true;
      }
    }
    return false;
  }

  bool search_corners(Form form, const Corners& corners, DigitSet fireworks) {
    if (form == Form::kTriple) {
      const DigitSet held = fireworks | linked_of(corners);
      if (held.count() != 3) return false;
      const std::array<DigitSet, 4> allowed = {held, held, held, {}};
      return report(corners, false, allowed, fireworks, held - fireworks);
    }
    if (fireworks.count() != 2) return false;
    const DigitSet opposite = board_.candidates(corners.opposite);
    if (form == Form::kPair) {
      // The opposite corner must be open, or the wings could not be completed.
      if (opposite.empty() || !(opposite - fireworks).empty()) return false;
      const DigitSet all = DigitSet::up_to(9);
      return report(corners, true, {fireworks, all, all, all}, fireworks, {});
    }
    // Each quad is found from both its stems.
    if (opposite.empty() || corners.stem > corners.opposite) return false;
    const DigitSet others = fireworks_of(corners.opposite, corners.in_column, corners.in_row);
    if (others.count() != 2 || !(others & fireworks).empty()) return false;
    const DigitSet four = fireworks | others;
    return report(corners, true, {fireworks, four, four, others}, fireworks, others);
  }

  /// `allowed`: what the stem, the wings and the opposite corner may still be; the last counts only if it is used.
  bool report(const Corners& corners, bool uses_opposite, const std::array<DigitSet, 4>& allowed,
              DigitSet fireworks, DigitSet others) {
    const std::array<Cell, 4> cells = {corners.stem, corners.in_row, corners.in_column,
                                       corners.opposite};
    const std::size_t count = uses_opposite ? 4 : 3;
    Step step{.technique = Technique::kFireworks};
    for (std::size_t i = 0; i < count; ++i) {
      for (DigitSet left = board_.candidates(cells[i]) - allowed[i]; !left.empty();) {
        step.eliminations.push_back({cells[i], left.pop_first()});
      }
    }
    if (step.eliminations.empty() || !found_.is_new(step.eliminations)) return false;
    for (DigitSet left = fireworks; !left.empty();) step.digits.push_back(left.pop_first());
    for (DigitSet left = others; !left.empty();) step.digits.push_back(left.pop_first());
    if (search_.wants_evidence()) {
      step.cells.push_back({CellSet::of(corners.stem), fireworks, CellsRole::kPivot});
      step.cells.push_back({CellSet::of(corners.in_row) | CellSet::of(corners.in_column),
                            fireworks | others, CellsRole::kPincer});
      if (uses_opposite) {
        // A second stem with its digits, or the cell that has the pair.
        const bool is_stem = !others.empty();
        step.cells.push_back({CellSet::of(corners.opposite), is_stem ? others : fireworks,
                              is_stem ? CellsRole::kPivot : CellsRole::kSet});
      }
      for (std::size_t i = 0; i < count; ++i) {
        for (DigitSet left = board_.candidates(cells[i]) & (fireworks | others); !left.empty();) {
          const Digit digit = left.pop_first();
          const int group = fireworks.contains(digit) ? 0 : 1;
          step.marks.push_back(
              {{cells[i], digit}, MarkRole::kPattern, static_cast<std::uint8_t>(group)});
        }
      }
      add_lines(step, corners.stem);
      if (uses_opposite && !others.empty()) add_lines(step, corners.opposite);
    }
    return search_.report(std::move(step));
  }

  void add_lines(Step& step, Cell stem) const {
    step.houses.push_back({static_cast<HouseIndex>(layout_.row_of(stem)), HouseRole::kBase});
    step.houses.push_back({static_cast<HouseIndex>(9 + layout_.column_of(stem)), HouseRole::kBase});
  }

  Search& search_;
  const Layout& layout_;
  const Board& board_;
  std::array<std::array<Outside, 3>, 18> outside_{};
  DistinctResults found_;
};

}  // namespace

bool find_fireworks(Search& search, Technique) {
  return search.layout().is_plain_nine() && FireworksSearch(search).run();
}

}  // namespace nonet::human
