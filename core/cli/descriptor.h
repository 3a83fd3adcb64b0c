// core/cli/descriptor.h: files and pipes by the system's own calls.
//
// Streams of the standard library read until they have as many bytes as were asked for: a filter would
// answer a line only after many more lines. And they write each text by itself, while large writes make
// files cheap: for 256 KB at a time the system takes a few large pages, for the 42 KB of a block many
// small ones, in twice the time.
//
// A non-blocking descriptor (another program that shares the terminal or the pipe may have set that) is
// waited for like a blocking one.
// Tested by tests/core/cli/descriptor_test.cpp and tests/cli/threads.test.mjs (the program).
#pragma once

#include <span>
#include <streambuf>
#include <string>

namespace nonet::cli {

/// Reads from a descriptor. sgetn returns as soon as there are bytes, with those that are there; 0 only at
/// the end, or where reading fails; errno then says why. in_avail returns how many bytes are there.
class DescriptorSource : public std::streambuf {
 public:
  explicit DescriptorSource(int descriptor) : descriptor_(descriptor) {}

 protected:
  int_type underflow() override;
  std::streamsize xsgetn(char* to, std::streamsize most) override;
  std::streamsize showmanyc() override;

 private:
  int descriptor_;
  char one_ = 0;  // for reading single characters
};

/// Writes all of the texts, one after the other; false: some could not be written.
bool write_texts(int descriptor, std::span<const std::string> texts);

/// Writes to a descriptor, each text at once.
class DescriptorSink : public std::streambuf {
 public:
  explicit DescriptorSink(int descriptor) : descriptor_(descriptor) {}

 protected:
  int_type overflow(int_type character) override;
  std::streamsize xsputn(const char* characters, std::streamsize count) override;

 private:
  int descriptor_;
};

}  // namespace nonet::cli
