#include "core/engine/clauses.h"

namespace nonet {

ClauseIndex Clauses::add(std::span<const Literal> literals, std::uint32_t glue) {
  const ClauseIndex clause = end();
  words_.push_back(static_cast<std::uint32_t>(literals.size()));
  words_.push_back(glue);
  words_.push_back(0);
  words_.insert(words_.end(), literals.begin(), literals.end());
  return clause;
}

}  // namespace nonet
