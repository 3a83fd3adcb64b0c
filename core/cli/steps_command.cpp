// nonet steps, nonet hint: how a person solves a puzzle, and how they go on from a position.
#include <algorithm>

#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/cli/step_json.h"
#include "core/human/find.h"
#include "core/human/hint.h"
#include "core/human/step_text.h"

namespace nonet::cli {
namespace {

using namespace nonet::human;

/// Complains about what prevents steps at all; false if nothing does.
bool complain_of_puzzle(const std::string& file, const ReadEntry& entry, Report& report) {
  if (entry.puzzle.geometry->size() > kLargestSize) {
    report.complain(file, entry.at, name_of(entry) + ": techniques are for grids up to 16x16");
    return true;
  }
  return complain_of_conflicts(file, entry,
                               find_conflicts(*entry.puzzle.geometry, entry.puzzle.givens), report);
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

class StepsCommand : public Command {
 public:
  explicit StepsCommand(const Options& options) : options_(options) { find_.wants_evidence = true; }

  bool is_quick() const override { return false; }

  void puzzle(const std::string& file, const ReadEntry& entry, Report& report) override {
    if (complain_of_puzzle(file, entry, report)) return;
    const Known known = know(entry.puzzle);
    const bool is_proper = known.solutions == 1;
    if (!is_proper) {
      report.complain(
          file, entry.at,
          name_of(entry) + (known.solutions == 0 ? ": no solution" : ": more than one solution"));
    }
    if (known.solutions == 0) return;
    if (is_proper &&
        complain_of_mistakes(file, entry, find_mistakes(entry.puzzle, known.solution), report)) {
      return;
    }
    find_.order = techniques_in(options_.order, is_proper);
    Board board(entry.puzzle);
    const Layout& layout = board.layout();
    std::vector<Step> steps;
    if (options_.all) {
      steps = all_steps(board, find_);
    } else {
      follow_path(board, find_, [&](const Board&, const Step& step) {
        steps.push_back(step);
        return true;
      });
      if (!board.is_solved() && is_proper) {
        report.complain(file, entry.at,
                        name_of(entry) + ": no technique finds the next step; " +
                            std::to_string(board.open().count()) + " cells open");
      }
    }
    if (options_.json) {
      Json object = json_of(entry);
      object["puzzle"] = one_line(entry.puzzle);
      object["solved"] = board.is_solved();
      object["steps"] = Json::array();
      for (const Step& step : steps) object["steps"].push_back(json_of(step, layout));
      print(report, object);
      return;
    }
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
    if (complain_of_puzzle(file, entry, report)) return;
    const Hint hint =
        next_hint(entry.puzzle, know(entry.puzzle), techniques_in(options_.order, true));
    switch (hint.kind) {
      case HintKind::kNoSolution:
        report.complain(file, entry.at, name_of(entry) + ": no solution");
        break;
      case HintKind::kStuck:
        report.complain(file, entry.at, name_of(entry) + ": no technique finds the next step");
        break;
      case HintKind::kMistake:
        if (!complain_of_mistakes(file, entry, hint.mistakes, report)) {
          report.complain(file, entry.at,
                          name_of(entry) + ": a cell or a house has no candidate left");
        }
        break;
      default:
        break;
    }
    const Geometry& geometry = *entry.puzzle.geometry;
    if (options_.json) {
      Json object = json_of(entry);
      object["hint"] = hint_kind_key(hint.kind);
      object["proper"] = hint.is_proper;
      const auto add_cells = [&](const char* name, const std::vector<Cell>& cells) {
        for (const Cell cell : cells) object[name].push_back(cell_name(cell, geometry));
      };
      add_cells("wrongDigits", hint.mistakes.digits);
      add_cells("wrongMarks", hint.mistakes.marks);
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
