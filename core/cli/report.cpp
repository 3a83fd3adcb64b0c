#include "core/cli/report.h"

#include "core/cli/messages.h"

namespace nonet::cli {

void Report::complain(const std::string& file, Place at, const std::string& what) {
  complaints_ += printable(file) + ":";
  if (at.line != 0) complaints_ += std::to_string(at.line) + ":";
  if (at.column != 0) complaints_ += std::to_string(at.column) + ":";
  complaints_ += " " + printable(what) + "\n";
}

void Report::clear() {
  text_.clear();
  complaints_.clear();
}

std::streamsize Report::Buffer::xsputn(const char* characters, std::streamsize count) {
  text_.append(characters, static_cast<std::size_t>(count));
  return count;
}

Report::Buffer::int_type Report::Buffer::overflow(int_type character) {
  if (character != traits_type::eof()) text_ += traits_type::to_char_type(character);
  return traits_type::not_eof(character);
}

}  // namespace nonet::cli
