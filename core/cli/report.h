// core/cli/report.h: what comes of some puzzles, kept as text until it is their turn to be written.
//
// Several threads may work at once, each on puzzles of its own, and what they write must come out as
// if there were one. So nothing writes while it works: results and complaints are gathered here. Where
// much comes of one puzzle, flush() lets the first part go before the rest is there.
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

  /// Adds file:line:column: what. Numbers that are 0 are left out.
  void complain(const std::string& file, Place at, const std::string& what);
  const std::string& complaints() const { return complaints_; }

  /// Empty again; the memory stays.
  void clear();

  /// Writes what is here if all that comes before it has been written; waits for that only where much has
  /// been gathered. To be called now and then while much may come of a puzzle, where what is here may
  /// stand at the end of the output for a while. False: no more is wanted.
  bool flush() { return (text_.empty() && complaints_.empty()) || !flush_ || flush_(); }
  /// What does that.
  void set_flush(std::function<bool()> flush) { flush_ = std::move(flush); }
  /// Bytes gathered.
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
