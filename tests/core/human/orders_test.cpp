// tests/core/human/orders_test.cpp: the orders in which techniques are tried.
#include "core/human/orders.h"

#include <algorithm>

#include "tests/catch.h"

namespace nonet::human {
namespace {

std::size_t place(const std::vector<Technique>& order, Technique technique) {
  return static_cast<std::size_t>(std::find(order.begin(), order.end(), technique) - order.begin());
}

}  // namespace

TEST_CASE("orders are named", "[human]") {
  CHECK(order_named("human") == Order::kHuman);
  CHECK(order_named("hodoku") == Order::kHodoku);
  CHECK(order_named("se") == Order::kSe);
  CHECK_FALSE(order_named("alphabetical"));
  for (const std::string_view key : order_keys()) CHECK(order_named(key));
}

TEST_CASE("each order has every technique once", "[human]") {
  for (const Order order : {Order::kHuman, Order::kHodoku, Order::kSe}) {
    const std::vector<Technique> list = techniques_in(order, true);
    CHECK(list.size() == techniques().size());
    for (const TechniqueRow& row : techniques()) {
      CHECK(std::count(list.begin(), list.end(), row.technique) == 1);
    }
  }
}

TEST_CASE("human is the table's order", "[human]") {
  const std::vector<Technique> list = techniques_in(Order::kHuman, true);
  CHECK(std::is_sorted(list.begin(), list.end()));
}

TEST_CASE("HoDoKu and Sudoku Explainer begin with theirs, sorted", "[human]") {
  const std::vector<Technique> hodoku = techniques_in(Order::kHodoku, true);
  const std::size_t own = hodoku_techniques().size();
  for (std::size_t i = 1; i < own; ++i) {
    CHECK(row_of(hodoku[i - 1]).hodoku_order <= row_of(hodoku[i]).hodoku_order);
  }
  CHECK(place(hodoku, Technique::kKrakenFish) >= own);  // off by default
  CHECK(place(hodoku, Technique::kWhip) >= own);
  CHECK(place(hodoku, Technique::kRemotePair) < place(hodoku, Technique::kSkyscraper));

  const std::vector<Technique> se = techniques_in(Order::kSe, true);
  CHECK(se.front() == Technique::kFullHouse);
  CHECK(place(se, Technique::kHiddenSingle) < place(se, Technique::kNakedSingle));
  CHECK(place(se, Technique::kXWing) < place(se, Technique::kNakedTriple));
  CHECK(place(se, Technique::kNishio) < place(se, Technique::kSkyscraper));
}

TEST_CASE("without a proof of uniqueness its techniques are left out", "[human]") {
  for (const Order order : {Order::kHuman, Order::kHodoku, Order::kSe}) {
    const std::vector<Technique> list = techniques_in(order, false);
    CHECK(list.size() < techniques().size());
    for (const Technique technique : list) CHECK_FALSE(row_of(technique).needs_uniqueness);
    std::vector<Technique> other = techniques_in(order, true);
    leave_out_uniqueness(other);
    CHECK(other == list);
  }
}

}  // namespace nonet::human
