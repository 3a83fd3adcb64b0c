// Solves a block of puzzles, which api_blocks.cpp has made of a text.
//
// The bytes come from outside, so everything that api_block.h says of them is checked.
//
// Plain 9×9 puzzles are solved where they stand, some dozens in a call that ends soon; those that need
// more guesses are then solved one by one, and can be given up (core/batch/solve.h).
#include <algorithm>
#include <array>
#include <string_view>

#include "core/batch/solve.h"
#include "core/classic/solve.h"
#include "core/format/symbols.h"
#include "wasm/api.h"
#include "wasm/api_block.h"
#include "wasm/api_puzzle.h"

namespace nonet::api {
namespace {

/// Most blocks have the shape of the block before.
GeometryCache geometries;

/// Reads the bytes of a block, puzzle by puzzle.
class Unpacking {
 public:
  explicit Unpacking(std::string_view bytes) : rest_(bytes) {}

  /// Reads the header; false if these are not the bytes of a block.
  bool begin() {
    const std::string_view shape = take(kHeaderLength);
    if (shape.size() != kHeaderLength) return false;
    const int size = byte(shape[0]);
    const int flags = byte(shape[3]);
    has_candidates_ = (flags & kCandidates) != 0;
    if (size < 1 || size > kMaxSize) return false;
    const auto cell_count = static_cast<std::size_t>(size * size);
    std::vector<int> regions;
    if ((flags & kJigsaw) != 0) {
      for (const char region : take(cell_count)) regions.push_back(byte(region));
      if (regions.size() != cell_count) return false;
    }
    const Result<ExtraHouses> extra = (flags & kHouses) != 0 ? houses(size) : Result(ExtraHouses());
    if (!extra.ok()) return false;
    const auto geometry =
        regions.empty()
            ? geometries.with_boxes({size, byte(shape[1]), byte(shape[2])}, extra.value())
            : Geometry::with_regions(regions, extra.value());
    if (!geometry.ok()) return false;
    puzzle_ = make_puzzle(geometry.value());
    is_plain_ = !has_candidates_ && classic::is_plain(puzzle_);
    puzzle_length_ = kLineLength + cell_count * (has_candidates_ ? 1 + kCandidatesLength : 1);
    return rest_.size() % puzzle_length_ == 0;
  }

  std::size_t cells() const { return puzzle_.givens.size(); }
  std::size_t count() const { return rest_.size() / puzzle_length_; }
  bool is_plain() const { return is_plain_; }
  void skip(std::size_t puzzles) { rest_.remove_prefix(puzzles * puzzle_length_); }

  /// The next plain puzzles, `most` at most, as lines in the block's own bytes.
  PlainLines lines(std::size_t most) const {
    return PlainLines{rest_.substr(kLineLength), kPlainStride, count()}.take_first(most);
  }
  /// The line of the next puzzle in the text.
  std::uint32_t line() const {
    return static_cast<std::uint32_t>(number_of(rest_.substr(0, kLineLength)));
  }

  /// Reads the next one, which is not plain, into puzzle(); false if a digit is out of range.
  bool next() {
    take(kLineLength);
    const int size = puzzle_.geometry->size();
    const std::string_view givens = take(puzzle_.givens.size());
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
      const int given = byte(givens[cell]);
      if (given > size) return false;
      puzzle_.givens[cell] = static_cast<Digit>(given);
    }
    puzzle_.candidates.clear();
    if (!has_candidates_) return true;
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
      const DigitSet digits = DigitSet::from_bits(number_of(take(kCandidatesLength)));
      if (!(digits - DigitSet::up_to(size)).empty()) return false;
      puzzle_.candidates.push_back(digits);
    }
    return true;
  }

  const nonet::Puzzle& puzzle() const { return puzzle_; }

 private:
  static int byte(char character) { return static_cast<unsigned char>(character); }

  /// Reads the words of extra houses.
  Result<ExtraHouses> houses(int size) {
    std::string_view text = take(static_cast<std::size_t>(number_of(take(kHousesLength))));
    std::vector<std::string> words;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(' '), text.size());
      words.emplace_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return houses_named(words, size);
  }

  std::string_view take(std::size_t length) {
    const std::string_view taken = rest_.substr(0, length);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  static std::uint64_t number_of(std::string_view bytes) {
    std::uint64_t value = 0;
    if (bytes.empty()) return 0;
    for (const char part : bytes) value = value >> 8 | static_cast<std::uint64_t>(byte(part)) << 56;
    return value >> (64 - 8 * bytes.size());
  }

  std::string_view rest_;
  nonet::Puzzle puzzle_;
  bool has_candidates_ = false;
  bool is_plain_ = false;
  std::size_t puzzle_length_ = 1;
};

/// The result of one search.
struct Found {
  std::uint64_t count = 0;
  std::uint64_t guesses = 0;
  bool stopped = false;

  SolutionCount outcome() const {
    if (count > 1) return SolutionCount::kSeveral;
    if (stopped) return SolutionCount::kUnknown;
    return count == 1 ? SolutionCount::kOne : SolutionCount::kNone;
  }
};

/// Fills in the report; times are added when they are known.
class Report {
 public:
  Report(const std::function<double()>& clock, std::size_t count, std::size_t cells,
         SolveBlockReport& into)
      : clock_(clock), into_(into), began_(clock()), ticked_(began_) {
    into_.lines.reserve(count);
    into_.outcomes.reserve(count);
    into_.guesses.reserve(count);
    into_.microseconds.reserve(count);
    into_.cells.reserve(count * 2 * (cells + 1));
  }

  double elapsed() const { return clock_() - began_; }

  /// `own`: the milliseconds that this puzzle took, if they are known; else 0.
  void add(std::uint32_t line, const Found& found, double own, std::string_view givens,
           std::string_view solution) {
    into_.lines.push_back(line);
    into_.outcomes.push_back(static_cast<std::uint8_t>(found.outcome()));
    into_.guesses.push_back(static_cast<double>(found.guesses));
    into_.microseconds.push_back(own * 1000);
    ticked_ += own;
    into_.cells += givens;
    into_.cells += ',';
    if (found.count > 0) into_.cells += solution;
    into_.cells += '\n';
  }

  /// Browsers' clocks tick every 5 µs to 1 ms, and many puzzles take less: those between two ticks share
  /// the time, without the puzzles whose own time is known; those after the last tick get the average of
  /// all. Returns the milliseconds since the beginning.
  double look_at_clock(bool is_last) {
    const double now = clock_();
    const std::size_t count = into_.microseconds.size();
    if (count > timed_ && (now > ticked_ || is_last)) {
      const double share = now > ticked_ ? (now - ticked_) / static_cast<double>(count - timed_)
                                         : (now - began_) / static_cast<double>(count);
      for (; timed_ < count; ++timed_) {
        double& time = into_.microseconds[timed_];
        if (time == 0) time = share * 1000;
      }
      ticked_ = now;
    }
    return now - began_;
  }

 private:
  const std::function<double()>& clock_;
  SolveBlockReport& into_;
  double began_;
  double ticked_;          // the time of the last tick, and the own times since then
  std::size_t timed_ = 0;  // puzzles whose time is set
};

Found solve_one(const nonet::Puzzle& puzzle, batch::Solver& solver, const Progress& progress,
                std::string& solution) {
  const nonet::SolveReport solved = solver.solve(puzzle, {}, progress);
  if (!solved.solutions.empty()) {
    solution = line_of_any_size(solved.solutions.front());
  }
  return {solved.count, solved.guesses, solved.stopped};
}

/// Solves and reports the next plain puzzles; stops before one that takes long if `milliseconds` are over.
/// Returns how many; 0 if these are not the bytes of puzzles.
int solve_some(Unpacking& from, batch::Solver& solver, const Progress& progress,
               double milliseconds, Report& report) {
  const PlainLines lines = from.lines(batch::kQuickLines);
  const auto givens_of = [&](std::size_t i) {
    return lines.text.substr(i * lines.stride, kPlainCells);
  };
  for (std::size_t i = 0; i < lines.count; ++i) {
    if (!is_plain_line(givens_of(i))) return 0;
  }
  std::array<char, batch::kQuickLines * kPlainCells> solutions;
  std::string solution_of_one;
  const auto answers = solver.solve(lines, 2, solutions.data(), kPlainCells, batch::kQuickGuesses);
  int done = 0;
  for (const classic::Answer& answer : answers) {
    const auto i = static_cast<std::size_t>(done);
    Found found{answer.solutions, answer.guesses, answer.stopped};
    double own = 0;
    std::string_view solution{solutions.data() + i * kPlainCells, kPlainCells};
    if (found.stopped) {
      const double before = report.elapsed();
      if (done > 0 && before > milliseconds) break;
      found = solve_one(batch::entry_of(lines, i).puzzle, solver, progress, solution_of_one);
      solution = solution_of_one;
      own = report.elapsed() - before;
    }
    report.add(from.line(), found, own, givens_of(i), solution);
    from.skip(1);
    ++done;
  }
  return done;
}

}  // namespace

Result<SolveBlockReport> solve_block(const Bytes& block, const SolveBlockOptions& options,
                                     const std::function<double()>& clock) {
  Unpacking from(block);
  if (!from.begin()) return bad_argument("block");
  const auto count = static_cast<int>(from.count());
  if (options.skip < 0 || options.skip > count) return bad_argument("skip");
  if (!(options.guesses >= 1)) return bad_argument("guesses");
  if (!(options.milliseconds >= 0)) return bad_argument("milliseconds");
  from.skip(static_cast<std::size_t>(options.skip));
  const Progress progress = [&](const Counters& counters) {
    return static_cast<double>(counters.guesses) < options.guesses;
  };
  SolveBlockReport answer;
  answer.next = options.skip;
  Report report(clock, from.count(), from.cells(), answer);
  batch::Solver solver;
  std::string solution;
  while (answer.next < count) {
    int done = 1;
    if (from.is_plain()) {
      done = solve_some(from, solver, progress, options.milliseconds, report);
    } else if (const std::uint32_t line = from.line(); from.next()) {
      const nonet::Puzzle& puzzle = from.puzzle();
      const Found found = solve_one(puzzle, solver, progress, solution);
      report.add(line, found, 0, line_of_any_size(puzzle.givens), solution);
    } else {
      done = 0;
    }
    if (done == 0) return bad_argument("block");
    answer.next += done;
    if (report.look_at_clock(answer.next == count) > options.milliseconds) break;
  }
  report.look_at_clock(true);
  return answer;
}

}  // namespace nonet::api
