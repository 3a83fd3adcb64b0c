#include "core/model/constraint.h"

#include <algorithm>

namespace nonet {
namespace {

struct Row {
  std::string_view key;
  std::string_view members;
  void (*lower)(const Constraint&, const Board&, Rules&);
};
constexpr Row kRows[] = {
#define NONET_ROW(name, key, file, members) {key, members, lower_##file},
    NONET_CONSTRAINTS(NONET_ROW)
#undef NONET_ROW
};

const Row& row_of(ConstraintKind kind) {
  return kRows[static_cast<std::size_t>(kind)];
}

}  // namespace

std::string_view constraint_key(ConstraintKind kind) {
  return row_of(kind).key;
}

std::string_view constraint_members(ConstraintKind kind) {
  return row_of(kind).members;
}

std::optional<ConstraintKind> constraint_of(std::string_view key) {
  const auto found = std::find_if(std::begin(kRows), std::end(kRows),
                                  [&](const Row& row) { return row.key == key; });
  if (found == std::end(kRows)) return std::nullopt;
  return static_cast<ConstraintKind>(found - std::begin(kRows));
}

void lower(const Constraint& constraint, const Board& board, Rules& into) {
  row_of(constraint.kind).lower(constraint, board, into);
}

}  // namespace nonet
