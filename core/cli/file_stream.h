// core/cli/file_stream.h: an input stream over a descriptor, which it closes.
#pragma once

#include <istream>

namespace nonet::cli {

/// `Source` is a streambuf over a descriptor; `kClose` gives one back to the system.
template <class Source, auto kClose>
class FileStream : public std::istream {
 public:
  explicit FileStream(int descriptor)
      : std::istream(nullptr), descriptor_(descriptor), source_(descriptor) {
    rdbuf(&source_);
  }
  FileStream(const FileStream&) = delete;
  FileStream& operator=(const FileStream&) = delete;
  ~FileStream() override { kClose(descriptor_); }

 private:
  int descriptor_;
  Source source_;
};

}  // namespace nonet::cli
