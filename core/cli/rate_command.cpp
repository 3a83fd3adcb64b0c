// nonet rate: how hard each puzzle is, by two published scales and in a word of our own.
#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/cli/rating_json.h"
#include "core/rate/rating.h"
#include "core/solve/solve.h"

namespace nonet::cli {
namespace {

/// "7.2"
std::string tenths(int rating) {
  return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

std::string text_of(const rate::Rating& rating) {
  const auto& [se, hodoku, grading, stopped] = rating;
  std::string text = se ? tenths(se->er) + ' ' + tenths(se->ep) + ' ' + tenths(se->ed) : "- - -";
  if (hodoku) {
    text +=
        ' ' + std::string(human::level_key(hodoku->level)) + ' ' + std::to_string(hodoku->score);
  }
  if (grading) text += ' ' + std::string(rate::grade_key(grading->grade));
  return text;
}

Json object_of(const ReadEntry& entry, const rate::Rating& rating) {
  const auto& [se, hodoku, grading, stopped] = rating;
  Json object = json_of(entry);
  object["puzzle"] = one_line(entry.puzzle);
  if (se) add(object, *se);
  if (hodoku) add(object, *hodoku);
  if (grading) add(object, *grading);
  return object;
}

/// The puzzle without entries and candidates.
Puzzle givens_of(const Puzzle& puzzle) {
  Puzzle givens = make_puzzle(puzzle.geometry);
  givens.givens = puzzle.givens;
  return givens;
}

class RateCommand : public Command {
 public:
  explicit RateCommand(const Options& options) : options_(options) {}

  bool is_quick() const override { return false; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const Puzzle& puzzle = entry.puzzle;
    const Geometry& geometry = *puzzle.geometry;
    if (geometry.size() > human::kLargestSize) {
      refuse(file, entry, "too-large", "ratings are for grids up to 16x16", options_.json, report);
      return;
    }
    if (refuse_conflicts(file, entry, find_conflicts(geometry, puzzle.givens), options_.json,
                         report)) {
      return;
    }
    const bool has_more = !puzzle.candidates.empty();
    const SolveReport solved = solver_.solve(has_more ? givens_of(puzzle) : puzzle);
    if (solved.count == 0) {
      refuse(file, entry, "no-solution", "no solution", options_.json, report);
      return;
    }
    if (solved.count > 1) {
      const std::string but = has_more ? " without its candidates, which ratings leave out" : "";
      refuse(file, entry, "several-solutions", "more than one solution" + but, options_.json,
             report);
      return;
    }
    const rate::Rating rating = rate::rate_all(puzzle, solved.solutions.front(), options_.scale);
    if (options_.json) {
      print(report, object_of(entry, rating));
    } else {
      report.text() += text_of(rating) + '\n';
    }
  }

 private:
  const Options& options_;
  Solver solver_;
};

}  // namespace

std::unique_ptr<Command> make_rate(const Options& options) {
  return std::make_unique<RateCommand>(options);
}

}  // namespace nonet::cli
