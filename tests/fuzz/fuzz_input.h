// tests/fuzz/fuzz_input.h: the bytes of a fuzzer as choices, one after another, and how a target reports a fault.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace nonet {

/// Once there are no more bytes, each choice is 0.
class FuzzInput {
 public:
  FuzzInput(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  std::uint8_t operator()() { return used_ < size_ ? data_[used_++] : std::uint8_t{0}; }

 private:
  const std::uint8_t* data_;
  std::size_t size_, used_ = 0;
};

/// Ends the fuzzer, which then keeps the input.
inline void check(bool right) {
  if (!right) std::abort();
}

}  // namespace nonet
