#include "core/cli/book_layout.h"

#include <algorithm>

namespace nonet::cli {
namespace {

constexpr int kHead = 1200, kFoot = 800, kGap = 900, kMargin = 1400, kLargeMargin = 1000;
// Answers are only looked up. Those of large print and of grids with more digits than these are larger.
constexpr int kManyAnswers = 12, kFewAnswers = 6, kFewDigits = 9;

// The height of a caption and of its letters.
struct Caption {
  int room, font;
};
constexpr Caption kCaption = {600, 420}, kLargeCaption = {900, 660}, kAnswerCaption = {450, 320};
constexpr int kDescent = 150;  // from a caption's base line to its grid
constexpr int kCoverFont = 720, kTitleFont = 420, kFootFont = 260;
// What a letter takes of its height, in hundredths: an estimate on the safe side; wide ones are those of Chinese and
// Japanese.
constexpr int kLetter = 60, kWideLetter = 100;
// From U+3000 on letters are wide; in UTF-8 they begin with this byte, or a greater one.
constexpr unsigned char kFirstWide = 0xe3;

int answers_on(const BookPlan& plan, int size) {
  return plan.is_large || size > kFewDigits ? kFewAnswers : kManyAnswers;
}

struct Parts {
  int columns, rows;
};
Parts parts_of(int most) {
  if (most == kManyAnswers) return {3, 4};
  return most <= 3 ? Parts{1, most} : Parts{2, (most + 1) / 2};
}

int share(int length, int parts) {
  return (length - kGap * (parts - 1)) / parts;
}

// The width of a text, in hundredths of its letters' height.
std::int64_t letters_of(std::string_view text) {
  std::int64_t letters = 0;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if ((byte & 0xc0) == 0x80) continue;  // within a letter of UTF-8
    letters += byte < kFirstWide ? kLetter : kWideLetter;
  }
  return letters;
}

// The height of letters at which a text is at most so wide.
int fitting(std::string_view text, int font, int width) {
  const std::int64_t letters = letters_of(text), most = std::int64_t{width} * 100;
  return letters * font > most ? static_cast<int>(most / letters) : font;
}

int room_of(const SheetFrame& frame) {
  return (frame.width - 2 * frame.margin) * 3 / 4;
}

}  // namespace

SheetFrame frame_of_sheet(const BookPlan& plan) {
  const int width = plan.paper == Paper::kA4 ? 21000 : 21590;
  const int height = plan.paper == Paper::kA4 ? 29700 : 27940;
  const int margin = plan.is_large ? kLargeMargin : kMargin;
  return {width, height, margin, width - margin, height - margin};
}

std::vector<Sheet> sheets_of(const BookPlan& plan, std::size_t puzzles, int size) {
  std::vector<Sheet> sheets;
  const auto add = [&](bool is_answers, int on_sheet) {
    const auto most = static_cast<std::size_t>(on_sheet);
    for (std::size_t first = 0; first < puzzles; first += most) {
      sheets.push_back({is_answers, first, std::min(most, puzzles - first)});
    }
  };
  add(false, plan.per_sheet);
  if (plan.answers != Answers::kNone) add(true, answers_on(plan, size));
  return sheets;
}

std::vector<BookPlace> places_of(const BookPlan& plan, bool is_answers, int size) {
  const SheetFrame frame = frame_of_sheet(plan);
  const int most = is_answers ? answers_on(plan, size) : plan.per_sheet;
  const auto [columns, rows] = parts_of(most);
  const auto [room, font] = plan.is_large ? (is_answers ? kCaption : kLargeCaption)
                                          : (is_answers ? kAnswerCaption : kCaption);
  const int wide = share(frame.width - 2 * frame.margin, columns);
  const int high = share(frame.height - 2 * frame.margin - kHead - kFoot, rows);
  const int side = std::min(wide, high - room);
  std::vector<BookPlace> places;
  for (int i = 0; i < most; ++i) {
    const int left = frame.margin + i % columns * (wide + kGap) + (wide - side) / 2;
    const int above = frame.margin + kHead + i / columns * (high + kGap);
    const int top = above + (high - room - side) / 2 + room;
    places.push_back({left, top, side, top - kDescent, font});
  }
  return places;
}

SheetLine head_of(const BookPlan& plan, bool is_cover, std::string_view title) {
  const SheetFrame frame = frame_of_sheet(plan);
  const int font = fitting(title, is_cover ? kCoverFont : kTitleFont, room_of(frame));
  return {frame.margin + kCoverFont, font, kTitleFont};
}

SheetLine foot_of(const BookPlan& plan, std::string_view about) {
  const SheetFrame frame = frame_of_sheet(plan);
  return {frame.bottom, fitting(about, kFootFont, room_of(frame)), kFootFont};
}

}  // namespace nonet::cli
