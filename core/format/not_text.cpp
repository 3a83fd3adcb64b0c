#include "core/format/not_text.h"

#include <cstddef>

namespace nonet {
namespace {

struct Signature {
  std::string_view bytes;
  std::string_view name;
};

constexpr Signature kSignatures[] = {
    {"\x89PNG", "PNG"},
    {"\xFF\xD8\xFF", "JPEG"},
    {"GIF87a", "GIF"},
    {"GIF89a", "GIF"},
    {"%PDF-", "PDF"},
    {"PK\x03\x04", "ZIP"},
    {"\x1F\x8B", "gzip"},
    {"7z\xBC\xAF", "7z"},
    {"\xFD"
     "7zXZ",
     "xz"},
    {"BZh9", "bzip2"},
    {"\x7F"
     "ELF",
     "ELF"},
    {"SQLite format", "SQLite"},
};

}  // namespace

std::string_view not_text(std::string_view beginning) {
  for (const Signature& signature : kSignatures) {
    if (beginning.substr(0, signature.bytes.size()) == signature.bytes) return signature.name;
  }
  if (beginning.substr(0, 4) == "RIFF" && beginning.find("WEBP") != std::string_view::npos) {
    return "WebP";
  }
  if (beginning.size() > 11 && beginning.substr(4, 4) == "ftyp") return "HEIC";
  std::size_t controls = 0;
  for (const char character : beginning) {
    if (character == 0) return "binary data";
    const bool blank =
        character == '\t' || character == '\n' || character == '\v' || character == '\f';
    controls += static_cast<unsigned char>(character) < 0x20 && !blank;
  }
  return controls * 20 > beginning.size() ? "binary data" : std::string_view{};
}

}  // namespace nonet
