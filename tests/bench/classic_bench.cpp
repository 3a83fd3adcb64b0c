// tests/bench/classic_bench.cpp: times one kernel of the 9×9 engine, puzzle by puzzle and in a batch,
// and in turn with them a reference: the sketch that the engine began as, if available, else its own
// plain body.
//
//   classic_bench KERNEL|best ROUNDS FILE…       built and called by tests/bench/classic.mjs
//
// Prints one line of JSON a file: medians over ROUNDS interleaved rounds of µs a puzzle, and of the
// ratios within a round, because a disturbance slows both sides of a ratio. A round repeats the puzzles
// for some milliseconds; an extra first round does not count. A single round solves each puzzle once,
// from a cold start, for counting instructions (classic_instructions.test.mjs) and for the cost of first
// calls.
// A native program measures processor time. A module has only the clock: there a round consists of
// portions of half a millisecond, each repeated several times, and the least time of each portion
// counts, which excludes other work of the machine.
// With -DNONET_SKETCH="path" the sketch's header is included. As a module, `measure` is what
// JavaScript calls, with the puzzles' text instead of files.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <limits>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "core/classic/bodies.h"
#include "core/classic/kernel.h"
#ifdef NONET_SKETCH
#include NONET_SKETCH
#endif
#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// The standard clock of a module is coarser.
EM_JS(double, clock_milliseconds, (), { return performance.now(); });
#endif

namespace {

using namespace nonet::classic;

constexpr std::size_t kCells = 81;
constexpr std::size_t kMost = 2'000;  // puzzles of a file, spread evenly over it
constexpr double kRound = 10'000;     // least µs of one part of a round
constexpr double kPortion = 500;      // approximate µs of a portion
constexpr std::size_t kTries = 7;     // least repetitions of a portion

double microseconds() {
#ifdef __EMSCRIPTEN__
  return clock_milliseconds() * 1000;
#else
  return static_cast<double>(std::clock()) * 1e6 / CLOCKS_PER_SEC;
#endif
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::string puzzles_of(std::string_view lines, std::size_t most) {
  std::vector<std::string_view> all;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    if (line.size() >= kCells) all.push_back(line.substr(0, kCells));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
  }
  std::string text;
  const std::size_t count = std::min(most, all.size());
  for (std::size_t i = 0; i < count; ++i) text += all[i * all.size() / count];
  return text;
}

class Bench {
 public:
  Bench(const Kernel& kernel, std::string puzzles)
      : kernel_(kernel),
        puzzles_(std::move(puzzles)),
        count_(puzzles_.size() / kCells),
        portion_(count_),
        answers_(count_),
        other_found_(count_),
        solutions_(puzzles_.size() + 16, '?') {}

  /// Returns a line of JSON, or a message about wrong answers.
  std::string run(const std::string& name, int rounds) {
    if (rounds > 1) warm_up();
    std::vector<double> other, one, many, one_ratio, many_ratio;
    for (int round = 0; round < rounds; ++round) {
      one.push_back(timed(&Bench::one_by_one));
      many.push_back(timed(&Bench::batch));
      if (rounds == 1) continue;
      other.push_back(timed(&Bench::by_other));
      one_ratio.push_back(one.back() / other.back());
      many_ratio.push_back(many.back() / other.back());
    }
    double guesses = 0, sweeps = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Answer& answer = answers_[i];
      guesses += static_cast<double>(answer.guesses);
      sweeps += answer.rounds;
      if (rounds > 1 && answer.solutions != other_found_[i]) {
        return name + ": " + kOther + " counts " + std::to_string(other_found_[i]) +
               " solutions of " + puzzles_.substr(i * kCells, kCells) + ", not " +
               std::to_string(answer.solutions);
      }
    }
    const auto each = [&](double sum) { return sum / static_cast<double>(count_); };
    char line[400];
    std::snprintf(line, sizeof line,
                  "{\"set\":\"%s\",\"puzzles\":%zu,\"guesses\":%.2f,\"sweeps\":%.1f,\"other\":%.3f,"
                  "\"one\":%.3f,\"many\":%.3f,\"oneRatio\":%.3f,\"manyRatio\":%.3f}",
                  name.c_str(), count_, each(guesses), each(sweeps), median(other), median(one),
                  median(many), median(one_ratio), median(many_ratio));
    return line;
  }

 private:
  /// A function that solves `count` puzzles from number `first` on.
  using Part = void (Bench::*)(std::size_t first, std::size_t count);

  /// The time of `part` in µs a puzzle.
  double timed(Part part) {
#ifdef __EMSCRIPTEN__
    return of_portions(part) / static_cast<double>(count_);
#else
    return of_all(part) / static_cast<double>(count_);
#endif
  }
  double of_all(Part part) {
    const double start = microseconds();
    for (std::size_t i = 0; i < times_; ++i) (this->*part)(0, count_);
    return (microseconds() - start) / static_cast<double>(times_);
  }
  /// Runs all portions before repeating any: a processor predicts what it has just seen.
  double of_portions(Part part) {
    std::vector<double> least(count_, 0);  // element i: µs of the portion that begins at puzzle i
    for (std::size_t i = 0; i < tries_; ++i) {
      for (std::size_t first = 0; first < count_; first += portion_) {
        const double start = microseconds();
        (this->*part)(first, std::min(portion_, count_ - first));
        const double taken = microseconds() - start;
        least[first] = i == 0 ? taken : std::min(least[first], taken);
      }
    }
    return std::accumulate(least.begin(), least.end(), 0.0);
  }
  void warm_up() {
    const double start = microseconds();
    double once = std::numeric_limits<double>::max();
    // Long enough for the browser's compiler, and often enough that one pass is undisturbed.
    for (std::size_t i = 0; i < kTries || microseconds() - start < 10 * kRound; ++i) {
      const double before = microseconds();
      batch(0, count_);
      once = std::min(once, std::max(microseconds() - before, 1.0));
      one_by_one(0, count_);
      by_other(0, count_);
    }
    times_ = static_cast<std::size_t>(kRound / once) + 1;
    tries_ = std::max(times_, kTries);
    const double part = std::min(kPortion / once, 1.0);
    portion_ = static_cast<std::size_t>(part * static_cast<double>(count_ - 1)) + 1;
  }

  Job job(std::size_t first, std::size_t count) {
    Job job;
    job.puzzles = puzzles_.data() + first * kCells;
    job.count = count;
    job.answers = answers_.data() + first;
    job.solutions = solutions_.data() + first * kCells;
    return job;
  }
  void one_by_one(std::size_t first, std::size_t count) {
    for (std::size_t i = first; i < first + count; ++i) kernel_.one(job(i, 1));
  }
  void batch(std::size_t first, std::size_t count) {
    kernel_.many(job(first, count));
  }
#ifdef NONET_SKETCH
  static constexpr const char* kOther = "the sketch";
  void by_other(std::size_t first, std::size_t count) {
    std::size_t guesses = 0;
    for (std::size_t i = first; i < first + count; ++i) {
      other_found_[i] =
          P5::solve(puzzles_.data() + i * kCells, 2, 0, solutions_.data() + i * kCells, &guesses);
    }
  }
#else
  static constexpr const char* kOther = "the plain body";
  void by_other(std::size_t first, std::size_t count) {
    Answer answer;
    for (std::size_t i = first; i < first + count; ++i) {
      Job alone = job(i, 1);
      alone.answers = &answer;
      plain_run(alone);
      other_found_[i] = answer.solutions;
    }
  }
#endif

  const Kernel& kernel_;
  std::string puzzles_;
  std::size_t count_;
  // The initial values are those of a cold start: all puzzles once.
  std::size_t times_ = 1;  // how often a part of a round solves the puzzles
  std::size_t tries_ = 1;  // how often a portion is repeated
  std::size_t portion_;    // puzzles in a portion
  std::vector<Answer> answers_;
  std::vector<std::uint64_t> other_found_;  // solutions of each puzzle
  std::string solutions_;
};

/// The result for one file's text: a line of JSON, or a message.
std::string measured(std::string_view kernel, int rounds, std::string name,
                     std::string_view lines) {
  name = name.substr(name.rfind('/') + 1);
  name = name.substr(0, name.find('.'));
  // Hard puzzles take a hundred times as long as easy ones.
  const std::size_t most = name.starts_with("hard") ? kMost / 8 : kMost;
  for (const Kernel& one : kernels()) {
    const bool is_it = kernel == one.name || (kernel == "best" && &one == &best_kernel());
    if (is_it && one.runs_here()) return Bench(one, puzzles_of(lines, most)).run(name, rounds);
  }
  return "no kernel " + std::string(kernel) + " here";
}

}  // namespace

#ifdef __EMSCRIPTEN__
extern "C" EMSCRIPTEN_KEEPALIVE const char* measure(const char* kernel, int rounds,
                                                    const char* name, const char* lines) {
  static std::string answer;
  answer = measured(kernel, rounds, name, lines);
  return answer.c_str();
}
#else
int main(int count, char** words) {
  if (count < 4) return 2;
  for (int i = 3; i < count; ++i) {
    std::ifstream stream(words[i]);
    const std::string lines{std::istreambuf_iterator<char>(stream), {}};
    const std::string answer = measured(words[1], std::atoi(words[2]), words[i], lines);
    const bool good = answer.starts_with('{');
    std::fprintf(good ? stdout : stderr, "%s\n", answer.c_str());
    if (!good) return 1;
  }
  return 0;
}
#endif
