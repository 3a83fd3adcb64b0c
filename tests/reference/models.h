// tests/reference/models.h: small random models, and all of their solutions by trying everything.
#pragma once

#include <set>
#include <vector>

#include "core/model/model.h"
#include "tests/reference/constraint_samples.h"

namespace nonet::reference {

using Grid = std::vector<Digit>;

/// 2 to 6 cells, 2 to 5 digits, and so many rules of any kind.
Model some_model(Random& random, int rules);

/// Each filling of the domains that keeps all rules. Cost: it tries all fillings, cell by cell, until a rule is broken.
std::set<Grid> all_solutions(const Model& model);

}  // namespace nonet::reference
