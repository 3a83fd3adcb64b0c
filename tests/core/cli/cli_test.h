// tests/core/cli/cli_test.h: runs the command line in the test's own process, with texts for its files.
#pragma once

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

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace nonet::cli_test
