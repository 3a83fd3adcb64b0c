// core/human/forcing.h: finds nishio, forcing chains and forcing nets.
//
//   nishio                     if a is true, one other candidate is both true and false  ─▸ a is false
//   cell, house forcing chain  whichever digit a cell takes (or place a digit takes in a house),
//                              the same follows by a chain                               ─▸ it holds
//   contradiction forcing net  if a is true, a cell has no digit or a house no place     ─▸ a is false
//   cell, house forcing net    as the chains, with all that follows from several causes
//
// Why:    one of the cell's digits is true, so what follows from each of them is true. What leads to a contradiction is
//         false. Chains: each statement follows from one other (forced.h); nets: from several (propagation.h).
// Finds:  each conclusion once, a candidate that is true or false; with the shortest chains (nets: the fewest statements)
//         that lead to it from any cell or house. A row does not repeat what a row above it says, nor what a placement
//         of these rows removes at once. A cell that lacks a digit if a is true is a cell forcing chain read backwards,
//         so that it is reported there.
// Misses: nets from a cell or house with a refuted candidate: the contradiction is to be removed first. Grids over 9×9.
// Source: sudokuwiki.org (nishio, digit, cell and unit forcing chains); HoDoKu's forcing chains and nets.
// Tested by tests/core/human/forcing_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_forcing(Search& search, Technique technique);

}  // namespace nonet::human
