// core/solve/engines.h: the engines by name: one table, and what Solver needs of each.
//
// To add an engine: its folder beside core/engine and a row here. Its class has
//
//   static bool fits(const Puzzle&)           whether it can solve this puzzle
//   void start(const Puzzle&, std::uint64_t limit)
//   … resume(std::uint64_t steps, sink)       {solutions, guesses, complete, stopped} of the search so far;
//                                             as long as it is `stopped`, it can be resumed
//   std::uint64_t steps_per_call() const      about half a millisecond of work
//
// or gets a short class here that has. Keys, the command line's option, its help and the tests that run every
// engine against the reference follow the table; TypeScript's names are in wasm/nonet.d.ts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "core/backtrack/backtrack.h"
#include "core/engine/search.h"
#include "core/grid/puzzle.h"
#if !NONET_WITHOUT_CLASSIC
#include "core/classic/solve.h"
#endif
#if NONET_LEARNING
#include "core/solve/learning_search.h"
#endif

namespace nonet {

#if !NONET_WITHOUT_CLASSIC
class ClassicSearch {
 public:
  static bool fits(const Puzzle& puzzle) { return classic::fits(puzzle); }
  void start(const Puzzle& puzzle, std::uint64_t limit) { search_.start(puzzle, limit); }
  auto resume(std::uint64_t guesses, const SolutionSink& sink) {
    return search_.resume(guesses, sink);
  }
  static std::uint64_t steps_per_call() { return classic::kGuessesPerCall; }

 private:
  classic::ResumableSearch search_;
};
#endif

/// Keeps what a shape needs for the next puzzle of that shape.
class GeneralSearch {
 public:
  static bool fits(const Puzzle&) { return true; }
  void start(const Puzzle& puzzle, std::uint64_t limit) {
    if (geometry_ != puzzle.geometry) {
      geometry_ = puzzle.geometry;
      engine_ = std::make_unique<GeneralEngine>(geometry_);
    }
    engine_->start(starting_candidates(puzzle), limit);
  }
  auto resume(std::uint64_t guesses, const SolutionSink& sink) {
    return engine_->resume(guesses, sink);
  }
  std::uint64_t steps_per_call() const { return engine_->guesses_per_call(); }

 private:
  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<GeneralEngine> engine_;
};

/// Finds the first solution only; Solver leaves it to another engine whether there are more.
class BacktrackSearch {
 public:
  static bool fits(const Puzzle&) { return true; }
  void start(const Puzzle& puzzle, Strategy strategy) {
    backtracker_.emplace(puzzle, strategy);
    // Checking eight houses or cells takes about as long as the rest of an event.
    const std::size_t looked_at = strategy == Strategy::kFirstEmpty ? 0
                                  : strategy == Strategy::kFullestUnit
                                      ? puzzle.geometry->houses().size()
                                      : puzzle.givens.size();
    events_per_call_ = kMostEventsPerCall / std::max<std::size_t>(looked_at / 8, 1);
  }
  Backtracker& backtracker() { return *backtracker_; }
  std::uint64_t steps_per_call() const { return events_per_call_; }

 private:
  /// Well under a millisecond's.
  static constexpr std::uint64_t kMostEventsPerCall = 1 << 15;
  std::optional<Backtracker> backtracker_;
  std::uint64_t events_per_call_ = kMostEventsPerCall;
};

// nonet-engine.wasm has neither the 9×9 engine nor the backtracker: nonet.wasm runs those searches (wasm/CMakeLists.txt).
#if NONET_WITHOUT_CLASSIC
#define NONET_CLASSIC_ENGINE(ROW)
#else
#define NONET_CLASSIC_ENGINE(ROW) ROW(kClassic, "classic", ClassicSearch)
#endif
#if NONET_WITHOUT_BACKTRACK
#define NONET_BACKTRACK_ENGINE(ROW)
#else
#define NONET_BACKTRACK_ENGINE(ROW) ROW(kBacktrack, "backtrack", BacktrackSearch)
#endif
#if NONET_LEARNING
#define NONET_LEARNING_ENGINE(ROW) ROW(kLearning, "learning", LearningSearch)
#else
#define NONET_LEARNING_ENGINE(ROW)
#endif

// Name, key, class. The first row that fits a puzzle is what kAuto takes, and what stands in for an engine that
// does not fit.
#define NONET_ENGINES(ROW)                                                         \
  NONET_CLASSIC_ENGINE(ROW)               /* core/classic: 9×9 with boxes */      \
  NONET_LEARNING_ENGINE(ROW)              /* learning_search.h: 9×9 and larger */ \
  ROW(kGeneral, "general", GeneralSearch) /* core/engine: everything */            \
  NONET_BACKTRACK_ENGINE(ROW)             /* core/backtrack, for the first solution */

enum class EngineChoice : std::uint8_t {
  kAuto,  ///< the fastest one for the puzzle
#define NONET_ROW(name, key, Search) name,
  NONET_ENGINES(NONET_ROW)
#undef NONET_ROW
};

/// All engines' keys, in the order of the enumeration: "auto", "classic", "general" …
std::span<const std::string_view> engine_keys();
std::string_view engine_key(EngineChoice engine);
std::optional<EngineChoice> engine_of(std::string_view key);
/// The engine for a puzzle: the one that is wanted if it fits; never kAuto.
EngineChoice engine_for(const Puzzle& puzzle, EngineChoice wanted);

/// A search of each engine.
class EngineSearches {
 public:
  /// Hands over the search of that engine; none for kAuto.
  template <class Visit>
  void with(EngineChoice engine, const Visit& visit) {
    switch (engine) {
      case EngineChoice::kAuto:
        return;
#define NONET_ROW(name, key, Search) \
  case EngineChoice::name:           \
    return visit(name##_);
        NONET_ENGINES(NONET_ROW)
#undef NONET_ROW
    }
  }

 private:
#define NONET_ROW(name, key, Search) Search name##_;
  NONET_ENGINES(NONET_ROW)
#undef NONET_ROW
};

}  // namespace nonet
