// tests/core/human/forced_test.cpp: what follows from an assumption, as chains and as nets.
#include "core/human/forced.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

/// r1c1 is free; r1c5, r5c5 and r5c1 have two candidates, as the text says; all other cells have nine.
std::string square(const std::string& r1c5, const std::string& r5c5, const std::string& r5c1) {
  std::string cells;
  for (int cell = 0; cell < 81; ++cell) {
    cells += cell == 4 ? r1c5 : cell == 40 ? r5c5 : cell == 36 ? r5c1 : "123456789";
    cells += ' ';
  }
  return cells;
}

std::uint16_t number(const ForcedByOne& forced, Cell cell, Digit digit) {
  return static_cast<std::uint16_t>(forced.groups.number_of({cell, digit}));
}

}  // namespace

TEST_CASE("chains: each statement follows from one other", "[human]") {
  const ForcedByOne forced(board_with(square("24", "27", "79")));
  const auto four = number(forced, 0, 4);
  const auto nine = number(forced, 36, 9);
  CHECK(forced.chains[four].on.contains(nine));
  CHECK(forced.chains[four].off.contains(number(forced, 36, 7)));
  CHECK_FALSE(forced.chains[four].on.contains(number(forced, 0, 9)));
  const Chain chain = forced.shortest_chain({four, true}, {nine, true});
  REQUIRE(chain.nodes.size() == 7);  // 4r1c1, not 4r1c5, 2r1c5, not 2r5c5, 7r5c5, not 7r5c1, 9r5c1
  CHECK(chain.nodes[2].digit == 2);
  CHECK(chain.nodes[2].on);
  CHECK(chain.nodes[5].cells == CellSet::of(36));
  CHECK_FALSE(chain.nodes[5].on);
  CHECK(forced.shortest_chain({nine, true}, {four, true}).nodes.empty());
  CHECK(forced.chains_if_false(number(forced, 4, 4)).on.contains(nine));
  CHECK_FALSE(forced.chains_if_false(four).on.contains(nine));
}

TEST_CASE("nets: a statement may follow from several others, and each names them", "[human]") {
  // 4 in r1c1 makes r1c5 a 2 and r5c1 a 9; both together leave r5c5 a 7.
  const Board board = board_with(square("24", "279", "49"));
  const ForcedByOne forced(board);
  const auto four = number(forced, 0, 4);
  const auto seven = number(forced, 40, 7);
  CHECK_FALSE(forced.chains[four].on.contains(seven));
  CHECK(forced.nets[four].on.contains(seven));
  Propagation propagation(forced.groups, true);
  CHECK(propagation.run(four, true) == Propagation::Outcome::kOpen);
  const Chain net = propagation.net_to({seven, true});
  REQUIRE(net.nodes.size() == 8);
  CHECK(net.nodes.back().digit == 7);
  CHECK(net.nodes.back().also.size() == 2);
  for (std::size_t i = 0; i < net.nodes.size(); ++i) {
    for (const std::uint16_t cause : net.nodes[i].also) CHECK(cause < i);
  }
}

TEST_CASE("a net uses locked candidates after singles", "[human]") {
  // If r1c4 is 1, the 1s of box 1 left are in row 2; then r2c9 is not 1.
  std::string cells;
  for (int cell = 0; cell < 81; ++cell) {
    const bool is_without = cell == 18 || cell == 19 || cell == 20;
    cells += is_without ? "23456789 " : "123456789 ";
  }
  const ForcedByOne forced(board_with(cells));
  const auto one = number(forced, 3, 1);
  CHECK(forced.nets[one].off.contains(number(forced, 17, 1)));
  CHECK_FALSE(forced.chains[one].off.contains(number(forced, 17, 1)));
  CHECK(forced.refuted.empty());
}

TEST_CASE("what singles refute, and what only locked candidates do", "[human]") {
  const ForcedByOne forced(board_with(square("24", "27", "47")));
  CHECK(forced.refuted_by_singles.contains(number(forced, 0, 4)));
  CHECK(forced.refuted.contains(number(forced, 0, 4)));
  CHECK_FALSE(forced.refuted.contains(number(forced, 0, 5)));
}

TEST_CASE("sets of candidates", "[human]") {
  CandidateBits some, others;
  for (const int one : {0, 63, 64, 500, 728}) some.insert(one);
  others.insert(64);
  std::vector<int> seen;
  for (const int one : some - others) seen.push_back(one);
  CHECK(seen == std::vector<int>{0, 63, 500, 728});
  CHECK(some.count() == 5);
  CHECK(some.intersects(others));
  some &= others;
  CHECK(some == others);
  some.erase(64);
  CHECK(some.empty());
}

}  // namespace nonet::human
