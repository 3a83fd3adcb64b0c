// tests/core/format/texts_test.cpp: texts of other programs (tests/texts/*.json) with their expected
// entries. tests/wasm/texts.test.mjs reads the same files with the module.
//
// A file is a list of cases:
//
//   name, from    the case; the program or the habit that produces such a text
//   text          the text
//   encoding      of the text's bytes: "utf-16le", "utf-16be" or "latin-1"; UTF-8 if missing
//   puzzles       each as `nonet convert --to line` writes it
//   solutions     optional: for each puzzle the solution given by the text, "" for none
//   errors        {line, column, code} of each
//   format        optional: of the first entry
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

/// The code points of valid UTF-8.
std::vector<std::uint32_t> code_points(const std::string& text) {
  std::vector<std::uint32_t> codes;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if ((byte & 0xC0) == 0x80) {
      codes.back() = codes.back() << 6 | (byte & 0x3Fu);
    } else {
      codes.push_back(byte < 0x80   ? byte
                      : byte < 0xE0 ? byte & 0x1Fu
                                    : byte & (byte < 0xF0 ? 0x0Fu : 0x07u));
    }
  }
  return codes;
}

std::string encoded(const std::string& text, const std::string& encoding) {
  if (encoding.empty()) return text;
  std::string bytes;
  const auto append_unit = [&](std::uint32_t unit) {
    const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8 & 0xFF);
    bytes += encoding == "utf-16le" ? low : high;
    bytes += encoding == "utf-16le" ? high : low;
  };
  for (const std::uint32_t code : code_points(text)) {
    if (encoding == "latin-1") {
      bytes += static_cast<char>(code);
    } else if (code < 0x10000) {
      append_unit(code);
    } else {
      append_unit(0xD800 + ((code - 0x10000) >> 10));
      append_unit(0xDC00 + ((code - 0x10000) & 0x3FF));
    }
  }
  return bytes;
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

std::string shown_error(const std::string& line, const std::string& column,
                        const std::string& code) {
  return line + ":" + column + " " + code;
}

}  // namespace

TEST_CASE("texts as other programs write them are read", "[format][texts]") {
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::directory_iterator(NONET_TEXTS)) {
    if (file.path().extension() == ".json") files.push_back(file.path());
  }
  std::sort(files.begin(), files.end());
  REQUIRE(!files.empty());
  std::set<std::string> names;
  for (const auto& file : files) {
    std::ifstream stream(file);
    for (const auto& each : nlohmann::json::parse(stream)) {
      const std::string name = file.stem().string() + ": " + each["name"].get<std::string>() +
                               " (" + each["from"].get<std::string>() + ")";
      // Catch2 runs only one section of each name.
      CHECK(names.insert(name).second);
      DYNAMIC_SECTION(name) {
        const std::string text = encoded(each["text"], each.value("encoding", ""));
        Lines puzzles, solutions, errors, expected_errors;
        const auto entries = read_text(text);
        for (const ReadEntry& entry : entries) {
          if (entry.error) {
            const Place at = entry.error->at;
            errors.push_back(shown_error(std::to_string(at.line), std::to_string(at.column),
                                         std::string(error_key(entry.error->code))));
            continue;
          }
          const auto line = write_puzzle(entry.puzzle, "line");
          puzzles.push_back(line.ok() ? first_line(line.value()) : "(no line)");
          solutions.push_back(symbol_line(entry.solution, '.'));
        }
        for (const auto& error : each["errors"]) {
          expected_errors.push_back(shown_error(error["line"].dump(), error["column"].dump(),
                                                error["code"].get<std::string>()));
        }
        CHECK(puzzles == each["puzzles"].get<Lines>());
        CHECK(errors == expected_errors);
        if (each.contains("solutions")) CHECK(solutions == each["solutions"].get<Lines>());
        if (each.contains("format")) CHECK(entries[0].format == each["format"].get<std::string>());
      }
    }
  }
}
