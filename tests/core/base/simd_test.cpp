#include "core/base/simd.h"

#include "core/base/simd_eight.h"
#include "tests/catch.h"

using nonet::simd::Lanes;
using Quad = nonet::simd::PlainQuad;

namespace {

bool is(const Quad& quad, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  const Lanes lanes = quad.quad(0);
  return lanes.lane[0] == a && lanes.lane[1] == b && lanes.lane[2] == c && lanes.lane[3] == d;
}

}  // namespace

// The other bodies need their own compiler flags; tests/core/classic/kernel_test.cpp compares each with
// this one, through every operation that the 9×9 engine uses.
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

TEST_CASE("a pair of plain quads does what simd_eight.h says", "[base]") {
  using Pair = nonet::simd::Eight<Quad>;
  const Lanes ones[2] = {{{1, 2, 3, 4}}, {{5, 6, 7, 0xFFFFFFFF}}};
  const Lanes others[2] = {{{8, 8, 8, 8}}, {{4, 4, 4, 4}}};
  const Pair a = Pair::load(ones), b = Pair::load(others);
  CHECK(is(a.low(), 1, 2, 3, 4));
  CHECK(is(a.high(), 5, 6, 7, 0xFFFFFFFF));
  const auto both_are = [](const Pair& pair, const Quad& low, const Quad& high) {
    return (pair.low() ^ low).nonzero() == 0 && (pair.high() ^ high).nonzero() == 0;
  };
  CHECK(both_are(a & b, a.low() & b.low(), a.high() & b.high()));
  CHECK(both_are(a | b, a.low() | b.low(), a.high() | b.high()));
  CHECK(both_are(a ^ b, a.low() ^ b.low(), a.high() ^ b.high()));
  CHECK(both_are(a + b, a.low() + b.low(), a.high() + b.high()));
  CHECK(both_are(b - a, b.low() - a.low(), b.high() - a.high()));
  CHECK(both_are(without(a, b), without(a.low(), b.low()), without(a.high(), b.high())));
  CHECK(both_are(a.shl<3>(), a.low().shl<3>(), a.high().shl<3>()));
  CHECK(both_are(a.shr<1>(), a.low().shr<1>(), a.high().shr<1>()));
  CHECK(both_are(Pair::splat(9), Quad::splat(9), Quad::splat(9)));
  CHECK(both_are(Pair::both(a.low()), a.low(), a.low()));
  CHECK(both_are(Pair::spread<2>(a.low()), Quad::splat(3), Quad::splat(3)));
  CHECK(is(Pair::spread_packed<1>(a.low()), 2, 2, 2, 2));
  CHECK(is(Pair::across(a.any()), 5, 6, 7, 0xFFFFFFFF));
  CHECK(is(Pair::any(a.low()), 1, 2, 3, 4));
  CHECK(is(Pair::first_of(a.low(), a.high(), b.low()), 1, 5, 8, 8));
  Pair c = a;
  c.set_quad(0, others);
  CHECK(both_are(c, b.low(), b.high()));
  Lanes lanes[2];
  a.quad(0, lanes);
  CHECK(lanes[0].lane[3] == 4);
  CHECK(lanes[1].lane[0] == 5);
}
