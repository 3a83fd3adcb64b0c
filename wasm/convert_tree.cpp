// Plain data of JavaScript, as JSON.parse makes it, to a tree of the core (core/format/tree.h), and back; for modules that read puzzles
// with constraints.
#include <emscripten/emscripten.h>

#include <cstddef>

#include "wasm/convert.h"

using emscripten::EM_VAL;

// The place in Tree::Kind; −1 for undefined. Asked here, as a revoked proxy throws.
EM_JS(int, nonet_kind, (EM_VAL handle), {
  try {
    const value = Emval.toValue(handle);
    if (Array.isArray(value)) return 4;
    if (value && typeof value == 'object') return 5;
    return ({undefined : -1, boolean : 1, number : 2, string : 3})[typeof value] || 0;
  } catch (error) {
    return 0;
  }
});

EM_JS(EM_VAL, nonet_names, (EM_VAL object), {
  try {
    return Emval.toHandle(Object.keys(Emval.toValue(object)));
  } catch (error) {
    return Emval.toHandle([]);
  }
});

namespace nonet::convert {
namespace {

constexpr int kDeepest = 64;
constexpr int kMostValues = 1 << 17;  // a constraint for each cell of 16×16, with 500 values each
constexpr int kUndefined = -1;

class TreeBuilder {
 public:
  /// False where there are too many values, or they are too deep in each other.
  bool read(const val& value, int kind, Tree& into, int depth = 0) {
    if (depth > kDeepest || ++values_ > kMostValues) return false;
    into.kind = static_cast<Tree::Kind>(kind);
    switch (into.kind) {
      case Tree::Kind::kNothing:
        return true;
      case Tree::Kind::kFlag:
        into.number = value.isTrue() ? 1 : 0;
        return true;
      case Tree::Kind::kNumber:
        read_into(value, into.number);
        return true;
      case Tree::Kind::kText:
        read_into(value, into.text);
        return true;
      case Tree::Kind::kList:
        return read_items(value, nullptr, into, depth);
      case Tree::Kind::kObject:
        break;
    }
    const val names = val::take_ownership(nonet_names(value.as_handle()));
    return read_items(names, &value, into, depth);
  }

 private:
  /// The items of a list; of an object the members of these names.
  bool read_items(const val& list, const val* object, Tree& into, int depth) {
    int length = 0;
    read_into(property(list, val("length")), length);
    for (int i = 0; i < length; ++i) {
      const val item = property(list, val(i));
      const val value = object == nullptr ? item : property(*object, item);
      const int kind = nonet_kind(value.as_handle());
      if (object != nullptr) {
        // As JSON.stringify leaves it out.
        if (kind == kUndefined) continue;
        read_into(item, into.names.emplace_back());
      }
      if (!read(value, kind == kUndefined ? 0 : kind, into.items.emplace_back(), depth + 1)) {
        return false;
      }
    }
    return true;
  }

  int values_ = 0;
};

}  // namespace

bool read_argument(const val& given, Tree& into, Error& refused) {
  const int kind = nonet_kind(given.as_handle());
  if (kind == static_cast<int>(Tree::Kind::kText)) {
    api::Text text;
    into.kind = Tree::Kind::kText;
    if (!read_argument(given, text, refused)) return false;
    into.text = std::move(text);
    return true;
  }
  refused = {Errc::kBadArgument, {}, "puzzle", 0, 0};
  if (kind < static_cast<int>(Tree::Kind::kList)) return false;
  refused.expected = kMostValues;
  return TreeBuilder().read(given, kind, into);
}

val to_val(const Tree& tree) {
  switch (tree.kind) {
    case Tree::Kind::kNothing:
      break;
    case Tree::Kind::kFlag:
      return val(tree.number != 0);
    case Tree::Kind::kNumber:
      return val(tree.number);
    case Tree::Kind::kText:
      return val(tree.text);
    case Tree::Kind::kList:
      return to_val(tree.items);
    case Tree::Kind::kObject: {
      val object = val::object();
      for (std::size_t i = 0; i < tree.items.size(); ++i) {
        object.set(tree.names[i], to_val(tree.items[i]));
      }
      return object;
    }
  }
  return val::null();
}

}  // namespace nonet::convert
