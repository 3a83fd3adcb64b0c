#include "core/base/simd.h"

#include "tests/catch.h"

using nonet::simd::Lanes;
using Quad = nonet::simd::PlainQuad;

namespace {

bool is(const Quad& quad, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  const Lanes lanes = quad.quad(0);
  return lanes.lane[0] == a && lanes.lane[1] == b && lanes.lane[2] == c && lanes.lane[3] == d;
}

}  // namespace

// The other bodies need flags of their own to be compiled; tests/core/classic/kernel_test.cpp holds
// each to this one, through every operation that the 9×9 engine uses.
TEST_CASE("the plain quad does what simd.h says", "[base]") {
  const Quad a = Quad::load({{1, 2, 3, 0xFFFFFFFF}});
  const Quad b = Quad::load({{5, 6, 7, 8}});
  CHECK(is(a & b, 1, 2, 3, 8));
  CHECK(is(a | b, 5, 6, 7, 0xFFFFFFFF));
  CHECK(is(a ^ b, 4, 4, 4, 0xFFFFFFF7));
  CHECK(is(a + b, 6, 8, 10, 7));
  CHECK(is(b - a, 4, 4, 4, 9));
  CHECK(is(without(b, a), 4, 4, 4, 0));
  CHECK(is(a.shl<4>(), 16, 32, 48, 0xFFFFFFF0));
  CHECK(is(a.shr<1>(), 0, 1, 1, 0x7FFFFFFF));
  CHECK(is(b.lanes<3, 0, 0, 1>(), 8, 5, 5, 6));
  CHECK(is(Quad::halves<0, 3, 2, 2>(a, b), 1, 0xFFFFFFFF, 7, 7));
  CHECK(is(Quad::zip_low(a, b), 1, 5, 2, 6));
  CHECK(is(Quad::zip_high(a, b), 3, 7, 0xFFFFFFFF, 8));
  CHECK(is(Quad::splat(9), 9, 9, 9, 9));
  CHECK(Quad::splat(0).nonzero() == 0);
  CHECK(Quad::load({{0, 0, 4, 0}}).nonzero() == 1);
  Quad c = a;
  c.set_quad(0, b.quad(0));
  CHECK(is(c, 5, 6, 7, 8));
  CHECK(Quad::bytes_equal("x..x...........x", 'x') == 0x8009);
}
