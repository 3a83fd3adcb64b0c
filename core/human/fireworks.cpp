#include "core/human/fireworks.h"

#include <array>
#include <span>
#include <vector>

#include "core/human/distinct_results.h"
#include "core/human/step_parts.h"

namespace nonet::human {
namespace {

/// The digits that a line and one of its boxes lack, by where they may stand in the line outside the box.
struct Outside {
  DigitSet none;                      ///< nowhere
  std::array<DigitSet, 9> only_at{};  ///< in this position along the line alone

  DigitSet limited_to(int position) const {
    return none | only_at[static_cast<std::size_t>(position)];
  }
};

/// A stem S and its wings, R in its row and C in its column; D is the fourth corner.
struct Corners {
  Cell stem, in_row, in_column, opposite;
  DigitSet fireworks;  ///< the digits that are fireworks of this stem with these wings
};

class FireworksSearch {
 public:
  explicit FireworksSearch(Search& search)
      : search_(search), layout_(search.layout()), board_(search.board()) {
    for (int line = 0; line < 18; ++line) {
      for (int box = 0; box < 3; ++box) fill(line, box);
    }
  }

  bool run() {
    for (const Cell stem : board_.open()) list_corners(stem);
    for (const Form form : {Form::kTriple, Form::kQuad, Form::kPair}) {
      for (const Corners& corners : corners_) {
        if (search_corners(form, corners)) return true;
      }
    }
    return false;
  }

 private:
  enum class Form { kTriple, kQuad, kPair };

  Outside& outside(int line, int box) { return outside_[static_cast<std::size_t>(line * 3 + box)]; }

  void fill(int line, int box) {
    const std::span<const Cell> cells = layout_.house_cells(line);
    const int region =
        layout_.region_house(layout_.region_of(cells[static_cast<std::size_t>(box * 3)]));
    Outside& found = outside(line, box);
    for (DigitSet left = board_.missing(line) & board_.missing(region); !left.empty();) {
      const Digit digit = left.pop_first();
      const CellSet places = board_.places(digit, line) - layout_.house(region);
      if (places.empty()) {
        found.none.insert(digit);
      } else if (places.single()) {
        const Cell cell = places.first();
        const int position = line < 9 ? layout_.column_of(cell) : layout_.row_of(cell);
        found.only_at[static_cast<std::size_t>(position)].insert(digit);
      }
    }
  }

  /// The digits that are fireworks of this stem with these wings.
  DigitSet fireworks_of(Cell stem, Cell in_row, Cell in_column) {
    const int row = layout_.row_of(stem), column = layout_.column_of(stem);
    return outside(row, column / 3).limited_to(layout_.column_of(in_row)) &
           outside(9 + column, row / 3).limited_to(layout_.row_of(in_column));
  }

  void list_corners(Cell stem) {
    const int row = layout_.row_of(stem), column = layout_.column_of(stem);
    for (int other_column = 0; other_column < 9; ++other_column) {
      const Cell in_row = layout_.cell_at(row, other_column);
      if (other_column / 3 == column / 3 || board_.value(in_row) != 0) continue;
      if (outside(row, column / 3).limited_to(other_column).empty()) continue;
      for (int other_row = 0; other_row < 9; ++other_row) {
        const Cell in_column = layout_.cell_at(other_row, column);
        if (other_row / 3 == row / 3 || board_.value(in_column) != 0) continue;
        const DigitSet fireworks = fireworks_of(stem, in_row, in_column);
        if (fireworks.empty()) continue;
        corners_.push_back(
            {stem, in_row, in_column, layout_.cell_at(other_row, other_column), fireworks});
      }
    }
  }

  /// The digits that the row holds in the stem and its wing, or the column in the stem and its other wing.
  DigitSet linked_of(const Corners& corners) const {
    DigitSet found;
    const CellSet in_row = CellSet::of(corners.stem) | CellSet::of(corners.in_row);
    const CellSet in_column = CellSet::of(corners.stem) | CellSet::of(corners.in_column);
    for (DigitSet left = board_.candidates(corners.stem); !left.empty();) {
      const Digit digit = left.pop_first();
      if (board_.places(digit, layout_.row_of(corners.stem)) == in_row ||
          board_.places(digit, 9 + layout_.column_of(corners.stem)) == in_column) {
        found.insert(digit);
      }
    }
    return found;
  }

  bool search_corners(Form form, const Corners& corners) {
    const DigitSet fireworks = corners.fireworks;
    if (form == Form::kTriple) {
      const DigitSet held = fireworks | linked_of(corners);
      if (held.count() != 3) return false;
      return report(corners, false, {held, held, held, {}}, held - fireworks);
    }
    if (fireworks.count() != 2) return false;
    const DigitSet opposite = board_.candidates(corners.opposite);
    if (opposite.empty()) return false;
    if (form == Form::kPair) {
      if (!(opposite - fireworks).empty()) return false;
      const DigitSet all = DigitSet::up_to(9);
      return report(corners, true, {fireworks, all, all, all}, {});
    }
    // Each quad is found from both its stems.
    if (corners.stem > corners.opposite) return false;
    const DigitSet others = fireworks_of(corners.opposite, corners.in_column, corners.in_row);
    if (others.count() != 2 || !(others & fireworks).empty()) return false;
    const DigitSet four = fireworks | others;
    return report(corners, true, {fireworks, four, four, others}, others);
  }

  /// `allowed`: what the stem, the wings and the opposite corner may still be; the last counts only if it is used.
  bool report(const Corners& corners, bool uses_opposite, const std::array<DigitSet, 4>& allowed,
              DigitSet others) {
    const DigitSet fireworks = corners.fireworks;
    const std::array<Cell, 4> cells = {corners.stem, corners.in_row, corners.in_column,
                                       corners.opposite};
    const std::size_t count = uses_opposite ? 4 : 3;
    Step step{.technique = Technique::kFireworks};
    for (std::size_t i = 0; i < count; ++i) {
      add_eliminations(step, cells[i], board_.candidates(cells[i]) - allowed[i]);
    }
    if (step.eliminations.empty() || !found_.is_new(step.eliminations)) return false;
    add_digits(step, fireworks);
    add_digits(step, others);
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
        add_marks(step, board_, CellSet::of(cells[i]), fireworks);
        add_marks(step, board_, CellSet::of(cells[i]), others, MarkRole::kPattern, 1);
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
  std::array<Outside, 54> outside_{};  ///< three for each row, then for each column
  std::vector<Corners> corners_;
  DistinctResults found_;
};

}  // namespace

bool find_fireworks(Search& search, Technique) {
  return search.layout().is_plain_nine() && FireworksSearch(search).run();
}

}  // namespace nonet::human
