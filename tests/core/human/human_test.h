// tests/core/human/human_test.h: boards and steps as short texts, for the tests of the techniques.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/human/find.h"
#include "tests/catch.h"

namespace nonet::human {

/// A 9×9 board: 81 characters, '.' open; '+' before a digit that was placed and is not given. Blanks are skipped.
/// `removed` lists candidates that are gone besides, as "4r1c7 12r3c3" (digits, row, column).
Board board_of(std::string_view grid, std::string_view removed = "");
/// The same from the candidates of each cell, row by row, separated by blanks; a single one is written if a '+' stands
/// before it, or '=' for a given.
Board board_with(std::string_view cells);
/// All nine candidates in each cell but `some`, given by index.
Board board_but(const std::vector<std::pair<int, std::string>>& some);

/// "r1c7=4" or "r1c7-4" for each placement and elimination of the step, by cell and digit, with blanks between them.
std::string result_of(const Step& step);
/// The results of all steps of a technique, each once, sorted.
std::vector<std::string> results(const Board& board, Technique technique,
                                 SearchOptions options = {});
/// The step of a technique that finds one and no more.
Step only_step(const Board& board, Technique technique);

}  // namespace nonet::human
