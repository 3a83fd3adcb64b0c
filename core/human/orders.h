// core/human/orders.h: the orders in which techniques are tried.
//
// `human` is the order of the table. `hodoku` and `se` begin with what HoDoKu (its default options) and Sudoku Explainer
// try, in their order; the other techniques follow, so that as many puzzles are solved.
// Tested by tests/core/human/find_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/human/technique.h"

namespace nonet::human {

enum class Order : std::uint8_t { kHuman, kHodoku, kSe };

/// "human", "hodoku", "se".
std::span<const std::string_view> order_keys();
std::optional<Order> order_named(std::string_view key);

/// Every technique; without those that need uniqueness if the puzzle is not known to be proper.
std::vector<Technique> techniques_in(Order order, bool is_proper);
/// Removes the techniques that are right for proper puzzles only.
void leave_out_uniqueness(std::vector<Technique>& order);
/// Those that HoDoKu's default options use, in its order.
std::vector<Technique> hodoku_techniques();

}  // namespace nonet::human
