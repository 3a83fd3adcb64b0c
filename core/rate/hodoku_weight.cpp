#include "core/rate/hodoku_weight.h"

namespace nonet::rate {
namespace {

using human::Candidate;
using human::Step;

std::size_t length(const Step& step) {
  if (step.chains.empty()) return 0;
  const std::vector<human::ChainNode>& nodes = step.chains[0].nodes;
  // A loop that closes in a cell: HoDoKu does not count the way back into its first statement.
  const bool is_loop = step.technique == human::Technique::kContinuousNiceLoop ||
                       step.technique == human::Technique::kGroupedContinuousNiceLoop;
  const bool closes_in_cell = is_loop && nodes.front().cells == nodes[nodes.size() - 2].cells;
  return nodes.size() - (closes_in_cell ? 1 : 0);
}

/// A sum in which later eliminations weigh more.
long long weight(const Step& step) {
  long long sum = 0, factor = 1;
  for (const Candidate candidate : step.eliminations) {
    sum += candidate.cell * factor + candidate.digit;
    factor += 80;
  }
  return sum;
}

}  // namespace

bool is_better(const Step& a, const Step& b) {
  if (a.eliminations.size() != b.eliminations.size()) {
    return a.eliminations.size() > b.eliminations.size();
  }
  if (length(a) != length(b)) return length(a) < length(b);
  return weight(a) < weight(b);
}

}  // namespace nonet::rate
