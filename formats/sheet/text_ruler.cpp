#include "formats/sheet/text_ruler.h"

#include "formats/room.h"
#include "formats/sheet/paint_font.h"
#include "formats/sheet/text_clean.h"

#include <algorithm>

#include <cairo.h>

namespace hexwright::formats {
namespace {

constexpr double measured_size = 100;  // Widths grow with the size, because nothing is hinted.

// Bytes up to the end of the character that begins at `at`; the text is valid UTF-8.
std::size_t after_character(std::string_view text, std::size_t at) {
    do ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
    return at;
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
    cairo_text_extents_t extents{};
    cairo_text_extents((bold ? pens_->bold : pens_->regular).cairo, printable(text).c_str(), &extents);
    return extents.x_advance * size / measured_size;
}

std::vector<std::string> TextRuler::lines(std::string_view text, double width_of_line, double size, bool bold) const {
    std::vector<std::string> lines{""};
    const std::string words = printable(text);
    const auto fits = [&](const std::string& line) { return width(line, size, bold) <= width_of_line; };
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        std::string word = words.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        if (const std::string longer = lines.back().empty() ? word : lines.back() + ' ' + word; fits(longer)) {
            lines.back() = longer;
            continue;
        }
        if (!lines.back().empty()) lines.emplace_back();
        for (std::size_t next = 0; next < word.size();) {  // Longer than a line: as many characters as fit.
            const std::size_t after = after_character(word, next);
            const std::string longer = lines.back() + word.substr(next, after - next);
            if (!lines.back().empty() && !fits(longer)) lines.push_back(word.substr(next, after - next));
            else lines.back() = longer;
            next = after;
        }
    }
    return lines;
}

std::string TextRuler::fitted(std::string_view text, double most, double size, bool bold) const {
    std::string words = printable(text);
    if (width(words, size, bold) <= most) return words;
    while (!words.empty() && width(words + "…", size, bold) > most) {
        while (words.size() > 1 && (static_cast<unsigned char>(words.back()) & 0xC0) == 0x80) words.pop_back();
        words.pop_back();
    }
    return words + "…";
}

}  // namespace hexwright::formats
