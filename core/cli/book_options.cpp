#include "core/cli/book_options.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kHelp = R"(
Options of book, besides those of generate and --to FOLDER:
  --per-sheet N      puzzles on a sheet, 1 to 6 (4)
  --paper PAPER      a4 (default), letter
  --title TEXT       at the head of each sheet
  --large            large print
  --answers WHERE    end (default), upside-down (there, turned by 180 degrees), none
)";

}  // namespace

std::optional<std::string> set_book_option(BookOptions& options, std::string_view name,
                                           const std::string& value) {
  BookPlan& plan = options.plan;
  if (name == "--per-sheet") {
    const int count = value.size() == 1 ? value[0] - '0' : 0;
    if (count < 1 || count > kMostPerSheet) return "a number from 1 to 6";
    plan.per_sheet = count;
  } else if (name == "--paper") {
    if (value != "a4" && value != "letter") return "a4, letter";
    plan.paper = value == "a4" ? Paper::kA4 : Paper::kLetter;
  } else if (name == "--answers") {
    if (value != "end" && value != "upside-down" && value != "none")
      return "end, upside-down, none";
    plan.answers = value == "end"    ? Answers::kEnd
                   : value == "none" ? Answers::kNone
                                     : Answers::kUpsideDown;
  } else if (name == "--title") {
    options.title = value;
  } else {
    return std::nullopt;
  }
  return std::string();
}

std::string_view book_help() {
  return kHelp;
}

}  // namespace nonet::cli
