#include "core/human/sk_loop.h"

#include <array>
#include <bit>

#include "core/human/results.h"

namespace nonet::human {
namespace {

constexpr unsigned kPairs = 8;

/// Houses around the ring, from a row, lines and boxes in turn; pair i lies in houses i and i + 1.
struct Ring {
  std::array<int, kPairs> houses{};
  std::array<CellSet, kPairs> pairs{};
  CellSet cells;
};

Ring ring_of(const Layout& layout, int row, int other_row, int column, int other_column) {
  const auto box = [&](int r, int c) {
    return layout.region_house(layout.region_of(layout.cell_at(r, c)));
  };
  Ring ring;
  ring.houses = {row,       box(row, other_column), 9 + other_column, box(other_row, other_column),
                 other_row, box(other_row, column), 9 + column,       box(row, column)};
  const CellSet pivots = (layout.row(row) | layout.row(other_row)) &
                         (layout.column(column) | layout.column(other_column));
  for (unsigned i = 0; i < kPairs; ++i) {
    ring.pairs[i] = layout.house(ring.houses[i]) & layout.house(ring.houses[(i + 1) % kPairs]);
    ring.pairs[i] -= pivots;
    ring.cells |= ring.pairs[i];
  }
  return ring;
}

/// The pairs, as bits, that have the digit.
unsigned pairs_with(const Board& board, const Ring& ring, Digit digit) {
  unsigned pairs = 0;
  for (unsigned i = 0; i < kPairs; ++i) {
    if (board.places(digit).intersects(ring.pairs[i])) pairs |= 1U << i;
  }
  return pairs;
}

/// How many houses of the ring cover these pairs at least: half of each run of neighbours, rounded up.
int least_cover(unsigned pairs) {
  if (pairs == (1U << kPairs) - 1) return kPairs / 2;
  int count = 0;
  for (unsigned i = 0; i < kPairs; ++i) {
    const bool begins = (pairs >> i & 1) != 0 && (pairs >> (i + kPairs - 1) % kPairs & 1) == 0;
    if (!begins) continue;
    int length = 0;
    while ((pairs >> (i + static_cast<unsigned>(length)) % kPairs & 1) != 0) ++length;
    count += (length + 1) / 2;
  }
  return count;
}

/// The houses, as bits, that are in some least cover.
unsigned houses_in_least_covers(unsigned pairs) {
  const int least = least_cover(pairs);
  unsigned found = 0;
  for (unsigned houses = 0; houses < 1U << kPairs; ++houses) {
    // House i covers pairs i − 1 and i.
    const unsigned before = houses >> 1 | (houses & 1) << (kPairs - 1);
    if (std::popcount(houses) == least && (pairs & ~(houses | before)) == 0) found |= houses;
  }
  return found;
}

bool report(Search& search, const Ring& ring, DistinctResults& results) {
  const Board& board = search.board();
  Step step{.technique = Technique::kSkLoop};
  unsigned linked = 0;
  for (int number = 1; number <= 9; ++number) {
    const Digit digit = static_cast<Digit>(number);
    const unsigned houses = houses_in_least_covers(pairs_with(board, ring, digit));
    linked |= houses;
    for (unsigned i = 0; i < kPairs; ++i) {
      if ((houses >> i & 1) == 0) continue;
      eliminate(step.eliminations, digit, board.places(digit, ring.houses[i]) - ring.cells);
      if (!search.wants_evidence()) continue;
      for (const Cell cell : board.places(digit, ring.houses[i]) & ring.cells) {
        step.marks.push_back({{cell, digit}, MarkRole::kPattern, static_cast<std::uint8_t>(i)});
      }
    }
    if (houses != 0) step.digits.push_back(digit);
  }
  if (linked != (1U << kPairs) - 1 || step.eliminations.empty()) return false;
  if (!results.is_new(step.eliminations)) return false;
  for (unsigned i = 0; i < kPairs; ++i) {
    step.houses.push_back({static_cast<HouseIndex>(ring.houses[i]), HouseRole::kCover});
    DigitSet digits;
    for (const Cell cell : ring.pairs[i]) digits |= board.candidates(cell);
    step.cells.push_back({ring.pairs[i], digits, CellsRole::kPattern});
  }
  return search.report(std::move(step));
}

}  // namespace

bool find_sk_loop(Search& search, Technique) {
  const Layout& layout = search.layout();
  if (!layout.is_plain_nine()) return false;
  const Board& board = search.board();
  DistinctResults results;
  for (int row = 0; row < 6; ++row) {
    for (int other_row = row / 3 * 3 + 3; other_row < 9; ++other_row) {
      for (int column = 0; column < 6; ++column) {
        for (int other_column = column / 3 * 3 + 3; other_column < 9; ++other_column) {
          const Ring ring = ring_of(layout, row, other_row, column, other_column);
          if (!board.open().contains_all(ring.cells)) continue;
          int covers = 0;
          for (int digit = 1; digit <= 9 && covers <= 16; ++digit) {
            covers += least_cover(pairs_with(board, ring, static_cast<Digit>(digit)));
          }
          if (covers == 16 && report(search, ring, results)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace nonet::human
