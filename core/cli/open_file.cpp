// For the native program and the tests; the one for Node opens files its own way.
#include <fstream>

#include "core/cli/cli.h"

namespace nonet::cli {

std::unique_ptr<std::istream> open_file(const std::string& name) {
  auto stream = std::make_unique<std::ifstream>(name, std::ios::binary);
  if (!*stream) return nullptr;
  return stream;
}

}  // namespace nonet::cli
