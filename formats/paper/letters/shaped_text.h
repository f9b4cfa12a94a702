// Text that our own font cannot draw alone: in runs of installed fonts, each shaped by HarfBuzz, in the order in which
// they are seen (FriBidi). All lengths are in ems.
#pragma once
#include "formats/paper/letters/font.h"
#include "formats/paper/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::paper {

struct ShapedGlyph {
    unsigned id;
    double x, y;  // From the beginning of the text on its baseline; y goes up.
};
// The letters and glyphs that belong together; a document keeps them so that its text can be copied.
struct GlyphCluster {
    std::size_t bytes, glyphs;
};
struct GlyphRun {
    FontHandle font;
    bool backwards = false;  // From right to left: the clusters are in the order of reading, the glyphs as seen.
    std::string text{};
    std::vector<ShapedGlyph> glyphs{};
    std::vector<GlyphCluster> clusters{};
};
// In place of what no font can draw.
struct EmptyBox {
    double x;
};
inline constexpr double box_width = 0.7, box_height = 0.72;

// One character as readers count them, in the order of reading.
struct Advance {
    std::size_t end;  // Where the next one begins, in bytes.
    double width;
    bool may_break;  // A line may end after it.
};
struct ShapedText {
    std::vector<GlyphRun> runs{};
    std::vector<EmptyBox> boxes{};
    std::vector<Advance> advances{};
    std::u32string undrawn{};  // The characters that no font can draw, each once.
    double width = 0;
};

// Whether our font draws this text without any of the above. The text is valid UTF-8, as for all of these.
bool drawn_by_own_font(std::string_view text, bool bold);
ShapedText shaped(std::string_view text, bool bold);
enum class ReadingDirection : unsigned char { None, LeftToRight, RightToLeft };
ReadingDirection direction_of(std::string_view text);  // That of its first letter that has one.
// A part of a text that is drawn alone, with a mark before it where it would run another way than the whole.
std::string with_direction(std::string part, ReadingDirection whole);

}  // namespace hexwright::paper
