// core/cli/report.h: the results and complaints of some puzzles, kept as text until they are written.
//
// Several threads work at once, and their output must be the same as that of one. So commands do not
// write: they gather results and complaints here, for the pipeline to write in order. A puzzle with very
// many results writes the first ones early, by flush().
#pragma once

#include <functional>
#include <ostream>
#include <streambuf>
#include <string>
#include <utility>

#include "core/base/error.h"

namespace nonet::cli {

class Report {
 public:
  Report() : buffer_(text_), out_(&buffer_) {}
  Report(const Report&) = delete;
  Report& operator=(const Report&) = delete;

  /// Results, as a stream or as the text that it appends to.
  std::ostream& out() { return out_; }
  std::string& text() { return text_; }
  const std::string& text() const { return text_; }

  /// Adds the complaint file:line:column: what. Numbers that are 0 are left out.
  void complain(const std::string& file, Place at, const std::string& what);
  const std::string& complaints() const { return complaints_; }

  /// Empty again; the memory stays.
  void clear();

  /// Writes the text so far if everything before it has been written; waits for that only if the text is
  /// long. Call it now and then while a puzzle may have many results, at places where the output may end
  /// for a while. Returns false if no more is to be written.
  bool flush() { return (text_.empty() && complaints_.empty()) || !flush_ || flush_(); }
  /// Sets what flush() calls.
  void set_flush(std::function<bool()> flush) { flush_ = std::move(flush); }
  /// Bytes of results and complaints.
  std::size_t size() const { return text_.size() + complaints_.size(); }

 private:
  // Appends at once: text_ is always complete.
  class Buffer : public std::streambuf {
   public:
    explicit Buffer(std::string& text) : text_(text) {}

   protected:
    std::streamsize xsputn(const char* characters, std::streamsize count) override;
    int_type overflow(int_type character) override;

   private:
    std::string& text_;
  };

  std::string text_;
  std::string complaints_;
  std::function<bool()> flush_;
  Buffer buffer_;
  std::ostream out_;
};

}  // namespace nonet::cli
