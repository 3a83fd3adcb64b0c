// core/human/kraken.h: kraken-fish: a finned fish whose fins lead to the same elimination by chains.
//
//   base ─ 4 ─ 4 ─ f        The fish removes e if its fin f is false. If f is true, a chain f ▸ … ▸ e removes e as well.
//   base ─ 4 ─ 4 ─ .        So e is false in any case.
//          e
//
// Type 1: e is a place of the fish's digit in a cover. Type 2: e is any candidate; one cover is given up, and the chains start
//         at its base places too. Of n bases in the other n − 1 covers, one must have its digit outside them.
// Why:    turned round, as in fish_search.h: if e is true, chains make some places of a digit false. If n bases have what is
//         left to them in n − 1 covers, e is false. That every chain works in both directions gives the fish its form.
// Finds:  for each candidate one fish: type 1 first, then one fin before two, lines before boxes, few bases.
//         Chains use cells with two candidates and houses with two places, each link with one reason.
// Misses: more than two fins, endo fins, more than four bases (three on grids over 9×9), mutant fish; what a chain alone removes.
// Cost:   one breadth-first closure for each candidate, then a template of each digit that survives it ends the matter.
// Source: HoDoKu (hodoku.sourceforge.net/en/tech_fishk.php).
// Evidence: pattern, fins, bases, covers (type 2: the one given up last), and a chain from each start to e.
// Tested by tests/core/human/kraken_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_kraken(Search& search, Technique technique);

}  // namespace nonet::human
