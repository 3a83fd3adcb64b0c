// tests/bench/classic_bench.cpp: times one kernel of the 9×9 engine, puzzle by puzzle and in a
// batch, and in turn with them the sketch that it grew from, where there is one.
//
//   classic_bench KERNEL ROUNDS FILE…       built and called by tests/bench/classic.mjs
//
// A line of JSON a file: medians over ROUNDS interleaved rounds of µs a puzzle, and of the ratios
// within a round: what slows the machine for a while slows both sides of a ratio. Processor time.
// With -DNONET_SKETCH="path" the sketch's header is included; its answers are compared too.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/classic/kernel.h"
#ifdef NONET_SKETCH
#include NONET_SKETCH
#endif
#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// The module's own clock knows only the time of day.
EM_JS(double, processor_microseconds, (), {
  const used = process.cpuUsage();
  return used.user + used.system;
});
#endif

namespace {

using namespace nonet::classic;

constexpr std::size_t kCells = 81;
constexpr std::size_t kMost = 2'000;  // puzzles of a file, spread evenly over it

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

std::string puzzles_of(const char* file, std::size_t most) {
  std::ifstream stream(file);
  std::vector<std::string> all;
  for (std::string line; std::getline(stream, line);) {
    if (line.size() >= kCells) all.push_back(line.substr(0, kCells));
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

  void run(const char* name, int rounds) {
    std::vector<double> sketch, one, many, one_ratio, many_ratio;
    for (int round = 0; round < rounds; ++round) {
      one.push_back(timed([&] { one_by_one(); }));
      many.push_back(timed([&] { batch(); }));
#ifdef NONET_SKETCH
      sketch.push_back(timed([&] { by_sketch(); }));
      one_ratio.push_back(one.back() / sketch.back());
      many_ratio.push_back(many.back() / sketch.back());
#endif
    }
    double guesses = 0, sweeps = 0;
    std::uint64_t found = 0;
    for (const Answer& answer : answers_) {
      guesses += static_cast<double>(answer.guesses);
      sweeps += answer.rounds;
      found += answer.solutions;
    }
    const auto each = [&](double sum) { return sum / static_cast<double>(count_); };
    std::printf(
        "{\"set\":\"%s\",\"puzzles\":%zu,\"guesses\":%.2f,\"sweeps\":%.1f,"
        "\"sketch\":%.3f,\"one\":%.3f,\"many\":%.3f,\"oneRatio\":%.3f,\"manyRatio\":%.3f}\n",
        name, count_, each(guesses), each(sweeps), median(sketch), median(one), median(many),
        median(one_ratio), median(many_ratio));
#ifdef NONET_SKETCH
    if (found != sketch_found_) {
      std::fprintf(stderr, "%s: the sketch counts %llu solutions, not %llu\n", name,
                   static_cast<unsigned long long>(sketch_found_),
                   static_cast<unsigned long long>(found));
      std::exit(1);
    }
#endif
  }

 private:
  template <class Function>
  double timed(Function function) const {
    const double start = microseconds();
    function();
    return (microseconds() - start) / static_cast<double>(count_);
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
  void batch() {
    kernel_.many(job(0, count_));
  }
#ifdef NONET_SKETCH
  void by_sketch() {
    sketch_found_ = 0;
    std::size_t guesses = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      sketch_found_ +=
          P5::solve(puzzles_.data() + i * kCells, 2, 0, solutions_.data() + i * kCells, &guesses);
    }
  }
  std::uint64_t sketch_found_ = 0;
#endif

  const Kernel& kernel_;
  std::string puzzles_;
  std::size_t count_;
  std::vector<Answer> answers_;
  std::string solutions_;
};

}  // namespace

int main(int count, char** words) {
  if (count < 4) return 2;
  for (const Kernel& kernel : kernels()) {
    if (std::string_view(words[1]) != kernel.name || !kernel.runs_here()) continue;
    for (int i = 3; i < count; ++i) {
      std::string name = words[i];
      name = name.substr(name.rfind('/') + 1);
      name = name.substr(0, name.find('.'));
      // Hard puzzles take a hundred times as long as easy ones.
      const std::size_t most = name.starts_with("hard") ? kMost / 8 : kMost;
      Bench(kernel, puzzles_of(words[i], most)).run(name.c_str(), std::atoi(words[2]));
    }
    return 0;
  }
  std::fprintf(stderr, "no kernel %s here\n", words[1]);
  return 1;
}
