#include "core/cli/cli.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "core/cli/commands.h"
#include "core/cli/messages.h"
#include "core/cli/options.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16;

// Titles named in the complaint about a --pick that picks nothing.
constexpr std::size_t kTitlesNamed = 10;

// One run over all files: passes each entry that is wanted on to the command.
class Run {
 public:
  Run(const Options& options, Report& report)
      : options_(options), report_(report), command_(make_command(options)) {
    const std::string& pick = options_.pick;
    pick_is_number_ = !pick.empty() && std::all_of(pick.begin(), pick.end(), [](char character) {
      return character >= '0' && character <= '9';
    });
    read_options_ = options_.read;
    read_options_.cell_places = options_.command != "convert" && options_.command != "count";
  }

  void begin() { command_->begin(report_); }

  /// False: reading broke off (a folder, a broken disk).
  bool read(const std::string& file, std::istream& in) {
    bool enough = false;
    TextReader reader(read_options_, [&](const ReadEntry& entry) {
      if (enough || !wanted(entry)) return;
      picked_ = true;
      enough = pick_is_number_;
      take(file, entry);
    });
    std::string chunk(kChunk, '\0');
    bool failed = false;
    while (in && !enough) {
      errno = 0;
      in.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
      // Not every library's streams are bad after a read that failed; for some it is the end.
      failed = in.bad() || (in.eof() && (errno == EISDIR || errno == EIO));
      reader.feed(std::string_view(chunk).substr(0, static_cast<std::size_t>(in.gcount())));
    }
    if (failed) return false;
    if (!enough) reader.finish();
    return true;
  }

  /// Complains when --pick picked nothing.
  void end() {
    if (options_.pick.empty() || picked_) return;
    std::string what = "there is no puzzle " + options_.pick;
    for (std::size_t i = 0; i < titles_.size(); ++i)
      what += (i == 0 ? "; there are " : ", ") + titles_[i];
    if (titles_.size() == kTitlesNamed) what += ", …";
    report_.complain("nonet", {}, what);
  }

 private:
  bool wanted(const ReadEntry& entry) {
    if (options_.pick.empty()) return true;
    if (entry.title == options_.pick) return true;
    if (pick_is_number_ && std::to_string(entry.number) == options_.pick) return true;
    if (!entry.title.empty() && titles_.size() < kTitlesNamed) titles_.push_back(entry.title);
    return false;
  }

  void take(const std::string& file, const ReadEntry& entry) {
    if (!entry.error) {
      command_->puzzle(file, entry, report_);
      return;
    }
    const Error& error = *entry.error;
    const std::string what = sentence(error);
    report_.complain(file, error.at, (entry.title.empty() ? "" : entry.title + ": ") + what);
    if (options_.json) {
      const nlohmann::ordered_json object = {{"title", entry.title},
                                             {"format", entry.format},
                                             {"error",
                                              {{"key", error_key(error.code)},
                                               {"message", what},
                                               {"line", error.at.line},
                                               {"column", error.at.column}}}};
      report_.out() << object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
                    << '\n';
    }
  }

  const Options& options_;
  Report& report_;
  std::unique_ptr<Command> command_;
  ReadOptions read_options_;
  std::vector<std::string> titles_;
  bool pick_is_number_ = false;
  bool picked_ = false;
};

}  // namespace

int run(const std::vector<std::string>& words, std::istream& in, std::ostream& out,
        std::ostream& err, const OpenFile& open) {
  const ParsedWords parsed = parse_words(words);
  if (!parsed.options) {
    out << parsed.text;
    err << parsed.complaint;
    return parsed.complaint.empty() ? kAllWell : kWrongUsage;
  }
  Report report(out, err);
  Run all(*parsed.options, report);
  all.begin();
  bool unreadable_file = false;
  for (const std::string& file : parsed.options->files) {
    errno = 0;
    const auto stream = file == "-" ? nullptr : open(file);
    // A folder opens, and only reading from it fails.
    if ((file != "-" && !stream) || !all.read(file, stream ? *stream : in)) {
      report.complain(file, {},
                      std::string("cannot be read: ") + std::strerror(errno != 0 ? errno : EISDIR));
      unreadable_file = true;
    }
  }
  if (!unreadable_file) all.end();
  out.flush();
  if (!out) {
    report.complain("nonet", {}, "the results could not be written");
    return kWrongUsage;
  }
  if (unreadable_file) return kWrongUsage;
  return report.complained() ? kPuzzleProblem : kAllWell;
}

}  // namespace nonet::cli
