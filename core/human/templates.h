// core/human/templates.h: template-set and template-delete: what every template of a digit has, or none.
//
// A template is a choice of places that gives one digit to each house once. Of all templates of a digit, one is the
// solution: a place in all of them is true, a place in none is false. A place that is in all templates of one digit is
// taken for the other digits too; that is used until nothing changes.
//
// Finds:  one step for each digit, with everything that its templates say.
// Misses: digits with more than 64 places. Templates of two digits are not compared pair by pair.
// Source: HoDoKu (hodoku.sourceforge.net/en/tech_last.php).
// Evidence: the digit; the placements or eliminations are all there is to draw.
// Tested by tests/core/human/templates_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_templates(Search& search, Technique technique);

}  // namespace nonet::human
