// core/format/utf16.h: UTF-16 with its mark, as Excel ("Unicode text") and Notepad save it, made UTF-8.
//
// A text that begins with FF FE or FE FF is UTF-16 of that byte order: no UTF-8 begins so. Without the mark it is
// not looked for. Lone surrogates and a lone last byte become U+FFFD, which no cell can be.
// Tested by tests/core/format/lines_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// Decodes a stream of bytes, cut anywhere.
class Utf16Decoder {
 public:
  /// The bytes that are to be read now: `bytes` as they stand if the text is no UTF-16; else UTF-8, valid until the
  /// next call. Nothing while the first two bytes are not both in.
  /// Cost: a comparison for each piece of a text that is no UTF-16.
  std::string_view decode(std::string_view bytes);
  /// What was kept back at the end of the text: a lone first byte, or U+FFFD for half a character.
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
