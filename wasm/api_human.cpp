// Steps and hints as plain structs.
#include "wasm/api_human.h"

#include "core/human/find.h"
#include "core/human/hint.h"
#include "core/human/orders.h"
#include "wasm/api_explain.h"

namespace nonet::api {
namespace {

std::vector<Candidate> plain_candidates(const std::vector<human::Candidate>& candidates) {
  std::vector<Candidate> plain;
  for (const human::Candidate candidate : candidates) {
    plain.push_back({candidate.cell, candidate.digit});
  }
  return plain;
}

std::vector<int> plain_cells(const human::CellSet& cells) {
  std::vector<int> plain;
  for (const Cell cell : cells) plain.push_back(cell);
  return plain;
}

Step plain_step(const human::Step& step, const Geometry& geometry) {
  Step plain;
  plain.technique = human::row_of(step.technique).key;
  plain.placements = plain_candidates(step.placements);
  plain.eliminations = plain_candidates(step.eliminations);
  plain.digits = numbers_from(step.digits);
  for (const human::Mark& mark : step.marks) {
    plain.marks.push_back({mark.candidate.cell, mark.candidate.digit,
                           std::string(human::mark_role_key(mark.role)), mark.group});
  }
  for (const human::StepHouse& house : step.houses) {
    const nonet::House& named = geometry.houses()[house.house];
    plain.houses.push_back({std::string(house_kind_key(named.kind)), named.index,
                            std::string(human::house_role_key(house.role))});
  }
  for (const human::StepCells& group : step.cells) {
    plain.cells.push_back({plain_cells(group.cells), list_from(group.digits),
                           std::string(human::cells_role_key(group.role))});
  }
  for (const human::Chain& chain : step.chains) {
    std::vector<ChainNode>& nodes = plain.chains.emplace_back();
    for (const human::ChainNode& node : chain.nodes) {
      nodes.push_back(
          {node.digit, node.on, plain_cells(node.cells), node.set, numbers_from(node.also)});
    }
  }
  return plain;
}

/// A puzzle that can be explained, and the techniques to try.
struct Question {
  nonet::Puzzle puzzle;
  std::vector<human::Technique> order;
};

Result<Question> question_from(const Puzzle& puzzle, const StepOptions& options) {
  auto core_puzzle = explainable_from(puzzle);
  if (!core_puzzle.ok()) return core_puzzle.error();
  const auto order = human::order_named(options.order);
  if (!order) return bad_argument("order");
  Question question{std::move(core_puzzle.value()), human::techniques_in(*order, true)};
  if (!options.technique.empty()) {
    const auto technique = human::technique_named(options.technique);
    if (!technique) return bad_argument("technique");
    question.order = {*technique};
  }
  return question;
}

/// The steps of the position, or of the path from it.
Result<StepsReport> steps_of(const Puzzle& puzzle, const StepOptions& options,
                             const Progress& progress, bool is_path) {
  auto question = question_from(puzzle, options);
  if (!question.ok()) return question.error();
  const nonet::Puzzle& position = question.value().puzzle;
  const human::Search::Patience patience = patience_of(progress);
  const human::Known known = human::know(position, patience);
  StepsReport report;
  report.solutions = static_cast<int>(known.solutions);
  report.stopped = known.stopped;
  if (known.stopped || known.solutions == 0) return report;
  human::FindOptions find{std::move(question.value().order), {}, true, {}};
  if (known.solutions > 1) human::leave_out_uniqueness(find.order);
  if (patience) {
    find.patience = [&] {
      report.stopped = report.stopped || !patience();
      return !report.stopped;
    };
  }
  human::Board board(position);
  if (board.is_contradictory()) return report;
  const Geometry& geometry = *position.geometry;
  if (is_path) {
    human::follow_path(board, find, [&](const human::Board&, const human::Step& step) {
      report.steps.push_back(plain_step(step, geometry));
      return true;
    });
  } else {
    for (const human::Step& step : human::all_steps(board, find)) {
      report.steps.push_back(plain_step(step, geometry));
    }
  }
  report.solved = board.is_solved();
  return report;
}

}  // namespace

std::vector<TechniqueInfo> techniques() {
  std::vector<TechniqueInfo> list;
  for (const human::TechniqueRow& row : human::techniques()) {
    list.push_back({std::string(row.key), std::string(row.hodoku_code), row.hodoku_score,
                    std::string(human::level_key(row.level)), row.se_rating / 10.0,
                    row.needs_uniqueness});
  }
  return list;
}

Result<HintReport> hint(const Puzzle& puzzle, const StepOptions& options,
                        const Progress& progress) {
  auto question = question_from(puzzle, options);
  if (!question.ok()) return question.error();
  const nonet::Puzzle& position = question.value().puzzle;
  const human::Search::Patience patience = patience_of(progress);
  const human::Known known = human::know(position, patience);
  const human::Hint found =
      human::next_hint(position, known, std::move(question.value().order), patience);
  HintReport report;
  report.kind = human::hint_kind_key(found.kind);
  if (found.step) report.step = plain_step(*found.step, *position.geometry);
  report.wrong_digits = numbers_from(found.mistakes.digits);
  report.wrong_marks = numbers_from(found.mistakes.marks);
  report.proper = found.is_proper;
  return report;
}

Result<StepsReport> steps(const Puzzle& puzzle, const StepOptions& options,
                          const Progress& progress) {
  return steps_of(puzzle, options, progress, true);
}

Result<StepsReport> all_steps(const Puzzle& puzzle, const StepOptions& options,
                              const Progress& progress) {
  return steps_of(puzzle, options, progress, false);
}

}  // namespace nonet::api
