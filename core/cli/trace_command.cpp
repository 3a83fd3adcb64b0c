// nonet trace: the events of a backtracking search.
#include <algorithm>

#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kTraceLimit = 1'000;

// More than size_t can hold is no bound.
std::size_t size_from(std::uint64_t number) {
  return static_cast<std::size_t>(std::min<std::uint64_t>(number, SIZE_MAX));
}

class TraceCommand : public Command {
 public:
  explicit TraceCommand(const Options& options) : options_(options) {}

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const Geometry& geometry = *entry.puzzle.geometry;
    if (refuse_conflicts(file, entry, find_conflicts(geometry, entry.puzzle.givens), options_.json,
                         report)) {
      return;
    }
    Backtracker backtracker(entry.puzzle, options_.strategy);
    Trace trace{options_.skip, size_from(options_.limit.value_or(kTraceLimit)), {}};
    const bool finished = backtracker.run(UINT64_MAX, &trace) != Backtracker::Status::kRunning;
    if (options_.json) {
      Json object = json_of(entry);
      object["events"] = Json::array();
      for (const Event event : trace.events) {
        object["events"].push_back({{"kind", event_kind_key(event.kind)},
                                    {"cell", cell_name(event.cell, geometry)},
                                    {"digit", event.digit}});
      }
      object["finished"] = finished;
      object["attempts"] = backtracker.attempts();
      print(report, object);
      return;
    }
    for (const Event event : trace.events) {
      report.out() << event_kind_key(event.kind) << ' ' << cell_name(event.cell, geometry);
      if (event.digit != 0) report.out() << ' ' << int{event.digit};
      report.out() << '\n';
    }
    report.out() << "attempts " << backtracker.attempts() << (finished ? "" : " so far") << '\n';
  }

 private:
  const Options& options_;
};

}  // namespace

std::unique_ptr<Command> make_trace(const Options& options) {
  return std::make_unique<TraceCommand>(options);
}

}  // namespace nonet::cli
