#include "core/cli/solution_counts.h"

#include "core/cli/constrained_formats.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/solve/candidate_counts.h"

namespace nonet::cli {

void count_candidates(const ReadEntry& entry, const Options& options, Subject& subject,
                      Report& report) {
  const ConstrainedPuzzle puzzle = constrained_of(entry);
  const Board& board = puzzle.board;
  CandidateCounts counts(puzzle, options.count_to);
  const bool is_complete = counts.resume(subject.deadline().progress());
  Json candidates = Json::array(), solutions = Json::array();
  std::string lines;
  bool is_solvable = false;
  for (int index = 0; index < board.grid_cells(); ++index) {
    const auto cell = static_cast<Cell>(index);
    Json& values = candidates.emplace_back(Json::array());
    Json& numbers = solutions.emplace_back(Json::array());
    if (board.is_hole(cell)) continue;
    lines += cell_name(cell, puzzle);
    for (Digit digit = 1; digit <= board.value_count; ++digit) {
      const std::uint32_t count = counts.count(cell, digit);
      if (count == 0) continue;
      is_solvable = true;
      values.push_back(board.value(digit));
      numbers.push_back(count);
      lines += ' ' + std::to_string(board.value(digit)) + ':' + std::to_string(count);
      if (count == options.count_to || !is_complete) lines += '+';
    }
    lines += '\n';
  }
  if (!is_complete) {
    subject.complain_of_stop(is_solvable ? "there may be more solutions" : kNoneSoFar, report);
  } else if (!is_solvable) {
    subject.complain_of_no_solution(report);
  }
  if (options.json) {
    Json object = json_of(entry);
    object["candidates"] = std::move(candidates);
    object["solutions"] = std::move(solutions);
    object["count_to"] = options.count_to;
    subject.add_to_candidates(object);
    object["complete"] = is_complete;
    if (!is_complete) object["stopped"] = true;
    cli::print(report, object);
  } else if (is_solvable) {
    if (entry.number > 1) report.text() += '\n';
    report.text() += lines;
  }
}

}  // namespace nonet::cli
