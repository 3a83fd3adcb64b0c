#include "core/classic/branch.h"

#include <map>
#include <set>
#include <utility>

#include "tests/catch.h"
#include "tests/core/classic/positions.h"
#include "tests/rounds.h"

using namespace nonet;
using namespace nonet::classic::positions;
using classic::Board;

namespace {

classic::Branch chosen(const Board& board) {
  classic::State<Quad> state;
  state.set_board(0, board);
  const auto minis = classic::minis_of(state);
  return classic::choose(classic::lanes_of<Quad>(minis.row, minis.ninth_row),
                         classic::lanes_of<Quad>(minis.column, minis.ninth_column));
}

}  // namespace

TEST_CASE("a full matrix has six ways, and each bit is on two", "[classic]") {
  CHECK(std::popcount(classic::kWaysOf[511]) == 6);
  for (unsigned bit = 0; bit < 9; ++bit) {
    CHECK(std::popcount(classic::kWaysOf[511 & ~(1u << bit)]) == 4);
  }
  CHECK(classic::kWaysOf[0] == 0);
}

TEST_CASE("digits with fewer minirows come first, and those with one way last", "[classic]") {
  std::map<int, std::set<std::uint32_t>> orders_of_ways;
  for (unsigned matrix = 0; matrix < 512; ++matrix) {
    // Only matrices whose bits all lie on a way.
    unsigned closed = 0;
    for (int way = 0; way < classic::kWays; ++way) {
      if ((classic::kWaysOf[matrix] >> way & 1) == 0) continue;
      for (int i = 0; i < 3; ++i) closed |= 1u << (3 * i + classic::kWay[way][i]);
    }
    if (closed != matrix || matrix == 0) continue;
    const int ways = std::popcount(classic::kWaysOf[matrix]);
    // As stored in 32 bits, above the four bits of a digit.
    orders_of_ways[ways].insert(classic::order_of(std::popcount(matrix)) << 4);
  }
  REQUIRE(orders_of_ways.size() == 5);
  for (const auto& [fewer, more] : {std::pair{2, 3}, {3, 4}, {4, 6}, {6, 1}}) {
    CHECK(*orders_of_ways[fewer].rbegin() < *orders_of_ways[more].begin());
  }
}

TEST_CASE("every solution is in exactly one of the branches", "[classic]") {
  std::mt19937 random(7);
  int in_bands = 0, in_stacks = 0;
  for (int round = 0; round < rounds(3000); ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 50 + round % 5, random);
    Board board;
    REQUIRE(classic::read_cells<Quad>(text_of(puzzle).data(), board));
    if (sweep_to_end(board).stuck == 0) continue;
    classic::Branch branch = chosen(board);
    (branch.is_stack ? in_stacks : in_bands) += 1;
    CHECK(std::popcount(branch.ways) >= 2);
    std::vector<Board> children;
    while (branch.ways != 0) {
      const int way = branch.pop_way();
      children.emplace_back();
      classic::take_way<Quad>(board, branch, way, children.back());
      CHECK(is_mirrored(children.back()));
      CHECK(candidates(children.back()) < candidates(board));
    }
    if (round % 8 != 0) continue;  // the reference is slow
    for (const auto& solution : reference::solutions(puzzle, 4)) {
      int holding = 0;
      for (const Board& child : children) holding += holds(child, solution) ? 1 : 0;
      CHECK(holding == 1);
    }
  }
  CHECK(in_bands > 20);
  CHECK(in_stacks > 20);
}
