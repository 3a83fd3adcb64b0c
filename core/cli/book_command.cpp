#include "core/cli/book_command.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <istream>
#include <memory>

#include "core/cli/book_sheets.h"
#include "core/cli/generate_command.h"
#include "core/cli/messages.h"
#include "core/cli/pipeline.h"

namespace nonet::cli {
namespace {

/// Few, so that the threads are done at about the same time.
constexpr std::uint64_t kPuzzlesInBlock = 8;
/// Figures of a sheet's number in its file's name, at least.
constexpr std::size_t kFigures = 3;

/// All puzzles of the book, in the order of their numbers.
std::vector<generate::Made> make_puzzles(const GenerateOptions& wished, unsigned threads,
                                         ProgressLine& progress) {
  const std::uint64_t seed = seed_number(wished);
  std::vector<generate::Made> made(static_cast<std::size_t>(wished.count));
  std::uint64_t begun = 0, done = 0;
  const auto start = std::chrono::steady_clock::now();
  Pipeline pipeline(
      [&](FileBlock& block) {
        block.first = wished.first + begun;
        block.count = std::min(kPuzzlesInBlock, wished.count - begun);
        begun += block.count;
        return block.count > 0;
      },
      [] { return true; },
      [&]() -> Pipeline::Process {
        const auto generator = std::make_shared<generate::Generator>(wished.wishes, seed);
        return [&, generator](const FileBlock& block, Report&) {
          // Each block has its own part of the list.
          generator->make(block.first, block.count, [&](const generate::Made& one) {
            made[static_cast<std::size_t>(one.number - wished.first)] = one;
            return true;
          });
        };
      },
      [&](const FileBlock& block, Report&, bool) {
        done += block.count;
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        progress.tell(done, 0, taken.count());
        return true;
      });
  pipeline.run(threads);
  progress.clear();
  return made;
}

/// What the book says; `seed` makes it again.
BookWords words_of(const Options& options, const std::string& seed) {
  BookWords words;
  words.title = options.book.title;
  if (options.generate.wishes.grade) {
    words.grade = rate::grade_key(*options.generate.wishes.grade);
    words.grade[0] = static_cast<char>(std::toupper(words.grade[0]));
  }
  words.about = "Seed " + seed;
  for (const std::string& part : {words.grade, options.book.wishes}) {
    if (!part.empty()) words.about += " · " + part;
  }
  return words;
}

std::string file_of(const std::string& folder, std::size_t page, std::size_t pages) {
  const std::size_t figures = std::max(kFigures, std::to_string(pages).size());
  std::string number = std::to_string(page);
  number.insert(0, figures - number.size(), '0');
  return folder + (folder.ends_with('/') ? "" : "/") + "page-" + number + ".svg";
}

}  // namespace

int run_book(const Options& options, unsigned threads, const SaveFile& save, std::ostream& err,
             ProgressLine& progress) {
  GenerateOptions wished = options.generate;
  if (wished.seed.empty()) wished.seed = std::to_string(seed_number(wished));
  std::vector<generate::Made> made = make_puzzles(wished, threads, progress);
  int code = kAllWell;
  for (const generate::Made& one : made) {
    if (one.fits()) continue;
    err << "nonet: puzzle " << one.number << ": none found in " << one.attempts
        << " tries; it is left out\n";
    code = kPuzzleProblem;
  }
  std::erase_if(made, [](const generate::Made& one) { return !one.fits(); });
  if (made.empty()) return code;

  const BookPlan& plan = options.book.plan;
  const BookWords words = words_of(options, wished.seed);
  const std::vector<Sheet> sheets =
      sheets_of(plan, made.size(), made.front().puzzle.geometry->size());
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const std::string file = file_of(options.to, i + 1, sheets.size());
    if (save(file, sheet_svg(plan, words, made, sheets[i], i + 1, sheets.size()))) continue;
    err << printable(file) << ": " << std::strerror(errno) << '\n';
    return kWrongUsage;
  }
  return code;
}

}  // namespace nonet::cli
