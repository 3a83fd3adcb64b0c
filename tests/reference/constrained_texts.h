// tests/reference/constrained_texts.h: puzzles with constraints in the writing of Interactive-Sudoku-Solver, and their only solutions.
//
// Made for these tests: each from its solution, with constraints that hold in it, until no other solution was left, and then without those
// that are not needed.
#pragma once

#include <string>

namespace nonet::reference {

struct ConstrainedText {
  const char* name;
  const char* text;
  const char* solution;  ///< the values of the grid's cells, row by row
};

inline constexpr ConstrainedText kConstrainedTexts[] = {
    {"4×6, cages",
     ".Shape~4x6.Cage~11~R3C1~R3C2~R2C2.Cage~13~R1C3~R1C2~R2C3~R3C3.Cage~9~R1C6~R2C6.~R4C1"
     "_5.~R2C5_3.Cage~8~R3C4~R4C4~R2C4.Cage~10~R2C3~R1C3",
     "324615156234241563563142"},
    {"6×4 from 0, cages and dots",
     ".Shape~6x4~0-5.~R5C3_4.WhiteDot~R5C4~R5C3.Cage~4~R3C3~R3C4.WhiteDot~R2C1~R2C2.Cage~4"
     "~R3C1~R4C1.Cage~8~R6C3~R5C3~R5C2.Cage~6~R2C1~R1C1~R2C2~R1C2.Cage~10~R3C1~R4C1~R2C1~R"
     "3C2.WhiteDot~R3C3~R2C3",
     "305212044513032121455430"},
    {"6×6 killer",
     ".Shape~6x6.Cage~9~R5C6~R6C6~R5C5.Cage~12~R5C3~R4C3~R3C3~R5C4.Cage~8~R6C5~R6C4~R6C6.C"
     "age~7~R2C1~R2C2.Cage~6~R1C2~R2C2.Cage~11~R2C6~R3C6~R2C5.Cage~7~R4C6~R5C6~R6C6.Cage~1"
     "1~R3C4~R3C5~R3C3",
     "126345345126251463463251512634634512"},
    {"6×6 from 0, lines",
     ".Shape~6x6~0-5.~R6C3_3.Thermo~R1C1~R1C2~R2C2.~R2C3_4.~R6C2_0.~R3C6_1.~R4C5_4.Renban~"
     "R1C6~R2C5~R3C6.Renban~R6C6~R5C5~R6C5~R6C4.Renban~R2C2~R1C2",
     "125403034125240351351042412530503214"},
    {"9×9 of 0–8, cages, dots and thermometers",
     ".Shape~9x9~0-8.Cage~15~R4C8~R3C8~R2C8.Cage~10~R5C5~R4C5~R6C5.Cage~1~R2C2~R2C1.Cage~4"
     "~R4C3~R5C3.Cage~14~R6C2~R6C1.Cage~15~R8C5~R7C5~R8C6~R7C6.Cage~13~R4C3~R4C4~R5C4~R4C5"
     ".Cage~18~R8C4~R8C3~R8C5~R9C4.Cage~16~R4C8~R3C8~R4C9~R3C7.Cage~3~R2C3~R2C2~R2C1.Therm"
     "o~R1C5~R2C5.Cage~13~R7C9~R7C8.Cage~22~R8C3~R9C3~R8C4~R8C2.Cage~20~R5C9~R6C9~R7C9~R7C"
     "8.Cage~4~R4C1~R3C1.WhiteDot~R3C2~R3C3.Thermo~R5C6~R6C6.Cage~13~R1C5~R1C6~R1C7.BlackD"
     "ot~R9C3~R9C2.Cage~8~R3C6~R3C7",
     "478152630012368457356047128130624785724581063685703214201435876547816302863270541"},
    {"9×9 with a diagonal and ten kinds",
     ".Diagonal~1.Renban~R8C5~R7C4~R7C3.Between~R2C6~R3C7~R3C6~R4C5.GreaterThan~R5C9~R4C9."
     "GreaterThan~R8C6~R9C6.Renban~R5C9~R6C9~R7C8.V~R4C5~R4C4.Between~R9C4~R8C4~R9C5.X~R7C"
     "2~R6C2.Arrow~R3C1~R2C2~R1C2.Renban~R5C5~R4C6~R5C6.Between~R7C9~R7C8~R6C9.Whisper~3~R"
     "1C1~R2C1~R3C2~R2C2.Between~R7C1~R7C2~R8C3~R8C2.Renban~R9C1~R8C1~R8C2.Whisper~3~R6C7~"
     "R7C6.Whisper~3~R8C4~R7C4.Renban~R5C8~R5C7.Whisper~3~R6C2~R7C1.X~R1C2~R1C1.V~R5C3~R5C"
     "2.GreaterThan~R3C9~R3C8.Between~R6C5~R5C5~R5C6.GreaterThan~R9C5~R8C5.Whisper~3~R4C5~"
     "R4C4~R5C5~R6C6.GreaterThan~R2C4~R2C3.GreaterThan~R6C2~R6C1",
     "918743562235689417467125389372416895541978236689532174124367958793854621856291743"},
    {"5×5 without boxes",
     ".Shape~5x5.~R4C5_2.Palindrome~R1C5~R1C4~R2C5~R3C4.~R2C4_4.Palindrome~R2C2~R1C2~R1C1."
     "GreaterThan~R2C5~R3C5.~R3C3_5.~R4C3_1",
     "3245113245245134513251324"},
    {"2×6", ".Shape~2x6.X~R2C3~R1C3.~R1C5_1.~R2C2_3.~R2C6_5.X~R1C4~R1C3.V~R2C5~R1C5.~R1C1_2",
     "254613136245"},
    {"killer with anti-knight",
     ".AntiKnight.Cage~11~R5C8~R6C8~R4C8.Cage~17~R9C3~R9C4~R9C5.Cage~26~R1C1~R1C2~R2C1~R3C"
     "1.Cage~12~R2C4~R2C3.Cage~21~R8C1~R8C2~R9C2~R7C1.Cage~13~R8C2~R8C3~R9C3.Cage~17~R2C8~"
     "R2C9~R3C8.Cage~16~R7C3~R7C4~R7C5.Cage~19~R7C8~R8C8~R6C8~R7C9.Cage~16~R5C9~R5C8~R6C8~"
     "R7C8.Cage~10~R7C9~R6C9",
     "561387492743921586829546137215768943634219758978453621487635219356192874192874365"},
    {"regions that are not known",
     ".Shape~4x4.NoBoxes.ChaosConstruction.~R1C1_2.~R1C2_4.~CC1_1.~CC2_1.~CC6_1.~CC10_1.~C"
     "C12_4.~R1C3_1.~R2C1_3.~CC11_4.~R2C4_4",
     "2413312413424231"},
    {"two variables on a line",
     ".Shape~4x4.Var~A~a~2.Thermo~VA1~VA2~R1C1~R4C4.~R3C2_1.~R1C2_2.~R3C4_2", "3241142341322314"},
    {"a variable in two sums",
     ".Shape~4x4.Var~T.Sum~9~R1C1~R1C2~VT.Sum~8~R4C1~R4C2~VT.~R3C4_4.~R4C2_2", "3412214313244231"},
    {"a given alone", ".Shape~1x1.~R1C1_1", "1"},
};

/// All of them, a line each.
inline std::string constrained_lines() {
  std::string lines;
  for (const ConstrainedText& row : kConstrainedTexts) (lines += row.text) += '\n';
  return lines;
}

}  // namespace nonet::reference
