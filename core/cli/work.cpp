// One block, item by item: the command's answers, and what could not be read.
#include <charconv>

#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"

namespace nonet::cli {
namespace {

void deal_with_error(const Item& item, const Options& options, Report& report) {
  const ReadEntry& entry = item.entry;
  const Error& error = *entry.error;
  const std::string what = sentence(error);
  // A line with nothing in it is answered, but there is nothing to complain of.
  if (!options.number || error.code != Errc::kEmptyText) {
    report.complain(*item.file, error.at, (entry.title.empty() ? "" : entry.title + ": ") + what);
  }
  if (!options.json) return;
  Json object = json_of(entry);
  object["error"] = {{"key", error_key(error.code)},
                     {"message", what},
                     {"line", error.at.line},
                     {"column", error.at.column}};
  print(report, object);
}

void deal_with_entry(const Item& item, const Options& options, Command& command, Report& report) {
  std::string& text = report.text();
  const std::size_t begin = text.size();
  if (item.entry.error) {
    deal_with_error(item, options, report);
  } else {
    command.puzzle(*item.file, item.entry, report);
  }
  if (!options.number || options.json) return;
  std::string result = text.substr(begin);
  text.resize(begin);
  add_line_number(text, item.entry.line_number.value_or(0));
  text += result.empty() ? "\n" : result;
}

}  // namespace

void deal_with(const Block& block, const Options& options, Command& command, Report& report) {
  for (std::size_t i = 0; i < block.count(); ++i) {
    const Item& item = block[i];
    switch (item.kind) {
      case Item::Kind::kEntry:
        deal_with_entry(item, options, command, report);
        break;
      case Item::Kind::kLines:
        command.plain_lines(*item.file, block.lines_of(item), block.line_numbers_of(item), report);
        break;
      case Item::Kind::kUnreadable:
        report.complain(*item.file, {}, "cannot be read: " + item.reason);
        break;
    }
  }
}

char* put_line_number(char* to, std::uint64_t number) {
  to = std::to_chars(to, to + kMostOfNumber - 1, number).ptr;
  *to++ = '\t';
  return to;
}

void add_line_number(std::string& text, std::uint64_t number) {
  char written[kMostOfNumber];
  text.append(written, put_line_number(written, number));
}

}  // namespace nonet::cli
