// core/cli/solution_counts.h: nonet candidates --count-to N.
// Tested by tests/core/cli/constrained_test.cpp.
#pragma once

#include "core/cli/options.h"
#include "core/cli/report.h"
#include "core/cli/subject.h"
#include "core/format/format.h"

namespace nonet::cli {

/// Writes of each cell its true candidates, and how many solutions have each of them: a number below the bound is exact, unless --time stops the search. As text, a cell a line:
/// r1c1 2:17 5:1000+. `subject`: the entry's.
void count_candidates(const ReadEntry& entry, const Options& options, Subject& subject,
                      Report& report);

}  // namespace nonet::cli
