#include "core/cli/json_tree.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace nonet::cli {
namespace {

constexpr std::size_t kDeepest = 64;

/// Builds a tree from what the parser finds, in order.
class Builder : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return take({}); }
  bool boolean(bool value) override { return take(Tree::flag(value)); }
  bool number_integer(number_integer_t value) override {
    return take(Tree::of(static_cast<double>(value)));
  }
  bool number_unsigned(number_unsigned_t value) override {
    return take(Tree::of(static_cast<double>(value)));
  }
  bool number_float(number_float_t value, const string_t&) override {
    return take(Tree::of(value));
  }
  bool string(string_t& value) override { return take(Tree::of(std::move(value))); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Tree::object()); }
  bool key(string_t& value) override {
    open_.back()->names.push_back(std::move(value));
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Tree::list()); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t position, const std::string& last_token,
                   const nlohmann::detail::exception&) override {
    error = {position, last_token};
    return false;
  }

  Tree root;
  JsonError error;

 private:
  /// A list or object that is open grows by its own items alone, so that it stays where it is.
  bool take(Tree value) {
    (open_.empty() ? root : open_.back()->items.emplace_back()) = std::move(value);
    return true;
  }
  bool open(Tree value) {
    if (open_.size() == kDeepest) {
      error = {0, std::to_string(kDeepest) + " × ["};
      return false;
    }
    take(std::move(value));
    open_.push_back(open_.empty() ? &root : &open_.back()->items.back());
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::vector<Tree*> open_;
};

/// Walks through a JSON text that is right, without reading its values.
class Walker {
 public:
  explicit Walker(std::string_view text) : text_(text) { skip_blanks(); }

  std::size_t at() const { return at_; }
  /// Enters the value of a member; false: there is none, or no object here.
  bool enter(std::string_view name) {
    return enter('{', [&] {
      const std::size_t begin = at_ + 1;
      skip_text();
      const bool is_it = text_.substr(begin, at_ - 1 - begin) == name;
      skip_blanks();
      ++at_;  // the colon
      skip_blanks();
      return is_it;
    });
  }
  /// Enters an item of a list.
  bool enter(std::size_t index) {
    return enter('[', [&] { return index-- == 0; });
  }

 private:
  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
  void skip_text() {
    for (++at_; here() != '"' && at_ < text_.size(); ++at_) at_ += here() == '\\';
    ++at_;
  }
  /// The value here, with the comma behind it.
  void skip_value() {
    int depth = 0;
    do {
      const char character = here();
      if (character == '"') {
        skip_text();
        continue;
      }
      depth += (character == '{' || character == '[') - (character == '}' || character == ']');
      if (depth >= 0) ++at_;
    } while (at_ < text_.size() && depth >= 0 && (depth > 0 || here() != ','));
    at_ += here() == ',';
    skip_blanks();
  }
  template <class Choose>
  bool enter(char bracket, const Choose& choose) {
    if (here() != bracket) return false;
    const std::size_t before = at_++;
    skip_blanks();
    while (at_ < text_.size() && here() != '}' && here() != ']') {
      if (choose()) return true;
      skip_value();
    }
    at_ = before;
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string repeated_member(const Tree& tree) {
  std::vector<std::string_view> names(tree.names.begin(), tree.names.end());
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice != names.end()) return std::string(*twice);
  for (std::size_t i = 0; i < tree.items.size(); ++i) {
    std::string inner = repeated_member(tree.items[i]);
    if (inner.empty()) continue;
    if (inner[0] != '[') inner = "." + inner;
    return (tree.names.empty() ? "[" + std::to_string(i) + "]" : tree.names[i]) + inner;
  }
  return {};
}

std::size_t offset_of(std::string_view json, std::string_view path) {
  Walker walker(json);
  path = path.substr(0, path.find(' '));
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(".[", 1), path.size());
    std::string_view step = path.substr(0, end);
    path.remove_prefix(end);
    bool is_there = false;
    if (step[0] == '[') {
      std::size_t index = 0;
      std::from_chars(step.data() + 1, step.data() + step.size(), index);
      is_there = walker.enter(index);
    } else {
      if (step[0] == '.') step.remove_prefix(1);
      is_there = walker.enter(step);
    }
    if (!is_there) break;
  }
  return walker.at();
}

std::variant<Tree, JsonError> read_json(std::string_view text) {
  Builder builder;
  if (Json::sax_parse(text.begin(), text.end(), &builder)) return std::move(builder.root);
  return std::move(builder.error);
}

Json json_of(const Tree& tree) {
  switch (tree.kind) {
    case Tree::Kind::kNothing:
      return nullptr;
    case Tree::Kind::kFlag:
      return tree.number != 0;
    case Tree::Kind::kNumber:
      if (tree.number == std::floor(tree.number) && std::abs(tree.number) < 1e15) {
        return static_cast<std::int64_t>(tree.number);
      }
      return tree.number;
    case Tree::Kind::kText:
      return tree.text;
    case Tree::Kind::kList: {
      Json list = Json::array();
      for (const Tree& item : tree.items) list.push_back(json_of(item));
      return list;
    }
    case Tree::Kind::kObject: {
      Json object = Json::object();
      for (std::size_t i = 0; i < tree.items.size(); ++i) {
        object[tree.names[i]] = json_of(tree.items[i]);
      }
      return object;
    }
  }
  return nullptr;
}

}  // namespace nonet::cli
