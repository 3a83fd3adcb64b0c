// core/cli/descriptor.h: files and pipes by the system's own calls.
//
// The standard library's streams read until they have as much as was asked for, so a filter would
// keep a line to itself until many more have come; and they write text by text. Large writes are
// what makes files cheap: into 256 KB at a time the system puts a few large pages, into the 42 KB
// of a block many small ones, in twice the time.
//
// A descriptor that somebody else has made non-blocking (a terminal or a pipe shared with another
// program) is waited for as if it were not.
// Tested by tests/core/cli/descriptor_test.cpp and tests/cli/threads.test.mjs (the program).
#pragma once

#include <span>
#include <streambuf>
#include <string>

namespace nonet::cli {

/// Reads from a descriptor. sgetn gives what is there, as soon as there is something: 0 only at the
/// end, or where it cannot be read; then errno says why. in_avail tells how much that would be.
class DescriptorSource : public std::streambuf {
 public:
  explicit DescriptorSource(int descriptor) : descriptor_(descriptor) {}

 protected:
  int_type underflow() override;
  std::streamsize xsgetn(char* to, std::streamsize most) override;
  std::streamsize showmanyc() override;

 private:
  int descriptor_;
  char one_ = 0;  // for who wants character after character
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
