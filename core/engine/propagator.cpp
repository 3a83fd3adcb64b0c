#include "core/engine/propagator.h"

namespace nonet {

void add_propagators(const Rule& rule, const PropagatorContext& context, Propagators& list) {
  std::visit([&](const auto& kind) { add_propagators(kind, context, list); },
             static_cast<const Rule::variant&>(rule));
}

}  // namespace nonet
