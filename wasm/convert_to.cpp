// The structs of api.h to JavaScript values.
#include <span>

#include "wasm/convert.h"

namespace nonet::convert {
namespace {

// A copy of its own: the module's memory moves when it grows.
template <class Items>
val typed_array_of(const Items& items) {
  return val(emscripten::typed_memory_view(items.size(), items.data())).call<val>("slice");
}

val bytes_of(const std::string& bytes) {
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
  return typed_array_of(std::span(data, bytes.size()));
}

// Any list, through to_val or as it is.
template <class Items, class Convert>
val array_of(const Items& items, Convert convert) {
  val list = val::array();
  int i = 0;
  for (const auto& item : items) list.set(i++, convert(item));
  return list;
}

val array_of(const std::vector<int>& numbers) {
  return array_of(numbers, [](int number) { return val(number); });
}

val array_of(const std::vector<std::vector<int>>& lists) {
  return array_of(lists, [](const std::vector<int>& numbers) { return array_of(numbers); });
}

val to_val(Place place) {
  val object = val::object();
  object.set("line", place.line);
  object.set("column", place.column);
  return object;
}

val to_val(const api::Puzzle& puzzle) {
  val object = val::object();
  object.set("size", puzzle.size);
  object.set("boxRows", puzzle.box_rows);
  object.set("boxColumns", puzzle.box_columns);
  if (!puzzle.regions.empty()) object.set("regions", array_of(puzzle.regions));
  object.set("givens", array_of(puzzle.givens));
  if (!puzzle.entries.empty()) object.set("entries", array_of(puzzle.entries));
  if (!puzzle.candidates.empty()) object.set("candidates", array_of(puzzle.candidates));
  return object;
}

val to_val(const api::HouseName& house) {
  val object = val::object();
  object.set("kind", house.kind);
  object.set("index", house.index);
  return object;
}

val to_val(const api::Conflict& conflict) {
  val object = val::object();
  object.set("digit", conflict.digit);
  object.set("house", to_val(conflict.house));
  object.set("cells", array_of(conflict.cells));
  return object;
}

val to_val(const api::ReadEntry& entry) {
  val object = val::object();
  object.set("number", entry.number);
  object.set("title", entry.title);
  object.set("format", entry.format);
  object.set("at", to_val(entry.at));
  if (entry.puzzle) object.set("puzzle", to_val(*entry.puzzle));
  if (entry.error) object.set("error", convert::to_val(*entry.error));
  if (entry.clash) {
    val clash = to_val(entry.clash->conflict);
    clash.set("at", to_val(entry.clash->at));
    object.set("clash", clash);
  }
  if (!entry.solution.empty()) object.set("solution", array_of(entry.solution));
  return object;
}

}  // namespace

val to_val(const Counters& counters) {
  val object = val::object();
  object.set("guesses", static_cast<double>(counters.guesses));
  object.set("attempts", static_cast<double>(counters.attempts));
  object.set("solutions", static_cast<double>(counters.solutions));
  return object;
}

val to_val(const std::string& value) {
  return val(value);
}

val to_val(const std::vector<std::string>& value) {
  return array_of(value, [](const std::string& item) { return val(item); });
}

val to_val(const std::vector<api::FormatInfo>& value) {
  return array_of(value, [](const api::FormatInfo& format) {
    val object = val::object();
    object.set("key", format.key);
    object.set("extension", format.extension);
    object.set("reads", format.reads);
    object.set("writes", format.writes);
    return object;
  });
}

val to_val(const api::Shape& value) {
  val object = val::object();
  object.set("size", value.size);
  object.set("boxRows", value.box_rows);
  object.set("boxColumns", value.box_columns);
  return object;
}

val to_val(const std::vector<api::House>& value) {
  return array_of(value, [](const api::House& house) {
    val object = val::object();
    object.set("kind", house.kind);
    object.set("index", house.index);
    object.set("cells", array_of(house.cells));
    return object;
  });
}

val to_val(const api::ReadReport& value) {
  val object = val::object();
  object.set("format", value.format);
  object.set("total", value.total);
  object.set("unreadable", value.unreadable);
  object.set("entries",
             array_of(value.entries, [](const api::ReadEntry& entry) { return to_val(entry); }));
  return object;
}

val to_val(const api::ValidateReport& value) {
  val object = val::object();
  object.set("conflicts", array_of(value.conflicts,
                                   [](const api::Conflict& conflict) { return to_val(conflict); }));
  object.set("state", value.state);
  object.set("solutions", value.solutions);
  return object;
}

val to_val(const api::SolveReport& value) {
  val object = val::object();
  object.set("solutions", array_of(value.solutions));
  object.set("count", value.count);
  object.set("complete", value.complete);
  object.set("stopped", value.stopped);
  object.set("engine", value.engine);
  object.set("guesses", value.guesses);
  object.set("attempts", value.attempts);
  return object;
}

val to_val(const api::CandidatesReport& value) {
  val object = val::object();
  object.set("candidates", array_of(value.candidates));
  object.set("complete", value.complete);
  object.set("stopped", value.stopped);
  return object;
}

val to_val(const api::SearchState& value) {
  val object = val::object();
  object.set("counters", convert::to_val(value.counters));
  object.set("done", value.done);
  if (const auto* solved = std::get_if<api::SolveReport>(&value.report)) {
    object.set("report", to_val(*solved));
  } else if (const auto* validated = std::get_if<api::ValidateReport>(&value.report)) {
    object.set("report", to_val(*validated));
  } else if (const auto* found = std::get_if<api::CandidatesReport>(&value.report)) {
    object.set("report", to_val(*found));
  }
  return object;
}

val to_val(const api::TraceReport& value) {
  val object = val::object();
  object.set("events", array_of(value.events, [](const api::TraceEvent& event) {
               val item = val::object();
               item.set("kind", event.kind);
               item.set("cell", event.cell);
               item.set("digit", event.digit);
               return item;
             }));
  object.set("total", value.total);
  object.set("solved", value.solved);
  object.set("finished", value.finished);
  object.set("attempts", value.attempts);
  return object;
}

val to_val(const api::ReadBlocksReport& value) {
  val object = val::object();
  object.set("format", value.format);
  object.set("blocks", array_of(value.blocks, [](const api::Block& block) {
               val item = val::object();
               item.set("bytes", bytes_of(block.bytes));
               item.set("count", block.count);
               item.set("unreadable",
                        array_of(block.unreadable, [](const api::Unreadable& unreadable) {
                          val part = val::object();
                          part.set("after", unreadable.after);
                          part.set("error", convert::to_val(unreadable.error));
                          return part;
                        }));
               return item;
             }));
  return object;
}

val to_val(const api::SolveBlockReport& value) {
  val object = val::object();
  object.set("next", value.next);
  object.set("lines", typed_array_of(value.lines));
  object.set("outcomes", typed_array_of(value.outcomes));
  object.set("guesses", typed_array_of(value.guesses));
  object.set("microseconds", typed_array_of(value.microseconds));
  object.set("cells", bytes_of(value.cells));
  return object;
}

val to_val(const api::WatchState& value) {
  val object = val::object();
  object.set("event", value.event);
  object.set("reached", value.reached);
  object.set("ended", value.ended);
  object.set("solved", value.solved);
  object.set("exhausted", value.exhausted);
  object.set("attempts", value.attempts);
  object.set("cells", typed_array_of(value.cells));
  object.set("path", typed_array_of(value.path));
  object.set("kind", value.kind);
  object.set("cell", value.cell);
  object.set("digit", value.digit);
  object.set("options", array_of(value.options));
  object.set("untried", array_of(value.untried));
  if (value.house) object.set("house", to_val(*value.house));
  if (value.plot) {
    val plot = val::object();
    plot.set("width", value.plot->width);
    plot.set("least", typed_array_of(value.plot->least));
    plot.set("most", typed_array_of(value.plot->most));
    plot.set("mean", typed_array_of(value.plot->mean));
    object.set("plot", plot);
  }
  if (value.tree) {
    val tree = val::object();
    tree.set("parents", typed_array_of(value.tree->parents));
    tree.set("born", typed_array_of(value.tree->born));
    tree.set("closed", typed_array_of(value.tree->closed));
    tree.set("folded", typed_array_of(value.tree->folded));
    object.set("tree", tree);
  }
  return object;
}

val to_val(int value) {
  return val(value);
}

val to_val(const Error& error) {
  val object = val::object();
  object.set("key", std::string(error_key(error.code)));
  object.set("line", error.at.line);
  object.set("column", error.at.column);
  object.set("text", error.text);
  object.set("found", static_cast<double>(error.found));
  object.set("expected", static_cast<double>(error.expected));
  return object;
}

}  // namespace nonet::convert
