#include "core/cli/intake.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/cli/constrained_formats.h"
#include "core/model/constrained_puzzle.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;

// Titles in the complaint about a --pick that picks nothing.
constexpr std::size_t kTitlesNamed = 10;

}  // namespace

Intake::Intake(const Options& options, bool takes_lines, std::size_t most, std::istream& in,
               OpenFile open)
    : options_(options),
      in_(in),
      open_(std::move(open)),
      gatherer_(takes_lines && options.pick.empty() ? batch::Keep::kLines : batch::Keep::kEntries,
                most, most, [this](batch::Block& puzzles) { add_block(puzzles); }) {
  const std::string& pick = options_.pick;
  pick_is_number_ = !pick.empty() && std::all_of(pick.begin(), pick.end(), [](char character) {
    return character >= '0' && character <= '9';
  });
}

bool Intake::next(FileBlock& block) {
  block.puzzles.clear();
  block.constrained.reset();
  block.unreadable.clear();
  while (ready_.empty()) {
    if (source_ != nullptr) {
      read_on();
      if (ready_.empty() && source_ != nullptr && !has_input()) {
        block.bytes_read = bytes_read_;
        block.more_follows = false;
        return true;
      }
    } else if (files_begun_ < options_.files.size()) {
      open_file();
    } else {
      return false;
    }
  }
  spare_.push_back(std::move(block));
  block = std::move(ready_.front());
  ready_.pop_front();
  block.bytes_read = bytes_read_;
  block.more_follows = !ready_.empty() && ready_.front().puzzles.is_plain();
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
  ReadOptions read_options = gatherer_.for_reader(options_.read);
  read_options.cell_places = options_.command != "convert";
  const MoreFormat& more = more_format(options_.read.format);
  if (options_.number) {
    line_reader_.emplace(read_options, sink, &more);
  } else {
    reader_.emplace(read_options, sink, more);
  }
}

// Also called for a file that could not be opened, or was not read to its end.
void Intake::close_file() {
  if (failed_) {
    // A folder opens, and only reading from it fails.
    new_block().unreadable = std::strerror(errno_ != 0 ? errno_ : EISDIR);
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

/// A piece that no block shares. Blocks release theirs in next() only, which is never called in two threads
/// at a time, so no use_count changes here meanwhile.
std::shared_ptr<std::string> Intake::free_piece() {
  gatherer_.set_piece({});
  const auto is_free = [](const std::shared_ptr<std::string>& piece) {
    return piece.use_count() == 1;
  };
  const auto found = std::find_if(pieces_.begin(), pieces_.end(), is_free);
  return found != pieces_.end() ? *found
                                : pieces_.emplace_back(std::make_shared<std::string>(kPiece, '\0'));
}

void Intake::read_piece() {
  const auto piece = free_piece();
  errno = 0;
  // Fewer bytes than were asked for are enough: the next ones may come much later.
  const auto length = static_cast<std::size_t>(
      source_->rdbuf()->sgetn(piece->data(), static_cast<std::streamsize>(piece->size())));
  errno_ = errno;
  failed_ = length == 0 && errno_ != 0;
  bytes_read_ += length;
  unread_ = std::string_view(*piece).substr(0, length);
  gatherer_.set_piece(piece);
}

/// Reads on until a block is full or the piece ends. Puzzles that have been read do not wait for a full
/// block: the next bytes may come much later.
void Intake::read_on() {
  if (unread_.empty()) read_piece();
  const bool is_end = unread_.empty();
  unread_.remove_prefix(line_reader_ ? line_reader_->feed(unread_) : reader_->feed(unread_));
  if (is_end || enough_) close_file();
  gatherer_.close();
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

FileBlock& Intake::new_block() {
  if (spare_.empty()) spare_.emplace_back();
  FileBlock& block = ready_.emplace_back(std::move(spare_.back()));
  spare_.pop_back();
  block.file = file_;
  return block;
}

void Intake::add_block(batch::Block& puzzles) {
  std::swap(new_block().puzzles, puzzles);
}

/// A puzzle with constraints is a block of its own, as it may take seconds.
/// If the entry fills a block that is not plain, reading stops until next() has taken it, so that 256 KB of
/// short lines do not become 131,072 items at once. The plain lines of a piece are few items, and one large
/// write in the end.
void Intake::take(const ReadEntry& entry) {
  if (!wanted(entry)) return;
  const std::size_t before = ready_.size();
  if (entry.constrained) {
    gatherer_.close();
    FileBlock& block = new_block();
    block.constrained = std::make_shared<const ConstrainedPuzzle>(*entry.constrained);
    ReadEntry kept = entry;
    kept.constrained = block.constrained.get();
    block.puzzles.add(kept);
  } else {
    gatherer_.take(entry);
  }
  if (ready_.size() == before || ready_.back().puzzles.is_plain()) return;
  if (line_reader_) line_reader_->stop();
  if (reader_) reader_->stop();
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
