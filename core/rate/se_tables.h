// core/rate/se_tables.h: the houses of a plain 9×9 grid, numbered in the order in which Sudoku Explainer visits them.
//
// Houses 0–8 are the boxes, 9–17 the rows, 18–26 the columns. A set of digits or of positions in a house is a Mask: bit
// 0 stands for digit 1, or for the first cell of the house.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace nonet::rate::se {

using Mask = std::uint16_t;

inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;
inline constexpr int kFirstBox = 0, kFirstRow = 9, kFirstColumn = 18;
/// Most rules visit the boxes, then the columns, then the rows; chains visit boxes, rows, columns.
inline constexpr std::array<int, 3> kBoxesColumnsRows = {kFirstBox, kFirstColumn, kFirstRow};

constexpr Mask bit(int index) {
  return static_cast<Mask>(1u << index);
}

/// A table, since not every processor that this is compiled for counts bits.
inline constexpr auto kCounts = [] {
  std::array<std::uint8_t, 512> counts{};
  for (std::size_t mask = 1; mask < 512; ++mask) {
    counts[mask] = static_cast<std::uint8_t>(counts[mask / 2] + mask % 2);
  }
  return counts;
}();
constexpr int count(Mask mask) {
  return kCounts[mask];
}
constexpr int first(Mask mask) {
  return std::countr_zero(mask);
}
constexpr Mask without_first(Mask mask) {
  return static_cast<Mask>(mask & (mask - 1u));
}
constexpr Mask minus(Mask a, Mask b) {
  return static_cast<Mask>(a & ~b);
}

/// A set of cells.
struct Cells {
  std::uint64_t low = 0, high = 0;

  constexpr void insert(int cell) {
    if (cell < 64) {
      low |= std::uint64_t{1} << cell;
    } else {
      high |= std::uint64_t{1} << (cell - 64);
    }
  }
  constexpr void erase(int cell) { *this = *this - of(cell); }
  constexpr bool contains(int cell) const {
    return ((cell < 64 ? low >> cell : high >> (cell - 64)) & 1) != 0;
  }
  constexpr bool empty() const { return (low | high) == 0; }
  constexpr bool has_two() const {
    return (low & (low - 1)) != 0 || (high & (high - 1)) != 0 || (low != 0 && high != 0);
  }
  constexpr int first() const {
    return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
  }
  constexpr int pop_first() {
    const int cell = first();
    if (low != 0) {
      low &= low - 1;
    } else {
      high &= high - 1;
    }
    return cell;
  }
  static constexpr Cells of(int cell) {
    Cells cells;
    cells.insert(cell);
    return cells;
  }
  friend constexpr Cells operator&(Cells a, Cells b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Cells operator|(Cells a, Cells b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr Cells operator-(Cells a, Cells b) { return {a.low & ~b.low, a.high & ~b.high}; }
  friend constexpr bool operator==(Cells, Cells) = default;
};

struct Tables {
  std::array<std::array<std::uint8_t, 9>, kHouses> cells{};     ///< of a house
  std::array<std::array<std::uint8_t, 3>, kCells> houses{};     ///< of a cell: box, row, column
  std::array<std::array<std::uint8_t, 3>, kCells> positions{};  ///< of a cell in these houses
  std::array<std::array<std::uint8_t, 20>, kCells> peers{};     ///< box, then row, then column
  std::array<Cells, kCells> seen{};                             ///< the same as a set
  std::array<std::array<Mask, kHouses>, kHouses>
      overlap{};  ///< positions in the first house that lie in the second
};

constexpr Tables make_tables() {
  Tables tables;
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / 9, column = cell % 9;
    const int box = row / 3 * 3 + column / 3, in_box = row % 3 * 3 + column % 3;
    const std::array<int, 3> houses = {box, kFirstRow + row, kFirstColumn + column};
    const std::array<int, 3> positions = {in_box, column, row};
    for (std::size_t kind = 0; kind < 3; ++kind) {
      const auto house = static_cast<std::size_t>(houses[kind]);
      tables.houses[static_cast<std::size_t>(cell)][kind] = static_cast<std::uint8_t>(house);
      tables.positions[static_cast<std::size_t>(cell)][kind] =
          static_cast<std::uint8_t>(positions[kind]);
      tables.cells[house][static_cast<std::size_t>(positions[kind])] =
          static_cast<std::uint8_t>(cell);
    }
  }
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    std::size_t found = 0;
    for (const auto house : tables.houses[cell]) {
      for (const auto other : tables.cells[house]) {
        if (other == cell || tables.seen[cell].contains(other)) continue;
        tables.seen[cell].insert(other);
        tables.peers[cell][found++] = other;
      }
    }
    for (std::size_t kind = 0; kind < 3; ++kind) {
      for (const auto other : tables.houses[cell]) {
        if (other == tables.houses[cell][kind]) continue;
        auto& overlap = tables.overlap[tables.houses[cell][kind]][other];
        overlap = static_cast<Mask>(overlap | 1u << tables.positions[cell][kind]);
      }
    }
  }
  return tables;
}

inline constexpr Tables kTables = make_tables();

inline int cell_of(int house, int position) {
  return kTables.cells[static_cast<std::size_t>(house)][static_cast<std::size_t>(position)];
}
inline int house_of(int cell, int kind) {
  return kTables.houses[static_cast<std::size_t>(cell)][static_cast<std::size_t>(kind)];
}
inline int position_of(int cell, int kind) {
  return kTables.positions[static_cast<std::size_t>(cell)][static_cast<std::size_t>(kind)];
}
inline Cells seen_by(int cell) {
  return kTables.seen[static_cast<std::size_t>(cell)];
}
inline Mask overlap(int house, int other) {
  return kTables.overlap[static_cast<std::size_t>(house)][static_cast<std::size_t>(other)];
}

/// The sets of 2, 3 or 4 of nine things, by rising value as binary numbers: the order of Sudoku Explainer.
struct Tuples {
  std::array<Mask, 126> sets{};
  int count = 0;
};

constexpr Tuples make_tuples(int size) {
  Tuples tuples;
  for (unsigned set = 0; set < 512; ++set) {
    if (std::popcount(set) == size) {
      tuples.sets[static_cast<std::size_t>(tuples.count++)] = static_cast<Mask>(set);
    }
  }
  return tuples;
}

inline constexpr std::array<Tuples, 5> kTuples = {Tuples{}, Tuples{}, make_tuples(2),
                                                  make_tuples(3), make_tuples(4)};

}  // namespace nonet::rate::se
