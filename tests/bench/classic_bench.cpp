// tests/bench/classic_bench.cpp: times one kernel of the 9×9 engine, puzzle by puzzle and in a
// batch, and in turn with them what it is compared to: the sketch that it grew from, where there is
// one, else its own plain body.
//
//   classic_bench KERNEL ROUNDS FILE…       built and called by tests/bench/classic.mjs
//
// A line of JSON a file: medians over ROUNDS interleaved rounds of µs a puzzle, and of the ratios
// within a round: what slows the machine for a while slows both sides of a ratio. A round solves
// the puzzles as often as fills some milliseconds, and one before them does not count. A single
// round is each puzzle once, from a cold start: what is wanted for counting instructions
// (classic_instructions.test.mjs), and to see what first calls cost.
// Processor time; in a browser, which does not tell that, time by the clock.
// With -DNONET_SKETCH="path" the sketch's header is included. As a module, `measure` is what
// JavaScript calls, with the puzzles' text instead of files.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
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

// The module's own clock knows only the time of day.
EM_JS(double, processor_microseconds, (), {
  if (!globalThis.process) return performance.now() * 1000;
  const used = process.cpuUsage();
  return used.user + used.system;
});
#endif

namespace {

using namespace nonet::classic;

constexpr std::size_t kCells = 81;
constexpr std::size_t kMost = 2'000;  // puzzles of a file, spread evenly over it
constexpr double kRound = 10'000;     // µs that one part of a round takes at least

double microseconds() {
#ifdef __EMSCRIPTEN__
  return processor_microseconds();
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
        answers_(count_),
        solutions_(puzzles_.size() + 16, '?') {}

  /// A line of JSON, or what is wrong with the answers.
  std::string run(const std::string& name, int rounds) {
    if (rounds > 1) warm_up();
    std::vector<double> other, one, many, one_ratio, many_ratio;
    for (int round = 0; round < rounds; ++round) {
      one.push_back(timed([&] { one_by_one(); }));
      many.push_back(timed([&] { batch(); }));
      if (rounds == 1) continue;
      other.push_back(timed([&] { by_other(); }));
      one_ratio.push_back(one.back() / other.back());
      many_ratio.push_back(many.back() / other.back());
    }
    double guesses = 0, sweeps = 0;
    std::uint64_t found = 0;
    for (const Answer& answer : answers_) {
      guesses += static_cast<double>(answer.guesses);
      sweeps += answer.rounds;
      found += answer.solutions;
    }
    const auto each = [&](double sum) { return sum / static_cast<double>(count_); };
    if (rounds > 1 && found != other_found_) {
      return name + ": " + kOther + " counts " + std::to_string(other_found_) + " solutions, not " +
             std::to_string(found);
    }
    char line[400];
    std::snprintf(line, sizeof line,
                  "{\"set\":\"%s\",\"puzzles\":%zu,\"guesses\":%.2f,\"sweeps\":%.1f,\"other\":%.3f,"
                  "\"one\":%.3f,\"many\":%.3f,\"oneRatio\":%.3f,\"manyRatio\":%.3f}",
                  name.c_str(), count_, each(guesses), each(sweeps), median(other), median(one),
                  median(many), median(one_ratio), median(many_ratio));
    return line;
  }

 private:
  template <class Function>
  double timed(Function function) const {
    const double start = microseconds();
    for (std::size_t i = 0; i < times_; ++i) function();
    return (microseconds() - start) / static_cast<double>(count_ * times_);
  }
  void warm_up() {
    const double start = microseconds();
    do {
      one_by_one();
      batch();
      by_other();
    } while (microseconds() - start < 10 * kRound);
    const double once = timed([&] { batch(); }) * static_cast<double>(count_);
    times_ = once < kRound ? static_cast<std::size_t>(kRound / std::max(once, 1.0)) + 1 : 1;
  }

  Job job(std::size_t first, std::size_t count) {
    Job job;
    job.puzzles = puzzles_.data() + first * kCells;
    job.count = count;
    job.answers = answers_.data() + first;
    job.solutions = solutions_.data() + first * kCells;
    return job;
  }
  void one_by_one() {
    for (std::size_t i = 0; i < count_; ++i) kernel_.one(job(i, 1));
  }
  void batch() { kernel_.many(job(0, count_)); }
#ifdef NONET_SKETCH
  static constexpr const char* kOther = "the sketch";
  void by_other() {
    other_found_ = 0;
    std::size_t guesses = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      other_found_ +=
          P5::solve(puzzles_.data() + i * kCells, 2, 0, solutions_.data() + i * kCells, &guesses);
    }
  }
#else
  static constexpr const char* kOther = "the plain body";
  void by_other() {
    other_found_ = 0;
    Answer answer;
    for (std::size_t i = 0; i < count_; ++i) {
      Job alone = job(i, 1);
      alone.answers = &answer;
      plain_run(alone);
      other_found_ += answer.solutions;
    }
  }
#endif
  std::uint64_t other_found_ = 0;

  const Kernel& kernel_;
  std::string puzzles_;
  std::size_t count_;
  std::size_t times_ = 1;  // that a part of a round solves them
  std::vector<Answer> answers_;
  std::string solutions_;
};

/// What came of one file's text; not JSON: what is wrong.
std::string measured(std::string_view kernel, int rounds, std::string name,
                     std::string_view lines) {
  name = name.substr(name.rfind('/') + 1);
  name = name.substr(0, name.find('.'));
  // Hard puzzles take a hundred times as long as easy ones.
  const std::size_t most = name.starts_with("hard") ? kMost / 8 : kMost;
  for (const Kernel& one : kernels()) {
    if (kernel == one.name && one.runs_here()) {
      return Bench(one, puzzles_of(lines, most)).run(name, rounds);
    }
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
