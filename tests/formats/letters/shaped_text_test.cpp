// Text that our own font cannot draw: which font draws it, in which order and how wide; and what nothing can draw. What
// needs an installed font says so and ends where there is none. DejaVu, which the programs need, has Hebrew and Arabic.
#include "formats/paper/letters/shaped_text.h"

#include "formats/paper/letters/characters.h"
#include "formats/paper/letters/undrawn.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/text_ruler.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::formats;

namespace {

const std::string nobodys = "\U0010FFFD";  // For private use, and in no font.

bool is_installed(std::string_view text) {
    const bool all = undrawn_of(text).empty();
    if (!all) WARN("skipped: no installed font draws " << text);
    return all;
}

Drawing drawing_of_text(const std::string& text, Anchor anchor = Anchor::Middle) {
    Drawing drawing{100, 20, {0xFFFFFF}, {}};
    drawing.marks.emplace_back(paper::Text{{50, 14}, text, 10, {0}, anchor});
    return drawing;
}

Pixels pixels_of(const std::string& text, Anchor anchor = Anchor::Middle) {
    return to_pixels(drawing_of_text(text, anchor), {0, 0}, 4, 400, 80, PaintWith::Care);
}

// The first and the last column that is not white.
std::pair<int, int> columns_of(const Pixels& pixels) {
    int first = pixels.width, last = -1;
    for (std::size_t i = 0; i < pixels.bgra.size(); ++i) {
        if ((pixels.bgra[i] & 0xFFFFFF) == 0xFFFFFF) continue;
        const int x = static_cast<int>(i % static_cast<std::size_t>(pixels.width));
        first = std::min(first, x), last = std::max(last, x);
    }
    return {first, last};
}

unsigned first_glyph(const std::string& text) { return shaped(text, false).runs.at(0).glyphs.at(0).id; }

double sum_of_advances(const ShapedText& text) {
    return std::accumulate(text.advances.begin(), text.advances.end(), 0.0,
                           [](double sum, const Advance& each) { return sum + each.width; });
}

// Cairo 1.16 loses some memory for each font of Chinese in a PDF, which a test with sanitizers would take for our
// fault.
bool may_be_in_pdf(const std::string& text) { return text.find("\xE5\xA4\xA7") == std::string::npos; }

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

}  // namespace

TEST_CASE("our own font draws Latin, Greek and Cyrillic, as ever") {
    CHECK(drawn_by_own_font("Sparrow Ford", false));
    CHECK(drawn_by_own_font("Größe × … – Ján Žižka ő Łódź ỹ — Ελλάς — Брод Воробья", true));
    CHECK_FALSE(drawn_by_own_font("大和", false));
    CHECK_FALSE(drawn_by_own_font("אב", false));
    CHECK_FALSE(drawn_by_own_font("Ford 😀", false));
}

TEST_CASE("letters are told apart as a reader counts them") {
    const auto clusters = [](const std::u32string& codes) { return clusters_of(codes).size(); };
    CHECK(clusters(U"abc") == 3);
    CHECK(clusters(U"e\u0301\u0323x") == 2);                              // Accents
    CHECK(clusters(U"\U0001F468\u200D\U0001F469\u200D\U0001F467") == 1);  // A family
    CHECK(clusters(U"\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7") == 2);    // Two flags
    CHECK(clusters(U"1\uFE0F\u20E3") == 1);                               // A key
    CHECK(clusters(U"\U0001F44D\U0001F3FD") == 1);                        // A skin
}

TEST_CASE("Hebrew is seen from right to left, and Latin beside it from left to right") {
    if (!is_installed("אב")) return;
    const ShapedText text = shaped("abc אב", false);
    const GlyphRun& hebrew = text.runs.back();
    REQUIRE(text.runs.size() == 2);
    CHECK(hebrew.backwards);
    REQUIRE(hebrew.glyphs.size() == 2);
    CHECK(hebrew.glyphs[0].id == first_glyph("ב"));
    CHECK(hebrew.glyphs[1].id == first_glyph("א"));
    CHECK(hebrew.glyphs[0].x < hebrew.glyphs[1].x);
    CHECK(text.runs.front().glyphs[0].x == 0);

    // A text that begins in Hebrew begins at the right.
    const ShapedText other = shaped("אב abc", false);
    CHECK(other.runs.back().backwards);
    CHECK(other.runs.front().text == "abc");
}

TEST_CASE("Arabic letters are joined") {
    if (!is_installed("ب")) return;
    const ShapedText text = shaped("ببب", false);
    REQUIRE(text.runs.size() == 1);
    REQUIRE(text.runs[0].glyphs.size() == 3);
    CHECK(text.runs[0].glyphs[1].id != first_glyph("ب"));
    CHECK(text.runs[0].glyphs[0].id != text.runs[0].glyphs[2].id);
}

TEST_CASE("a ruler measures what the painter sets") {
    const TextRuler ruler;
    for (const std::string& words :
         {std::string("abc אב (גד) 12"), std::string("Брод — 大和の渡し — عبور"), nobodys + "x"})
        for (const bool bold : {false, true}) {
            CAPTURE(words, bold);
            const ShapedText text = shaped(words, bold);
            CHECK(std::abs(ruler.width(words, 7, bold) - 7 * text.width) < 1e-9);
            CHECK(std::abs(sum_of_advances(text) - text.width) < 1e-9);
        }
    // In the middle and at the right end, by these widths.
    const std::string words = nobodys + nobodys + nobodys + nobodys;
    const auto [left, right] = columns_of(pixels_of(words, Anchor::Middle));
    CHECK(std::abs((left + right + 1) / 2.0 - 200) <= 1);
    CHECK(columns_of(pixels_of(words, Anchor::Right)).second < 200);
    CHECK(columns_of(pixels_of(words, Anchor::Left)).first >= 200);
}

TEST_CASE("a box stands for what no font can draw, and a sentence names it once") {
    const auto [left, right] = columns_of(pixels_of(nobodys));
    CHECK(right > left + 10);
    CHECK(undrawn_of("a" + nobodys + "b" + nobodys) == U"\U0010FFFD");
    CHECK(undrawn_of("Sparrow Ford").empty());

    const Drawing pages[] = {drawing_of_text("fine"), drawing_of_text("first " + nobodys),
                             drawing_of_text("second " + nobodys + "\U0010FFFC")};
    const auto undrawn = undrawn_in(pages);
    REQUIRE(undrawn);
    CHECK(undrawn->characters == U"\U0010FFFD\U0010FFFC");
    CHECK(undrawn->text == "first " + nobodys);
    CHECK(english()(told_undrawn(*undrawn)) == "No installed font can draw U+10FFFD, U+10FFFC (in “first " + nobodys +
                                                   "”), so boxes are drawn instead: write it with other letters.");
    CHECK_FALSE(undrawn_in({pages, 1}));
}

TEST_CASE("the sentence names four characters at most, and the packages that would help") {
    const std::string said = english()(told_undrawn({U"大和😀かא", "大和😀かא"}));
    CHECK(said ==
          "No installed font can draw U+5927 大, U+548C 和, U+1F600 😀, U+304B か and 1 more character (in "
          "“大和😀かא”), so "
          "boxes are drawn instead: install fonts that have them (on Debian: fonts-noto-cjk fonts-noto-color-emoji "
          "fonts-noto-core).");
    CHECK(english()(told_undrawn({U"大", ""})) ==
          "No installed font has U+5927 大, so boxes are shown instead: install "
          "fonts that have them (on Debian: fonts-noto-cjk).");
}

TEST_CASE("Hebrew, Chinese and emoji look different from boxes") {
    for (const char* letter : {"א", "ب", "大", "한", "😀"}) {
        if (!is_installed(letter)) continue;
        CAPTURE(letter);
        CHECK(pixels_of(letter).bgra != pixels_of(nobodys).bgra);
        CHECK(columns_of(pixels_of(letter)).second > 0);
    }
    if (is_installed("אב")) CHECK(pixels_of("אא").bgra != pixels_of("אב").bgra);
}

TEST_CASE("lines of Chinese and Japanese end without spaces, and never before a full stop") {
    const TextRuler ruler;
    const std::string story = "吾輩は猫である。名前はまだ無い。どこで生れたか「とんと見当がつかぬ」。";
    for (double width = 20; width < 90; width += 3.1) {
        std::string all;
        for (const std::string& line : ruler.lines(story, width, 6)) {
            CAPTURE(width, line);
            CHECK(ruler.width(line, 6) <= width + 1e-6);
            CHECK_FALSE(line.starts_with("。"));
            CHECK_FALSE(line.starts_with("」"));
            CHECK_FALSE(line.ends_with("「"));
            all += line;
        }
        CHECK(all == story);  // Nothing is lost.
    }
    const auto lines = ruler.lines("Over the 大和の渡し river", 40, 6);
    CHECK(lines.front().starts_with("Over the 大"));  // The first line is filled with what fits.
}

TEST_CASE("a line of a Hebrew text that begins in Latin still begins at the right") {
    const TextRuler ruler;
    const auto lines = ruler.lines("שלום Hello Hello Hello Hello Hello", 20, 6);
    REQUIRE(lines.size() > 2);
    CHECK(lines[1].starts_with("\u200F"));
    CHECK(ruler.lines("Hello Hello Hello שלום", 20, 6).back().starts_with("\u200E"));
}

TEST_CASE("text is shortened by whole letters") {
    const TextRuler ruler;
    for (const std::string& words :
         {times(9, "e\u0301א\u05B0"), times(9, "👨‍👩‍👧"), times(9, "大"), times(9, "Größe ")})
        for (double width = 2; width < 60; width += 3.3) {
            CAPTURE(words, width);
            const std::string shown = ruler.fitted(words, width, 6);
            if (shown == words) continue;
            CHECK(shown.ends_with("…"));
            if (shown != "…") CHECK(ruler.width(shown, 6) <= width);
            const std::string part = shown.substr(0, shown.size() - std::string("…").size());
            CHECK(words.starts_with(part));
            CHECK(clusters_of(characters_of(part).codes).size() +
                      clusters_of(characters_of(words.substr(part.size())).codes).size() ==
                  clusters_of(characters_of(words).codes).size());
        }
}

TEST_CASE("Latin text is shortened and broken at the same letters as when each letter was tried") {
    const TextRuler ruler;
    const std::string words = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";
    for (double width = 1; width < 200; width += 0.7) {
        CAPTURE(width);
        std::string tried = words;
        if (ruler.width(tried, 6) > width) {
            while (!tried.empty() && ruler.width(tried + "…", 6) > width) {
                while (tried.size() > 1 && (static_cast<unsigned char>(tried.back()) & 0xC0) == 0x80) tried.pop_back();
                tried.pop_back();
            }
            tried += "…";
        }
        CHECK(ruler.fitted(words, width, 6) == tried);
        const auto lines = ruler.lines(words, width, 6);
        for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
            if (characters_of(lines[i]).codes.size() > 1) CHECK(ruler.width(lines[i], 6) <= width);
            const std::size_t first = characters_of(lines[i + 1]).at[1];
            CHECK(ruler.width(lines[i] + lines[i + 1].substr(0, first), 6) > width);
        }
    }
}

TEST_CASE("hostile text is drawn, measured, broken and shortened", "[hostile]") {
    const TextRuler ruler;
    const std::string texts[] = {times(2000, "\xFF\xE5\xA4"),
                                 "大" + times(2000, "\u0301"),
                                 times(500, "\u202B(א") + times(500, ")\u202C"),
                                 times(3000, "\u2067a"),
                                 times(5000, "大"),
                                 times(2000, "\u200B") + "א",
                                 "\u0301",
                                 "\u200D",
                                 "\uFE0F",
                                 "\U0001F1E9",
                                 times(3000, nobodys),
                                 times(2000, "(א"),
                                 times(2000, "e\u0301"),
                                 "\u202E",
                                 "大\xE5",
                                 times(1000, "ب ")};
    for (const std::string& text : texts) {
        CAPTURE(text.substr(0, 12));
        CHECK(ruler.width(text, 6) >= 0);
        CHECK_FALSE(ruler.lines(text, 40, 6).empty());
        CHECK_FALSE(ruler.fitted(text, 40, 6).empty());
        if (may_be_in_pdf(text)) CHECK(to_pdf(drawing_of_text(text)));
        CHECK(to_svg(drawing_of_text(text)));
        CHECK_FALSE(pixels_of(text).bgra.empty());
    }
}

TEST_CASE("the same text gives the same document, whatever was drawn before") {
    const Drawing drawing = drawing_of_text("Брод — عبور אב 😀 " + nobodys);
    const std::string pdf = to_pdf(drawing).value(), png = to_png(drawing, 400).value();
    to_png(drawing_of_text("한국 かな"), 400).value();
    CHECK(to_pdf(drawing).value() == pdf);
    CHECK(to_png(drawing, 400).value() == png);
}
