// core/engine/activity_heap.h: the variables of the learning engine, the most active one first.
//
// A binary heap with the place of each variable, so that one can rise when its activity grows. Equal activities keep the
// order of the variables, so that a search is the same on every machine.
// Tested by tests/core/engine/activity_heap_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

namespace nonet {

class ActivityHeap {
 public:
  /// All variables below `count`, none active.
  void start(std::size_t count);
  bool empty() const { return heap_.empty(); }
  /// Takes the most active variable out.
  std::uint32_t pop();
  /// Puts a variable in, if it is not there.
  void insert(std::uint32_t variable);
  /// Adds the current weight, `times` over, to the activity.
  void bump(std::uint32_t variable, double times = 1);
  /// From now on a bump weighs more: by the inverse of `factor`, which is below 1.
  void decay(double factor) { weight_ /= factor; }

 private:
  static constexpr std::uint32_t kAbsent = UINT32_MAX;
  bool is_before(std::uint32_t one, std::uint32_t other) const {
    return activity_[one] > activity_[other] || (activity_[one] == activity_[other] && one < other);
  }
  void rise(std::size_t place);
  void sink(std::size_t place);
  void put(std::size_t place, std::uint32_t variable) {
    heap_[place] = variable;
    place_of_[variable] = static_cast<std::uint32_t>(place);
  }

  std::vector<double> activity_;
  std::vector<std::uint32_t> heap_, place_of_;
  double weight_ = 1;
};

}  // namespace nonet
