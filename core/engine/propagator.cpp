#include "core/engine/propagator.h"

namespace nonet {

void add_propagators(const Rule& rule, const PropagatorContext& context, Propagators& list) {
  std::visit([&](const auto& kind) { add_propagators(kind, context, list); },
             static_cast<const Rule::variant&>(rule));
}

Domains make_domains(const Differences& differences, const Propagators& propagators,
                     const std::vector<std::vector<Cell>>& houses) {
  std::vector<std::vector<PropagatorIndex>> watchers(differences.cell_count());
  std::vector<std::uint8_t> costs;
  std::vector<DigitSet> digits;
  for (PropagatorIndex index = 0; index < propagators.size(); ++index) {
    for (const Cell cell : propagators[index]->cells()) watchers[cell].push_back(index);
    costs.push_back(propagators[index]->cost());
    digits.push_back(propagators[index]->digits());
  }
  return Domains(differences, watchers, std::move(costs), digits, houses);
}

}  // namespace nonet
