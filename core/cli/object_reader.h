// core/cli/object_reader.h: JSON objects in a stream of puzzles, each on one line or on several.
//
// An object may be one of four things, which its members tell:
//   our own JSON with constraints (core/format/puzzle_tree.h)     is read
//   a puzzle of f-puzzles or SudokuPad                            kNotText, with that name
//   a list of rows, and a rule beside it                          kUnknownConstraint, with the name of the rule
//   anything else                                                 goes to the reader of lists (core/format/list.h)
// What its first member shows to be our own JSON, or the caller calls so, is never taken for a list.
// Errors:  those of puzzle_tree.h, at the value that the error names; kBadArgument at the place from which nothing makes sense.
// Limits:  our own objects have at most 16 MiB; one that may be a list is read as one once it has 64 KiB, so that lists may have any length.
// Tested by tests/core/cli/constraints_json_test.cpp.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/cli/json_tree.h"
#include "core/format/entries.h"

namespace nonet::cli {

/// Whether a line begins as an object of our own JSON: {"v":, or another of its members with a value of the kind that it has there.
bool begins_as_constraints(std::string_view text);
/// Whether a line begins as an object with named members, or is a bracket alone.
bool begins_as_object(std::string_view text);

class ObjectReader : public FormatReader {
 public:
  explicit ObjectReader(Entries& entries);
  bool claims(std::string_view text) const override;
  bool is_unfinished() const override;
  void take_line(const Line& line) override;
  void finish() override;
  /// Whether objects were the rows of a list, and more rows may follow.
  bool has_list() const { return list_ != nullptr; }

 private:
  /// Whether the brackets of what was taken so far are closed.
  class Brackets {
   public:
    void take(std::string_view text);
    bool are_closed() const { return depth_ <= 0; }

   private:
    int depth_ = 0;
    bool is_in_text_ = false, is_escaped_ = false;
  };

  bool is_certain() const;
  bool must_be_list() const;
  void end_object();
  void read(const Tree& tree, std::string_view text, const std::vector<KeptLine>& lines, Place at);
  void hand_to_list(const std::vector<KeptLine>& lines);
  void end_list();
  void fail(Place at, Error error);

  bool is_named_;                // the caller names the format
  std::vector<KeptLine> lines_;  // of the object that is being read
  std::string text_;             // the same
  Brackets brackets_;
  std::unique_ptr<FormatReader> list_;
};

}  // namespace nonet::cli
