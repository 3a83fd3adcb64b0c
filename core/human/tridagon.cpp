#include "core/human/tridagon.h"

#include <array>

#include "core/human/distinct_results.h"
#include "core/human/step_parts.h"

namespace nonet::human {
namespace {

/// The column of each row's cell, for even permutations first, then for odd ones.
constexpr std::array<std::array<int, 3>, 6> kPermutations = {
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};

class TridagonSearch {
 public:
  explicit TridagonSearch(Search& search)
      : search_(search), layout_(search.layout()), board_(search.board()) {
    for (const Cell cell : board_.open()) {
      if (board_.candidates(cell).count() <= 4) few_.insert(cell);
    }
  }

  bool run() {
    if (few_.count() < 11) return false;
    for (int a = 1; a <= 7; ++a) {
      if (search_.is_cancelled()) return false;
      for (int b = a + 1; b <= 8; ++b) {
        for (int c = b + 1; c <= 9; ++c) {
          three_ = DigitSet::of(static_cast<Digit>(a)) | DigitSet::of(static_cast<Digit>(b)) |
                   DigitSet::of(static_cast<Digit>(c));
          const CellSet& one = board_.places(static_cast<Digit>(a));
          const CellSet& two = board_.places(static_cast<Digit>(b));
          const CellSet& three = board_.places(static_cast<Digit>(c));
          const CellSet pool = (one & two) | (one & three) | (two & three);
          if ((pool & few_).count() >= 11 && search_three(pool)) return true;
        }
      }
    }
    return false;
  }

 private:
  /// `pool`: the cells with at least two of the digits.
  bool search_three(const CellSet& pool) {
    // Cells by their candidates besides the three: none, one digit, or several.
    std::array<CellSet, 10> with_one;
    CellSet several;
    clean_ = CellSet();
    for (const Cell cell : pool) {
      const DigitSet others = board_.candidates(cell) - three_;
      if (others.empty()) {
        clean_.insert(cell);
      } else if (others.single()) {
        with_one[others.first()].insert(cell);
      } else {
        several.insert(cell);
      }
    }
    const int count = clean_.count();
    for (std::size_t digit = 1; digit <= 9; ++digit) {
      if (count >= 11) several |= with_one[digit];
      if (count + with_one[digit].count() < 12 || with_one[digit].count() < 2) continue;
      guardian_ = static_cast<Digit>(digit);
      if (search_pool(clean_ | with_one[digit])) return true;
    }
    guardian_ = 0;
    if (count < 11) return false;
    for (const Cell cell : several) {
      if (search_pool(clean_ | CellSet::of(cell))) return true;
    }
    return false;
  }

  /// The three cells of a box by the number of a permutation.
  CellSet cells_of(int box, std::size_t permutation) const {
    CellSet cells;
    for (int row = 0; row < 3; ++row) {
      const int column = kPermutations[permutation][static_cast<std::size_t>(row)];
      cells.insert(layout_.cell_at(box / 3 * 3 + row, box % 3 * 3 + column));
    }
    return cells;
  }

  /// All patterns of cells of the pool.
  bool search_pool(const CellSet& pool) {
    for (int band = 0; band < 3; ++band) {
      for (int stack = 0; stack < 3; ++stack) {
        // The rectangle of the boxes outside this band and this stack.
        const int high = band == 0 ? 1 : 0, low = band == 2 ? 1 : 2;
        const int left = stack == 0 ? 1 : 0, right = stack == 2 ? 1 : 2;
        const std::array<int, 4> boxes = {high * 3 + left, high * 3 + right, low * 3 + left,
                                          low * 3 + right};
        if (add_box(boxes, 0, pool, CellSet(), false)) return true;
      }
    }
    return false;
  }

  bool add_box(const std::array<int, 4>& boxes, std::size_t place, const CellSet& pool,
               const CellSet& pattern, bool is_odd) {
    if (place == 4) return is_odd && conclude(pattern);
    for (std::size_t permutation = 0; permutation < 6; ++permutation) {
      const CellSet cells = cells_of(boxes[place], permutation);
      if (pool.contains_all(cells) &&
          add_box(boxes, place + 1, pool, pattern | cells, is_odd != (permutation >= 3))) {
        return true;
      }
    }
    return false;
  }

  bool conclude(const CellSet& pattern) {
    const CellSet guarded = pattern - clean_;
    Step step{.technique = Technique::kTridagon};
    if (guardian_ == 0) {
      if (!guarded.single()) return false;
      const Cell cell = guarded.first();
      add_eliminations(step, cell, board_.candidates(cell) & three_);
    } else {
      if (guarded.count() < 2) return false;
      add_eliminations(step, layout_.common_peers(guarded) & board_.places(guardian_), guardian_);
    }
    if (step.eliminations.empty() || !found_.is_new(step.eliminations)) return false;
    add_digits(step, three_);
    if (search_.wants_evidence()) {
      step.cells.push_back({pattern, three_, CellsRole::kPattern});
      add_marks(step, board_, pattern, three_);
      add_marks(step, board_, pattern, DigitSet::up_to(board_.size()) - three_, MarkRole::kExtra);
      for (int box = 0; box < 9; ++box) {
        const int house = layout_.region_house(box);
        if (layout_.house(house).intersects(pattern)) {
          step.houses.push_back({static_cast<HouseIndex>(house)});
        }
      }
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  const Layout& layout_;
  const Board& board_;
  CellSet few_;  ///< cells with at most four candidates: all cells of a pattern, or all but one
  DigitSet three_;
  CellSet clean_;       ///< cells with no candidates but the three digits
  Digit guardian_ = 0;  ///< that all guardians are; 0: all are in one cell
  DistinctResults found_;
};

}  // namespace

bool find_tridagon(Search& search, Technique) {
  return search.layout().is_plain_nine() && TridagonSearch(search).run();
}

}  // namespace nonet::human
