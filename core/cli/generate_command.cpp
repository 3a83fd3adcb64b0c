#include "core/cli/generate_command.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>

#include "core/classic/solve.h"
#include "core/cli/cli.h"
#include "core/cli/output.h"
#include "core/cli/pipeline.h"
#include "core/cli/rating_json.h"
#include "core/format/symbols.h"
#include "core/generate/generate.h"
#include "core/human/find.h"
#include "core/human/orders.h"

namespace nonet::cli {
namespace {

/// Puzzles of a block: some milliseconds' where the first one dug will do, else few, so that each is written soon.
constexpr std::uint64_t kQuickInBlock = 64, kWishedInBlock = 4, kControlledInBlock = 1;

/// Whether the first puzzle that is dug fits.
bool is_quick(const generate::Wishes& wishes) {
  return wishes.is_plain() && wishes.pattern.empty() && !wishes.controlled_bias &&
         !generate::Judge(wishes).asks_hardness() && !wishes.clues && !wishes.even_digits &&
         (!wishes.minimal || wishes.symmetry == generate::Symmetry::kNone);
}

/// The techniques of the path, a step each.
Json steps_of(const Puzzle& puzzle) {
  Json steps = Json::array();
  human::Board board(puzzle);
  human::follow_path(board, {human::techniques_in(human::Order::kHuman, true), {}, false, {}},
                     [&](const human::Board&, const human::Step& step) {
                       steps.push_back(human::row_of(step.technique).key);
                       return true;
                     });
  return steps;
}

class Writer {
 public:
  Writer(const Options& options, std::string seed) : options_(options), seed_(std::move(seed)) {}

  void write(const generate::Made& made, Report& report) const {
    const std::string line = one_line(made.puzzle);
    if (!made.fits()) {
      report.complain("nonet", {},
                      "puzzle " + std::to_string(made.number) + ": none found in " +
                          std::to_string(made.attempts) + " tries; the nearest " +
                          std::string(sentence_of(made.miss)) + ": " + line);
    }
    if (options_.json) {
      print(report, json_of(made, line));
    } else if (made.fits()) {
      report.text() += line + '\n';
    }
  }

 private:
  Json json_of(const generate::Made& made, const std::string& line) const {
    const Puzzle& puzzle = made.puzzle;
    Json object = {{"seed", seed_}, {"number", made.number}, {"puzzle", line}};
    object["fits"] = made.fits();
    if (!made.fits()) object["misses"] = generate::miss_key(made.miss);
    object["tries"] = made.attempts;
    if (made.miss == generate::Miss::kGrid) return object;
    object["solution"] = line_of_any_size(made.solution);
    object["clues"] = puzzle.givens.size() - static_cast<std::size_t>(std::count(
                                                 puzzle.givens.begin(), puzzle.givens.end(), 0));
    if (made.weight) object["weight"] = *made.weight;
    if (classic::is_plain(puzzle)) add(object, rate::rate_se(puzzle));
    add(object, rate::rate_hodoku(puzzle, made.solution));
    add(object, rate::grade(puzzle, true));
    object["steps"] = steps_of(puzzle);
    return object;
  }

  const Options& options_;
  const std::string seed_;
};

}  // namespace

std::uint64_t seed_number(const GenerateOptions& options) {
  if (!options.seed.empty()) return generate::seed_of(options.seed);
  const auto now = std::chrono::high_resolution_clock::now().time_since_epoch().count();
  return generate::mixed(static_cast<std::uint64_t>(now));
}

int run_generate(const Options& options, unsigned threads, Results& results, std::ostream& err,
                 ProgressLine& progress) {
  GenerateOptions wished = options.generate;
  // A new seed is a text as well, so that --json tells one that can be given again.
  if (wished.seed.empty()) wished.seed = std::to_string(seed_number(wished));
  const std::uint64_t seed = seed_number(wished);
  const Writer writer(options, wished.seed);
  const bool quick = is_quick(wished.wishes) && !options.json;
  const std::uint64_t most = quick                           ? kQuickInBlock
                             : wished.wishes.controlled_bias ? kControlledInBlock
                                                             : kWishedInBlock;
  std::uint64_t left = wished.count, next = wished.first, made = 0;
  bool complained = false;
  std::atomic<bool> ended = false;
  const auto start = std::chrono::steady_clock::now();
  Pipeline pipeline(
      [&](FileBlock& block) {
        // With few puzzles each thread has some.
        block.count = std::min(most, std::max<std::uint64_t>(1, left / std::max(threads, 1u)));
        block.count = std::min(block.count, left);
        block.first = next;
        left -= block.count;
        next += block.count;
        return block.count > 0;
      },
      [] { return true; },
      [&]() -> Pipeline::Process {
        const auto generator = std::make_shared<generate::Generator>(wished.wishes, seed);
        return [&, generator](const FileBlock& block, Report& report) {
          generator->make(
              block.first, block.count,
              [&](const generate::Made& puzzle) {
                writer.write(puzzle, report);
                return quick || report.flush();
              },
              [&] { return !ended.load(std::memory_order_relaxed); });
        };
      },
      [&](const FileBlock& block, Report& report, bool is_all) {
        results.add(report.text());
        const bool written = results.write();
        if (!written) ended = true;
        if (!report.complaints().empty()) {
          progress.clear();
          err << report.complaints() << std::flush;
          complained = true;
        }
        if (is_all) made += block.count;
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        progress.tell(made, 0, taken.count());
        return written;
      });
  pipeline.run(threads);
  progress.clear();
  return complained ? kPuzzleProblem : kAllWell;
}

}  // namespace nonet::cli
