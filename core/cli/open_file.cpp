// For the native program and the tests; the one for Node does without, or opens files its own way.
#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/cli/cli.h"

namespace nonet::cli {

std::unique_ptr<std::istream> open_file(const std::string& name) {
  auto stream = std::make_unique<std::ifstream>(name, std::ios::binary);
  if (!*stream) return nullptr;
  return stream;
}

std::uint64_t bytes_of(const std::vector<std::string>& files) {
  std::uint64_t sum = 0;
  for (const std::string& file : files) {
    std::error_code failure;
    if (file == "-" || !std::filesystem::is_regular_file(file, failure)) return 0;
    const auto size = std::filesystem::file_size(file, failure);
    if (failure) return 0;
    sum += size;
  }
  return sum;
}

}  // namespace nonet::cli
