#include "core/cli/cli.h"

#include <algorithm>
#include <chrono>
#include <istream>
#include <memory>
#include <ostream>

#include "core/cli/book_command.h"
#include "core/cli/commands.h"
#include "core/cli/generate_command.h"
#include "core/cli/intake.h"
#include "core/cli/messages.h"
#include "core/cli/options.h"
#include "core/cli/pipeline.h"
#include "core/cli/progress_line.h"
#include "core/cli/results.h"

namespace nonet::cli {
namespace {

/// Plain 9×9 puzzles in a block: about a tenth of a millisecond of easy ones, 20 ms of the hardest.
constexpr std::size_t kPuzzlesInBlock = 512;
/// Where steps are looked for, a puzzle takes from 10 µs to some dozens of milliseconds.
constexpr std::size_t kExplainedInBlock = 32;

std::size_t puzzles_in_block(const Options& options) {
  // One puzzle may have so many lines of results that they are written before the next one begins.
  if (options.command == "trace" || (options.all && options.command == "solve")) return 1;
  const bool explains = options.command == "steps" || options.command == "hint" ||
                        options.command == "rate" || options.command == "minimise";
  return explains ? kExplainedInBlock : kPuzzlesInBlock;
}

unsigned threads_of(const Options& options, const Environment& environment) {
  if (options.to == "cells") return 1;  // the file holds one puzzle, the first of all
  return options.threads == 0 ? std::max(environment.cores, 1u) : options.threads;
}

/// The exit status, after the last results have been written.
int end(Results& results, int code, std::ostream& err) {
  if (results.write()) return code;
  err << "nonet: the results could not be written\n";
  return kWrongUsage;
}

}  // namespace

int run(const std::vector<std::string>& words, std::istream& in, std::ostream& out,
        std::ostream& err, const Environment& environment) {
  ParsedWords parsed = parse_words(words);
  Results results(out, environment.write);
  if (!parsed.options) {
    results.add(parsed.text);
    err << parsed.complaint;
    return end(results, parsed.complaint.empty() ? kAllWell : kWrongUsage, err);
  }
  const Options& options = *parsed.options;
  ProgressLine progress(err, environment.shows_progress && !options.quiet,
                        environment.bytes_of ? environment.bytes_of(options.files) : 0);
  if (options.command == "generate") {
    const unsigned threads = threads_of(options, environment);
    return end(results, run_generate(options, threads, results, err, progress), err);
  }
  if (options.command == "book") {
    const unsigned threads = threads_of(options, environment);
    return run_book(options, threads, environment.save, err, progress);
  }
  const std::unique_ptr<Command> first = make_command(options);
  Report beginning;
  first->begin(beginning);
  results.add(beginning.text());

  // Of a batch of lines, no puzzle would have its own time.
  const bool takes_lines = first->takes_lines() && options.seconds == 0;
  Intake intake(options, takes_lines, puzzles_in_block(options), in, environment.open);
  bool complained = false;
  bool written = true;
  std::uint64_t puzzles = 0;
  const auto start = std::chrono::steady_clock::now();
  Pipeline pipeline(
      [&](FileBlock& block) { return intake.next(block); }, [&] { return intake.has_input(); },
      [&]() -> Pipeline::Process {
        const std::shared_ptr<Command> command = make_command(options);
        return [&options, command](const FileBlock& block, Report& report) {
          process(block, options, *command, report);
        };
      },
      [&](const FileBlock& block, Report& report, bool is_all) {
        results.add(report.text());
        const bool complains = !report.complaints().empty();
        if (complains || !is_all || !first->is_quick() || !block.more_follows) {
          written = results.write();
        }
        if (complains) {
          progress.clear();
          err << report.complaints() << std::flush;
          complained = true;
        }
        if (is_all) puzzles += block.puzzles.count();
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        progress.tell(puzzles, block.bytes_read, taken.count());
        return written;
      });
  pipeline.run(threads_of(options, environment));
  progress.clear();

  int code = complained ? kPuzzleProblem : kAllWell;
  if (intake.unreadable_file()) {
    code = kWrongUsage;
  } else if (const std::string what = intake.nothing_picked(); !what.empty()) {
    err << "nonet: " << printable(what) << '\n';
    code = kPuzzleProblem;
  }
  return end(results, code, err);
}

}  // namespace nonet::cli
