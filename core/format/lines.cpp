#include "core/format/lines.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// A character of two to four bytes of UTF-8; length 0 if it is none, or incomplete.
struct Decoded {
  std::uint32_t code = 0;
  std::size_t length = 0;
};

Decoded decode(std::string_view text) {
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  const auto follows = [&](std::size_t index) {
    return index < text.size() && (byte(index) & 0xC0) == 0x80;
  };
  if (byte(0) >= 0xC2 && byte(0) < 0xE0 && follows(1)) {
    return {(byte(0) & 0x1Fu) << 6 | (byte(1) & 0x3Fu), 2};
  }
  if (byte(0) >= 0xE0 && byte(0) < 0xF0 && follows(1) && follows(2)) {
    return {(byte(0) & 0x0Fu) << 12 | (byte(1) & 0x3Fu) << 6 | (byte(2) & 0x3Fu), 3};
  }
  if (byte(0) >= 0xF0 && byte(0) < 0xF5 && follows(1) && follows(2) && follows(3)) {
    return {(byte(0) & 0x07u) << 18 | (byte(1) & 0x3Fu) << 12 | (byte(2) & 0x3Fu) << 6 |
                (byte(3) & 0x3Fu),
            4};
  }
  return {};
}

/// The result for an invisible character: see plain_character.
constexpr char kDrop = '\x7F';

/// The zeros of the digits of other scripts, each followed by its 1 to 9; those of Unicode 15 that keyboards
/// have.
constexpr std::uint32_t kZeros[] = {
    0x0660,                                       // Arabic-Indic
    0x06F0,                                       // Persian, Urdu
    0x07C0,                                       // N'Ko
    0x0966,                                       // Devanagari
    0x09E6,                                       // Bengali
    0x0A66,                                       // Gurmukhi
    0x0AE6,                                       // Gujarati
    0x0B66,                                       // Odia
    0x0BE6,                                       // Tamil
    0x0C66,                                       // Telugu
    0x0CE6,                                       // Kannada
    0x0D66,                                       // Malayalam
    0x0E50,                                       // Thai
    0x0ED0,                                       // Lao
    0x0F20,                                       // Tibetan
    0x1040,                                       // Myanmar
    0x17E0,                                       // Khmer
    0x1810,                                       // Mongolian
    0x245F,                                       // circled: from 1 on
    0x2775,                                       // the same, black
    0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6,  // mathematical: bold, with double lines …
};

char plain_character(std::uint32_t code) {
  switch (code) {
    case 0x00A0:  // no-break space
    case 0x202F:  // narrow no-break space
    case 0x3000:  // ideographic space
      return ' ';
    case 0x200B:  // zero-width space and joiners, and a byte order mark in mid-text
    case 0x200C:
    case 0x200D:
    case 0x2060:
    case 0xFEFF:
    case 0x00AD:  // soft hyphen
    case 0x061C:  // marks of the writing direction
    case 0x200E:
    case 0x200F:
    case 0x20E3:  // the keycap around an emoji's digit, and what makes it an emoji
    case 0xFE0E:
    case 0xFE0F:
      return kDrop;
    case 0x00B7:  // middle dot, bullets, circles and squares: someone's empty cell
    case 0x2022:
    case 0x2219:
    case 0x22C5:
    case 0x25A0:
    case 0x25A1:
    case 0x25A2:
    case 0x25AA:
    case 0x25AB:
    case 0x25CB:
    case 0x25E6:
    case 0x2B1B:
    case 0x2B1C:
    case 0x1F532:
    case 0x1F533:
      return '.';
    case 0x2212:  // minus sign
      return '-';
    case 0x2502:  // the vertical box-drawing lines
    case 0x2503:
    case 0x2506:
    case 0x2507:
    case 0x250A:
    case 0x250B:
    case 0x254E:
    case 0x254F:
    case 0x2551:
      return '|';
    case 0x2500:  // the horizontal ones
    case 0x2501:
    case 0x2504:
    case 0x2505:
    case 0x2508:
    case 0x2509:
    case 0x254C:
    case 0x254D:
      return '-';
    case 0x2550:
      return '=';
    default:
      break;
  }
  if (code >= 0x2000 && code <= 0x200A) return ' ';    // spaces of all widths
  if (code >= 0x2010 && code <= 0x2015) return '-';    // dashes
  if (code >= 0x2500 && code <= 0x257F) return '+';    // corners and crossings
  if (code >= 0x202A && code <= 0x202E) return kDrop;  // embeddings of another writing direction
  if (code >= 0x2066 && code <= 0x2069) return kDrop;
  if (code >= 0x25FB && code <= 0x25FE) return '.';    // squares
  if (code >= 0x1F7E0 && code <= 0x1F7EB) return '.';  // coloured circles and squares
  if (code >= 0xFF01 && code <= 0xFF5E)
    return static_cast<char>(code - 0xFEE0);  // full-width ASCII
  for (const std::uint32_t zero : kZeros) {
    if (code >= zero && code - zero <= 9) return static_cast<char>('0' + (code - zero));
  }
  return 0;
}

/// The plain character for a byte outside UTF-8, read as Latin-1, if that is a look-alike.
char of_latin1(char byte) {
  return byte == '\xB7' ? '.' : byte == '\xA0' ? ' ' : byte;
}

/// Whether a line can be handed over as it is. Written without a branch so that it is a few vector
/// instructions for a line of 81 characters.
bool is_plain(std::string_view text) {
  unsigned char seen = 0;
  for (const char character : text) seen |= static_cast<unsigned char>(character);
  return seen < 0x80;
}

/// The length of the characters before a line that are no part of it: the marks of a quotation in a
/// mail or a forum ("> ", ">> ", "> > "), and page breaks.
std::size_t margin_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && (text[length] == '>' || text[length] == '\f')) {
    ++length;
    if (length < text.size() && text[length - 1] == '>' && text[length] == ' ') ++length;
  }
  return length;
}

}  // namespace

Place Line::place(std::size_t index) const {
  index += begin;
  std::size_t column = index;
  if (columns != nullptr) {
    if (index < columns->size()) {
      column = (*columns)[index];
    } else {
      column = columns->empty() ? 0 : columns->back() + 1u + (index - columns->size());
    }
  }
  return Place{number, static_cast<std::uint32_t>(column + 1)};
}

KeptLine::KeptLine(const Line& line) : text(line.text), number(line.number) {
  if (line.columns != nullptr) columns = *line.columns;
}

LineSplitter::LineSplitter(std::size_t longest_line, LineTaker& taker, Ends ends)
    : longest_line_(longest_line), taker_(taker), ends_(ends) {}

std::size_t LineSplitter::feed(std::string_view bytes) {
  std::string_view text = utf16_.decode(bytes);
  if (text.data() == bytes.data()) return split(text);
  // Decoded text is split to its end: the caller could not feed a rest of it again.
  while (!text.empty()) text.remove_prefix(split(text));
  return bytes.size();
}

std::size_t LineSplitter::split(std::string_view bytes) {
  std::size_t begin = 0;
  stopped_ = false;
  if (after_return_ && !bytes.empty()) {
    if (bytes[0] == '\n') begin = 1;
    after_return_ = false;
  }
  // A lone '\r' is rare: look for '\n' first, and for '\r' only before it.
  while (begin < bytes.size() && !stopped_) {
    if (kept_.empty() && !dropping_) {
      const LineTaker::Taken taken = taker_.take_lines(bytes.substr(begin), number_ + 1);
      begin += taken.bytes;
      number_ += taken.lines;
      if (begin == bytes.size() || stopped_) break;
    }
    const std::size_t newline = std::min(bytes.find('\n', begin), bytes.size());
    while (ends_ == Ends::kAny && begin < newline && !stopped_) {
      const std::string_view piece = bytes.substr(begin, newline - begin);
      const std::size_t length = piece.find('\r');
      if (length == std::string_view::npos) break;
      end_line(piece.substr(0, length));
      begin += length + 1;
      if (begin == newline) {
        // "\r\n", or '\r' as the last byte of this piece.
        if (newline < bytes.size()) {
          begin = newline + 1;
        } else {
          after_return_ = true;
        }
        break;
      }
    }
    if (begin > newline || after_return_ || stopped_) continue;
    if (newline == bytes.size()) {
      keep(bytes.substr(begin));
      return bytes.size();
    }
    end_line(bytes.substr(begin, newline - begin));
    begin = newline + 1;
  }
  return begin;
}

void LineSplitter::finish() {
  split(utf16_.finish());
  if (!kept_.empty()) end_line({});
}

void LineSplitter::keep(std::string_view rest) {
  if (dropping_) return;
  const std::size_t room = longest_line_ + 1 - kept_.size();
  kept_.append(rest.substr(0, room));
  if (kept_.size() > longest_line_) end_line({});
}

void LineSplitter::end_line(std::string_view rest) {
  if (dropping_) {
    dropping_ = false;
    return;
  }
  if (kept_.empty() && rest.size() <= longest_line_) {
    hand_over(rest);
    return;
  }
  // Called by keep() as soon as the line is too long, by feed() at its end: the same bytes show.
  const bool at_end = kept_.size() <= longest_line_;
  if (at_end) kept_.append(rest.substr(0, longest_line_ + 1 - kept_.size()));
  if (kept_.size() <= longest_line_) {
    hand_over(kept_);
  } else {
    dropping_ = !at_end;
    taker_.take_long_line(Line{kept_, ++number_});
  }
  kept_.clear();
}

void LineSplitter::hand_over(std::string_view text) {
  ++number_;
  while (ends_ == Ends::kNewline && text.ends_with('\r')) text.remove_suffix(1);
  if (number_ == 1 && text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    text.remove_prefix(kByteOrderMark.size());
  }
  const std::size_t margin = margin_length(text);
  if (margin == 0 && is_plain(text)) {
    taker_.take_line(Line{text, number_});
    return;
  }
  cleaned_.clear();
  columns_.clear();
  for (std::size_t index = margin; index < text.size();) {
    const Decoded decoded =
        static_cast<unsigned char>(text[index]) < 0x80 ? Decoded{} : decode(text.substr(index));
    const char plain = decoded.length == 0 ? char{0} : plain_character(decoded.code);
    if (plain == 0) {
      // All bytes of a character that is kept: the later ones are not Latin-1.
      const std::size_t length = std::max<std::size_t>(decoded.length, 1);
      for (const std::size_t end = index + length; index < end; ++index) {
        cleaned_ += decoded.length == 0 ? of_latin1(text[index]) : text[index];
        columns_.push_back(static_cast<std::uint32_t>(index));
      }
      continue;
    }
    if (plain != kDrop) {
      cleaned_ += plain;
      columns_.push_back(static_cast<std::uint32_t>(index));
    }
    index += decoded.length;
  }
  taker_.take_line(Line{cleaned_, number_, &columns_});
}

}  // namespace nonet
