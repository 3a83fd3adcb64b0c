// tests/wasm/api_watch_test.cpp: a run is gone through, explained, counted and refused as promised.
#include <algorithm>

#include "tests/catch.h"
#include "wasm/api_watch.h"

using namespace nonet;

namespace {

// The first grid of the first programs: 12,744,075 attempts by first-empty, 42 by fullest-unit.
api::Puzzle grid01() {
  api::Puzzle puzzle{9, 3, 3, {}, {}, {}, {}};
  for (const char digit : std::string("008000300016008000000000001103000000490000000"
                                      "002007000005094010600005000700600000")) {
    puzzle.givens.push_back(digit - '0');
  }
  return puzzle;
}

api::WatchState state_at(int id, double event) {
  const auto state = api::watch_go(id, {event, true, true});
  REQUIRE(state.ok());
  return state.value();
}

}  // namespace

TEST_CASE("api: a run is gone through forth and back", "[api]") {
  const auto id = api::watch_open(grid01(), {"fullest-unit"});
  REQUIRE(id.ok());
  const auto start = state_at(id.value(), 0);
  CHECK(start.kind == "start");
  CHECK(start.path.empty());
  CHECK_FALSE(start.ended);

  const auto first = state_at(id.value(), 1);
  CHECK(first.kind == "place");
  CHECK(first.cells[static_cast<std::size_t>(first.cell)] == first.digit);
  CHECK(first.path == std::vector<std::uint16_t>{static_cast<std::uint16_t>(first.cell)});
  // The least digit that fits is tried first; the others wait.
  CHECK(first.options.front() == first.digit);
  CHECK(first.untried.size() == first.options.size() - 1);
  REQUIRE(first.house.has_value());

  const auto end = state_at(id.value(), 1e9);
  CHECK(end.solved);
  CHECK(end.ended);
  CHECK(end.attempts == 42);
  CHECK(end.event == end.reached);
  CHECK(end.path.size() == 61);
  REQUIRE(end.plot.has_value());
  CHECK(end.plot->least.size() == end.plot->most.size());
  CHECK(end.plot->most.back() == 61);
  REQUIRE(end.tree.has_value());
  double closed = 0;
  for (std::size_t i = 0; i < end.tree->parents.size(); ++i) {
    closed += (end.tree->closed[i] > 0 ? 1 : 0) + end.tree->folded[i];
  }
  CHECK(closed == 42);

  const auto back = state_at(id.value(), 1);
  CHECK(back.event == 1);
  CHECK(back.reached == end.reached);
  CHECK_FALSE(back.solved);
  CHECK(back.cells == first.cells);
  CHECK(api::watch_close(id.value()));
  CHECK_FALSE(api::watch_close(id.value()));
}

TEST_CASE("api: each event of a run is explained by what fits", "[api]") {
  const auto id = api::watch_open(grid01(), {"first-empty"}).value();
  bool has_dead_end = false;
  bool has_undo = false;
  for (double event = 1; event < 400; ++event) {
    const auto state = state_at(id, event);
    CHECK_FALSE(state.house.has_value());
    if (state.kind == "dead-end") {
      has_dead_end = true;
      CHECK(state.untried.empty());
      CHECK(state.digit == 0);
    } else {
      has_undo |= state.kind == "undo";
      CHECK(std::count(state.options.begin(), state.options.end(), state.digit) == 1);
      CHECK(std::count(state.untried.begin(), state.untried.end(), state.digit) == 0);
    }
  }
  CHECK(has_dead_end);
  CHECK(has_undo);
  CHECK(api::watch_close(id));
}

TEST_CASE("api: twelve million attempts, in parts", "[api]") {
  const auto id = api::watch_open(grid01(), {}).value();
  int calls = 1;
  auto state = state_at(id, 1e15);
  for (; !state.ended; ++calls) state = state_at(id, 1e15);
  CHECK(calls == 4);
  CHECK(state.attempts == 12'744'075);
  CHECK(api::watch_close(id));
}

TEST_CASE("api: senseless questions about runs are refused by name", "[api]") {
  const auto field = [](const auto& result) {
    REQUIRE_FALSE(result.ok());
    return result.error().text;
  };
  CHECK(field(api::watch_go(0, {})) == "id");
  CHECK(field(api::watch_go(-7, {})) == "id");
  CHECK(field(api::watch_open(grid01(), {"magic"})) == "strategy");
  api::Puzzle conflict = grid01();
  conflict.givens[0] = 8;
  CHECK(field(api::watch_open(conflict, {})) == "givens");
  const auto id = api::watch_open(grid01(), {}).value();
  CHECK(field(api::watch_go(id, {-1})) == "to");
  CHECK(field(api::watch_go(id, {1e300})) == "to");
  // Nobody has to close a run: the ninth takes the place of the first.
  for (int more = 0; more < 8; ++more) CHECK(api::watch_open(grid01(), {}).ok());
  CHECK(field(api::watch_go(id, {})) == "id");
}
