// core/base/sort.h: sorts lists that are short or seldom sorted, in little code.
//
// std::sort is 1.6 KB of wasm for each type of items, of which nonet-engine.wasm would have eight; heap sort is a quarter of that, and takes
// about as long for up to some dozens of items. A few items that a search sorts at each step go to their places one by one.
// Tested by tests/core/base/sort_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace nonet {

/// In ascending order; items that are alike may change places. Cost: O(n log n).
template <class Item, class Less = std::less<>>
void sort_small(std::vector<Item>& items, Less less = {}) {
  std::make_heap(items.begin(), items.end(), less);
  std::sort_heap(items.begin(), items.end(), less);
}

/// In ascending order, each once.
template <class Item>
void sort_without_repeats(std::vector<Item>& items) {
  sort_small(items);
  items.erase(std::unique(items.begin(), items.end()), items.end());
}

/// Puts the item at its place among those from `begin` up to `end`, which are in ascending order; there is room for it at `end`.
/// Cost: O(end − begin), which is least for a few items.
template <class Items, class Item>
void insert_sorted(Items& items, std::size_t begin, std::size_t end, const Item& item) {
  std::size_t place = end;
  for (; place > begin && items[place - 1] > item; --place) items[place] = items[place - 1];
  items[place] = item;
}

}  // namespace nonet
