#include "core/format/symbols.h"

#include <string>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

namespace {

/// The digits, or "bad 5" for a character that cannot be read.
std::string decoded(const std::string& symbols) {
  const int size = size_of_square(symbols.size());
  std::vector<Digit> cells(symbols.size());
  const std::size_t bad = decode_symbols(symbols, size, cells.data());
  if (bad != symbols.size()) return "bad " + std::to_string(bad);
  std::string text;
  for (const Digit digit : cells) text += digit == 0 ? '.' : symbol_of(digit);
  return text;
}

std::string padded(std::string symbols, std::size_t size, char with) {
  symbols.resize(size * size, with);
  return symbols;
}

}  // namespace

TEST_CASE("every empty mark is empty", "[format]") {
  CHECK(decoded("1.0xX*_- 2......") == "1........2......");
}

TEST_CASE("letters are digits above 9, in either case", "[format]") {
  CHECK(decoded(padded("1Gg9aA", 16, '.')) == padded("1GG9AA", 16, '.'));
  CHECK(decoded(padded("1H", 16, '.')) == "bad 1");
  CHECK(decoded("12345...........") == "bad 4");
  CHECK(decoded("123a............") == "bad 3");
}

TEST_CASE("0 is the last digit if another mark is empty and the last letter does not occur",
          "[format]") {
  CHECK(decoded(padded("0123F", 16, '.')) == padded("G123F", 16, '.'));
  CHECK(decoded(padded("0123G", 16, '.')) == padded(".123G", 16, '.'));
  CHECK(decoded(padded("123F", 16, '0')) == padded("123F", 16, '.'));
  CHECK(decoded(padded("0123", 10, '.')) == padded("A123", 10, '.'));
}

TEST_CASE("in a puzzle of letters only, A is 1", "[format]") {
  CHECK(decoded("ABCD............") == "1234............");
  CHECK(decoded(padded("ABP", 16, '.')) == padded("12G", 16, '.'));
  CHECK(decoded(padded("ABG", 16, '.')) ==
        padded("ABG", 16, '.'));  // could be "ours", which takes precedence
  CHECK(decoded(padded("AYX", 25, '.')) == padded("1PO", 25, '.'));
  CHECK(decoded(padded("AY", 25, 'x')) == padded("1P", 25, '.'));
}

TEST_CASE("X is a digit if the grid is large enough", "[format]") {
  CHECK(decoded(padded("1XZ", 35, '.')) == padded("1XZ", 35, '.'));
  CHECK(decoded(padded("1XZ", 33, '.')) == "bad 2");
  CHECK(decoded(padded("1X", 33, '.')) == padded("1X", 33, '.'));
  CHECK(decoded(padded("1X", 32, '.')) == padded("1", 32, '.'));
}

TEST_CASE("character_at returns a character in printable form", "[format]") {
  CHECK(character_at("a?b", 1) == "?");
  CHECK(character_at("\xC3\xA4", 0) == "\xC3\xA4");
  CHECK(character_at("\xE2\x82\xAC", 0) == "\xE2\x82\xAC");
  CHECK(character_at("\xF0\x9F\x98\x80", 0) == "\xF0\x9F\x98\x80");
  CHECK(character_at("\xE4", 0) == "0xE4");
  CHECK(character_at("\xE2\x82", 0) == "0xE2");
  CHECK(character_at("\xED\xA0\x80", 0) == "0xED");
  CHECK(character_at("\x07", 0) == "0x07");
  CHECK(character_at("\x7F", 0) == "0x7F");
  CHECK(character_at(" ", 0) == " ");
}

TEST_CASE("character_at returns no part of a character, and escapes invalid bytes", "[format]") {
  // The first and the last of each length.
  for (const std::string whole : {"\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF",
                                  "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
    CHECK(character_at("a" + whole + "b", 1) == whole);
    for (std::size_t length = 1; length < whole.size(); ++length) {
      // Exactly these bytes: a sanitizer reports reads beyond them.
      const std::vector<char> part(whole.begin(), whole.begin() + static_cast<long>(length));
      CHECK(character_at({part.data(), part.size()}, 0).substr(0, 2) == "0x");
      CHECK(character_at(whole.substr(0, length) + "aaa", 0).substr(0, 2) == "0x");
    }
  }
  for (const char* none : {"\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF",
                           "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
    CHECK(character_at(none, 0).substr(0, 2) == "0x");
  }
}

TEST_CASE("size_of_square", "[format]") {
  CHECK(size_of_square(81) == 9);
  CHECK(size_of_square(80) == 0);
  CHECK(size_of_square(4096) == 64);
  CHECK(size_of_square(4225) == 0);
  CHECK(size_of_square(0) == 0);
}

TEST_CASE("a grid of any size as one line", "[format]") {
  CHECK(line_of_any_size({1, 0, 0, 4}) == "1..4");
  std::vector<Digit> cells(35 * 35, 35);
  CHECK(line_of_any_size(cells) == std::string(35 * 35, 'Z'));
  cells.assign(36 * 36, 0);
  cells[1] = 36;
  CHECK(line_of_any_size(cells).substr(0, 8) == "0 36 0 0");
  CHECK(line_of_any_size(cells).size() == 2 * 36 * 36);
}
