// core/format/interactive_plain.h: the texts without item types that Interactive-Sudoku-Solver reads, too, as items (interactive_items.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// A section (text between blank lines) as items that say the same, if it is one of these; blanks mean nothing in the first five:
///
///   killer in letters   81 characters: the sum of a cage at its first cell (0–9, A = 10 … Z = 35, a = 36 … j), and at each other cell
///                       the direction of the next cell towards it: < > ^ v ` ' , .
///   killer in numbers   3x3::k:N:…: 81 numbers, sum · 256 + the number of the cage (sum 0: no cage); 3x3:d:k: with both diagonals
///   jigsaw              n² characters, each of n of them n times: which region; before it, perhaps, n² givens
///   grid                n² characters: givens (from 10 cells in a row on letters, A = 1), and one other character for empty cells; after =
///   candidates          n³ digits and points: n for each cell
///   numbers             n² numbers or points, with blanks and the characters | _ - between them
std::optional<std::string> items_of_plain_text(std::string_view section);

/// Whether a text is one that no plain grid can be: a killer, or the regions of a jigsaw in letters, without givens; blanks mean nothing.
bool is_only_interactive(std::string_view text);

}  // namespace nonet
