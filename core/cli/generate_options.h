// core/cli/generate_options.h: the options of `nonet generate` and `nonet minimise`.
// Tested by tests/core/cli/generate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/generate/judge.h"
#include "core/generate/wishes.h"

namespace nonet::cli {

struct GenerateOptions {
  generate::Wishes wishes;
  std::uint64_t count = 1;
  std::uint64_t first = 1;  ///< number of the first puzzle
  std::string seed;         ///< empty: one that nobody has used before
};

/// Sets the option `name` from its value. Returns a complaint ("it takes …"), or an empty string; nothing if there is no
/// option of that name here.
std::optional<std::string> set_generate_option(GenerateOptions& options, std::string_view name,
                                               const std::string& value);
/// Sets an option without a value; false if there is none of that name here.
bool set_generate_switch(GenerateOptions& options, std::string_view name);

/// Why the wishes cannot be met, as a sentence; empty: nothing is known against them.
std::string sentence_against(const generate::Wishes& wishes);
/// What a puzzle lacks: "has another number of givens".
std::string_view sentence_of(generate::Miss miss);

/// The part of the help text that explains these options.
std::string generate_help();

}  // namespace nonet::cli
