// core/cli/explain.h: nonet candidates --why r1c1=5.
// Tested by tests/core/cli/constrained_test.cpp.
#pragma once

#include "core/cli/options.h"
#include "core/cli/report.h"
#include "core/cli/subject.h"
#include "core/format/format.h"

namespace nonet::cli {

/// Writes whether the cell may hold the digit: with a solution in which it does, or else with the givens and constraints that
/// forbid it, of which each is needed, as a puzzle without this digit. Complains, too, if the puzzle has no solution at all. `subject`: the entry's.
void explain(const ReadEntry& entry, const Options& options, Subject& subject, Report& report);

}  // namespace nonet::cli
