// Processes a block, item by item: the command's results, and complaints about what could not be read.
#include <charconv>

#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"

namespace nonet::cli {
namespace {

void process_error(const std::string& file, const ReadEntry& entry, const Options& options,
                   Report& report) {
  const Error& error = *entry.error;
  const std::string what = sentence(error);
  // With --number an empty line has a line in the results, but no complaint.
  if (!options.number || error.code != Errc::kEmptyText) {
    report.complain(file, error.at, (entry.title.empty() ? "" : entry.title + ": ") + what);
  }
  if (!options.json) return;
  Json object = json_of(entry);
  object["error"] = {{"key", error_key(error.code)},
                     {"message", what},
                     {"line", error.at.line},
                     {"column", error.at.column}};
  print(report, object);
}

void process_entry(const std::string& file, const ReadEntry& entry, const Options& options,
                   Command& command, Report& report) {
  std::string& text = report.text();
  const std::size_t begin = text.size();
  if (entry.error) {
    process_error(file, entry, options, report);
  } else if (entry.constrained && !command.takes_constraints()) {
    refuse(file, entry, "constraints", options.command + " takes no puzzles with constraints yet",
           options.json, report);
  } else {
    command.puzzle(file, entry, report);
  }
  if (!options.number || options.json) return;
  std::string result = text.substr(begin);
  text.resize(begin);
  add_line_number(text, entry.line_number.value_or(0));
  text += result.empty() ? "\n" : result;
}

}  // namespace

void process(const FileBlock& block, const Options& options, Command& command, Report& report) {
  if (!block.unreadable.empty()) {
    report.complain(*block.file, {}, "cannot be read: " + block.unreadable);
  }
  const batch::Block& puzzles = block.puzzles;
  for (const batch::Block::Item& item : puzzles.items()) {
    if (item.is_lines()) {
      command.plain_lines(*block.file, puzzles.lines_of(item), puzzles.line_numbers_of(item),
                          report);
    } else {
      process_entry(*block.file, item.entry, options, command, report);
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
