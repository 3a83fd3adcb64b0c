// Many puzzles at once: a text of any length becomes blocks of puzzles, a block becomes answers.
//
// One instance of the module reads, others solve, each in a worker of its own; what travels from
// the first to the others is a block: some hundreds of puzzles of one shape as bytes, so that the
// way from JavaScript into the module and back is paid once a block and not once a puzzle. A block:
//
//   size, box rows, box columns, flags           one byte each
//   regions of the cells                         one byte each, if flags & kJigsaw
//   then each puzzle: its line in the text       four bytes, the least first
//                     givens                     one byte a cell
//                     candidates                 eight bytes a cell, if flags & kCandidates
//
// Blocks come from outside again, so all of that is checked. The larger the grid, the fewer puzzles
// a block has: searches grow even faster, and the other workers should not wait for the last block.
//
// Plain 9×9 puzzles go to their engine some dozens in a call, each for so few guesses that it ends
// soon; those that need more are then solved one by one, and can be given up.
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "core/classic/solve.h"
#include "core/format/format.h"
#include "core/format/symbols.h"
#include "core/solve/solve.h"
#include "core/solve/validate.h"
#include "wasm/api.h"

namespace nonet::api {
namespace {

constexpr int kMostInBlock = 512;
constexpr int kJigsaw = 1;
constexpr int kCandidates = 2;

// Plain puzzles in a call of the engine, and the guesses that each has there: 2 ms at most.
constexpr std::size_t kMostInBatch = 32;
constexpr std::uint64_t kGuessesInBatch = 128;
constexpr std::size_t kPlainCells = 81;

Error bad_argument(std::string_view field) {
  return Error{Errc::kBadArgument, {}, std::string(field), 0, 0};
}

// In inverse proportion to the square of the cells: 512 of 9×9, 51 of 16×16, 8 of 25×25.
int most_in_block(int size) {
  const int most = kMostInBlock * 6561 / (size * size * size * size);
  return std::clamp(most, 1, kMostInBlock);
}

void append_number(std::string& bytes, std::uint64_t number, int length) {
  for (int i = 0; i < length; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xff);
}

std::string header_of(const nonet::Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  const nonet::Shape shape = geometry.shape();
  std::string header;
  for (const int part : {shape.size, shape.box_rows, shape.box_columns}) {
    header += static_cast<char>(part);
  }
  header += static_cast<char>((geometry.is_jigsaw() ? kJigsaw : 0) |
                              (puzzle.candidates.empty() ? 0 : kCandidates));
  if (geometry.is_jigsaw()) {
    for (int cell = 0; cell < geometry.cell_count(); ++cell) {
      header += static_cast<char>(geometry.region_of(static_cast<Cell>(cell)));
    }
  }
  return header;
}

/// A text that is being read: what is full waits for the next answer, the rest stays open.
class Reading {
 public:
  Reading() : reader_({}, [this](const nonet::ReadEntry& entry) { take(entry); }) {}

  void feed(std::string_view bytes) { reader_.feed(bytes); }
  void finish() {
    reader_.finish();
    close();
  }
  ReadBlocksReport report() { return {std::string(format_), std::exchange(full_, {})}; }

 private:
  void take(const nonet::ReadEntry& entry) {
    if (format_.empty()) format_ = entry.format;
    if (entry.error) {
      if (open_.unreadable.size() == kMostInBlock) close();
      Error error = *entry.error;
      if (error.at == Place{}) error.at = entry.at;
      open_.unreadable.push_back({open_.count, std::move(error)});
      return;
    }
    const std::string header = header_of(entry.puzzle);
    if (open_.count > 0 &&
        (header != header_ || open_.count == most_in_block(entry.puzzle.geometry->size()))) {
      close();
    }
    if (open_.count == 0) {
      header_ = header;
      open_.bytes = header;
    }
    ++open_.count;
    append_number(open_.bytes, entry.at.line, 4);
    open_.bytes.append(entry.puzzle.givens.begin(), entry.puzzle.givens.end());
    for (const DigitSet digits : entry.puzzle.candidates) {
      append_number(open_.bytes, digits.bits(), 8);
    }
  }

  void close() {
    if (open_.count > 0 || !open_.unreadable.empty()) full_.push_back(std::exchange(open_, {}));
  }

  std::string_view format_;
  std::string header_;
  Block open_;
  std::vector<Block> full_;
  TextReader reader_;
};

/// The one text of this module: no handle has to cross, and none can be forgotten.
std::unique_ptr<Reading> reading;

/// Takes a block apart, puzzle by puzzle.
class Unpacking {
 public:
  explicit Unpacking(std::string_view bytes) : rest_(bytes) {}

  /// False: these are not the bytes of a block.
  bool begin() {
    const std::string_view shape = take(4);
    if (shape.size() != 4) return false;
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
    const auto geometry = regions.empty()
                              ? Geometry::with_boxes({size, byte(shape[1]), byte(shape[2])})
                              : Geometry::with_regions(regions);
    if (!geometry.ok()) return false;
    puzzle_ = make_puzzle(geometry.value());
    puzzle_length_ = 4 + cell_count * (has_candidates_ ? 9 : 1);
    return rest_.size() % puzzle_length_ == 0;
  }

  std::size_t count() const { return rest_.size() / puzzle_length_; }
  bool is_plain() const { return !has_candidates_ && classic::is_plain(puzzle_); }
  void skip(std::size_t puzzles) { rest_.remove_prefix(puzzles * puzzle_length_); }
  std::string_view rest() const { return rest_; }
  void go_to(std::string_view rest, std::size_t puzzles) { rest_ = rest, skip(puzzles); }

  /// Reads the next one into puzzle() and line(); false: a digit is out of range.
  bool next() {
    line_ = number(4);
    const int size = puzzle_.geometry->size();
    const std::string_view givens = take(puzzle_.givens.size());
    const auto is_digit = [&](char given) { return byte(given) <= size; };
    if (!std::all_of(givens.begin(), givens.end(), is_digit)) return false;
    std::copy(givens.begin(), givens.end(), puzzle_.givens.begin());
    puzzle_.candidates.clear();
    if (!has_candidates_) return true;
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
      const DigitSet digits = DigitSet::from_bits(number(8));
      if (!(digits - DigitSet::up_to(size)).empty()) return false;
      puzzle_.candidates.push_back(digits);
    }
    return true;
  }

  const nonet::Puzzle& puzzle() const { return puzzle_; }
  std::uint64_t line() const { return line_; }

 private:
  static int byte(char character) { return static_cast<unsigned char>(character); }

  std::string_view take(std::size_t length) {
    const std::string_view taken = rest_.substr(0, length);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  std::uint64_t number(int length) {
    std::uint64_t value = 0;
    for (int i = 0; i < length; ++i) {
      value |= static_cast<std::uint64_t>(byte(rest_[static_cast<std::size_t>(i)])) << (8 * i);
    }
    rest_.remove_prefix(static_cast<std::size_t>(length));
    return value;
  }

  std::string_view rest_;
  nonet::Puzzle puzzle_;
  std::uint64_t line_ = 0;
  bool has_candidates_ = false;
  std::size_t puzzle_length_ = 1;
};

// One character a cell; beyond 35×35, numbers with blanks between them.
std::string cells_of(const std::vector<Digit>& cells, int size) {
  if (size <= kLargestSymbolSize) return symbol_line(cells, '.');
  std::string text;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cell > 0) text += ' ';
    text += std::to_string(cells[cell]);
  }
  return text;
}

/// What a row says of a search.
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

/// The rows get their last column and their ends only when the times are known.
class Report {
 public:
  Report(const std::function<double()>& clock, SolveBlockReport& into)
      : clock_(clock), into_(into), began_(clock()), ticked_(began_) {}

  double elapsed() const { return clock_() - began_; }

  /// `own`: the milliseconds that this puzzle took, if they are known; else 0.
  void add(std::uint64_t line, const Found& found, double own, std::string_view givens,
           std::string_view solution) {
    const SolutionCount outcome = found.outcome();
    rows_ += std::to_string(line);
    rows_ += ',';
    rows_ += givens;
    rows_ += ',';
    if (found.count > 0) rows_ += solution;
    rows_ += ',';
    rows_ += solution_count_key(outcome);
    rows_ += ',';
    rows_ += std::to_string(found.guesses);
    ends_.push_back(static_cast<std::uint32_t>(rows_.size()));
    own_.push_back(own);
    ticked_ += own;
    into_.outcomes.push_back(static_cast<std::uint8_t>(outcome));
    into_.guesses.push_back(static_cast<double>(found.guesses));
  }

  /// Browsers' clocks tick every 5 µs to 1 ms, which many a puzzle does not take: those between two
  /// ticks share the time, less what some of them are known to have taken; those after the last tick
  /// get the average of all. Gives the milliseconds since the beginning.
  double look_at_clock(bool is_last) {
    const double now = clock_();
    if (now > ticked_ || is_last) {
      const double share = now > ticked_
                               ? (now - ticked_) / static_cast<double>(ends_.size())
                               : (now - began_) / static_cast<double>(into_.guesses.size());
      std::size_t begin = 0;
      for (std::size_t i = 0; i < ends_.size(); ++i) {
        const double milliseconds = own_[i] > 0 ? own_[i] : share;
        const auto tenths = static_cast<std::uint64_t>(milliseconds * 10'000 + 0.5);
        into_.microseconds.push_back(milliseconds * 1000);
        into_.rows.append(rows_, begin, ends_[i] - begin);
        into_.rows += ',';
        into_.rows += std::to_string(tenths / 10);
        into_.rows += '.';
        into_.rows += std::to_string(tenths % 10);
        into_.rows += ",\n";
        into_.row_ends.push_back(static_cast<std::uint32_t>(into_.rows.size()));
        begin = ends_[i];
      }
      rows_.clear();
      ends_.clear();
      own_.clear();
      ticked_ = now;
    }
    return now - began_;
  }

 private:
  const std::function<double()>& clock_;
  SolveBlockReport& into_;
  double began_;
  double ticked_;  // and what was known singly since then
  // Those that wait: their rows without the last column, where each ends, the times that are known.
  std::string rows_;
  std::vector<std::uint32_t> ends_;
  std::vector<double> own_;
};

/// Solves the puzzle that has just been unpacked.
Found solve_one(const Unpacking& from, Solver& solver, const Progress& progress,
                std::string& solution) {
  const nonet::SolveReport solved = solver.solve(from.puzzle(), {}, progress);
  if (!solved.solutions.empty()) {
    solution = cells_of(solved.solutions.front(), from.puzzle().geometry->size());
  }
  return {solved.count, solved.guesses, solved.stopped};
}

/// Solves and reports up to kMostInBatch plain puzzles, fewer when one that takes long ends later than
/// `milliseconds`. Gives how many; 0: these are not the bytes of puzzles.
int solve_some(Unpacking& from, Solver& solver, const Progress& progress, double milliseconds,
               Report& report) {
  std::array<std::uint64_t, kMostInBatch> lines;
  std::array<classic::Answer, kMostInBatch> answers;
  std::string puzzles;
  std::string solution_of_one;
  std::string solutions(kMostInBatch * kPlainCells, '.');
  const std::string_view all = from.rest();
  const std::size_t count = std::min(from.count(), kMostInBatch);
  for (std::size_t i = 0; i < count; ++i) {
    if (!from.next()) return 0;
    lines[i] = from.line();
    for (const Digit digit : from.puzzle().givens) {
      puzzles += digit == 0 ? '.' : static_cast<char>('0' + digit);
    }
  }
  classic::solve_batch(puzzles, kPlainCells, 2, std::span(answers).first(count), solutions,
                       kGuessesInBatch);
  std::size_t done = 0;
  for (; done < count; ++done) {
    Found found{answers[done].solutions, answers[done].guesses, answers[done].stopped};
    double own = 0;
    const std::string_view givens{puzzles.data() + done * kPlainCells, kPlainCells};
    std::string_view solution{solutions.data() + done * kPlainCells, kPlainCells};
    if (found.stopped) {
      const double before = report.elapsed();
      if (done > 0 && before > milliseconds) break;
      from.go_to(all, done);
      from.next();
      found = solve_one(from, solver, progress, solution_of_one);
      solution = solution_of_one;
      own = report.elapsed() - before;
    }
    report.add(lines[done], found, own, givens, solution);
  }
  from.go_to(all, done);
  return static_cast<int>(done);
}

}  // namespace

Result<ReadBlocksReport> read_blocks(const std::string& bytes, const ReadBlocksOptions& options) {
  if (options.is_first) reading = std::make_unique<Reading>();
  if (!reading) return bad_argument("isFirst");
  reading->feed(bytes);
  if (options.is_last) reading->finish();
  ReadBlocksReport report = reading->report();
  if (options.is_last) reading.reset();
  return report;
}

Result<SolveBlockReport> solve_block(const std::string& block, const SolveBlockOptions& options,
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
  Report report(clock, answer);
  Solver solver;
  std::string solution;
  while (answer.next < count) {
    int done = 1;
    if (from.is_plain()) {
      done = solve_some(from, solver, progress, options.milliseconds, report);
    } else if (from.next()) {
      const Found found = solve_one(from, solver, progress, solution);
      report.add(from.line(), found, 0,
                 cells_of(from.puzzle().givens, from.puzzle().geometry->size()), solution);
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
