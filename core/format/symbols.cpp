#include "core/format/symbols.h"

#include <array>
#include <cstdint>

namespace nonet {
namespace {

constexpr std::uint8_t kNone = 0xFF;
constexpr int kX = 24;  // the index of the letter X

/// The values of "ours" for sizes up to 9, where letters are no digits and X is empty.
constexpr std::array<std::uint8_t, 256> make_simple() {
  std::array<std::uint8_t, 256> values{};
  for (auto& value : values) value = kNone;
  for (const char empty : {'.', '0', '*', '_', '-', 'x', 'X', ' '}) {
    values[static_cast<unsigned char>(empty)] = 0;
  }
  for (int digit = 1; digit <= 9; ++digit) {
    values[static_cast<std::size_t>('0' + digit)] = static_cast<std::uint8_t>(digit);
  }
  return values;
}

constexpr auto kSimple = make_simple();

/// The dialect of a puzzle's symbols.
struct Dialect {
  bool letters_only = false;
  bool zero_is_last = false;
  bool x_is_letter = false;

  Dialect(std::string_view symbols, int size) {
    bool digit = false, zero = false, mark = false, x = false;
    int top_letter = 0;
    for (const char symbol : symbols) {
      const int letter = letter_index(symbol);
      if (symbol >= '1' && symbol <= '9') digit = true;
      if (symbol == '0') zero = true;
      if (symbol == ' ' || is_blank_mark(symbol)) mark = true;
      if (letter == kX) {
        x = true;
      } else if (letter > top_letter) {
        top_letter = letter;
      }
    }
    x_is_letter = size >= 33 || (size >= kX && !digit && (mark || zero));
    if (x && x_is_letter && top_letter < kX) top_letter = kX;
    if (x && !x_is_letter) mark = true;
    const int our_letters = size > 9 ? size - 9 : 0;
    letters_only = !digit && top_letter > our_letters;
    zero_is_last = size > 9 && zero && mark && !letters_only && top_letter < our_letters;
  }

  /// 0..size, or kNone.
  std::uint8_t value(char symbol, int size) const {
    if (symbol == '0') return zero_is_last ? static_cast<std::uint8_t>(size) : std::uint8_t{0};
    const int letter = letter_index(symbol);
    if (letter == 0) return kSimple[static_cast<unsigned char>(symbol)];
    if (letter == kX && !x_is_letter) return 0;
    return static_cast<std::uint8_t>(letters_only ? letter : letter + 9);
  }
};

}  // namespace

bool is_blank_mark(char character) {
  return character == '.' || character == '*' || character == '_' || character == '-';
}

int letter_index(char character) {
  if (character >= 'A' && character <= 'Z') return character - 'A' + 1;
  if (character >= 'a' && character <= 'z') return character - 'a' + 1;
  return 0;
}

bool is_blank(char character) {
  return character == ' ' || character == '\t';
}

int symbol_value(char character) {
  if (const int letter = letter_index(character); letter != 0) return letter + 9;
  const std::uint8_t value = kSimple[static_cast<unsigned char>(character)];
  return value == kNone || character == ' ' ? -1 : value;
}

char symbol_of(Digit digit) {
  return static_cast<char>(digit <= 9 ? '0' + digit : 'A' + (digit - 10));
}

int size_of_square(std::size_t cells) {
  std::size_t size = 0;
  while (size < kMaxSize && size * size < cells) ++size;
  return size * size == cells ? static_cast<int>(size) : 0;
}

std::size_t decode_symbols(std::string_view symbols, int size, Digit* cells) {
  if (size <= 9) {
    std::uint8_t largest = 0;
    for (std::size_t cell = 0; cell < symbols.size(); ++cell) {
      const std::uint8_t value = kSimple[static_cast<unsigned char>(symbols[cell])];
      cells[cell] = value;
      largest = largest < value ? value : largest;
    }
    if (largest <= size) return symbols.size();
  }
  const Dialect dialect(symbols, size);
  for (std::size_t cell = 0; cell < symbols.size(); ++cell) {
    const std::uint8_t value = dialect.value(symbols[cell], size);
    if (value > size) return cell;
    cells[cell] = value;
  }
  return symbols.size();
}

Error symbol_error(std::string_view text, std::size_t index, int size, Place at) {
  const bool out_of_range = symbol_value(text[index]) > size;
  return Error{out_of_range ? Errc::kDigitOutOfRange : Errc::kBadCharacter, at,
               character_at(text, index), 0, out_of_range ? size : 0};
}

std::string character_at(std::string_view text, std::size_t index) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned char first = byte(index);
  if (first >= 0x20 && first < 0x7F) return std::string(1, text[index]);
  std::size_t length = 0;
  if (first >= 0xC2 && first < 0xE0) length = 2;
  if (first >= 0xE0 && first < 0xF0) length = 3;
  if (first >= 0xF0 && first < 0xF5) length = 4;
  bool whole = length > 0 && index + length <= text.size();
  for (std::size_t at = index + 1; whole && at < index + length; ++at) {
    whole = (byte(at) & 0xC0) == 0x80;
  }
  // Overlong forms, surrogates and values above U+10FFFF are no characters either.
  if (whole && length >= 3) {
    const unsigned char second = byte(index + 1);
    if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
        (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90)) {
      whole = false;
    }
  }
  if (whole) return std::string(text.substr(index, length));
  static constexpr char kHex[] = "0123456789ABCDEF";
  return std::string("0x") + kHex[first >> 4] + kHex[first & 15];
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

bool is_comment(std::string_view text) {
  const std::string_view rest = trimmed(text);
  return rest.empty() || rest[0] == '#' || rest[0] == ';' || rest.substr(0, 2) == "//";
}

std::string symbol_line(const std::vector<Digit>& cells, char empty) {
  std::string line;
  line.reserve(cells.size() + 1);
  for (const Digit digit : cells) line += digit == 0 ? empty : symbol_of(digit);
  return line;
}

std::string line_of_any_size(const std::vector<Digit>& cells) {
  if (cells.size() <= kLargestSymbolSize * kLargestSymbolSize) return symbol_line(cells, '.');
  std::string line;
  for (const Digit digit : cells) (line += line.empty() ? "" : " ") += std::to_string(digit);
  return line;
}

}  // namespace nonet
