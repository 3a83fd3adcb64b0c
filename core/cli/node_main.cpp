// `nonet` for Node: the same program as main.cpp, as WebAssembly without access to the system.
//
// Files, standard input and the two outputs are five functions of web/cli/nonet.js, by descriptor;
// they return errors as numbers of this side's libc, so that both programs have the same messages.
// Built by Emscripten only. Tested by tests/wasm/cli.test.mjs, which compares it with the native program.
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <memory>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "core/cli/cli.h"
#include "core/cli/file_stream.h"

namespace {

// Each returns a negative error number if it fails.
extern "C" {
[[clang::import_module("nonet"), clang::import_name("open")]] int host_open(const char* name,
                                                                            std::size_t length);
[[clang::import_module("nonet"), clang::import_name("read")]] int host_read(int descriptor,
                                                                            char* into,
                                                                            std::size_t most);
[[clang::import_module("nonet"), clang::import_name("write")]] int host_write(int descriptor,
                                                                              const char* from,
                                                                              std::size_t count);
[[clang::import_module("nonet"), clang::import_name("close")]] void host_close(int descriptor);
[[clang::import_module("nonet"), clang::import_name("save")]] int host_save(const char* name,
                                                                            std::size_t length,
                                                                            const char* from,
                                                                            std::size_t count);
}

// Reads from a descriptor. A stream would report a failed read by an exception, and this program has none:
// the text ends there, and errno says why.
class Source : public std::streambuf {
 public:
  explicit Source(int descriptor) : descriptor_(descriptor) {}

 protected:
  int_type underflow() override {
    const int count = host_read(descriptor_, buffer_.data(), buffer_.size());
    if (count < 0) errno = -count;
    if (count <= 0) return traits_type::eof();
    setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
    return traits_type::to_int_type(buffer_[0]);
  }
  // Returns the bytes that are there, without waiting for more.
  std::streamsize xsgetn(char* to, std::streamsize most) override {
    if (gptr() != egptr()) return std::streambuf::xsgetn(to, std::min(most, in_avail()));
    const int count = host_read(descriptor_, to, static_cast<std::size_t>(most));
    if (count < 0) errno = -count;
    return std::max(count, 0);
  }

 private:
  int descriptor_;
  std::array<char, 1 << 16> buffer_;
};

template <std::size_t kSize>
class Sink : public std::streambuf {
 public:
  explicit Sink(int descriptor) : descriptor_(descriptor) { empty(); }

 protected:
  int_type overflow(int_type character) override {
    if (sync() != 0) return traits_type::eof();
    if (!traits_type::eq_int_type(character, traits_type::eof())) {
      sputc(traits_type::to_char_type(character));
    }
    return traits_type::not_eof(character);
  }
  int sync() override {
    for (const char* from = pbase(); from < pptr();) {
      const int count = host_write(descriptor_, from, static_cast<std::size_t>(pptr() - from));
      if (count < 0) return -1;
      from += count;
    }
    empty();
    return 0;
  }

 private:
  void empty() { setp(buffer_.data(), buffer_.data() + buffer_.size()); }

  int descriptor_;
  std::array<char, kSize> buffer_;
};

std::unique_ptr<std::istream> open_file(const std::string& name) {
  const int descriptor = host_open(name.data(), name.size());
  if (descriptor >= 0) {
    return std::make_unique<nonet::cli::FileStream<Source, &host_close>>(descriptor);
  }
  errno = -descriptor;
  return nullptr;
}

bool save_file(const std::string& name, std::string_view text) {
  const int result = host_save(name.data(), name.size(), text.data(), text.size());
  if (result < 0) errno = -result;
  return result >= 0;
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  static Source input(0);
  static Sink<1 << 16> output(1);
  static Sink<1 << 12> errors(2);
  std::istream in(&input);
  std::ostream out(&output), err(&errors);
  err << std::unitbuf;  // complaints at once
  const int code = nonet::cli::run(words, in, out, err, {&open_file, 1, false, {}, {}, &save_file});
  out.flush();
  return code;
}
