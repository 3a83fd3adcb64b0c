// core/human/step_text.h: a step as one line without words of any language, as forums write it.
//
//   x-wing 4, r2 r7 / c3 c8: r4c3<>4 r5c8<>4
//   als-xz, {r1c12: 347} {r5c26: 237}: r4c2<>7
//   xy-chain, 4r1c2 = 7r1c2 - 7r1c8 = 4r1c8: r4c3<>4
//
// The technique's key, its digits, its houses (base houses before the slash, cover houses after it) or the sets and
// cells that it rests on, its chains ('=' leads from a false statement to a true one, '-' from a true one to a false
// one); after the colon what follows. Tested by tests/core/human/step_text_test.cpp.
#pragma once

#include <string>

#include "core/human/step.h"

namespace nonet::human {

std::string text_of(const Step& step, const Layout& layout);

/// "r1c2"; several cells of a row or column are joined as in "r1c23" or "r12c3", others listed with commas.
std::string text_of(const CellSet& cells, const Layout& layout);
/// "r2", "c3", "b5"; a region is "b" too.
std::string house_text(int house, const Layout& layout);

}  // namespace nonet::human
