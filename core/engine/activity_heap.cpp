#include "core/engine/activity_heap.h"

#include <numeric>

namespace nonet {

void ActivityHeap::start(std::size_t count) {
  activity_.assign(count, 0);
  heap_.resize(count);
  std::iota(heap_.begin(), heap_.end(), 0u);
  place_of_ = heap_;
  weight_ = 1;
}

std::uint32_t ActivityHeap::pop() {
  const std::uint32_t first = heap_.front();
  const std::uint32_t last = heap_.back();
  heap_.pop_back();
  place_of_[first] = kAbsent;
  if (!heap_.empty()) {
    put(0, last);
    sink(0);
  }
  return first;
}

void ActivityHeap::insert(std::uint32_t variable) {
  if (place_of_[variable] != kAbsent) return;
  heap_.push_back(variable);
  place_of_[variable] = static_cast<std::uint32_t>(heap_.size() - 1);
  rise(heap_.size() - 1);
}

void ActivityHeap::bump(std::uint32_t variable, double times) {
  activity_[variable] += weight_ * times;
  if (activity_[variable] > 1e100) {
    for (double& activity : activity_) activity *= 1e-100;
    weight_ *= 1e-100;
  }
  if (place_of_[variable] != kAbsent) rise(place_of_[variable]);
}

void ActivityHeap::rise(std::size_t place) {
  const std::uint32_t variable = heap_[place];
  while (place > 0) {
    const std::size_t parent = (place - 1) / 2;
    if (!is_before(variable, heap_[parent])) break;
    put(place, heap_[parent]);
    place = parent;
  }
  put(place, variable);
}

void ActivityHeap::sink(std::size_t place) {
  const std::uint32_t variable = heap_[place];
  while (true) {
    std::size_t child = 2 * place + 1;
    if (child >= heap_.size()) break;
    if (child + 1 < heap_.size() && is_before(heap_[child + 1], heap_[child])) ++child;
    if (!is_before(heap_[child], variable)) break;
    put(place, heap_[child]);
    place = child;
  }
  put(place, variable);
}

}  // namespace nonet
