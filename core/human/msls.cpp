#include "core/human/msls.h"

#include <array>
#include <bit>
#include <vector>

#include "core/human/results.h"

namespace nonet::human {
namespace {

/// Columns or digits, from 0, as bits.
using Bits = std::uint32_t;

constexpr std::size_t kNine = 9;

template <typename Visit>
void each(Bits bits, Visit visit) {
  for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

/// Some rows, and a full flow from the open cells of their columns to digits. Transposed, "row" means column here and
/// in the rest of this file, and "column" row.
struct Flow {
  Bits rows = 0;
  std::array<Bits, kNine> present{};  // by column: the digits that its cells in the rows allow
  std::array<Bits, kNine> digits{};   // by column: those that the flow uses
  std::array<Bits, kNine> columns{};  // by digit: the columns in which the flow uses it
  std::array<int, kNine> cells{};     // by column: open cells in the rows
  std::array<int, kNine> lacking{};   // by digit: rows that lack it

  /// Adds a unit of flow from the column. Returns false if there is no path.
  bool augment(std::size_t column, Bits& visited) {
    for (;;) {
      const Bits open = present[column] & ~digits[column] & ~visited;
      if (open == 0) return false;
      const std::size_t digit = static_cast<std::size_t>(std::countr_zero(open));
      visited |= Bits{1} << digit;
      bool free = std::popcount(columns[digit]) < lacking[digit];
      for (Bits others = columns[digit]; !free && others != 0; others &= others - 1) {
        const std::size_t other = static_cast<std::size_t>(std::countr_zero(others));
        if (!augment(other, visited)) continue;
        digits[other] &= ~(Bits{1} << digit);
        columns[digit] &= ~(Bits{1} << other);
        free = true;
      }
      if (!free) continue;
      digits[column] |= Bits{1} << digit;
      columns[digit] |= Bits{1} << column;
      return true;
    }
  }

  /// Adds a row. Returns false if no full flow exists: then the board has no solution.
  bool add_row(const Board& board, bool transposed, int row) {
    rows |= Bits{1} << row;
    for (std::size_t column = 0; column < kNine; ++column) {
      const int other = static_cast<int>(column);
      const Cell cell =
          transposed ? board.layout().cell_at(other, row) : board.layout().cell_at(row, other);
      if (board.value(cell) != 0) continue;
      ++cells[column];
      present[column] |= static_cast<Bits>(board.candidates(cell).bits());
    }
    each(static_cast<Bits>(board.missing(transposed ? 9 + row : row).bits()),
         [&](std::size_t digit) { ++lacking[digit]; });
    for (std::size_t column = 0; column < kNine; ++column) {
      while (std::popcount(digits[column]) < cells[column]) {
        Bits visited = 0;
        if (!augment(column, visited)) return false;
      }
    }
    return true;
  }
};

/// Columns, and the digits that count by rows there; the others count by columns.
struct Tight {
  Bits columns = 0, by_rows = 0;

  /// Adds what the residual graph leads to: unused digits of a column, and the columns that use a digit.
  void close(const Flow& flow) {
    for (Tight before; before.columns != columns || before.by_rows != by_rows;) {
      before = *this;
      each(columns,
           [&](std::size_t column) { by_rows |= flow.present[column] & ~flow.digits[column]; });
      each(by_rows, [&](std::size_t digit) { columns |= flow.columns[digit]; });
    }
  }
};

/// Whether each column and digit leads to each other in the residual graph: then no set is tight but the whole.
bool is_connected(const Flow& flow) {
  Bits all_columns = 0, all_digits = 0;
  for (std::size_t i = 0; i < kNine; ++i) {
    if (flow.cells[i] != 0) all_columns |= Bits{1} << i;
    if (flow.lacking[i] != 0) all_digits |= Bits{1} << i;
  }
  if (all_columns == 0) return true;
  Tight from{.columns = all_columns & (~all_columns + 1), .by_rows = 0};
  const Bits first = from.columns;
  from.close(flow);
  if (from.columns != all_columns || from.by_rows != all_digits) return false;
  Bits columns = first, digits = 0;  // what leads to the first column
  for (Bits before = 0; before != columns;) {
    before = columns;
    each(columns, [&](std::size_t column) { digits |= flow.digits[column]; });
    each(all_columns & ~columns, [&](std::size_t column) {
      if ((flow.present[column] & ~flow.digits[column] & digits) != 0) {
        columns |= Bits{1} << column;
      }
    });
  }
  return columns == all_columns && digits == all_digits;
}

class Msls {
 public:
  explicit Msls(Search& search) : search_(search), board_(search.board()) {}

  bool run() {
    for (const bool transposed : {false, true}) {
      transposed_ = transposed;
      if (choose_rows()) return true;
    }
    return false;
  }

 private:
  bool choose_rows() {
    std::vector<Flow> level(1), next;
    for (int count = 1; count <= 4; ++count) {
      next.clear();
      for (const Flow& flow : level) {
        for (int row = static_cast<int>(std::bit_width(flow.rows)); row < 9; ++row) {
          Flow more = flow;
          if (!more.add_row(board_, transposed_, row)) return false;
          if (count >= 2 && look_at(more)) return true;
          if (count < 4) next.push_back(more);
        }
        if (search_.is_cancelled()) return true;
      }
      level.swap(next);
    }
    return false;
  }

  bool look_at(const Flow& flow) {
    if (is_connected(flow)) return false;
    std::array<Tight, 2 * kNine> seen;
    std::size_t count = 0;
    for (std::size_t start = 0; start < 2 * kNine; ++start) {
      Tight tight;
      (start < kNine ? tight.columns : tight.by_rows) = Bits{1} << start % kNine;
      tight.close(flow);
      bool is_new = true;
      for (std::size_t i = 0; i < count; ++i) {
        is_new = is_new && (seen[i].columns != tight.columns || seen[i].by_rows != tight.by_rows);
      }
      if (!is_new) continue;
      seen[count++] = tight;
      if (report(flow, tight)) return true;
    }
    return false;
  }

  HouseIndex row_house(std::size_t row) const {
    return static_cast<HouseIndex>(transposed_ ? kNine + row : row);
  }
  HouseIndex column_house(std::size_t column) const {
    return static_cast<HouseIndex>(transposed_ ? column : kNine + column);
  }
  CellSet cells_of_rows(Bits rows) const {
    CellSet cells;
    each(rows, [&](std::size_t row) { cells |= search_.layout().house(row_house(row)); });
    return cells;
  }
  CellSet cells_of_columns(Bits columns) const {
    CellSet cells;
    each(columns, [&](std::size_t i) { cells |= search_.layout().house(column_house(i)); });
    return cells;
  }

  bool report(const Flow& flow, const Tight& tight) {
    Bits present = 0;
    each(tight.columns, [&](std::size_t column) { present |= flow.present[column]; });
    const Bits by_rows = present & tight.by_rows, by_columns = present & ~tight.by_rows;
    if (std::popcount(by_rows) < 2 || std::popcount(by_columns) < 2) return false;
    const CellSet rows = cells_of_rows(flow.rows), columns = cells_of_columns(tight.columns);
    Step step{.technique = Technique::kMsls};
    each(present, [&](std::size_t index) {
      const Digit digit = static_cast<Digit>(index + 1);
      const bool is_by_rows = (by_rows >> index & 1) != 0;
      CellSet lost = rows - columns;
      if (!is_by_rows) {  // the columns with a place for the digit in the rows
        Bits with_digit = 0;
        each(tight.columns, [&](std::size_t column) {
          if ((flow.present[column] >> index & 1) != 0) with_digit |= Bits{1} << column;
        });
        lost = cells_of_columns(with_digit) - rows;
      }
      eliminate(step.eliminations, digit, lost & board_.places(digit));
      step.digits.push_back(digit);
      if (!search_.wants_evidence()) return;
      for (const Cell cell : rows& columns& board_.places(digit)) {
        const std::uint8_t group = is_by_rows ? 0 : 1;
        step.marks.push_back({{cell, digit}, MarkRole::kPattern, group});
      }
    });
    if (step.eliminations.empty() || !results_.is_new(step.eliminations)) return false;
    // The base: rows with their digits. The cover: columns with theirs. Marks of groups 0 and 1 tell them apart.
    const CellSet base = rows & columns & board_.open();
    step.cells = {{base, DigitSet::from_bits(by_rows), CellsRole::kSet},
                  {base, DigitSet::from_bits(by_columns), CellsRole::kSet}};
    each(flow.rows, [&](std::size_t row) {
      step.houses.push_back({row_house(row), HouseRole::kBase});
    });
    each(tight.columns, [&](std::size_t column) {
      step.houses.push_back({column_house(column), HouseRole::kCover});
    });
    return search_.report(std::move(step));
  }

  Search& search_;
  const Board& board_;
  bool transposed_ = false;
  DistinctResults results_;
};

}  // namespace

bool find_msls(Search& search, Technique) {
  return search.layout().is_plain_nine() && Msls(search).run();
}

}  // namespace nonet::human
