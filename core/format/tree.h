// core/format/tree.h: plain data as JSON and JavaScript have it: what a puzzle with constraints is read from, and written to (puzzle_tree.h).
//
// The core knows no JSON: the command line makes a tree of a text (core/cli/json_tree.h).
// Tested by tests/core/format/puzzle_tree_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

struct Tree {
  enum class Kind : std::uint8_t { kNothing, kFlag, kNumber, kText, kList, kObject };
  Kind kind = Kind::kNothing;
  double number = 0;  ///< of a flag 0 or 1
  std::string text = {};
  std::vector<Tree> items = {};         ///< of a list; of an object its values
  std::vector<std::string> names = {};  ///< of an object: one for each of them

  static Tree flag(bool value) { return {Kind::kFlag, value ? 1.0 : 0.0}; }
  static Tree of(double value) { return {Kind::kNumber, value}; }
  static Tree of(std::string value) { return {Kind::kText, 0, std::move(value)}; }
  static Tree list() { return {Kind::kList}; }
  static Tree object() { return {Kind::kObject}; }

  bool is(Kind other) const { return kind == other; }
  void add(Tree item) { items.push_back(std::move(item)); }
  void add(std::string_view name, Tree item) {
    names.emplace_back(name);
    items.push_back(std::move(item));
  }
  /// The member of an object; null: there is none.
  const Tree* find(std::string_view name) const {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) return &items[i];
    }
    return nullptr;
  }
  friend bool operator==(const Tree&, const Tree&) = default;
};

}  // namespace nonet
