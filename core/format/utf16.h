// core/format/utf16.h: converts UTF-16 with a byte order mark, as Excel ("Unicode text") and Notepad
// save it, to UTF-8.
//
// A text that begins with FF FE or FE FF is UTF-16 of that byte order; no UTF-8 begins so. UTF-16 without
// the mark is not recognised. Lone surrogates and a lone last byte become U+FFFD, which is no cell.
// Tested by tests/core/format/lines_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// Decodes a stream of bytes, cut anywhere.
class Utf16Decoder {
 public:
  /// Returns UTF-8, valid until the next call; if the text is not UTF-16, `bytes` itself. Returns nothing
  /// until the first two bytes have arrived.
  /// Cost: one comparison for each piece of a text that is not UTF-16.
  std::string_view decode(std::string_view bytes);
  /// Returns what is left at the end of the text: a lone first byte, or U+FFFD for half a character.
  std::string_view finish();

 private:
  enum class Kind : std::uint8_t { kUnknown, kOther, kLittleEndian, kBigEndian };

  void take_unit(std::uint32_t unit);
  void append(std::uint32_t code);

  Kind kind_ = Kind::kUnknown;
  bool has_first_ = false;  // a byte waits for its second
  unsigned char first_ = 0;
  std::uint32_t high_ = 0;  // a high surrogate waits for the low one
  std::string decoded_;
};

}  // namespace nonet
