#include "core/format/format.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/format/boxed.h"
#include "core/format/candidates.h"
#include "core/format/cells.h"
#include "core/format/csv.h"
#include "core/format/entries.h"
#include "core/format/grid_line.h"
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

/// Properties of some formats.
enum Trait : unsigned {
  kMixes = 1,           ///< may follow or precede another such format in one text
  kHoldsCandidates = 2  ///< writes the candidates of a puzzle that has no givens
};

/// A format: its row in formats(), and its functions. To add one: its pair of files and a row here.
struct Format {
  FormatInfo info;
  Recognise recognise;  // nullptr: another row recognises it too, or it is only read on request
  MakeReader make_reader;
  Write write;
  unsigned traits = 0;  // kMixes, kHoldsCandidates
};

// The most distinctive first: a text that begins "[Puzzle]" can be nothing else, while rows of digits
// may be many things. The drawn grids share a reader, which names the format of each grid.
constexpr Format kFormats[] = {
    {{"sdk", "sdk", true, true}, recognise_sdk, make_sdk_reader, write_sdk, kHoldsCandidates},
    {{"list", "json", true, true}, recognise_list, make_list_reader, write_list, kMixes},
    {{"csv", "csv", true, true, false, true}, recognise_csv, make_csv_reader, write_csv},
    {{"numbers", "", true, true}, recognise_numbers, make_numbers_reader, write_numbers},
    {{"line", "txt", true, true, true, true},
     recognise_line,
     make_line_reader,
     write_line,
     kMixes | kHoldsCandidates},
    {{"sdm", "sdm", true, true, true, true}, nullptr, make_sdm_reader, write_sdm},
    {{"cells", "", true, true}, recognise_cells, make_cells_reader, write_cells},
    {{"boxed", "", true, true}, recognise_grid, make_grid_reader, write_boxed, kMixes},
    {{"titled", "", true, true}, nullptr, make_grid_reader, write_titled},
    {{"candidates", "", true, true}, nullptr, make_grid_reader, write_candidates, kHoldsCandidates},
    {{"ss", "ss", true, true}, nullptr, make_grid_reader, write_ss, kHoldsCandidates},
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

/// A format for some lines, and the line of the first entry when they are read in it.
struct Found {
  const Format* format = nullptr;
  std::uint32_t first_entry = 0;
};

/// Whether reading the lines in that format gives a puzzle of size 4 or more: smaller ones may be chance.
bool gives_puzzle(Found& found, const Sample& sample, const ReadOptions& options) {
  bool any = false;
  const TextReader::Sink sink = [&](const ReadEntry& entry) {
    if (found.first_entry == 0) found.first_entry = entry.at.line;
    any = any || (!entry.error && entry.puzzle.geometry->size() >= 4);
  };
  Entries entries(options, sink);
  const auto reader = found.format->make_reader(entries);
  for (const KeptLine& line : sample.lines) reader->take_line(line.line());
  reader->finish();
  return any;
}

/// Whether a reader of grids would skip a line that may be a misspelt puzzle for the reader before it.
bool is_lone_row(const KeptLine& line, const Found& found) {
  return line.number < found.first_entry && found.format->recognise == recognise_grid &&
         grid_line_kind(line.text) == GridLineKind::kRow;
}

}  // namespace

std::span<const FormatInfo> formats() {
  return kInfos;
}

/// Lines are kept in the sample until the format is found; then they are read, and the following lines go
/// straight to the reader. If formats may be mixed, lines that the reader does not claim are kept in the
/// sample again, up to the next line that it claims: they are read in another format if that gives a puzzle,
/// else by the present reader.
struct TextReader::State : LineTaker {
  State(ReadOptions options_in, Sink sink_in)
      : options(std::move(options_in)),
        sink(std::move(sink_in)),
        entries(options, sink),
        splitter(kLongestLine, *this) {
    // The caller's string may not live until the text ends; the key in the table does.
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
    const bool straight = !ignoring && reader != nullptr && sample.lines.empty();
    return straight ? reader->take_lines(bytes, number) : Taken{};
  }

  void take_line(const Line& line) override {
    if (ignoring) return;
    if (first_text == Place{}) {
      const std::size_t index = line.text.find_first_not_of(" \t\v\f");
      if (index != std::string_view::npos) first_text = line.place(index);
    }
    if (line.number == 1 && reader != nullptr && refuse_if_not_text(line.text)) return;
    route(line);
  }

  void route(const Line& line) {
    if (reader != nullptr && (!mixes || reader->claims(line.text))) {
      if (!sample.lines.empty()) {
        settle();
        return route(line);  // perhaps to another reader
      }
      reader->take_line(line);
      return;
    }
    if (reader != nullptr && sample.lines.empty() && is_comment(line.text)) {
      reader->take_line(line);
      return;
    }
    sample.lines.emplace_back(line);
    sample_size += line.text.size() + 1;
    // Looking at every line would cost the square of the sample.
    if (sample_size >= kLargestSample) {
      if (reader != nullptr || !is_all_comments()) {
        settle();
      } else {
        clear_sample();
      }
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
    // The lines before it have to be read first.
    settle();
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

  /// Reads the sample without waiting for more lines.
  void settle() {
    while (!sample.lines.empty() && !ignoring) find_reader(true);
  }

  /// Chooses the reader if the sample is enough for that; `last`: it has to be chosen now.
  void find_reader(bool last) {
    sample.complete = last;
    if (reader == nullptr) {
      std::string text;
      for (const KeptLine& line : sample.lines) (text += line.text) += '\n';
      if (refuse_if_not_text(text)) return;
    }
    const Found found = format_of(sample, reader != nullptr);
    if (found.format != nullptr) return change_to(found);
    if (!last) return;
    if (reader != nullptr) {
      for (const KeptLine& line : clear_sample()) reader->take_line(line.line());
      return;
    }
    report_nothing_found();
    ignoring = true;
  }

  /// The format of some lines; `within`: of a part of a text, where reading them has to give a puzzle.
  Found format_of(const Sample& lines, bool within) const {
    for (const Format& format : kFormats) {
      if (format.recognise == nullptr || (within && !(format.traits & kMixes))) continue;
      if (!format.recognise(lines)) continue;
      Found found{&format};
      if (!within || gives_puzzle(found, lines, options)) return found;
    }
    return {};
  }

  /// Reads the sample in that format, and what follows.
  void change_to(const Found& found) {
    std::vector<KeptLine> lines = clear_sample();
    if (reader != nullptr) {
      const auto is_lone = [&](const KeptLine& line) { return is_lone_row(line, found); };
      for (const KeptLine& line : lines) {
        if (is_lone(line)) reader->take_line(line.line());
      }
      lines.erase(std::remove_if(lines.begin(), lines.end(), is_lone), lines.end());
      reader->finish();
    }
    reader = found.format->make_reader(entries);
    mixes = (found.format->traits & kMixes) != 0;
    reads_more = false;
    const auto first = std::find_if(lines.begin(), lines.end(), [&](const KeptLine& line) {
      return reader->claims(line.text);
    });
    if (first == lines.end()) {
      for (const KeptLine& line : lines) reader->take_line(line.line());
      return;
    }
    read_before(Sample{{lines.begin(), first}, true});
    for (auto line = first; line != lines.end(); ++line) route(line->line());
  }

  /// The lines that stand before the first one that the reader claims.
  void read_before(const Sample& lines) {
    const Found found = mixes && !lines.lines.empty() ? format_of(lines, true) : Found{};
    if (found.format == nullptr) {
      for (const KeptLine& line : lines.lines) reader->take_line(line.line());
      return;
    }
    const auto other = found.format->make_reader(entries);
    for (const KeptLine& line : lines.lines) {
      (is_lone_row(line, found) ? *reader : *other).take_line(line.line());
    }
    other->finish();
  }

  bool is_all_comments() const {
    return std::all_of(sample.lines.begin(), sample.lines.end(),
                       [](const KeptLine& line) { return is_comment(line.text); });
  }

  std::vector<KeptLine> clear_sample() {
    sample_size = 0;
    next_look = 1;
    return std::exchange(sample.lines, {});
  }

  void report_nothing_found() {
    const Errc code = first_text == Place{} ? Errc::kEmptyText : Errc::kUnknownFormat;
    entries.fail({}, first_text, Error{code, first_text, {}, 0, 0});
  }

  void finish() {
    splitter.finish();
    settle();
    if (reader != nullptr && !ignoring) reader->finish();
    if (entries.count() == 0) report_nothing_found();
  }

  ReadOptions options;
  Sink sink;
  Entries entries;
  LineSplitter splitter;
  std::unique_ptr<FormatReader> reader;
  bool mixes = false;       // the reader's format has kMixes
  bool reads_more = false;  // the reader is that of a MoreFormat
  Sample sample;
  std::size_t sample_size = 0;
  std::size_t next_look = 1;
  Place first_text;       // the first character that is no blank
  bool ignoring = false;  // the text is refused, and the error has been handed on
};

/// With one more format. Its lines go to its reader, after whatever stands before them has been read; what follows them is read as in
/// any text of mixed formats.
struct TextReader::MixedState final : State {
  MixedState(ReadOptions options_in, Sink sink_in, const MoreFormat& more_in)
      : State(std::move(options_in), std::move(sink_in)), more(more_in) {}

  void take_line(const Line& line) override {
    const bool goes_on = reads_more && sample.lines.empty();
    const bool may_change = !ignoring && !goes_on && (reader == nullptr || mixes);
    if (may_change && (more.claims(line.text) || may_begin(line)) && end_before()) begin();
    State::take_line(line);
  }

  bool may_begin(const Line& line) const {
    const bool is_between = (reader == nullptr || !reader->is_unfinished()) && is_all_comments();
    return is_between && more.may_begin != nullptr && more.may_begin(line.text);
  }

  /// Changes to a reader of that format.
  void begin() {
    reader = more.make_reader(entries);
    mixes = true;
    reads_more = true;
  }

  /// Reads the lines before to their end. False: they are of a format that may not be mixed, and so are those that follow.
  bool end_before() {
    if (reader == nullptr && !is_all_comments()) {
      sample.complete = true;
      const Found found = format_of(sample, false);
      if (found.format != nullptr) {
        change_to(found);
      } else {
        begin();  // it complains of each line
      }
    }
    if (reader == nullptr) {
      clear_sample();
      return true;
    }
    settle();
    if (mixes) reader->finish();
    return mixes;
  }

  const MoreFormat& more;
};

TextReader::TextReader(ReadOptions options, Sink sink)
    : state_(std::make_unique<State>(std::move(options), std::move(sink))) {}

TextReader::TextReader(ReadOptions options, Sink sink, const MoreFormat& more) {
  const bool is_named = options.format == more.info.key;
  if (is_named) options.format = {};
  auto state = std::make_unique<MixedState>(std::move(options), std::move(sink), more);
  if (is_named) {
    state->options.format = more.info.key;
    state->begin();
    state->mixes = false;
  }
  state_ = std::move(state);
}

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
  if (!(format->traits & kHoldsCandidates) && is_set_by_candidates(puzzle)) {
    return Error{Errc::kNoCandidates, {}, std::string(key), puzzle.geometry->size(), 0};
  }
  return format->write(puzzle, options);
}

std::string_view write_header(std::string_view key) {
  return key == "csv" ? kCsvHeader : std::string_view{};
}

}  // namespace nonet
