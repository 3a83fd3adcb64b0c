#include "core/base/error.h"

#include <set>
#include <string_view>

#include "core/base/result.h"
#include "tests/catch.h"

using namespace nonet;

TEST_CASE("every error has a unique key", "[base]") {
  std::set<std::string_view> keys;
  int rows = 0;
#define NONET_ROW(code, key)           \
  CHECK(error_key(Errc::code) == key); \
  keys.insert(error_key(Errc::code));  \
  ++rows;
  NONET_ERRORS(NONET_ROW)
#undef NONET_ROW
  CHECK(keys.size() == static_cast<std::size_t>(rows));
}

TEST_CASE("a result is a value or an error", "[base]") {
  const Result<int> value = 3;
  CHECK(value.ok());
  CHECK(value.value() == 3);
  const Result<int> reason = Error{Errc::kEmptyText, {2, 5}, "x", 1, 4};
  CHECK_FALSE(reason.ok());
  CHECK(reason.error().at == Place{2, 5});
}
