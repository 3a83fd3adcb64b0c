// core/base/result.h: a value, or the error that prevented it.
//
// The core is built without exceptions; a function that can fail because of its input returns
// Result<T>. Tested by tests/core/base/error_test.cpp.
#pragma once

#include <utility>
#include <variant>

#include "core/base/error.h"

namespace nonet {

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT: implicit by design, `return value;`
  Result(Error error) : state_(std::move(error)) {}  // NOLINT: implicit by design, `return error;`

  bool ok() const { return state_.index() == 0; }
  /// Only when ok().
  const T& value() const { return *std::get_if<0>(&state_); }
  T& value() { return *std::get_if<0>(&state_); }
  /// Only when !ok().
  const Error& error() const { return *std::get_if<1>(&state_); }

 private:
  std::variant<T, Error> state_;
};

}  // namespace nonet
