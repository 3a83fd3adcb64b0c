// nonet steps, nonet hint: how a person solves a puzzle, and how they go on from a position.
#include <algorithm>

#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/cli/step_json.h"
#include "core/human/find.h"
#include "core/human/hint.h"
#include "core/human/step_text.h"
#include "core/solve/solve.h"

namespace nonet::cli {
namespace {

using namespace nonet::human;

/// Refuses what no steps can be told of: large grids, conflicts; false if nothing prevents them.
bool refuse_puzzle(const std::string& file, const ReadEntry& entry, const Options& options,
                   Report& report) {
  const Geometry& geometry = *entry.puzzle.geometry;
  if (geometry.size() > kLargestSize) {
    refuse(file, entry, "too-large", "techniques are for grids up to 16x16", options.json, report);
    return true;
  }
  return refuse_conflicts(file, entry, find_conflicts(geometry, entry.puzzle.givens), options.json,
                          report);
}

/// As know(); but candidates that make a puzzle proper whose givens alone do not, as those of a sukaku, are part of it.
/// `is_proper` tells whether the givens alone suffice.
Known known_of(const Puzzle& puzzle, bool& is_proper) {
  Known known = know(puzzle);
  is_proper = known.solutions == 1;
  if (known.solutions < 2 || puzzle.candidates.empty()) return known;
  SolveReport solved = Solver().solve(puzzle);
  if (solved.count == 1) known = {1, std::move(solved.solutions.front()), false};
  return known;
}

/// Complains about a position in which a digit stands twice, or a cell or a house has no candidate left.
void complain_of_contradiction(const std::string& file, const ReadEntry& entry, Report& report) {
  const auto conflicts = find_conflicts(*entry.puzzle.geometry, filled_cells(entry.puzzle));
  if (complain_of_conflicts(file, entry, conflicts, report)) return;
  report.complain(file, entry.at, name_of(entry) + ": a cell or a house has no candidate left");
}

/// The techniques to try, in order.
std::vector<Technique> order_of(const Options& options, bool is_proper) {
  std::vector<Technique> order = techniques_in(options.order, is_proper);
  const auto& wanted = options.techniques;
  if (wanted.empty()) return order;
  std::erase_if(order, [&](Technique technique) {
    return std::find(wanted.begin(), wanted.end(), technique) == wanted.end();
  });
  return order;
}

std::string listed(const std::vector<Cell>& cells, const Geometry& geometry) {
  std::string text;
  for (const Cell cell : cells) text += " " + cell_name(cell, geometry);
  return text;
}

/// Complains about digits and candidates that contradict the solution; false if there are none.
bool complain_of_mistakes(const std::string& file, const ReadEntry& entry, const Mistakes& mistakes,
                          Report& report) {
  const Geometry& geometry = *entry.puzzle.geometry;
  if (!mistakes.digits.empty()) {
    report.complain(file, entry.at,
                    name_of(entry) + ": wrong digits in" + listed(mistakes.digits, geometry));
  }
  if (!mistakes.marks.empty()) {
    report.complain(
        file, entry.at,
        name_of(entry) + ": the right candidate is missing in" + listed(mistakes.marks, geometry));
  }
  return !mistakes.empty();
}

/// The cells of the mistakes, as members of a hint's or a path's object.
void add_mistakes(Json& object, const Mistakes& mistakes, const Geometry& geometry) {
  const auto add_cells = [&](const char* name, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) object[name].push_back(cell_name(cell, geometry));
  };
  add_cells("wrongDigits", mistakes.digits);
  add_cells("wrongMarks", mistakes.marks);
}

class StepsCommand : public Command {
 public:
  explicit StepsCommand(const Options& options) : options_(options) { find_.wants_evidence = true; }

  bool is_quick() const override { return false; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    if (refuse_puzzle(file, entry, options_, report)) return;
    bool is_proper = false;
    const Known known = known_of(entry.puzzle, is_proper);
    if (known.solutions == 0) {
      refuse(file, entry, "no-solution", "no solution", options_.json, report);
      return;
    }
    if (known.solutions > 1) {
      report.complain(file, entry.at, name_of(entry) + ": more than one solution");
    }
    find_.order = order_of(options_, is_proper);
    Board board(entry.puzzle);
    const Layout& layout = board.layout();
    Mistakes mistakes;
    if (known.solutions == 1) mistakes = find_mistakes(entry.puzzle, known.solution);
    bool is_right = !complain_of_mistakes(file, entry, mistakes, report);
    if (is_right && board.is_contradictory()) {
      complain_of_contradiction(file, entry, report);
      is_right = false;
    }
    std::vector<Step> steps;
    if (!is_right) {
      // Steps from a wrong position are wrong.
    } else if (options_.all) {
      steps = all_steps(board, find_);
    } else {
      follow_path(board, find_, [&](const Board&, const Step& step) {
        steps.push_back(step);
        return true;
      });
      if (!board.is_solved() && known.solutions == 1) {
        report.complain(file, entry.at,
                        name_of(entry) + ": no technique finds the next step; " +
                            std::to_string(board.open().count()) + " cells open");
      }
    }
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = one_line(entry.puzzle);
      object["solved"] = is_right && board.is_solved();
      object["proper"] = known.solutions == 1;
      add_mistakes(object, mistakes, *entry.puzzle.geometry);
      object["steps"] = Json::array();
      for (const Step& step : steps) object["steps"].push_back(json_of(step, layout));
      print(report, object);
      return;
    }
    if (!is_right) return;
    // With --number, all of a puzzle stands in one line.
    const std::string_view separator = options_.number ? "; " : "\n  ";
    std::string& text = report.text();
    if (!options_.number) text += printable(name_of(entry));
    bool is_first = options_.number;
    for (const Step& step : steps) {
      if (!is_first) text += separator;
      is_first = false;
      text += human::text_of(step, layout);
    }
    text += '\n';
  }

 private:
  const Options& options_;
  FindOptions find_;
};

class HintCommand : public Command {
 public:
  explicit HintCommand(const Options& options) : options_(options) {}

  bool is_quick() const override { return false; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    if (refuse_puzzle(file, entry, options_, report)) return;
    bool is_proper = false;
    const Known known = known_of(entry.puzzle, is_proper);
    const Hint hint = next_hint(entry.puzzle, known, order_of(options_, is_proper));
    switch (hint.kind) {
      case HintKind::kNoSolution:
        report.complain(file, entry.at, name_of(entry) + ": no solution");
        break;
      case HintKind::kStuck:
        report.complain(file, entry.at, name_of(entry) + ": no technique finds the next step");
        break;
      case HintKind::kMistake:
        if (!complain_of_mistakes(file, entry, hint.mistakes, report)) {
          complain_of_contradiction(file, entry, report);
        }
        break;
      default:
        break;
    }
    const Geometry& geometry = *entry.puzzle.geometry;
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = one_line(entry.puzzle);
      object["hint"] = hint_kind_key(hint.kind);
      object["proper"] = hint.is_proper;
      add_mistakes(object, hint.mistakes, geometry);
      if (hint.step) object["step"] = json_of(*hint.step, Layout(entry.puzzle.geometry));
      print(report, object);
    } else if (hint.step) {
      report.text() += human::text_of(*hint.step, Layout(entry.puzzle.geometry)) + '\n';
    } else if (hint.kind == HintKind::kSolved) {
      report.text() += "solved\n";
    }
  }

 private:
  const Options& options_;
};

}  // namespace

std::unique_ptr<Command> make_steps(const Options& options) {
  return std::make_unique<StepsCommand>(options);
}

std::unique_ptr<Command> make_hint(const Options& options) {
  return std::make_unique<HintCommand>(options);
}

}  // namespace nonet::cli
