#include "core/format/format.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/format/boxed.h"
#include "core/format/candidates.h"
#include "core/format/cells.h"
#include "core/format/csv.h"
#include "core/format/entries.h"
#include "core/format/grid_reader.h"
#include "core/format/line.h"
#include "core/format/list.h"
#include "core/format/not_text.h"
#include "core/format/numbers.h"
#include "core/format/sdk.h"
#include "core/format/ss.h"
#include "core/format/symbols.h"
#include "core/format/titled.h"

namespace nonet {
namespace {

/// A format: its row in formats(), and its functions. To add one: its pair of files and a row here.
struct Format {
  FormatInfo info;
  Recognise recognise;  // nullptr: another row finds it, or nothing tells it apart
  MakeReader make_reader;
  Write write;
};

// From the most telling to the least: a text that begins "[Puzzle]" can be nothing else, while rows
// of digits may be many things. The drawn grids share a reader, which names each grid it finds.
constexpr Format kFormats[] = {
    {{"sdk", "sdk", true, true}, recognise_sdk, make_sdk_reader, write_sdk},
    {{"list", "json", true, true}, recognise_list, make_list_reader, write_list},
    {{"csv", "csv", true, true}, recognise_csv, make_csv_reader, write_csv},
    {{"numbers", "", true, true}, recognise_numbers, make_numbers_reader, write_numbers},
    {{"line", "txt", true, true}, recognise_line, make_line_reader, write_line},
    {{"sdm", "sdm", true, true}, nullptr, make_sdm_reader, write_sdm},
    {{"cells", "", true, true}, recognise_cells, make_cells_reader, write_cells},
    {{"boxed", "", true, true}, recognise_grid, make_grid_reader, write_boxed},
    {{"titled", "", true, true}, nullptr, make_grid_reader, write_titled},
    {{"candidates", "", true, true}, nullptr, make_grid_reader, write_candidates},
    {{"ss", "ss", true, true}, nullptr, make_grid_reader, write_ss},
    {{"board", "", true, true}, nullptr, make_grid_reader, write_board},
};

constexpr auto kInfos = [] {
  std::array<FormatInfo, std::size(kFormats)> infos{};
  for (std::size_t row = 0; row < infos.size(); ++row) infos[row] = kFormats[row].info;
  return infos;
}();

const Format* find_format(std::string_view key) {
  for (const Format& format : kFormats) {
    if (format.info.key == key) return &format;
  }
  return nullptr;
}

/// How much of a text is kept to find its format.
constexpr std::size_t kLargestSample = std::size_t{1} << 16;

}  // namespace

std::span<const FormatInfo> formats() {
  return kInfos;
}

/// Lines wait in the sample until the format is found; then they are read, and all that follow go
/// straight to the reader.
struct TextReader::State : LineTaker {
  State(ReadOptions options_in, Sink sink_in, PlainLinesSink* lines_sink)
      : options(std::move(options_in)),
        sink(std::move(sink_in)),
        entries(options, sink, lines_sink),
        splitter(kLongestLine, *this) {
    // The key may belong to a string that is gone before the text ends; the table's does not.
    if (options.format.empty()) return;
    const Format* format = find_format(options.format);
    if (format == nullptr) {
      entries.fail({}, {}, Error{Errc::kUnknownFormatName, {}, std::string(options.format), 0, 0});
      ignoring = true;
      return;
    }
    options.format = format->info.key;
    reader = format->make_reader(entries);
  }

  Taken take_lines(std::string_view bytes, std::uint32_t number) override {
    return ignoring || reader == nullptr ? Taken{} : reader->take_lines(bytes, number);
  }

  void take_line(const Line& line) override {
    if (ignoring) return;
    if (first_text == Place{}) {
      const std::size_t index = line.text.find_first_not_of(" \t\v\f");
      if (index != std::string_view::npos) first_text = line.place(index);
    }
    if (line.number == 1 && reader != nullptr && refuse_if_not_text(line.text)) return;
    if (reader != nullptr) {
      reader->take_line(line);
      return;
    }
    sample.lines.emplace_back(line);
    sample_size += line.text.size() + 1;
    // Looking at every line would cost the square of the sample.
    if (sample_size >= kLargestSample) {
      find_reader(true);
    } else if (sample.lines.size() >= next_look) {
      next_look = 2 * sample.lines.size();
      find_reader(false);
    }
  }

  void take_long_line(const Line& beginning) override {
    if (ignoring) return;
    if (first_text == Place{}) first_text = beginning.place(0);
    if (entries.count() == 0 && refuse_if_not_text(beginning.text.substr(0, kLargestSample))) {
      return;
    }
    // What stands before it must come out first.
    if (reader == nullptr && !sample.lines.empty()) find_reader(true);
    if (ignoring) return;
    const Place at = beginning.place(0);
    if (reader != nullptr) {
      reader->take_long_line(beginning);
    } else {
      entries.fail({}, at, Error{Errc::kLineTooLong, at, {}, 0, kLongestLine});
    }
  }

  bool refuse_if_not_text(std::string_view beginning) {
    const std::string_view what = not_text(beginning);
    if (what.empty()) return false;
    const Place at{1, 1};
    entries.fail({}, at, Error{Errc::kNotText, at, std::string(what), 0, 0});
    ignoring = true;
    return true;
  }

  /// Chooses the reader if the sample says which; `last`: it must be chosen now.
  void find_reader(bool last) {
    sample.complete = last;
    std::string text;
    for (const KeptLine& line : sample.lines) (text += line.text) += '\n';
    if (refuse_if_not_text(text)) return;
    for (const Format& format : kFormats) {
      if (format.recognise == nullptr || !format.recognise(sample)) continue;
      reader = format.make_reader(entries);
      for (const KeptLine& line : sample.lines) reader->take_line(line.line());
      sample.lines.clear();
      return;
    }
    if (!last) return;
    report_nothing_found();
    ignoring = true;
  }

  void report_nothing_found() {
    const Errc code = first_text == Place{} ? Errc::kEmptyText : Errc::kUnknownFormat;
    entries.fail({}, first_text, Error{code, first_text, {}, 0, 0});
  }

  void finish() {
    splitter.finish();
    if (reader == nullptr && !ignoring && !sample.lines.empty()) find_reader(true);
    if (reader != nullptr && !ignoring) reader->finish();
    if (entries.count() == 0) report_nothing_found();
  }

  ReadOptions options;
  Sink sink;
  Entries entries;
  LineSplitter splitter;
  std::unique_ptr<FormatReader> reader;
  Sample sample;
  std::size_t sample_size = 0;
  std::size_t next_look = 1;
  Place first_text;       // the first character that is no blank
  bool ignoring = false;  // the text is refused, and that has been said
};

TextReader::TextReader(ReadOptions options, Sink sink, PlainLinesSink* lines_sink)
    : state_(std::make_unique<State>(std::move(options), std::move(sink), lines_sink)) {}

TextReader::~TextReader() = default;

std::size_t TextReader::feed(std::string_view bytes) {
  return state_->ignoring ? bytes.size() : state_->splitter.feed(bytes);
}

void TextReader::stop() {
  state_->splitter.stop();
}

void TextReader::finish() {
  state_->finish();
}

std::vector<ReadEntry> read_text(std::string_view text, const ReadOptions& options) {
  std::vector<ReadEntry> entries;
  TextReader reader(options, [&](const ReadEntry& entry) { entries.push_back(entry); });
  reader.feed(text);
  reader.finish();
  return entries;
}

Result<std::string> write_puzzle(const Puzzle& puzzle, std::string_view key,
                                 const WriteOptions& options) {
  const Format* format = find_format(key);
  if (format == nullptr) {
    return Error{Errc::kUnknownFormatName, {}, std::string(key), 0, 0};
  }
  return format->write(puzzle, options);
}

std::string_view write_header(std::string_view key) {
  return key == "csv" ? kCsvHeader : std::string_view{};
}

}  // namespace nonet
