// core/cli/book_options.h: the options of `nonet book`, besides those of `nonet generate`.
// Tested by tests/core/cli/book_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/cli/book_layout.h"

namespace nonet::cli {

struct BookOptions {
  BookPlan plan;
  std::string title;
  /// The wishes as they were given, "--clues 24-26 --minimal", sorted; without the grade, of which there is a word.
  std::string wishes;
};

/// Sets the option `name` from its value. Returns a complaint ("it takes …"), or an empty string; nothing if there is no
/// option of that name here.
std::optional<std::string> set_book_option(BookOptions& options, std::string_view name,
                                           const std::string& value);

/// The part of the help about them.
std::string_view book_help();

}  // namespace nonet::cli
