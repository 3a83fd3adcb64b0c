// core/cli/json_tree.h: JSON text as plain data (core/format/tree.h), and back.
// Tested by tests/core/cli/constraints_json_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "core/cli/output.h"
#include "core/format/tree.h"

namespace nonet::cli {

/// What is no JSON: the offset of the byte after which nothing makes sense, and what stands there.
struct JsonError {
  std::size_t at = 0;
  std::string token;
};

/// The whole text as one value. Of a name that occurs twice in an object both members are there. Nested deeper than 64 values is an error.
std::variant<Tree, JsonError> read_json(std::string_view text);

/// The path of a member whose name its object has twice; empty: none has.
std::string repeated_member(const Tree& tree);

/// Where a value of a JSON text begins: the value of the path that an error of core/format/tree_reader.h begins with ("constraints[1].sum = 3"),
/// or the last one on the way to it that is there. The text is one that read_json() reads.
std::size_t offset_of(std::string_view json, std::string_view path);

/// Whole numbers without a fraction.
Json json_of(const Tree& tree);

}  // namespace nonet::cli
