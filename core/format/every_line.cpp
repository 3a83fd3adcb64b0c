#include "core/format/every_line.h"

#include "core/format/plain_lines.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kMostDigits = 15;

/// The number that a line begins with; length 0: with none.
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

class EveryLineReader : public FormatReader {
 public:
  EveryLineReader(Entries& entries, MakeReader make_reader)
      : FormatReader(entries), make_reader_(make_reader) {}

  Taken take_lines(std::string_view bytes, std::uint32_t number) override {
    return take_plain_lines(bytes, number, format(), entries_);
  }

  void take_line(const Line& line) override {
    const Line rest = without_number(line);
    if (is_plain_line(rest.text) && entries_.takes_lines()) {
      entries_.hand_on(
          PlainLines{rest.text, rest.text.size(), 1, format(), 0, rest.place(0), line_number_});
      return;
    }
    const std::uint32_t before = entries_.count();
    make_reader_(entries_)->take_line(rest);
    if (entries_.count() > before) return;
    const Errc code = is_comment(rest.text) ? Errc::kEmptyText : Errc::kUnknownFormat;
    entries_.fail(format(), rest.place(0), Error{code, rest.place(0), {}, 0, 0});
  }

  void take_long_line(const Line& beginning) override {
    without_number(beginning);
    FormatReader::take_long_line(beginning);
  }

  void finish() override {}

 private:
  std::string_view format() const { return entries_.options().format; }

  Line without_number(const Line& line) {
    const Stated stated = stated_number(line.text);
    line_number_ = stated.length > 0 ? stated.number : line.number;
    entries_.set_line_number(line_number_);
    return line.from(stated.length);
  }

  const MakeReader make_reader_;
  std::uint64_t line_number_ = 0;  // of the line being read
};

}  // namespace

std::unique_ptr<FormatReader> make_every_line_reader(Entries& entries, MakeReader make_reader) {
  return std::make_unique<EveryLineReader>(entries, make_reader);
}

}  // namespace nonet
