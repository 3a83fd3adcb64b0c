#include "core/cli/results.h"

#include <utility>

namespace nonet::cli {

Results::Results(std::ostream& out, WriteTexts write) : write_(std::move(write)) {
  if (write_) return;
  write_ = [&out](std::span<const std::string> texts) {
    for (const std::string& text : texts) out << text;
    return static_cast<bool>(out << std::flush);
  };
}

void Results::add(std::string& text) {
  if (text.empty()) return;
  if (count_ == texts_.size()) texts_.emplace_back();
  std::swap(texts_[count_++], text);
}

bool Results::write() {
  if (count_ > 0 && good_) good_ = write_(std::span(texts_).first(count_));
  for (std::size_t i = 0; i < count_; ++i) texts_[i].clear();
  count_ = 0;
  return good_;
}

}  // namespace nonet::cli
