#include "core/cli/descriptor.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>

namespace nonet::cli {
namespace {

/// Whether to repeat a call that failed: after a signal, or when a non-blocking descriptor has become
/// ready for `events`, which this function waits for. In both cases it resets errno.
bool try_again(int descriptor, short events) {
  if (errno == EAGAIN) {
    pollfd waited{descriptor, events, 0};
    if (poll(&waited, 1, -1) < 0 && errno != EINTR) return false;
  } else if (errno != EINTR) {
    return false;
  }
  errno = 0;
  return true;
}

}  // namespace

std::streambuf::int_type DescriptorSource::underflow() {
  if (xsgetn(&one_, 1) == 0) return traits_type::eof();
  setg(&one_, &one_, &one_ + 1);
  return traits_type::to_int_type(one_);
}

std::streamsize DescriptorSource::xsgetn(char* to, std::streamsize most) {
  if (gptr() != egptr() && most > 0) {
    *to = *gptr();
    setg(nullptr, nullptr, nullptr);
    return 1;
  }
  while (true) {
    const ssize_t count = read(descriptor_, to, static_cast<std::size_t>(most));
    if (count >= 0) return count;
    if (!try_again(descriptor_, POLLIN)) return 0;
  }
}

std::streamsize DescriptorSource::showmanyc() {
  struct stat status {};
  if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode)) {
    const auto left = status.st_size - lseek(descriptor_, 0, SEEK_CUR);
    constexpr off_t kMost = std::numeric_limits<std::streamsize>::max();
    return static_cast<std::streamsize>(std::clamp<off_t>(left, 0, kMost));
  }
  int count = 0;
  return ioctl(descriptor_, FIONREAD, &count) == 0 ? count : 0;
}

bool write_texts(int descriptor, std::span<const std::string> texts) {
  std::array<iovec, 16> parts{};
  std::size_t begin = 0;  // of what is left of the first text
  while (!texts.empty()) {
    const std::size_t count = std::min(texts.size(), parts.size());
    for (std::size_t i = 0; i < count; ++i) {
      // The system only reads these bytes, though the type of iov_base is not const.
      char* const characters = const_cast<char*>(texts[i].data());
      const std::size_t from = i == 0 ? begin : 0;
      parts[i] = {characters + from, texts[i].size() - from};
    }
    const ssize_t written = writev(descriptor, parts.data(), static_cast<int>(count));
    if (written < 0 && !try_again(descriptor, POLLOUT)) return false;
    begin += static_cast<std::size_t>(std::max<ssize_t>(written, 0));
    while (!texts.empty() && begin >= texts.front().size()) {
      begin -= texts.front().size();
      texts = texts.subspan(1);
    }
  }
  return true;
}

std::streambuf::int_type DescriptorSink::overflow(int_type character) {
  if (traits_type::eq_int_type(character, traits_type::eof())) return 0;
  const char one = traits_type::to_char_type(character);
  return xsputn(&one, 1) == 1 ? character : traits_type::eof();
}

std::streamsize DescriptorSink::xsputn(const char* characters, std::streamsize count) {
  const std::string text(characters, static_cast<std::size_t>(count));
  return write_texts(descriptor_, std::span(&text, 1)) ? count : 0;
}

}  // namespace nonet::cli
