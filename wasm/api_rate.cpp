// Ratings as plain structs.
#include "wasm/api_rate.h"

#include "core/human/known.h"
#include "core/rate/rating.h"
#include "wasm/api_explain.h"

namespace nonet::api {

Result<RateReport> rate(const Puzzle& puzzle, const RateOptions& options,
                        const Progress& progress) {
  auto position = explainable_from(puzzle);
  if (!position.ok()) return position.error();
  const auto scale = nonet::rate::scale_named(options.scale);
  if (!scale) return bad_argument("scale");
  nonet::Puzzle givens = make_puzzle(position.value().geometry);
  givens.givens = position.value().givens;
  const human::Search::Patience patience = patience_of(progress);
  const human::Known known = human::know(givens, patience);
  RateReport report;
  report.solutions = static_cast<int>(known.solutions);
  report.stopped = known.stopped;
  if (known.stopped || known.solutions != 1) return report;
  const auto rating = nonet::rate::rate_all(givens, known.solution, *scale, patience);
  report.stopped = rating.stopped;
  if (const auto& se = rating.se) {
    report.se = {se->er / 10.0, se->ep / 10.0, se->ed / 10.0,
                 std::string(nonet::rate::se_technique_key(se->hardest))};
  }
  if (const auto& hodoku = rating.hodoku) {
    report.hodoku = {std::string(human::level_key(hodoku->level)), hodoku->score};
  }
  if (const auto& grading = rating.grading) {
    report.grade = nonet::rate::grade_key(grading->grade);
    report.effort = grading->effort;
    NumbersByKey& counts = report.techniques.emplace();
    for (const auto& [technique, count] : grading->techniques) {
      counts.emplace_back(human::row_of(technique).key, count);
    }
  }
  return report;
}

}  // namespace nonet::api
