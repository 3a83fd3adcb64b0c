// Wishes from outside, checked and turned into the core's; what is made of them as plain structs.
#include "wasm/api_generate.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/generate/generate.h"
#include "core/generate/minimise.h"
#include "core/solve/solve.h"
#include "wasm/api_explain.h"
#include "wasm/api_shelf.h"

namespace nonet::api {
namespace {

using generate::Generator;

/// Puzzles that are begun together: digging some at a time is faster, and each is passed on as soon as it is made.
constexpr double kTogether = 16;
constexpr double kMostPuzzles = 1'000'000;
constexpr double kMostExact = 9'007'199'254'740'991;  // whole numbers that JavaScript tells apart
constexpr int kLongestWait = 1'000;
constexpr double kHighestSe = 100;
constexpr std::size_t kLongestSeed = std::size_t{1} << 20;

bool is_whole(double number, double most) {
  return number >= 1 && number <= most && number == std::floor(number);
}

/// Ratings in tenths; nothing unless these are two ratings of one digit after the point.
std::optional<generate::Range> tenths_from(const std::vector<double>& ends) {
  if (ends.size() != 2) return std::nullopt;
  for (const double end : ends) {
    const bool is_rating = end >= 0 && end <= kHighestSe;
    if (!is_rating || std::abs(end * 10 - std::round(end * 10)) > 1e-6) return std::nullopt;
  }
  const auto tenths = [](double end) { return static_cast<int>(std::round(end * 10)); };
  return generate::Range{tenths(ends[0]), tenths(ends[1])};
}

std::optional<std::vector<human::Technique>> techniques_from(const std::vector<std::string>& keys) {
  std::vector<human::Technique> techniques;
  for (const std::string& key : keys) {
    const auto technique = human::technique_named(key);
    if (!technique) return std::nullopt;
    techniques.push_back(*technique);
  }
  return techniques;
}

/// What is to be difficult, and what the givens look like; without the shape. Returns the field that is senseless, or "".
std::string_view set_wishes(const Wishes& from, generate::Wishes& wishes) {
  if (from.grade && !(wishes.grade = nonet::rate::grade_named(*from.grade))) return "grade";
  if (!from.se.empty() && !(wishes.se = tenths_from(from.se))) return "se";
  if (from.hodoku && !(wishes.hodoku = human::level_named(*from.hodoku))) return "hodoku";
  const auto symmetry = generate::symmetry_named(from.symmetry);
  if (!symmetry) return "symmetry";
  wishes.symmetry = *symmetry;
  wishes.pattern = generate::pattern_of(from.pattern);
  if (!from.clues.empty()) {
    if (from.clues.size() != 2 || from.clues[0] < 0 || from.clues[1] < 0) return "clues";
    wishes.clues = {from.clues[0], from.clues[1]};
  }
  wishes.minimal = from.minimal;
  wishes.controlled_bias = from.controlled_bias;
  wishes.even_digits = from.even_digits;
  const auto needs = techniques_from(from.needs);
  if (!needs) return "needs";
  wishes.needs = *needs;
  const auto without = techniques_from(from.without);
  if (!without) return "without";
  wishes.without = *without;
  wishes.singles_only = from.singles_only;
  const int wait = from.longest_wait.value_or(0);
  if (wait < 0 || wait > kLongestWait) return "longestWait";
  wishes.longest_wait = from.longest_wait;
  if (!is_whole(from.attempts, kMostExact)) return "attempts";
  wishes.attempts = static_cast<std::uint64_t>(from.attempts);
  return {};
}

Result<generate::Wishes> wishes_from(const Wishes& from) {
  generate::Wishes wishes;
  const std::string_view senseless = set_wishes(from, wishes);
  if (!senseless.empty()) return bad_argument(senseless);
  wishes.jigsaw = from.jigsaw;
  wishes.shape = nonet::usual_shape(from.size);
  if (from.box_rows || from.box_columns) {
    // One side alone makes no boxes, which is an obstacle.
    const int rows = from.box_rows.value_or(0), columns = from.box_columns.value_or(0);
    if (rows < 0 || rows > generate::kLargestGrid) return bad_argument("boxRows");
    if (columns < 0 || columns > generate::kLargestGrid) return bad_argument("boxColumns");
    wishes.shape = {from.size, rows, columns};
  }
  if (!from.houses.empty()) {
    auto houses = houses_named(from.houses, std::clamp(from.size, 1, generate::kLargestGrid));
    if (!houses.ok()) return bad_argument("houses");
    wishes.houses = std::move(houses.value());
  }
  return wishes;
}

MadePuzzle plain_made(const generate::Made& made, const std::string& seed) {
  MadePuzzle plain;
  plain.seed = seed;
  plain.number = static_cast<double>(made.number);
  plain.puzzle = plain_puzzle(made.puzzle);
  plain.solution = numbers_from(made.solution);
  plain.fits = made.fits();
  if (!plain.fits) plain.misses = generate::miss_key(made.miss);
  plain.attempts = static_cast<double>(made.attempts);
  plain.weight = made.weight;
  return plain;
}

/// Puzzles of one seed that are being made; without a generator there is an obstacle.
struct Making {
  std::string seed;
  double next = 1;
  double left = 0;
  std::optional<std::string> obstacle;
  std::unique_ptr<Generator> generator;
  std::uint64_t count = 0;       // made so far
  std::vector<MadePuzzle> part;  // of these, those not passed on yet

  Counters counters() const { return {0, generator ? generator->attempts() : 0, count}; }

  /// Returns true when all are made, false where `pause` has suspended it.
  bool resume(const std::function<bool()>& pause) {
    const auto sink = [this](const generate::Made& puzzle) {
      ++count;
      part.push_back(plain_made(puzzle, seed));
      return true;
    };
    while (generator) {
      if (!generator->resume(sink, pause)) return false;
      if (left == 0) return true;
      begin_block();
    }
    return true;
  }

  void begin_block() {
    const double together = std::min(kTogether, left);
    generator->begin(static_cast<std::uint64_t>(next), static_cast<std::uint64_t>(together));
    next += together;
    left -= together;
  }
};

Result<std::unique_ptr<Making>> making_from(const Wishes& from, const Text& seed,
                                            const GenerateOptions& options) {
  const auto wishes = wishes_from(from);
  if (!wishes.ok()) return wishes.error();
  if (seed.empty() || seed.size() > kLongestSeed) return bad_argument("seed");
  if (!is_whole(options.count, kMostPuzzles)) return bad_argument("count");
  if (!is_whole(options.first, kMostExact - kMostPuzzles)) return bad_argument("first");
  auto making = std::make_unique<Making>();
  making->seed = seed;
  making->next = options.first;
  making->left = options.count;
  if (const auto obstacle = generate::find_obstacle(wishes.value())) {
    making->obstacle = generate::obstacle_key(*obstacle);
    return making;
  }
  making->generator = std::make_unique<Generator>(wishes.value(), generate::seed_of(seed));
  making->begin_block();
  return making;
}

Shelf<Making>& makings() {
  static Shelf<Making> all;
  return all;
}

}  // namespace

Result<GenerateReport> generate(const Wishes& wishes, const Text& seed,
                                const GenerateOptions& options, const Progress& progress) {
  auto opened = making_from(wishes, seed, options);
  if (!opened.ok()) return opened.error();
  Making& making = *opened.value();
  bool is_stopped = false;
  making.resume([&] {
    is_stopped = progress && !progress(making.counters());
    return is_stopped;
  });
  return GenerateReport{std::move(making.part), is_stopped, making.obstacle};
}

Result<int> generate_open(const Wishes& wishes, const Text& seed, const GenerateOptions& options) {
  auto making = making_from(wishes, seed, options);
  if (!making.ok()) return making.error();
  return makings().add(std::move(making.value()));
}

Result<GenerateState> generate_go(int id, double milliseconds, const Clock& clock) {
  Making* const making = makings().find(id);
  if (making == nullptr) return bad_argument("id");
  if (!(milliseconds >= 0)) return bad_argument("milliseconds");
  const double end = clock() + milliseconds;
  GenerateState state;
  state.done = making->resume([&] { return clock() >= end; });
  state.counters = making->counters();
  std::vector<MadePuzzle> part = std::exchange(making->part, {});
  if (!state.done) {
    state.part = std::move(part);
    return state;
  }
  state.report = GenerateReport{std::move(part), false, making->obstacle};
  makings().remove(id);
  return state;
}

bool generate_close(int id) {
  return makings().remove(id);
}

Result<MinimiseReport> minimise(const Puzzle& puzzle, const Text& seed, const Progress& progress) {
  if (seed.empty() || seed.size() > kLongestSeed) return bad_argument("seed");
  auto position = explainable_from(puzzle);
  if (!position.ok()) return position.error();
  nonet::Puzzle givens = make_puzzle(position.value().geometry);
  givens.givens = std::move(position.value().givens);
  MinimiseReport report;
  nonet::Solver solver;
  const nonet::SolveReport solved = solver.solve(givens, {}, progress);
  bool is_stopped = solved.stopped;
  if (!is_stopped && solved.count != 1) {
    return Error{Errc::kBadArgument, {}, "puzzle", static_cast<std::int64_t>(solved.count), 1};
  }
  if (!is_stopped) {
    // As `nonet minimise`: the same seed takes the same givens out.
    auto random = generate::Random::of(generate::seed_of(seed), 0, 0);
    report.minimal = generate::minimise(givens, solved.solutions.front(), random, [&] {
      is_stopped = is_stopped || (progress && !progress({}));
      return !is_stopped;
    });
  }
  report.stopped = is_stopped;
  report.puzzle = plain_puzzle(givens);
  return report;
}

}  // namespace nonet::api
