// `nonet`: sudoku on the command line. What it does is in cli.h.
#include <iostream>
#include <string>
#include <vector>

#include "core/cli/cli.h"

int main(int count, char** arguments) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  return nonet::cli::run(words, std::cin, std::cout, std::cerr);
}
