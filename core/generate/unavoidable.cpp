#include "core/generate/unavoidable.h"

namespace nonet::generate {
namespace {

/// Where each digit (0…8) is: in row `line` at `place[digit][line]`, and so on.
struct Places {
  std::uint8_t column_in_row[9][9], row_in_column[9][9], row_in_box[9][9];
};

/// Calls `use(set)` for each smallest set of indices 0…8 that contains, with an index, those that it leads to.
/// `leads[i]`: a set of indices. Each step permutes the indices, so those reached are also those reached from there.
template <class Use>
void for_each_cycle(const std::uint32_t (&leads)[9], const Use& use) {
  for (std::uint32_t left = 0x1FF; left != 0;) {
    std::uint32_t cycle = left & (0u - left);
    for (std::uint32_t fresh = cycle; fresh != 0;) {
      const std::uint32_t next = leads[std::countr_zero(fresh)];
      fresh &= fresh - 1;
      fresh |= next & ~cycle;
      cycle |= next;
    }
    use(cycle);
    left &= ~cycle;
  }
}

/// Exchanges of two digits, whose sets are rows.
void find_of_two_digits(const Places& places, int a, int b, std::vector<Bits81>& sets) {
  std::uint32_t leads[9];
  for (int row = 0; row < 9; ++row) {
    const int column = places.column_in_row[b][row];
    leads[row] = 1u << places.row_in_column[a][column] |
                 1u << places.row_in_box[a][row / 3 * 3 + column / 3];
  }
  for_each_cycle(leads, [&](std::uint32_t rows) {
    Bits81 set;
    for (; rows != 0; rows &= rows - 1) {
      const int row = std::countr_zero(rows);
      set.insert(row * 9 + places.column_in_row[a][row]);
      set.insert(row * 9 + places.column_in_row[b][row]);
    }
    sets.push_back(set);
  });
}

/// Exchanges of two rows (`step` 1) or columns (`step` 9). `place[digit]`: where the digit is in the second one.
void find_of_two_lines(const Grid9& grid, int first, int second, int step,
                       const std::uint8_t (&place)[9], std::vector<Bits81>& sets) {
  std::uint32_t leads[9];
  for (int i = 0; i < 9; ++i) {
    leads[i] = 1u << place[grid[static_cast<std::size_t>(first + i * step)] - 1];
  }
  for_each_cycle(leads, [&](std::uint32_t cycle) {
    Bits81 set;
    for (; cycle != 0; cycle &= cycle - 1) {
      const int i = std::countr_zero(cycle);
      set.insert(first + i * step);
      set.insert(second + i * step);
    }
    sets.push_back(set);
  });
}

}  // namespace

void find_unavoidable(const Grid9& grid, std::vector<Bits81>& sets) {
  Places places;
  std::uint8_t in_row[9][9], in_column[9][9];  // by line and digit
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const int digit = grid[static_cast<std::size_t>(row * 9 + column)] - 1;
      const auto r = static_cast<std::uint8_t>(row), c = static_cast<std::uint8_t>(column);
      places.column_in_row[digit][row] = in_row[row][digit] = c;
      places.row_in_column[digit][column] = in_column[column][digit] = r;
      places.row_in_box[digit][row / 3 * 3 + column / 3] = r;
    }
  }
  for (int a = 0; a < 9; ++a) {
    for (int b = a + 1; b < 9; ++b) find_of_two_digits(places, a, b, sets);
  }
  constexpr int kPairs[3][2] = {{0, 1}, {0, 2}, {1, 2}};
  for (int three = 0; three < 9; three += 3) {
    for (const auto& pair : kPairs) {
      const int first = three + pair[0], second = three + pair[1];
      find_of_two_lines(grid, first * 9, second * 9, 1, in_row[second], sets);
      find_of_two_lines(grid, first, second, 9, in_column[second], sets);
    }
  }
}

}  // namespace nonet::generate
