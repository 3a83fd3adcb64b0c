// tests/core/cli/cli_test.h: runs the command line in the test's own process, with texts for its files.
#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "core/cli/cli.h"
#include "tests/catch.h"

namespace nonet::cli_test {

/// What a run of the command line wrote and how it ended.
struct Outcome {
  int code;
  std::string out;
  std::string err;
};

/// `nonet words…` with `input` as the standard input.
inline Outcome run(const std::vector<std::string>& words, const std::string& input = "",
                   const cli::Environment& environment = {}) {
  std::istringstream in(input);
  std::ostringstream out, err;
  const int code = cli::run(words, in, out, err, environment);
  return {code, out.str(), err.str()};
}

/// What a run printed, as one JSON value.
inline nlohmann::json json_of(const std::vector<std::string>& words, const std::string& input) {
  return nlohmann::json::parse(run(words, input).out);
}

/// A plain puzzle and its only solution.
inline const std::string kPlain =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kPlainSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace nonet::cli_test
