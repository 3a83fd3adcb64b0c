// For the native program and the tests; node_main.cpp has its own.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "core/cli/cli.h"
#include "core/cli/descriptor.h"
#include "core/cli/file_stream.h"

namespace nonet::cli {
std::unique_ptr<std::istream> open_file(const std::string& name) {
  const int descriptor = open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return nullptr;
  return std::make_unique<FileStream<DescriptorSource, &close>>(descriptor);
}

bool save_file(const std::string& name, std::string_view text) {
  std::error_code failure;
  const auto folder = std::filesystem::path(name).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, failure);
  if (failure) {
    errno = failure.value();
    return false;
  }
  const int descriptor = open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) return false;
  const std::string written(text);
  const bool is_written = write_texts(descriptor, {&written, 1});
  const int reason = errno;
  const bool is_closed = close(descriptor) == 0;
  if (!is_written) errno = reason;
  return is_written && is_closed;
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
