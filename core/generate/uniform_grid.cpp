#include "core/generate/uniform_grid.h"

#include <bit>
#include <cstdint>

namespace nonet::generate {
namespace {

/// Three sets of three digits (bits 0…8 for digits), at bits 0, 9 and 18.
using Partition = std::uint32_t;
constexpr Partition kEverything = (1u << 27) - 1;
constexpr int kShift = 9;

/// The rows and columns of a box with the digits 1…9 in reading order.
constexpr Partition kFirstRows = 0007u | 0070u << kShift | 0700u << 2 * kShift;
constexpr Partition kFirstColumns = 0111u | 0222u << kShift | 0444u << 2 * kShift;

constexpr std::uint32_t part(Partition partition, int index) {
  return partition >> (kShift * index) & 0x1FF;
}

/// The six orders of three things.
constexpr int kOrders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/// Gives each of three digits to another set: the least one to set kOrders[order][0] and so on.
constexpr Partition dealt(std::uint32_t digits, int order) {
  const std::uint32_t least = digits & (0u - digits);
  digits ^= least;
  const std::uint32_t middle = digits & (0u - digits);
  digits ^= middle;
  return least << (kShift * kOrders[order][0]) | middle << (kShift * kOrders[order][1]) |
         digits << (kShift * kOrders[order][2]);
}

/// The least, middle or greatest of three digits.
constexpr std::uint32_t digit_at(std::uint32_t digits, std::uint32_t place) {
  for (; place > 0; --place) digits &= digits - 1;
  return digits & (0u - digits);
}

/// One of the 56 partitions that share no digit with this one in the same place.
/// Set 0 takes none, one, two or three digits of set 1, the rest from set 2; the others follow in number.
Partition apart(Partition from, Random& random) {
  const std::uint32_t way = random.below(56);
  const std::uint32_t set[3] = {part(from, 0), part(from, 1), part(from, 2)};
  const auto joined = [](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    return a | b << kShift | c << 2 * kShift;
  };
  if (way == 54) return joined(set[2], set[0], set[1]);
  if (way == 55) return joined(set[1], set[2], set[0]);
  const std::uint32_t one[3] = {digit_at(set[0], way % 3), digit_at(set[1], way / 3 % 3),
                                digit_at(set[2], way / 9 % 3)};
  const std::uint32_t two[3] = {set[0] ^ one[0], set[1] ^ one[1], set[2] ^ one[2]};
  return way < 27 ? joined(one[1] | two[2], one[2] | two[0], one[0] | two[1])
                  : joined(two[1] | one[2], two[2] | one[0], two[0] | one[1]);
}

/// The columns of a box whose rows are these, each row in any order (or rows, from columns).
Partition across(Partition rows, Random& random) {
  const std::uint32_t orders = random.below(216);
  return dealt(part(rows, 0), static_cast<int>(orders % 6)) |
         dealt(part(rows, 1), static_cast<int>(orders / 6 % 6)) |
         dealt(part(rows, 2), static_cast<int>(orders / 36));
}

/// The same, apart from the columns of another box: one of eight. Returns 0 if there is none.
Partition across_apart(Partition rows, Partition other, Random& random) {
  for (int i = 0; i < 3; ++i) {
    const std::uint32_t row = part(rows, i);
    if (row == part(other, 0) || row == part(other, 1) || row == part(other, 2)) return 0;
  }
  const std::uint64_t bits = random.next() >> 61;
  Partition columns = 0;
  for (int i = 0; i < 3; ++i) {
    bool second = (bits >> i & 1) != 0;
    for (int order = 0;; ++order) {
      const Partition row = dealt(part(rows, i), order);
      if ((row & other) != 0) continue;
      if (!second) {
        columns |= row;
        break;
      }
      second = false;
    }
  }
  return columns;
}

constexpr bool is_box(Partition rows, Partition columns) {
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      if ((part(rows, i) & part(columns, j)) == 0) return false;
    }
  }
  return true;
}

/// Fills in the boxes from the first on; false if these choices make no grid.
bool choose(Partition (&rows)[9], Partition (&columns)[9], Random& random) {
  rows[0] = kFirstRows;
  columns[0] = kFirstColumns;
  columns[3] = apart(columns[0], random);
  rows[3] = across(columns[3], random);
  rows[4] = apart(rows[3], random);
  rows[1] = apart(rows[0], random);
  columns[1] = across(rows[1], random);
  columns[4] = across_apart(rows[4], columns[1], random);
  if (columns[4] == 0) return false;
  rows[2] = kEverything ^ rows[0] ^ rows[1];
  columns[2] = across(rows[2], random);
  rows[5] = kEverything ^ rows[3] ^ rows[4];
  columns[5] = across_apart(rows[5], columns[2], random);
  if (columns[5] == 0) return false;
  columns[6] = kEverything ^ columns[0] ^ columns[3];
  rows[6] = across(columns[6], random);
  columns[7] = kEverything ^ columns[1] ^ columns[4];
  rows[7] = across_apart(columns[7], rows[6], random);
  if (rows[7] == 0) return false;
  rows[8] = kEverything ^ rows[6] ^ rows[7];
  columns[8] = kEverything ^ columns[2] ^ columns[5];
  return is_box(rows[8], columns[8]);
}

}  // namespace

bool try_uniform_grid(Random& random, Grid9& grid) {
  Partition rows[9], columns[9];
  if (!choose(rows, columns, random)) return false;
  std::array<Digit, 9> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(names);
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9, column = cell % 9;
    const int box = row / 3 * 3 + column / 3;
    const std::uint32_t digit = part(rows[box], row % 3) & part(columns[box], column % 3);
    grid[static_cast<std::size_t>(cell)] = names[static_cast<std::size_t>(std::countr_zero(digit))];
  }
  return true;
}

Grid9 uniform_grid(Random& random) {
  Grid9 grid;
  while (!try_uniform_grid(random, grid)) {
  }
  return grid;
}

}  // namespace nonet::generate
