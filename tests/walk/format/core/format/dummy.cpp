#include "core/format/dummy.h"

#include <algorithm>

#include "core/format/symbols.h"

namespace nonet {
namespace {

constexpr std::string_view kMark = "dummy: ";

class DummyReader : public FormatReader {
 public:
  using FormatReader::FormatReader;

  void take_line(const Line& line) override {
    if (!line.text.starts_with(kMark)) return;
    Entries::clear(entry_, "dummy", line.place(0));
    const std::string_view symbols = line.text.substr(kMark.size());
    const int size = size_of_square(symbols.size());
    if (size == 0 || size > kLargestSymbolSize) {
      const auto found = static_cast<std::int64_t>(symbols.size());
      entry_.error = Error{Errc::kNoSuchSize, entry_.at, {}, found, 0};
    } else if (entries_.set_size(entry_, size)) {
      read_cells(line, symbols, size);
    }
    entries_.emit(entry_);
  }

  void finish() override {}

 private:
  void read_cells(const Line& line, std::string_view symbols, int size) {
    const std::size_t read = decode_symbols(symbols, size, entry_.puzzle.givens.data());
    if (read < symbols.size()) {
      entry_.error = symbol_error(symbols, read, size, line.place(kMark.size() + read));
    }
    if (!entries_.options().cell_places) return;
    for (std::size_t cell = 0; cell < symbols.size(); ++cell) {
      entry_.cell_places.push_back(line.place(kMark.size() + cell));
    }
  }

  ReadEntry entry_;
};

}  // namespace

bool recognise_dummy(const Sample& sample) {
  return std::any_of(sample.lines.begin(), sample.lines.end(),
                     [](const KeptLine& line) { return line.text.starts_with(kMark); });
}

std::unique_ptr<FormatReader> make_dummy_reader(Entries& entries) {
  return std::make_unique<DummyReader>(entries);
}

Result<std::string> write_dummy(const Puzzle& puzzle, const WriteOptions&) {
  if (!fits_symbols(puzzle)) return cannot_write("dummy", puzzle);
  return std::string(kMark) + symbol_line(filled_cells(puzzle), '.') + "\n";
}

}  // namespace nonet
