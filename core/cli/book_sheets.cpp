#include "core/cli/book_sheets.h"

#include <algorithm>

namespace nonet::cli {
namespace {

// Of a grid's own drawing, in its own units: a cell is 60 wide.
constexpr int kCell = 60, kEdge = 4;
// From this many columns on digits have two figures and are smaller.
constexpr int kWide = 10;
constexpr std::string_view kFont =
    "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", sans-serif";
constexpr std::string_view kInk = "#1d1b18", kSoft = "#615c54", kPen = "#1d5f9e";

// A hundredth of the number, as SVG writes it: 150 is "1.5".
std::string hundredths(int number) {
  std::string text = std::to_string(number / 100);
  const int rest = number % 100;
  if (rest == 0) return text;
  text += '.';
  text += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
  return text;
}

// Bytes of the letter of UTF-8 that `text` begins with; 0 if it is none that XML can hold.
std::size_t letter_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) {
    return first >= 0x20 || first == '\t' || first == '\n' || first == '\r' ? 1 : 0;
  }
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
  char32_t letter = first & (0xffu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
    letter = letter << 6 | (byte(i) & 0x3fu);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_half = letter >= 0xd800 && letter < 0xe000;
  const bool is_none = letter == 0xfffe || letter == 0xffff || letter > 0x10ffff;
  return letter < kLeast[length] || is_half || is_none ? 0 : length;
}

void add_text(std::string& svg, std::string_view text, const std::string& x, const std::string& y,
              const std::string& font, std::string_view attributes) {
  if (text.empty()) return;
  svg += "<text x=\"" + x + "\" y=\"" + y + "\" font-size=\"" + font + "\"" +
         std::string(attributes) + ">" + xml_text(text) + "</text>";
}

// How a grid is drawn: as in web/page/book/sheets.js.
struct Look {
  std::string_view ink, line;
  int digits;  // height of a digit, in hundredths of a cell
};
constexpr Look kUsual = {kInk, "#cfc9bd", 60}, kLarge = {"#000", "#8a857b", 76};

// The lines of a grid as the data of two SVG paths.
struct Lines {
  std::string thin, thick;

  explicit Lines(const Geometry& geometry) {
    const int size = geometry.size();
    const auto area = [&](int row, int column) {
      return geometry.region_of(static_cast<Cell>(row * size + column));
    };
    for (int y = 1; y < size; ++y) {
      add(
          size, [&](int x) { return area(y - 1, x) != area(y, x); },
          [&](int from, int to) { return line(from, y, to, y); });
    }
    for (int x = 1; x < size; ++x) {
      add(
          size, [&](int y) { return area(y, x - 1) != area(y, x); },
          [&](int from, int to) { return line(x, from, x, to); });
    }
  }

  static std::string line(int x, int y, int to_x, int to_y) {
    const auto at = [](int cells) { return std::to_string(kEdge + cells * kCell); };
    return "M" + at(x) + " " + at(y) + "L" + at(to_x) + " " + at(to_y);
  }

 private:
  // A line across the grid: each part of it that goes on alike.
  template <class IsEdge, class Part>
  void add(int length, const IsEdge& is_edge, const Part& part) {
    for (int start = 0; start < length;) {
      int end = start + 1;
      while (end < length && is_edge(end) == is_edge(start)) ++end;
      (is_edge(start) ? thick : thin) += part(start, end);
      start = end;
    }
  }
};

void add_path(std::string& svg, const std::string& data, std::string_view stroke,
              std::string_view width) {
  svg += "<path d=\"" + data + "\" stroke=\"" + std::string(stroke) + "\" stroke-width=\"" +
         std::string(width) + "\" stroke-linecap=\"square\"/>";
}

// How extra houses are drawn: as shapesUnder in web/scene/shapes.js, in the unit of a cell.
constexpr std::string_view kField = "#f3eee2";
constexpr int kFieldInset = 6;  // hundredths of a cell

// The edge of some cells, a little inside of it: as outlineOf in web/scene/frame.js.
std::string outline_of(std::span<const Cell> cells, int size) {
  const auto has = [&](int row, int column) {
    const bool is_inside = row >= 0 && row < size && column >= 0 && column < size;
    return is_inside && std::find(cells.begin(), cells.end(), row * size + column) != cells.end();
  };
  static constexpr int kSides[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};  // down, right
  std::string outline;
  for (const Cell cell : cells) {
    const int row = cell / size, column = cell % size;
    for (const auto& [down, right] : kSides) {
      if (has(row + down, column + right)) continue;
      for (const int way : {-1, 1}) {
        const int along_down = right * way, along_right = down * way;
        const bool is_on = has(row + along_down, column + along_right);
        const bool is_corner = is_on && has(row + along_down + down, column + along_right + right);
        const int length = 50 + (is_corner ? kFieldInset : is_on ? 0 : -kFieldInset);
        const int out = 50 - kFieldInset;
        outline += way < 0 ? 'M' : 'L';
        outline += hundredths(column * 100 + 50 + right * out + along_right * length) + ' ' +
                   hundredths(row * 100 + 50 + down * out + along_down * length);
      }
    }
  }
  return outline;
}

void add_shape(std::string& svg, const std::string& data, std::string_view style) {
  const std::string edge = std::to_string(kEdge);
  svg += "<path d=\"" + data + "\" transform=\"translate(" + edge + " " + edge + ") scale(" +
         std::to_string(kCell) + ")\" " + std::string(style) + "/>";
}

void add_extra_houses(std::string& svg, const Geometry& geometry) {
  const int size = geometry.size();
  const std::string side = std::to_string(size);
  const std::string line = "fill=\"none\" stroke=\"" + std::string(kSoft) +
                           "\" stroke-width=\"0.02\" stroke-linecap=\"round\" "
                           "stroke-linejoin=\"round\"";
  for (const House& house : geometry.houses()) {
    if (house.kind == HouseKind::kDiagonal) {
      add_shape(svg, house.index == 0 ? "M0 0L" + side + " " + side : "M" + side + " 0L0 " + side,
                line);
    } else if (house.kind == HouseKind::kWindow || house.kind == HouseKind::kExtra) {
      std::string squares;
      for (const Cell cell : house.cells) {
        squares +=
            "M" + std::to_string(cell % size) + " " + std::to_string(cell / size) + "h1v1h-1z";
      }
      add_shape(svg, squares, "fill=\"" + std::string(kField) + "\"");
      add_shape(svg, outline_of(house.cells, size), line);
    }
  }
}

void add_digits(std::string& svg, const Puzzle& puzzle, const std::vector<Digit>& entries,
                const Look& look) {
  const int size = puzzle.geometry->size();
  const int font = kCell * look.digits * (size >= kWide ? 80 : 100) / 100;
  const int drop = (font * 36 + 50) / 100;  // from a letter's middle to its base line
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const bool is_given = puzzle.givens[cell] != 0;
    const int digit = is_given ? puzzle.givens[cell] : entries.empty() ? 0 : entries[cell];
    if (digit == 0) continue;
    const int row = static_cast<int>(cell) / size, column = static_cast<int>(cell) % size;
    const auto middle = [](int cells) { return (kEdge + cells * kCell + kCell / 2) * 100; };
    const std::string bold = is_given ? " font-weight=\"600\"" : "";
    const std::string_view ink = is_given ? look.ink : kPen;
    add_text(svg, std::to_string(digit), hundredths(middle(column)), hundredths(middle(row) + drop),
             hundredths(font), bold + " fill=\"" + std::string(ink) + "\"");
  }
}

void add_grid(std::string& svg, const BookPlace& place, const Puzzle& puzzle,
              const std::vector<Digit>& entries, const Look& look, const std::string& title) {
  const int size = puzzle.geometry->size(), side = size * kCell + 2 * kEdge;
  const std::string units = std::to_string(side), length = std::to_string(place.side);
  svg += "<svg viewBox=\"0 0 " + units + " " + units + "\" width=\"" + length + "\" height=\"" +
         length + "\" role=\"img\" font-family=\"" + xml_text(kFont) +
         "\" text-anchor=\"middle\" x=\"" + std::to_string(place.left) + "\" y=\"" +
         std::to_string(place.top) + "\"><title>" + xml_text(title) + "</title>";
  svg += "<rect x=\"0\" y=\"0\" width=\"" + units + "\" height=\"" + units + "\" fill=\"#fff\"/>";
  add_extra_houses(svg, *puzzle.geometry);
  add_digits(svg, puzzle, entries, look);
  const Lines lines(*puzzle.geometry);
  add_path(svg, lines.thin, look.line, "1.5");
  add_path(svg, lines.thick, kInk, "3");
  add_path(svg,
           Lines::line(0, 0, size, 0) + Lines::line(0, size, size, size) +
               Lines::line(0, 0, 0, size) + Lines::line(size, 0, size, size),
           kInk, "4");
  svg += "</svg>";
}

}  // namespace

std::string xml_text(std::string_view text) {
  std::string quoted;
  while (!text.empty()) {
    const std::size_t length = letter_length(text);
    const std::string_view letter = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0) {
      quoted += "\xef\xbf\xbd";
    } else if (letter == "&" || letter == "<" || letter == ">" || letter == "\"") {
      quoted += "&#" + std::to_string(static_cast<int>(letter[0])) + ";";
    } else {
      quoted += letter;
    }
    text.remove_prefix(letter.size());
  }
  return quoted;
}

std::string sheet_svg(const BookPlan& plan, const BookWords& words,
                      const std::vector<generate::Made>& made, const Sheet& sheet, std::size_t page,
                      std::size_t pages) {
  const SheetFrame frame = frame_of_sheet(plan);
  const SheetLine head = head_of(plan, page == 1, words.title), foot = foot_of(plan, words.about);
  const std::string bold = " font-weight=\"600\" fill=\"" + std::string(kInk) + "\"";
  const std::string soft = " fill=\"" + std::string(kSoft) + "\"";
  const std::string at_end = " text-anchor=\"end\"" + soft;
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
                    std::to_string(frame.width) + " " + std::to_string(frame.height) +
                    "\" width=\"" + hundredths(frame.width) + "mm\" height=\"" +
                    hundredths(frame.height) + "mm\" font-family=\"" + xml_text(kFont) + "\">";
  const auto write = [&](std::string_view text, int x, int baseline, int font,
                         std::string_view attributes) {
    add_text(svg, text, std::to_string(x), std::to_string(baseline), std::to_string(font),
             attributes);
  };
  const bool is_turned = sheet.is_answers && plan.answers == Answers::kUpsideDown;
  if (is_turned) {
    svg += "<g transform=\"rotate(180 " + std::to_string(frame.width / 2) + " " +
           std::to_string(frame.height / 2) + ")\">";
  }
  write(words.title, frame.margin, head.baseline, head.font, bold);
  if (sheet.is_answers) write("Answers", frame.right, head.baseline, head.end_font, at_end);
  const int size = made.front().puzzle.geometry->size();
  const std::vector<BookPlace> places = places_of(plan, sheet.is_answers, size);
  for (std::size_t i = 0; i < sheet.count; ++i) {
    const generate::Made& one = made[sheet.first + i];
    const BookPlace& place = places[i];
    const std::string number = std::to_string(one.number);
    const std::string caption = words.grade.empty() ? number : number + " · " + words.grade;
    write(number, place.left, place.baseline, place.font, bold);
    if (!sheet.is_answers) {
      write(words.grade, place.left + place.side, place.baseline, place.font, at_end);
    }
    add_grid(svg, place, one.puzzle, sheet.is_answers ? one.solution : std::vector<Digit>(),
             plan.is_large ? kLarge : kUsual, sheet.is_answers ? "Answers · " + caption : caption);
  }
  write(words.about, frame.margin, foot.baseline, foot.font, soft);
  write(std::to_string(page) + " / " + std::to_string(pages), frame.right, foot.baseline,
        foot.end_font, at_end);
  return svg + (is_turned ? "</g></svg>\n" : "</svg>\n");
}

}  // namespace nonet::cli
