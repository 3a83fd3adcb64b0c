// nonet rate: how hard each puzzle is, by two published scales and in a word of our own.
#include <cmath>

#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/human/known.h"
#include "core/rate/grade.h"
#include "core/rate/hodoku.h"
#include "core/rate/se.h"
#include "core/solve/solve.h"

namespace nonet::cli {
namespace {

/// "7.2"
std::string tenths(int rating) {
  return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

class RateCommand : public Command {
 public:
  explicit RateCommand(const Options& options) : options_(options) {}

  bool is_quick() const override { return false; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    const Puzzle& puzzle = entry.puzzle;
    const Geometry& geometry = *puzzle.geometry;
    if (geometry.size() > human::kLargestSize) {
      report.complain(file, entry.at, name_of(entry) + ": ratings are for grids up to 16x16");
      return;
    }
    if (complain_of_conflicts(file, entry, find_conflicts(geometry, puzzle.givens), report)) return;
    const SolveReport solved = solver_.solve(puzzle);
    if (solved.count != 1) {
      report.complain(
          file, entry.at,
          name_of(entry) + (solved.count == 0 ? ": no solution" : ": more than one solution"));
      return;
    }
    const bool has_se = classic::is_plain(puzzle);
    const SeRating se = has_se && options_.scale != Scale::kHodoku ? rate_se(puzzle) : SeRating();
    std::string text = has_se && options_.scale != Scale::kHodoku
                           ? tenths(se.er) + ' ' + tenths(se.ep) + ' ' + tenths(se.ed)
                           : "- - -";
    Json object;
    if (options_.json) {
      object = json_of(entry);
      object["puzzle"] = one_line(puzzle);
      if (has_se && options_.scale != Scale::kHodoku) {
        object["se"] = {{"er", se.er / 10.0}, {"ep", se.ep / 10.0}, {"ed", se.ed / 10.0}};
      }
    }
    if (options_.scale != Scale::kSe) {
      const auto hodoku = rate::rate_hodoku(puzzle, solved.solutions.front());
      text +=
          ' ' + std::string(human::level_key(hodoku.level)) + ' ' + std::to_string(hodoku.score);
      if (options_.json) {
        object["hodoku"] = {{"level", human::level_key(hodoku.level)}, {"score", hodoku.score}};
      }
    }
    if (options_.scale == Scale::kAll) {
      const auto grading = rate::grade(puzzle, true);
      text += ' ' + std::string(rate::grade_key(grading.grade));
      if (options_.json) {
        object["grade"] = rate::grade_key(grading.grade);
        object["effort"] = grading.effort;
        object["techniques"] = Json::object();
        for (const auto& [technique, count] : grading.techniques) {
          object["techniques"][std::string(human::row_of(technique).key)] = count;
        }
      }
    }
    if (options_.json) {
      print(report, object);
    } else {
      report.text() += text + '\n';
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
