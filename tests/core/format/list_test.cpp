#include "core/format/list.h"

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

/// kPuzzle as a list; the caller can change the notation of each part.
std::string list(std::string_view open = "[[", std::string_view comma = ", ",
                 std::string_view between = "],\n [", std::string_view close = "]]",
                 std::string_view empty = "0", std::string_view quote = "") {
  std::string text(open);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (cell > 0) text += cell % 9 == 0 ? between : comma;
    text += std::string(quote);
    text += kPuzzle[cell] == '.' ? std::string(empty) : std::string(1, kPuzzle[cell]);
    text += std::string(quote);
  }
  return text + std::string(close);
}

}  // namespace

TEST_CASE("a list of lists in many notations", "[format]") {
  const std::string texts[] = {
      list(),
      list("[[", ",", "],["),
      list("board = [\n    [", ",", "],\n    [", "],\n]\n"),
      list("[[", ", ", ", ],\n [", ", ], ]"),
      list("[[", ", ", "],\n [", "]"),
      list("[[", ", ", "],\n [", ""),
      list("[", ", ", "],\n [", "]]"),
      list("[", ", ", "],\n [", "]"),
      list("", ", ", "],\n [", "]]"),
      list("", ", ", "],\n [", "]"),
      list("[[", ", ", "],\n [", "]]", "None"),
      list("[[", ", ", "],\n [", "]]", "null"),
      list("[[", ", ", "],\n [", "]]",
           ""
           "''"),
      list("[[", ",", "],\n [", "]]", ".", "\""),
      list("[[", ",", "],\n [", "]]", " ", "'"),
      list("[[", ",", "],\n [", "]]", "", "\""),
      list("((", ", ", "),\n (", "))"),
      list("int grid[9][9] = {\n  {", ", ", "},\n  {", "}\n};"),
      list("[[", " ", "]\n [", "]]"),
      list("array([[", ", ", "],\n       [", "]])"),
      list("[[", ". ", ".]\n [", ".]]"),
      list("{\"grid\": [[", ", ", "], [", "]], \"size\": 9}"),
      list("{\"size\": 9, \"grid\": [[", ", ", "], [", "]]}"),
      list("# easy\ngrid = [\n  [", ",", "], # row\n  [", "]]  # done"),
      list("Hello, can someone solve this (it's hard)?\n\n[[", ",", "],\n [", "]]\nThanks!"),
      list("[\"", "", "\",\n \"", "\"]", "."),
      list("[\"", "", "\",\"", "\"]", "0"),
      list("[", ",", ",", "]"),
  };
  for (const auto& text : texts) {
    INFO(text);
    CHECK(shown(text) == Lines{"list 3x3 " + kPuzzle});
  }
}

TEST_CASE("several lists, one below the other or in a list", "[format]") {
  const std::string one = "list 3x3 " + kPuzzle;
  CHECK(shown(list() + "\n" + list()) == Lines{one, one});
  CHECK(shown("[" + list() + ",\n" + list() + "]") == Lines{one, one});
  CHECK(shown("a = " + list() + "\nb = " + list()) == Lines{one, one});
}

TEST_CASE("errors in a list are reported, and the next list is read", "[format]") {
  const std::string row = "[1, 2, 3, 4]";
  const auto grid = [](std::string_view second) {
    return "[[1, 2, 3, 4],\n " + std::string(second) + ",\n [0, 0, 0, 0],\n [0, 0, 0, 0]]\n";
  };
  const struct {
    std::string text;
    std::string error;
  } cases[] = {
      {grid("[0, 0, 0]"), "list row-length 2:9 3/4"},
      {grid("[0, 0, 0, 0, 0]"), "list row-length 2:15 5/4"},
      {grid("[]"), "list empty-row 2:2 0/4"},
      {grid("[0, 5, 0, 0]"), "list digit-range 2:6 '5' 0/4"},
      {grid("[0, -1, 0, 0]"), "list digit-range 2:6 '-1' 0/4"},
      {grid("[0, ?, 0, 0]"), "list bad-character 2:6 '?'"},
      {"[[1, 2, 3, 4],\n [0, 0, 0, 0]]\n", "list too-few-rows 2:2 2/4"},
      {grid(row + ", " + row), "list too-many-rows 4:2 5/4"},
  };
  for (const auto& wrong : cases) {
    INFO(wrong.text);
    CHECK(shown(wrong.text) == Lines{wrong.error});
    CHECK(shown(wrong.text + grid(row)) == Lines{wrong.error, "list 2x2 12341234........"});
  }
  CHECK(shown("[[1, 2, 3, 4],\n [0, 0, 0, 0],\n [0, 0") == Lines{"list unclosed-list 3:6"});
  CHECK(shown("[[1, 2, 3, 4],\n [0, 0, 0, 0],\n") == Lines{"list unclosed-list 2:2 2/4"});
}

TEST_CASE("regions and solutions beside a list", "[format]") {
  const std::string grid = "[[1,0,0,0],[0,0,2,0],[0,0,0,0],[0,0,0,0]]";
  const std::string regions = "[[0,0,1,1],[0,0,1,1],[2,2,3,3],[2,2,3,3]]";
  const std::string wrong = "[[0,0,0,1],[0,0,1,1],[2,2,3,3],[2,2,3,3]]";
  const std::string expected = "list jigsaw 1.....2.........";
  CHECK(shown("{\"grid\": " + grid + ", \"regions\": " + regions + "}") == Lines{expected});
  CHECK(shown("{\"regions\": " + regions + ", \"grid\": " + grid + "}") == Lines{expected});
  CHECK(shown("grid = " + grid + "\nregions = " + regions + "\n") == Lines{expected});
  CHECK(shown("grid = " + grid + "\nregions = " + wrong + "\n") ==
        Lines{"list bad-regions 2:12 '0' 5/4"});
  CHECK(shown("grid = " + grid + "\nsolution = [[1,2,3,4],[3,4,2,1],[2,1,4,3],[4,3,1,2]]\n") ==
        Lines{"list 2x2 1.....2......... solution 1234342121434312"});
  CHECK(shown("grid = " + grid + "\nsolution = [[1,2,3,4],[3,4,2,1],[2,1,0,3],[4,3,1,2]]\n") ==
        Lines{"list bad-solution 2:13"});
}

TEST_CASE("lists of every size are written and read back", "[format]") {
  for (const int size : {1, 2, 4, 6, 8, 9, 10, 12, 16, 25, 36, 49, 64}) {
    const Puzzle puzzle = sample_puzzle(usual_shape(size));
    const auto text = write_puzzle(puzzle, "list").value();
    const auto entries = read_text(text);
    INFO(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].format == "list");
    CHECK(entries[0].puzzle.givens == puzzle.givens);
  }
  CHECK(write_puzzle(sample_puzzle({2, 1, 2}), "list").value() == "[[0, 0],\n [0, 0]]\n");
  std::vector<int> region_of;
  for (int cell = 0; cell < 40 * 40; ++cell) region_of.push_back((cell + cell / 40) % 40);
  const Puzzle jigsaw = make_puzzle(Geometry::with_regions(region_of).value());
  const auto entries = read_text(write_puzzle(jigsaw, "list").value());
  REQUIRE(entries.size() == 1);
  REQUIRE_FALSE(entries[0].error);
  CHECK(entries[0].puzzle.geometry->region_of(41) == jigsaw.geometry->region_of(41));
}

TEST_CASE("words after \"houses\" are extra houses", "[format]") {
  const std::string grid = "\"grid\": [[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,2]]";
  for (const std::string& text :
       {"{" + grid + ", \"houses\": [\"diagonals\", \"r1c1r2c3\"]}",
        "{\"houses\": [\"diagonals\",\n \"r1c1r2c3\"],\n" + grid + "}",
        std::string("{\"puzzle\": \"1..............2 +diagonals +r1c1r2c3\"}")}) {
    INFO(text);
    const auto entries = read_text(text);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(house_words(entries[0].puzzle.geometry->extra_houses(), 4) ==
          std::vector<std::string>{"diagonals", "r1c1r2c3"});
  }
  CHECK(shown("{" + grid + ", \"houses\": [\"diagonal\"]}") ==
        Lines{"list bad-houses 1:63 'diagonal' 4/0"});
  CHECK(shown("{" + grid + ", \"houses\": []}") == Lines{"list 2x2 1..............2"});
}

TEST_CASE("a list that is too large", "[format]") {
  std::string text = "[";
  for (int row = 0; row < 70; ++row) {
    text += "[";
    for (int column = 0; column < 70; ++column) text += "0,";
    text += "],\n";
  }
  CHECK(shown(text + "]") == Lines{"list too-large 1:2 70/64"});
}

TEST_CASE("brackets in prose above a grid are not read as a list", "[format]") {
  for (const std::string_view prose :
       {"[[File:Sudoku.png]]", "((from the Times))", "[quote=bob, 12], see",
        "Hi [moderators], this one, from the Times, is hard"}) {
    INFO(prose);
    CHECK(shown(std::string(prose) + "\n" + rows_of_puzzle("", "\n")) ==
          Lines{"boxed 3x3 " + kPuzzle});
  }
}

TEST_CASE("a JSON object may contain whole grids as strings", "[format]") {
  const std::string object =
      "{\"id\": \"a\", \"puzzle\": \"" + kPuzzle + "\", \"solution\": \"" + kSolution + "\"}";
  const std::string expected = "list 3x3 " + kPuzzle + " solution " + kSolution;
  CHECK(shown("[" + object + ",\n" + object + "]\n") == Lines{expected, expected});
  CHECK(shown_as(object, "list") == Lines{expected});
}

TEST_CASE("in a list, 0 is the last digit if empty cells have another mark", "[format]") {
  for (const std::string_view empty : {"null", "None", "\"\"", "\".\""}) {
    for (const bool quoted : {false, true}) {
      for (const bool letters : {false, true}) {
        if (letters && !quoted) continue;
        std::string cells, list = "[";
        for (int cell = 0; cell < 256; ++cell) {
          const int row = cell / 16, column = cell % 16;
          const int digit = ((row % 4) * 4 + row / 4 + column) % 16;  // 0..15
          const bool filled = (cell * 7) % 3 != 0;
          cells += filled ? symbol_of(static_cast<Digit>(digit == 0 ? 16 : digit)) : '.';
          std::string word = letters && digit > 9
                                 ? std::string(1, symbol_of(static_cast<Digit>(digit)))
                                 : std::to_string(digit);
          if (quoted) word = '"' + word + '"';
          list += column == 0 ? (row == 0 ? "[" : "],\n[") : ", ";
          list += filled ? word : std::string(empty);
        }
        INFO(list);
        CHECK(shown(list + "]]\n") == Lines{"list 4x4 " + cells});
      }
    }
  }
}

TEST_CASE("an object is one puzzle, with any names of its members and in any order", "[format]") {
  const std::string expected = "list 3x3 " + kPuzzle + " solution " + kSolution;
  const auto quoted = [](std::string_view text) { return '"' + std::string(text) + '"'; };
  for (const std::string puzzle : {"mission", "question", "quiz", "puzzle", "clues", "x"}) {
    for (const std::string solution : {"solution", "solutions", "answer", "solved"}) {
      const std::string first = quoted(puzzle) + ": " + quoted(kPuzzle);
      const std::string second = quoted(solution) + ": " + quoted(kSolution);
      for (const std::string& object :
           {"{" + first + ", " + second + "}", "{" + second + ", \"id\": 7, " + first + "}",
            "{\"id\": \"1234123412341234\", " + second + ", " + first + "}"}) {
        INFO(object);
        CHECK(shown(object) == Lines{expected});
        CHECK(shown("[" + object + ",\n" + object + "]\n") == Lines{expected, expected});
      }
    }
  }
}

TEST_CASE("columns of puzzles and solutions, and pairs", "[format]") {
  const std::string one = "list 3x3 " + kPuzzle + " solution " + kSolution;
  const std::string p = '"' + kPuzzle + '"', s = '"' + kSolution + '"';
  CHECK(shown("{\"quizzes\": [" + p + "," + p + "], \"solutions\": [" + s + "," + s + "]}") ==
        Lines{one, one});
  CHECK(shown("{\"solutions\": {\"0\":" + s + "}, \"quizzes\": {\"0\":" + p + "}}") == Lines{one});
  CHECK(shown("[[" + p + "," + s + "],[" + p + "," + s + "]]") == Lines{one, one});
  const std::string alone = "list 3x3 " + kPuzzle;
  CHECK(shown("[" + p + "," + p + "," + p + "]") == Lines{alone, alone, alone});
  CHECK(shown("{\"easy\": " + p + ", \"hard\": " + p + "}") == Lines{alone, alone});
  // It is unknown which solution belongs to which puzzle.
  CHECK(shown("{\"quizzes\": [" + p + "," + p + "], \"solutions\": [" + s + "," + s + "," + s +
              "]}") == Lines{alone, alone, "list bad-solution 1:199"});
}

TEST_CASE("a solution in a row of lists goes with the puzzle that it solves", "[format]") {
  const std::string grid = "[[1,0,0,0],[0,0,2,0],[0,0,0,0],[0,0,0,0]]\n";
  const std::string solution = "[[1,2,3,4],[3,4,2,1],[2,1,4,3],[4,3,1,2]]\n";
  const std::string other = "[[2,2,3,4],[3,4,2,1],[2,1,4,3],[4,3,1,2]]\n";
  const std::string expected = "list 2x2 1.....2......... solution 1234342121434312";
  CHECK(shown("grid = " + grid + "answer = " + solution) == Lines{expected});
  CHECK(shown("answer = " + solution + "grid = " + grid) == Lines{expected});
  CHECK(shown("answer = " + other + "grid = " + grid).size() == 2);
}

TEST_CASE("rows as objects; rows or columns are refused", "[format]") {
  std::string rows, objects;
  for (std::size_t row = 0; row < 4; ++row) {
    std::string members;
    for (std::size_t column = 0; column < 4; ++column) {
      members += (column == 0 ? "\"" : ",\"") + std::to_string(column) +
                 "\":" + std::string(1, "1000002000000000"[row * 4 + column]);
    }
    rows += (row == 0 ? "{" : ",{") + members + "}";
    objects += (row == 0 ? "\"" : ",\"") + std::to_string(row) + "\":{" + members + "}";
  }
  CHECK(shown("[" + rows + "]") == Lines{"list 2x2 1.....2........."});
  CHECK(shown("{" + objects + "}") == Lines{"list rows-or-columns 1:6"});
}
