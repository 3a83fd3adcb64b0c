// tests/core/human/aligned_exclusion_test.cpp: aligned pairs and triples on positions typed from the rule.
#include "core/human/aligned_exclusion.h"

#include <algorithm>

#include "tests/core/human/sparse_board.h"

namespace nonet::human {
namespace {

bool contains(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

TEST_CASE("a pair of cells cannot take both digits of a cell that it sees", "[human]") {
  // 2 in r1c1 leaves r2c5 neither 1 (r1c4) nor 3 (r2c1).
  const Board board = sparse_board("256r1c1 13r2c5 12r1c4 23r2c1");
  CHECK(contains(results(board, Technique::kAlignedPairExclusion), "r1c1-2"));
  for (const Step& step : steps_of(board, Technique::kAlignedPairExclusion)) {
    if (result_of(step) != "r1c1-2") continue;
    CHECK(step.cells.size() >= 3);  // the pair, and what excludes
    CHECK(step.cells[0].role == CellsRole::kPattern);
    CHECK(step.cells[2].role == CellsRole::kSet);
    CHECK(step.digits == std::vector<Digit>{2});
  }
  CHECK(!contains(
      results(sparse_board("256r1c1 134r2c5 12r1c4 23r2c1"), Technique::kAlignedPairExclusion),
      "r1c1-2"));
}

TEST_CASE("a larger almost locked set excludes two of its digits", "[human]") {
  // r1c4 and r1c5 allow 1 2 7.
  const Board board = sparse_board("256r1c1 13r2c5 17r1c5 27r1c4 23r2c1");
  CHECK(contains(results(board, Technique::kAlignedPairExclusion), "r1c1-2"));
}

TEST_CASE("three cells cannot take all digits of a cell of three that they see", "[human]") {
  // 1 in r1c1 leaves 2 3 and 3 2 for the two others, and each way takes all of r2c1.
  const Board board = sparse_board("147r1c1 123r1c2 123r1c3 123r2c1");
  CHECK(contains(results(board, Technique::kAlignedTripleExclusion), "r1c1-1"));
  CHECK(!contains(
      results(sparse_board("147r1c1 123r1c2 123r1c3 1234r2c1"), Technique::kAlignedTripleExclusion),
      "r1c1-1"));
}

TEST_CASE("nothing is excluded on an empty board", "[human]") {
  CHECK(results(sparse_board(""), Technique::kAlignedPairExclusion).empty());
  CHECK(results(sparse_board(""), Technique::kAlignedTripleExclusion).empty());
}

}  // namespace nonet::human
