// Checks what comes from outside, turns it into the core's types and back.
#include "wasm/api.h"

#include <algorithm>
#include <utility>

#include "core/backtrack/backtrack.h"
#include "core/format/format.h"
#include "core/solve/validate.h"
#include "wasm/api_puzzle.h"

namespace nonet::api {
namespace {

constexpr int kMostEvents = 100'000;
constexpr double kMostSkipped = 1e7;  // up to half a second at 9×9; further on, by watch_go

// The first conflict among the givens, and where its last cell stands in the text.
std::optional<ReadConflict> conflict_in(const nonet::ReadEntry& entry) {
  const Geometry& geometry = *entry.puzzle.geometry;
  if (!has_conflict(geometry, entry.puzzle.givens)) return std::nullopt;
  const auto conflict = find_conflicts(geometry, entry.puzzle.givens).front();
  const Place at = entry.cell_places.empty() ? entry.at : entry.cell_places[conflict.cells.back()];
  const Conflict plain = plain_conflict(conflict);
  return ReadConflict{plain.digit, plain.house, plain.cells, at};
}

}  // namespace

std::string version() {
  return NONET_VERSION;
}

std::vector<FormatInfo> formats() {
  std::vector<FormatInfo> list;
  for (const auto& format : nonet::formats()) {
    list.push_back(
        {std::string(format.key), std::string(format.extension), format.reads, format.writes});
  }
  return list;
}

std::vector<std::string> strategies() {
  return std::vector<std::string>(strategy_keys().begin(), strategy_keys().end());
}

Result<Shape> usual_shape(int size) {
  if (size > kMaxSize) return Error{Errc::kTooLarge, {}, {}, size, kMaxSize};
  if (size < 1) return bad_argument("size");
  const nonet::Shape shape = nonet::usual_shape(size);
  return Shape{shape.size, shape.box_rows, shape.box_columns};
}

Result<std::vector<House>> houses(const Puzzle& puzzle) {
  const auto geometry = geometry_from(puzzle);
  if (!geometry.ok()) return geometry.error();
  std::vector<House> list;
  for (const auto& house : geometry.value()->houses()) {
    list.push_back(
        {std::string(house_kind_key(house.kind)), house.index, numbers_from(house.cells)});
  }
  return list;
}

Result<ReadReport> read(const Text& text, const ReadOptions& options) {
  nonet::ReadOptions core_options;
  core_options.format = options.format;
  core_options.cell_places = true;
  if (options.limit < 0) return bad_argument("limit");
  if (options.shape) {
    core_options.shape = {options.shape->size, options.shape->box_rows, options.shape->box_columns};
    if (const auto made = Geometry::with_boxes(*core_options.shape); !made.ok())
      return made.error();
  }
  core_options.houses = options.houses;
  for (const std::string& word : options.houses) {
    if (!is_house_word(word)) return bad_argument("houses");
  }
  ReadReport report;
  TextReader reader(core_options, [&](const nonet::ReadEntry& entry) {
    if (report.total++ == 0) report.format = entry.format;
    if (entry.error) ++report.unreadable;
    if (report.entries.size() >= static_cast<std::size_t>(options.limit)) return;
    ReadEntry& plain = report.entries.emplace_back();
    plain.number = static_cast<int>(entry.number);
    plain.title = entry.title;
    plain.format = entry.format;
    plain.at = entry.at;
    plain.error = entry.error;
    if (!entry.error) {
      plain.puzzle = plain_puzzle(entry.puzzle);
      plain.conflict = conflict_in(entry);
    }
    plain.solution = numbers_from(entry.solution);
  });
  reader.feed(text);
  reader.finish();
  return report;
}

Result<std::string> write(const Puzzle& puzzle, const std::string& format,
                          const WriteOptions& options) {
  const auto core_puzzle = puzzle_from(puzzle);
  if (!core_puzzle.ok()) return core_puzzle.error();
  std::optional<std::vector<Digit>> solution = std::vector<Digit>();
  if (!options.solution.empty()) {
    solution = digits_from(options.solution, core_puzzle.value().geometry->size());
    if (!solution) return bad_argument("solution");
  }
  auto text = write_puzzle(core_puzzle.value(), format, {options.title, *solution});
  if (text.ok()) text.value().insert(0, write_header(format));
  return text;
}

Result<TraceReport> trace(const Puzzle& puzzle, const TraceOptions& options) {
  const auto core_puzzle = puzzle_from(puzzle);
  if (!core_puzzle.ok()) return core_puzzle.error();
  const auto strategy = strategy_of(options.strategy);
  if (!strategy) return bad_argument("strategy");
  if (options.limit < 1 || options.limit > kMostEvents) return bad_argument("limit");
  if (!(options.skip >= 0 && options.skip <= kMostSkipped)) return bad_argument("skip");
  TraceReport report;
  if (has_conflict(*core_puzzle.value().geometry, core_puzzle.value().givens)) {
    report.finished = true;
    return report;
  }
  Backtracker backtracker(core_puzzle.value(), *strategy);
  Trace recorded{
      static_cast<std::uint64_t>(options.skip), static_cast<std::size_t>(options.limit), {}};
  const auto status = backtracker.run(UINT64_MAX, &recorded);
  for (const Event event : recorded.events) {
    report.events.push_back({std::string(event_kind_key(event.kind)), event.cell, event.digit});
  }
  report.total = static_cast<double>(backtracker.events());
  report.solved = status == Backtracker::Status::kSolved;
  report.finished = status != Backtracker::Status::kRunning;
  report.attempts = static_cast<double>(backtracker.attempts());
  return report;
}

}  // namespace nonet::api
