// tests/core/human/almost_locked_sets_test.cpp: almost locked sets, their links, and results that were reported.
#include "core/human/almost_locked_sets.h"

#include <set>

#include "core/human/results.h"
#include "core/human/set_links.h"
#include "tests/core/human/sparse_board.h"

namespace nonet::human {
namespace {

// Made for this test: a random full grid with cells dug out.
const char* const kGrid =
    ".5.2...9. 8...4.1.. ..9..3..6 .3....6.. 1...7...4 ..6....2. 5..8..4.. ..4.1...9 .2...9.7.";

/// Every set of the definition, by trying all subsets of all houses.
std::set<CellSet> sets_by_trying(const Board& board) {
  std::set<CellSet> found;
  for (int house = 0; house < board.layout().house_count(); ++house) {
    std::vector<Cell> open;
    for (const Cell cell : board.layout().house(house) & board.open()) open.push_back(cell);
    for (unsigned members = 1; members < 1U << open.size(); ++members) {
      CellSet cells;
      DigitSet digits;
      for (std::size_t i = 0; i < open.size(); ++i) {
        if ((members >> i & 1) == 0) continue;
        cells.insert(open[i]);
        digits |= board.candidates(open[i]);
      }
      if (digits.count() == cells.count() + 1) found.insert(cells);
    }
  }
  return found;
}

}  // namespace

TEST_CASE("the almost locked sets are those of the definition, each once", "[human]") {
  const Board board = board_of(kGrid);
  const AlmostLockedSets all = almost_locked_sets_of(board);
  std::set<CellSet> found;
  int before = 0;
  for (const AlmostLockedSet& set : all.sets) {
    CHECK(found.insert(set.cells).second);
    CHECK(board.layout().house(set.house).contains_all(set.cells));
    CHECK(set.cells.count() >= before);
    before = set.cells.count();
    DigitSet digits;
    for (const AlmostLockedDigit& one : all.digits_of(set)) {
      digits.insert(one.digit);
      CHECK(one.cells == (set.cells & board.places(one.digit)));
      CHECK(one.seen == (board.layout().common_peers(one.cells) & board.places(one.digit)));
      CHECK(&all.sets[one.set] == &set);
      CHECK(&all.of(set, one.digit) == &one);
    }
    CHECK(digits == set.digits);
  }
  CHECK(found == sets_by_trying(board));
}

TEST_CASE("the rows of links say what two sets have to do with each other", "[human]") {
  const Board board = board_of(kGrid);
  Facts facts;
  Search search(board, facts, [](Step&&) { return false; });
  const AlmostLockedSets& all = almost_locked_sets(search);
  const SetLinks& links = set_links(search);
  CHECK(&all == &almost_locked_sets(search));
  const auto has = [](const BitRows& rows, std::size_t row, std::size_t bit) {
    return (rows.row(row)[bit >> 6] >> (bit & 63) & 1) != 0;
  };
  int linked = 0;
  for (std::size_t a = 0; a < all.digits.size(); ++a) {
    const AlmostLockedDigit& one = all.digits[a];
    for (std::size_t set = 0; set < all.sets.size(); ++set) {
      bool is_linked = false, meets = false;
      if (all.sets[set].digits.contains(one.digit)) {
        const AlmostLockedDigit& other = all.of(all.sets[set], one.digit);
        is_linked = all.are_linked(one, other);
        meets = one.seen.intersects(other.seen);
      }
      linked += is_linked ? 1 : 0;
      if (has(links.linked, a, set) != is_linked || has(links.meets, a, set) != meets) {
        FAIL("digit " << a << ", set " << set);
      }
    }
  }
  CHECK(linked > 0);
}

TEST_CASE("a result is new once, in whatever order it is given", "[human]") {
  DistinctResults results;
  CHECK(results.is_new(std::vector<Candidate>{{3, 1}, {4, 2}}));
  CHECK(!results.is_new(std::vector<Candidate>{{4, 2}, {3, 1}}));
  CHECK(results.is_new(std::vector<Candidate>{{4, 1}, {3, 2}}));
  CHECK(results.is_new(std::vector<Candidate>{{3, 1}}));
}

}  // namespace nonet::human
