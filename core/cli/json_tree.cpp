#include "core/cli/json_tree.h"

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
    if (open_.size() == kDeepest) return false;
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

}  // namespace

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
