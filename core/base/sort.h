// core/base/sort.h: sorts lists that are short, or sorted once for a puzzle, in little code.
//
// std::sort is 1.6 KB of wasm for each type of items, of which nonet-engine.wasm would have eight; heap sort is a quarter of that, and takes
// about as long for up to some dozens of items. What a search sorts again and again is sorted by std::sort.
// Tested by tests/core/base/sort_test.cpp.
#pragma once

#include <algorithm>
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

}  // namespace nonet
