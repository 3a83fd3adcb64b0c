#include "core/format/every_line.h"

#include <utility>

#include "core/format/line.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kMostDigits = 15;

/// The number at the beginning of a line; length 0: there is none.
struct Stated {
  std::uint64_t number = 0;
  std::size_t length = 0;  // with the tab
};

Stated stated_number(std::string_view text) {
  std::size_t index = 0;
  while (index < text.size() && text[index] == ' ') ++index;
  const std::size_t first = index;
  std::uint64_t number = 0;
  while (index < text.size() && text[index] >= '0' && text[index] <= '9') {
    if (index - first == kMostDigits) return {};
    number = number * 10 + static_cast<std::uint64_t>(text[index] - '0');
    ++index;
  }
  if (index == first || index == text.size() || text[index] != '\t') return {};
  return {number, index + 1};
}

std::unique_ptr<FormatReader> make_reader(Entries& entries) {
  return entries.options().format == "sdm" ? make_sdm_reader(entries) : make_line_reader(entries);
}

}  // namespace

EveryLineReader::EveryLineReader(ReadOptions options, TextReader::Sink sink)
    : options_(std::move(options)),
      sink_(std::move(sink)),
      entries_(options_, sink_),
      splitter_(TextReader::kLongestLine, *this, LineSplitter::Ends::kNewline) {
  options_.format = options_.format == "sdm" ? "sdm" : "line";
}

LineTaker::Taken EveryLineReader::take_lines(std::string_view bytes, std::uint32_t number) {
  entries_.set_line_number(number);
  return entries_.take_plain_lines(bytes, number, options_.format);
}

void EveryLineReader::take_line(const Line& line) {
  const Line rest = without_number(line);
  if (entries_.take_plain_line(rest, options_.format)) return;
  if (const std::size_t index = rest.text.find('\r'); index != std::string_view::npos) {
    const Place at = rest.place(index);
    entries_.fail(options_.format, at, Error{Errc::kBadCharacter, at, "\r", 0, 0});
    return;
  }
  const std::uint32_t before = entries_.count();
  make_reader(entries_)->take_line(rest);
  if (entries_.count() > before) return;
  const Errc code = is_comment(rest.text) ? Errc::kEmptyText : Errc::kUnknownFormat;
  const Place at = rest.place(0);
  entries_.fail(options_.format, at, Error{code, at, {}, 0, 0});
}

void EveryLineReader::take_long_line(const Line& beginning) {
  const Line rest = without_number(beginning);
  make_reader(entries_)->take_long_line(rest);
}

Line EveryLineReader::without_number(const Line& line) {
  const Stated stated = stated_number(line.text);
  entries_.set_line_number(stated.length > 0 ? stated.number : line.number);
  return line.from(stated.length);
}

}  // namespace nonet
