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

}  // namespace

EveryLineReader::EveryLineReader(ReadOptions options, TextReader::Sink sink, const MoreFormat* more)
    : options_(std::move(options)),
      sink_(std::move(sink)),
      entries_(options_, sink_),
      splitter_(TextReader::kLongestLine, *this, LineSplitter::Ends::kNewline),
      more_(more) {
  // The caller's string may not live as long.
  options_.format = is_of_more_alone()         ? more_->info.key
                    : options_.format == "sdm" ? std::string_view("sdm")
                                               : std::string_view("line");
}

/// Whether the caller has named that format.
bool EveryLineReader::is_of_more_alone() const {
  return more_ != nullptr && options_.format == more_->info.key;
}

/// The reader of a line without its number.
std::unique_ptr<FormatReader> EveryLineReader::reader_for(std::string_view line) {
  if (is_of_more_alone() || (more_ != nullptr && more_->claims(line))) {
    return more_->make_reader(entries_);
  }
  return options_.format == "sdm" ? make_sdm_reader(entries_) : make_line_reader(entries_);
}

LineTaker::Taken EveryLineReader::take_lines(std::string_view bytes, std::uint32_t number) {
  if (is_of_more_alone()) return {};
  entries_.set_line_number(number);
  return entries_.take_plain_lines(bytes, number, options_.format);
}

void EveryLineReader::take_line(const Line& line) {
  const Line rest = without_number(line);
  if (!is_of_more_alone() && entries_.take_plain_line(rest, options_.format)) return;
  if (const std::size_t index = rest.text.find('\r'); index != std::string_view::npos) {
    const Place at = rest.place(index);
    entries_.fail(options_.format, at, Error{Errc::kBadCharacter, at, "\r", 0, 0});
    return;
  }
  const std::uint32_t before = entries_.count();
  const auto reader = reader_for(rest.text);
  reader->take_line(rest);
  reader->finish();
  if (entries_.count() > before) return;
  const Errc code = is_comment(rest.text) ? Errc::kEmptyText : Errc::kUnknownFormat;
  const Place at = rest.place(0);
  entries_.fail(options_.format, at, Error{code, at, {}, 0, 0});
}

void EveryLineReader::take_long_line(const Line& beginning) {
  const Line rest = without_number(beginning);
  reader_for(rest.text)->take_long_line(rest);
}

Line EveryLineReader::without_number(const Line& line) {
  const Stated stated = stated_number(line.text);
  entries_.set_line_number(stated.length > 0 ? stated.number : line.number);
  return line.from(stated.length);
}

}  // namespace nonet
