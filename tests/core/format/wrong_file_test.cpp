// Files without a puzzle: each gets one clear message soon, and nothing hangs.
#include <chrono>

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

TEST_CASE("a wrong file gets one clear message", "[format]") {
  const std::string letters = [] {
    std::string text;
    unsigned seed = 1;
    while (text.size() < 10'000'000) {
      seed = seed * 1664525u + 1013904223u;
      text += static_cast<char>('a' + (seed >> 16) % 26);
    }
    return text;
  }();
  const auto wrapped = [&](std::size_t width) {
    std::string text;
    for (std::size_t begin = 0; begin < letters.size(); begin += width) {
      text += letters.substr(begin, width) + "\n";
    }
    return text;
  };
  const std::string png = std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\1\0", 20);
  const struct {
    const char* what;
    std::string text;
    std::string message;
  } cases[] = {
      {"an empty file", "", "- empty-text 0:0"},
      {"a byte order mark", "\xEF\xBB\xBF", "- empty-text 0:0"},
      {"blanks", " \n\t\r\n   \n", "- empty-text 0:0"},
      {"a PNG", png, "- not-text 1:1 'PNG'"},
      {"a long PNG", png + std::string(3'000'000, '\x13'), "- not-text 1:1 'PNG'"},
      {"a JPEG",
       "\xFF\xD8\xFF\xE0"
       "12",
       "- not-text 1:1 'JPEG'"},
      {"a PDF", "%PDF-1.4\n1 0 obj\n", "- not-text 1:1 'PDF'"},
      {"a spreadsheet", std::string("PK\x03\x04\0\0", 6), "- not-text 1:1 'ZIP'"},
      {"zero bytes", std::string(1000, '\0'), "- not-text 1:1 'binary data'"},
      {"megabytes of zero", std::string(3'000'000, '\0'), "- not-text 1:1 'binary data'"},
      {"zero bytes later on", "abc\ndef\n" + std::string(9, '\0'), "- not-text 1:1 'binary data'"},
      {"UTF-32",
       std::string("\xFF\xFE\0\0"
                   "5\0\0\0",
                   8),
       "- not-text 1:1 'binary data'"},
      {"10 MB of letters in one line", letters, "- line-too-long 1:1 0/1048576"},
      {"10 MB of letters in lines of 80", wrapped(80), "- unknown-format 1:1"},
      {"10 MB of letters in lines of 60", wrapped(60), "- unknown-format 1:1"},
      {"10 MB of letters in lines of 30", wrapped(30), "- unknown-format 1:1"},
      {"10 MB of letters in lines of 81", wrapped(81), "- unknown-format 1:1"},
      {"prose", "\n  Dear all,\nthis is no puzzle.\nYours", "- unknown-format 2:3"},
      {"a web page", "<!doctype html>\n<html><head><title>Sudoku</title></head></html>\n",
       "- unknown-format 1:1"},
      {"two words", "hello world", "- unknown-format 1:1"},
  };
  for (const auto& wrong : cases) {
    INFO(wrong.what);
    const auto begin = std::chrono::steady_clock::now();
    CHECK(shown(wrong.text) == Lines{wrong.message});
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
  }
}

TEST_CASE("an unknown format name", "[format]") {
  CHECK(shown_as(kPuzzle, "speadsheet") == Lines{"- unknown-format-name 0:0 'speadsheet'"});
  CHECK(write_puzzle(sample_puzzle({4, 2, 2}), "png").error().code == Errc::kUnknownFormatName);
}

TEST_CASE("a wrong file, read in each named format", "[format]") {
  for (const auto& info : formats()) {
    INFO(info.key);
    CHECK(shown_as("", info.key) == Lines{"- empty-text 0:0"});
    CHECK(shown_as("\x89PNG\r\n\x1A\n", info.key) == Lines{"- not-text 1:1 'PNG'"});
    CHECK(shown_as("Dear all,\nthis is no puzzle\n", info.key).size() >= 1);
  }
}

TEST_CASE("a long line affects only itself", "[format]") {
  const std::string text = kPuzzle + "\n" + std::string(2'000'000, '5') + "\n" + kPuzzle + "\n";
  CHECK(shown(text) ==
        Lines{"line 3x3 " + kPuzzle, "- line-too-long 2:1 0/1048576", "line 3x3 " + kPuzzle});
}

TEST_CASE("the table of formats", "[format]") {
  for (const auto& info : formats()) {
    CHECK_FALSE(info.key.empty());
    CHECK(info.reads);
    CHECK(info.writes);
  }
  CHECK(formats().size() >= 12);
}
