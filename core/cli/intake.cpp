#include "core/cli/intake.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/classic/solve.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;
constexpr std::size_t kCells = 81;

// Titles named in the complaint about a --pick that picks nothing.
constexpr std::size_t kTitlesNamed = 10;

/// Whether the entry is no more than a plain 9×9 puzzle whose characters stand side by side.
bool is_plain_line(const ReadEntry& entry) {
  if (entry.error || !entry.title.empty() || !entry.solution.empty()) return false;
  if (!entry.puzzle.entries.empty() || !classic::is_plain(entry.puzzle)) return false;
  const auto& places = entry.cell_places;
  return places.size() == kCells && places.front() == entry.at &&
         places.back() == Place{entry.at.line, entry.at.column + 80};
}

}  // namespace

Intake::Intake(const Options& options, bool takes_lines, std::size_t most, std::istream& in,
               OpenFile open)
    : options_(options),
      takes_lines_(takes_lines && options.pick.empty()),
      most_(most),
      in_(in),
      open_(std::move(open)),
      read_options_(options.read) {
  const std::string& pick = options_.pick;
  pick_is_number_ = !pick.empty() && std::all_of(pick.begin(), pick.end(), [](char character) {
    return character >= '0' && character <= '9';
  });
  read_options_.cell_places = options_.command != "convert";
  if (takes_lines_) read_options_.plain_lines = [this](const PlainLines& lines) { take(lines); };
}

bool Intake::next(Block& block) {
  block.clear();
  while (ready_.empty()) {
    if (source_ != nullptr) {
      read_on();
      if (ready_.empty() && source_ != nullptr && !has_input()) {
        block.set_bytes_read(bytes_read_);
        return true;
      }
    } else if (files_begun_ < options_.files.size()) {
      open_file();
    } else {
      return false;
    }
    // What has been read should not wait for what has not: that may take its time to come.
    is_open_ = false;
  }
  spare_.push_back(std::move(block));
  block = std::move(ready_.front());
  ready_.pop_front();
  block.set_bytes_read(bytes_read_);
  block.set_more_follows(!ready_.empty() && ready_.front().is_plain());
  return true;
}

bool Intake::has_input() const {
  return !ready_.empty() || !unread_.empty() ||
         (source_ != nullptr && source_->rdbuf()->in_avail() > 0);
}

void Intake::open_file() {
  file_ = &options_.files[files_begun_++];
  enough_ = failed_ = false;
  errno = 0;
  if (*file_ != "-") {
    stream_ = open_(*file_);
    failed_ = stream_ == nullptr;
    errno_ = errno;
  }
  source_ = *file_ == "-" ? &in_ : stream_.get();
  if (failed_) {
    close_file();
    return;
  }
  const auto sink = [this](const ReadEntry& entry) { take(entry); };
  if (options_.number) {
    line_reader_.emplace(read_options_, sink);
  } else {
    reader_.emplace(read_options_, sink);
  }
}

// Called for a file that cannot be opened, and for one that was read, to its end or not.
void Intake::close_file() {
  if (failed_) {
    // A folder opens, and only reading from it fails.
    open_block().add_unreadable(*file_, std::strerror(errno_ != 0 ? errno_ : EISDIR));
    unreadable_file_ = true;
  } else if (line_reader_) {
    line_reader_->finish();
  } else if (!enough_) {
    reader_->finish();
  }
  reader_.reset();
  line_reader_.reset();
  unread_ = {};
  source_ = nullptr;
  stream_.reset();
}

/// Lets piece_ be one that no block needs. Blocks give theirs back in next() only, so whoever is
/// asked here is not let go of elsewhere at the same time.
void Intake::free_piece() {
  piece_.reset();
  const auto is_free = [](const std::shared_ptr<std::string>& piece) {
    return piece.use_count() == 1;
  };
  const auto found = std::find_if(pieces_.begin(), pieces_.end(), is_free);
  piece_ = found != pieces_.end()
               ? *found
               : pieces_.emplace_back(std::make_shared<std::string>(kPiece, '\0'));
}

void Intake::read_piece() {
  free_piece();
  errno = 0;
  // Less than was asked for is no reason to wait: more may take its time to come.
  const auto length = static_cast<std::size_t>(
      source_->rdbuf()->sgetn(piece_->data(), static_cast<std::streamsize>(piece_->size())));
  errno_ = errno;
  failed_ = length == 0 && errno_ != 0;
  bytes_read_ += length;
  unread_ = std::string_view(*piece_).substr(0, length);
}

/// Reads on until a block is full or the piece ends.
void Intake::read_on() {
  if (unread_.empty()) read_piece();
  const bool is_end = unread_.empty();
  unread_.remove_prefix(line_reader_ ? line_reader_->feed(unread_) : reader_->feed(unread_));
  if (is_end || enough_) close_file();
}

bool Intake::wanted(const ReadEntry& entry) {
  if (options_.pick.empty()) return true;
  if (enough_) return false;
  bool is_it = entry.title == options_.pick;
  if (pick_is_number_ && std::to_string(entry.number) == options_.pick) is_it = true;
  if (is_it) {
    picked_ = true;
    enough_ = pick_is_number_;
  } else if (!entry.title.empty() && titles_.size() < kTitlesNamed) {
    titles_.push_back(entry.title);
  }
  return is_it;
}

void Intake::take(const ReadEntry& entry) {
  if (!wanted(entry)) return;
  if (!takes_lines_ || !is_plain_line(entry)) {
    open_block().add(*file_, entry);
    stop_if_full();
    return;
  }
  char cells[kCells];
  std::transform(entry.puzzle.givens.begin(), entry.puzzle.givens.end(), cells,
                 [](Digit digit) { return digit == 0 ? '.' : static_cast<char>('0' + digit); });
  take(PlainLines{std::string_view(cells, kCells), kCells, 1, entry.format, entry.number, entry.at,
                  entry.line_number});
}

void Intake::take(PlainLines lines) {
  while (lines.count > 0) {
    lines.take_first(open_block().add(*file_, lines, most_, piece_));
  }
  stop_if_full();
}

/// Of a full block, the reader waits until it has been taken away, so that 256 KB of short lines are not
/// 131,072 items at once. Plain lines are no items: all of a piece make one large write in the end.
void Intake::stop_if_full() {
  if (!ready_.back().full(most_) || ready_.back().is_plain()) return;
  if (line_reader_) {
    line_reader_->stop();
  } else {
    reader_->stop();
  }
}

/// The block that is being filled.
Block& Intake::open_block() {
  if (!is_open_ || ready_.back().full(most_)) {
    if (spare_.empty()) spare_.emplace_back();
    ready_.push_back(std::move(spare_.back()));
    spare_.pop_back();
    is_open_ = true;
  }
  return ready_.back();
}

std::string Intake::nothing_picked() const {
  if (options_.pick.empty() || picked_) return {};
  std::string what = "there is no puzzle " + options_.pick;
  for (std::size_t i = 0; i < titles_.size(); ++i)
    what += (i == 0 ? "; there are " : ", ") + titles_[i];
  if (titles_.size() == kTitlesNamed) what += ", …";
  return what;
}

}  // namespace nonet::cli
