// core/cli/rating_json.h: ratings as members of a JSON object, the same for `rate` and `generate`.
#pragma once

#include "core/cli/output.h"
#include "core/rate/grade.h"
#include "core/rate/hodoku.h"
#include "core/rate/se.h"

namespace nonet::cli {

/// "se": {"er": 7.2, "ep": 1.2, "ed": 1.2, "hardest": "forcing-chain"}
void add(Json& object, const rate::SeRating& se);
/// "hodoku": {"level": "hard", "score": 1234}
void add(Json& object, const rate::HodokuRating& hodoku);
/// "grade": "tricky", "effort": 1500, "techniques": {"naked-single": 12, …}
void add(Json& object, const rate::Grading& grading);

}  // namespace nonet::cli
