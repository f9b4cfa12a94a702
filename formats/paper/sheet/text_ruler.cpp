#include "formats/paper/sheet/text_ruler.h"

#include "formats/paper/letters/shaped_text.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/paint_font.h"
#include "formats/xml/bytes/text_clean.h"

#include <algorithm>
#include <utility>

#include <cairo.h>

namespace hexwright::paper {
namespace {

constexpr double measured_size = 100;  // Widths grow with the size, because nothing is hinted.

// Where each character ends, from `at` on; the text is valid UTF-8.
std::vector<std::size_t> ends_of_characters(std::string_view text) {
    std::vector<std::size_t> ends;
    for (std::size_t i = 1; i <= text.size(); ++i)
        if (i == text.size() || (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) ends.push_back(i);
    return ends;
}

// The largest count up to `most` that fits, where what fits goes on fitting with less; few are tried, because a hostile
// text is long.
template <class Fits>
std::size_t most_that_fit(std::size_t most, Fits fits) {
    std::size_t fitting = 0, step = 1;
    while (fitting + step <= most && fits(fitting + step)) {
        fitting += step;
        step *= 2;
    }
    for (; step > 0; step /= 2)
        if (fitting + step <= most && fits(fitting + step)) fitting += step;
    return fitting;
}

}  // namespace

struct TextRuler::Pens {
    struct Pen {
        cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
        cairo_t* cairo = cairo_create(surface);
        explicit Pen(bool bold) {
            set_font_options(cairo);
            set_font(cairo, measured_size, bold);
        }
        ~Pen() {
            cairo_destroy(cairo);
            cairo_surface_destroy(surface);
        }
        Pen(const Pen&) = delete;
        Pen& operator=(const Pen&) = delete;
    };
    Pen regular{false}, bold{true};
};

TextRuler::TextRuler() : pens_(std::make_unique<Pens>()) {}
TextRuler::~TextRuler() = default;

double TextRuler::width(std::string_view text, double size, bool bold) const {
    const std::string words = printable(text);
    if (!drawn_by_own_font(words, bold)) return shaped(words, bold).width * size;
    cairo_text_extents_t extents{};
    cairo_text_extents((bold ? pens_->bold : pens_->regular).cairo, words.c_str(), &extents);
    return extents.x_advance * size / measured_size;
}

namespace {

// Fills lines with a word that other fonts draw: its lines may end within it, as those of Chinese do.
class LongWord {
public:
    LongWord(const std::string& word, double size, bool bold) : word_(word), size_(size), text_(shaped(word, bold)) {}

    // `room` is what is left in the last line, `width` that of a whole one.
    void add_to(std::vector<std::string>& lines, double room, double width) {
        if (!lines.back().empty()) {
            const std::size_t last = last_that_fits(room, true);
            if (last > next_) lines.back() += ' ' + part_to(last);
            if (next_ < text_.advances.size()) lines.emplace_back();
        }
        while (next_ < text_.advances.size()) {
            std::size_t last = last_that_fits(width, true);
            if (last == next_) last = std::max(last_that_fits(width, false), next_ + 1);
            lines.back() = part_to(last);
            if (next_ < text_.advances.size()) lines.emplace_back();
        }
    }

private:
    // One past the last of the next characters that fit, where a line may end, or anywhere.
    std::size_t last_that_fits(double room, bool where_allowed) const {
        std::size_t last = next_;
        double width = 0;
        for (std::size_t i = next_; i < text_.advances.size(); ++i) {
            width += text_.advances[i].width * size_;
            if (width > room) return last;
            if (!where_allowed || text_.advances[i].may_break || i + 1 == text_.advances.size()) last = i + 1;
        }
        return last;
    }
    std::string part_to(std::size_t last) {
        const std::size_t end = text_.advances[last - 1].end;
        std::string part = word_.substr(from_, end - from_);
        from_ = end;
        next_ = last;
        return part;
    }

    const std::string& word_;
    double size_;
    ShapedText text_;
    std::size_t next_ = 0, from_ = 0;  // Of the character and the byte that come next.
};

// A word that our own font draws and that is longer than a line: as many characters as fit.
template <class Fits>
void add_letters(std::vector<std::string>& lines, const std::string& word, Fits fits) {
    if (!lines.back().empty()) lines.emplace_back();
    const std::vector<std::size_t> ends = ends_of_characters(word);
    for (std::size_t next = 0; next < ends.size();) {
        const std::size_t from = next == 0 ? 0 : ends[next - 1];
        const auto part = [&](std::size_t count) { return word.substr(from, ends[next + count - 1] - from); };
        const std::size_t count = most_that_fit(ends.size() - next, [&](std::size_t some) { return fits(part(some)); });
        if (next > 0) lines.emplace_back();
        lines.back() = part(std::max<std::size_t>(count, 1));
        next += std::max<std::size_t>(count, 1);
    }
}

}  // namespace

std::vector<std::string> TextRuler::lines(std::string_view text, double width_of_line, double size, bool bold) const {
    std::vector<std::string> lines{""};
    const std::string words = printable(text);
    const auto fits = [&](const std::string& line) { return width(line, size, bold) <= width_of_line; };
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        const std::string word = words.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        if (const std::string longer = lines.back().empty() ? word : lines.back() + ' ' + word; fits(longer))
            lines.back() = longer;
        else if (drawn_by_own_font(word, bold)) add_letters(lines, word, fits);
        else
            LongWord(word, size, bold)
                .add_to(lines, width_of_line - width(lines.back() + ' ', size, bold), width_of_line);
    }
    if (!drawn_by_own_font(words, bold)) {
        const ReadingDirection direction = direction_of(words);
        for (std::string& line : lines) line = with_direction(std::move(line), direction);
    }
    return lines;
}

std::string TextRuler::fitted(std::string_view text, double most, double size, bool bold) const {
    std::string words = printable(text);
    if (width(words, size, bold) <= most) return words;
    if (!drawn_by_own_font(words, bold)) return fitted_by_clusters(words, most, size, bold);
    const std::vector<std::size_t> ends = ends_of_characters(words);
    const auto part = [&](std::size_t count) { return words.substr(0, count == 0 ? 0 : ends[count - 1]) + "…"; };
    return part(most_that_fit(ends.size(), [&](std::size_t some) { return width(part(some), size, bold) <= most; }));
}

std::string TextRuler::fitted_by_clusters(const std::string& words, double most, double size, bool bold) const {
    const ShapedText text = shaped(words, bold);
    std::size_t count = 0;
    double room = (most - width("…", size, bold)) / size;
    while (count < text.advances.size() && text.advances[count].width <= room) room -= text.advances[count++].width;
    // What is left may join in another way and be wider.
    for (; count > 0; --count)
        if (std::string part = words.substr(0, text.advances[count - 1].end) + "…"; width(part, size, bold) <= most)
            return with_direction(std::move(part), direction_of(words));
    return "…";
}

}  // namespace hexwright::paper
