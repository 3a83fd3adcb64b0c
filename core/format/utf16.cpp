#include "core/format/utf16.h"

namespace nonet {
namespace {

constexpr std::uint32_t kReplacement = 0xFFFD;

bool is_high(std::uint32_t unit) {
  return unit >= 0xD800 && unit < 0xDC00;
}

bool is_low(std::uint32_t unit) {
  return unit >= 0xDC00 && unit < 0xE000;
}

}  // namespace

std::string_view Utf16Decoder::decode(std::string_view bytes) {
  if (kind_ == Kind::kOther || bytes.empty()) return bytes;
  decoded_.clear();
  for (std::size_t index = 0; index < bytes.size(); ++index) {
    const auto byte = static_cast<unsigned char>(bytes[index]);
    if (kind_ == Kind::kUnknown && !has_first_ && byte != 0xFF && byte != 0xFE) {
      kind_ = Kind::kOther;
      return bytes;
    }
    if (!has_first_) {
      first_ = byte;
      has_first_ = true;
      continue;
    }
    has_first_ = false;
    if (kind_ != Kind::kUnknown) {
      const bool little = kind_ == Kind::kLittleEndian;
      take_unit(little ? static_cast<std::uint32_t>(byte << 8 | first_)
                       : static_cast<std::uint32_t>(first_ << 8 | byte));
    } else if ((first_ ^ byte) == 1) {  // one of them is FF, the other FE
      kind_ = first_ == 0xFF ? Kind::kLittleEndian : Kind::kBigEndian;
    } else {
      kind_ = Kind::kOther;
      decoded_ += static_cast<char>(first_);
      return decoded_ += bytes.substr(index);
    }
  }
  return decoded_;
}

std::string_view Utf16Decoder::finish() {
  decoded_.clear();
  if (kind_ == Kind::kUnknown && has_first_) {
    decoded_ += static_cast<char>(first_);
  } else if (has_first_ || high_ != 0) {
    append(kReplacement);
  }
  return decoded_;
}

void Utf16Decoder::take_unit(std::uint32_t unit) {
  if (high_ != 0 && is_low(unit)) {
    append(0x10000 + ((high_ - 0xD800) << 10) + (unit - 0xDC00));
    high_ = 0;
    return;
  }
  if (high_ != 0) append(kReplacement);
  high_ = is_high(unit) ? unit : 0;
  if (high_ == 0) append(is_low(unit) ? kReplacement : unit);
}

void Utf16Decoder::append(std::uint32_t code) {
  const auto follow = [&](int shift) {
    decoded_ += static_cast<char>(0x80 | (code >> shift & 0x3F));
  };
  if (code < 0x80) {
    decoded_ += static_cast<char>(code);
  } else if (code < 0x800) {
    decoded_ += static_cast<char>(0xC0 | code >> 6);
    follow(0);
  } else if (code < 0x10000) {
    decoded_ += static_cast<char>(0xE0 | code >> 12);
    follow(6);
    follow(0);
  } else {
    decoded_ += static_cast<char>(0xF0 | code >> 18);
    follow(12);
    follow(6);
    follow(0);
  }
}

}  // namespace nonet
