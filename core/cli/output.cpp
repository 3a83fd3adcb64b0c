#include "core/cli/output.h"

#include <utility>

#include "core/cli/constrained_formats.h"
#include "core/cli/messages.h"
#include "core/cli/plain_puzzle.h"
#include "core/format/puzzle_tree.h"

namespace nonet::cli {
namespace {

// The place of a conflict in the text: that of its last cell.
Place place_of(const Conflict& conflict, const ReadEntry& entry) {
  return entry.cell_places.empty() ? entry.at : entry.cell_places[conflict.cells.back()];
}

/// Whether a format says which shape boxes have: in words, or by lines between them, if there are any.
bool tells_boxes(std::string_view format, const Board& board) {
  if (format == "numbers") return true;
  return !board.regions.empty() &&
         (format == "boxed" || format == "candidates" || format == "board");
}

}  // namespace

Json json_of(const ReadEntry& entry) {
  Json object;
  if (entry.line_number) object["number"] = *entry.line_number;
  object["title"] = entry.title;
  object["format"] = entry.format;
  return object;
}

std::string text_of(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string without_end(const Json& object) {
  std::string text = text_of(object);
  text.pop_back();
  return text;
}

void print(Report& report, const Json& object) {
  report.out() << text_of(object) << '\n';
}

std::string one_line(const Puzzle& puzzle) {
  auto text = write_puzzle(puzzle, "line");
  if (!text.ok()) text = write_puzzle(puzzle, "numbers");
  if (!text.ok()) return {};
  text.value().pop_back();  // the line's end
  return std::move(text.value());
}

bool complain_of_conflicts(const std::string& file, const ReadEntry& entry,
                           const std::vector<Conflict>& conflicts, Report& report) {
  for (const Conflict& conflict : conflicts) {
    report.complain(file, place_of(conflict, entry),
                    name_of(entry) + ": " + sentence(conflict, *entry.puzzle.geometry));
  }
  return !conflicts.empty();
}

void print_error(const ReadEntry& entry, std::string_view key, const std::string& message, Place at,
                 Report& report) {
  Json object = json_of(entry);
  if (!entry.constrained) object["puzzle"] = one_line(entry.puzzle);
  object["error"] = {{"key", key}, {"message", message}, {"line", at.line}, {"column", at.column}};
  print(report, object);
}

void refuse(const std::string& file, const ReadEntry& entry, std::string_view key,
            const std::string& message, bool is_json, Report& report) {
  report.complain(file, entry.at, name_of(entry) + ": " + message);
  if (is_json) print_error(entry, key, message, entry.at, report);
}

bool refuse_conflicts(const std::string& file, const ReadEntry& entry,
                      const std::vector<Conflict>& conflicts, bool is_json, Report& report) {
  if (!complain_of_conflicts(file, entry, conflicts, report)) return false;
  const Conflict& first = conflicts.front();
  if (is_json) {
    print_error(entry, "conflict", sentence(first, *entry.puzzle.geometry), place_of(first, entry),
                report);
  }
  return true;
}

bool shows_both(std::string_view format) {
  return format == "candidates" || format == "sdk" || format == "ss";
}

void Printer::print(const std::string& file, const ReadEntry& entry, const Puzzle& puzzle,
                    const std::vector<Digit>& solution, Report& report) {
  if (options_.to.empty()) {
    report.out() << one_line(puzzle) << '\n';
    return;
  }
  if (options_.to == "cells" && printed_++ > 0) {
    report.complain(
        file, entry.at,
        name_of(entry) + ": left out, as a file of cells holds one puzzle (see --pick)");
    return;
  }
  if (options_.to == kConstraintsKey) {
    cli::print(report, constraints_json(constrained_from(puzzle)));
    return;
  }
  const Result<std::string> text = write_puzzle(puzzle, options_.to, {entry.title, solution});
  if (text.ok()) {
    report.out() << text.value();
  } else {
    report.complain(file, entry.at, name_of(entry) + ": " + sentence(text.error()));
  }
}

void Printer::print(const std::string& file, const ReadEntry& entry,
                    const ConstrainedPuzzle& puzzle, Report& report) {
  if (options_.to.empty() || options_.to == kConstraintsKey) {
    cli::print(report, constraints_json(puzzle));
  } else if (auto plain = plain_from(puzzle, tells_boxes(options_.to, puzzle.board))) {
    // Its candidates are part of the puzzle, so that no format may drop them.
    const bool needs_candidates = !plain->candidates.empty() && !shows_both(options_.to);
    if (needs_candidates) plain->givens.assign(plain->givens.size(), 0);
    print(file, entry, *plain, {}, report);
  } else {
    report.complain(file, entry.at, name_of(entry) + ": " + cannot_write(options_.to, puzzle));
  }
}

std::string name_of(const ReadEntry& entry) {
  return entry.title.empty() ? "puzzle " + std::to_string(entry.number) : entry.title;
}

}  // namespace nonet::cli
