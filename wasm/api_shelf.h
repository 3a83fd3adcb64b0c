// wasm/api_shelf.h: what the module remembers between two calls, known outside by a number; for
// api*.cpp only. One that is forgotten there cannot pile up here: of nine the oldest goes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace nonet::api {

template <class Item>
class Shelf {
 public:
  /// The item's number, from 1; none is given out twice.
  int add(std::unique_ptr<Item> item) {
    if (places_.size() == kMost) places_.erase(places_.begin());
    places_.push_back({++last_id_, std::move(item)});
    return last_id_;
  }
  /// Null: there is none (any more).
  Item* find(int id) const {
    const auto place = place_of(id);
    return place == places_.end() ? nullptr : place->item.get();
  }
  /// Whether there was one.
  bool remove(int id) {
    const auto place = place_of(id);
    if (place == places_.end()) return false;
    places_.erase(place);
    return true;
  }

 private:
  static constexpr std::size_t kMost = 8;
  struct Place {
    int id;
    std::unique_ptr<Item> item;
  };

  auto place_of(int id) const {
    return std::find_if(places_.begin(), places_.end(),
                        [id](const Place& place) { return place.id == id; });
  }

  std::vector<Place> places_;
  int last_id_ = 0;
};

}  // namespace nonet::api
