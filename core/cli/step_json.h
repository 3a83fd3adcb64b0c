// core/cli/step_json.h: a step as JSON, with cells and houses by name.
#pragma once

#include "core/cli/output.h"
#include "core/human/step.h"

namespace nonet::cli {

/// {"technique":"x-wing","se":3.2,"placements":[{"cell":"r1c2","digit":5}],"eliminations":[…], …}; members that the
/// step leaves empty are left out, but for these two lists. Tested by tests/core/cli/human_test.cpp.
Json json_of(const human::Step& step, const human::Layout& layout);

}  // namespace nonet::cli
