// core/model/constraint_keeps.cpp: the table of the functions that say whether full cells keep a constraint (constraint.h). Apart from the rest
// of the rows, so that a program that never asks has none of them: they are 19 KB of a WebAssembly module.
#include "core/model/constraint.h"

namespace nonet {
namespace {

constexpr bool (*kKeeps[])(const Constraint&, const Board&, std::span<const int>) = {
#define NONET_ROW(name, key, file, members) keeps_##file,
    NONET_CONSTRAINTS(NONET_ROW)
#undef NONET_ROW
};

}  // namespace

bool keeps(const Constraint& constraint, const Board& board, std::span<const int> values) {
  return kKeeps[static_cast<std::size_t>(constraint.kind)](constraint, board, values);
}

}  // namespace nonet
