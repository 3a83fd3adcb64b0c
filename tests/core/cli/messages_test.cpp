#include "core/cli/messages.h"

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("every error has an English sentence with all its slots filled", "[cli]") {
  for (const Errc code : {
#define NONET_ROW(code, key) Errc::code,
           NONET_ERRORS(NONET_ROW)
#undef NONET_ROW
       }) {
    const std::string text = cli::sentence(Error{code, {3, 4}, "{found}", 7, 9});
    CHECK(text.size() > 10);
    for (const char* slot : {"{expected}", "{line}", "{column}", "{text}"}) {
      CHECK(text.find(slot) == std::string::npos);
    }
  }
}

TEST_CASE("text from a file is not taken for a slot", "[cli]") {
  const std::string text = cli::sentence(Error{Errc::kBadCharacter, {1, 1}, "{found}", 7, 9});
  CHECK(text.find("{found}") != std::string::npos);
}

TEST_CASE("control characters become visible", "[cli]") {
  CHECK(cli::printable("a\tb\x1b[0m") == "a\\tb\\x1b[0m");
  CHECK(cli::printable("é") == "é");
}
