#include "core/engine/activity_heap.h"

#include <algorithm>
#include <random>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("without activity, variables come in their order", "[engine]") {
  ActivityHeap heap;
  heap.start(9);
  for (std::uint32_t variable = 0; variable < 9; ++variable) CHECK(heap.pop() == variable);
  CHECK(heap.empty());
}

TEST_CASE("the most active variable comes first, as a list that is searched says", "[engine]") {
  constexpr std::uint32_t kCount = 60;
  std::mt19937 random(3);
  ActivityHeap heap;
  heap.start(kCount);
  std::vector<double> activity(kCount);
  std::vector<bool> is_in(kCount, true);
  double weight = 1;
  for (int round = 0; round < 5000; ++round) {
    const auto variable = static_cast<std::uint32_t>(random() % kCount);
    switch (random() % 4) {
      case 0:
        heap.bump(variable);
        activity[variable] += weight;
        break;
      case 1: {
        const double times = static_cast<double>(random() % 5);
        heap.bump(variable, times);
        activity[variable] += weight * times;
        break;
      }
      case 2:
        heap.insert(variable);
        is_in[variable] = true;
        break;
      default: {
        heap.decay(0.99);
        weight /= 0.99;
        if (heap.empty()) break;
        std::uint32_t best = kCount;
        for (std::uint32_t i = 0; i < kCount; ++i) {
          if (is_in[i] && (best == kCount || activity[i] > activity[best])) best = i;
        }
        CHECK(heap.pop() == best);
        is_in[best] = false;
      }
    }
  }
}

TEST_CASE("activities never grow beyond what a number can hold", "[engine]") {
  ActivityHeap heap;
  heap.start(2);
  for (int round = 0; round < 100'000; ++round) {
    heap.bump(1);
    heap.decay(0.9);
  }
  CHECK(heap.pop() == 1);
}
