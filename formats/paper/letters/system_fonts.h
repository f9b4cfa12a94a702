// Which of the fonts that are installed on this machine draws a character. The only place that asks the system (by
// fontconfig); on a system without it, this file is the one to replace.
#pragma once
#include "formats/paper/room.h"

#include <compare>
#include <optional>
#include <string>

namespace hexwright::paper {

struct FontFile {
    std::string path;
    int index = 0;          // Of the font in a collection; the upper half names an instance of a variable font.
    bool embolden = false;  // It has no bold letters of its own.
    friend auto operator<=>(const FontFile&, const FontFile&) = default;
};

// Japanese and Korean write some Chinese characters in their own way, and emoji are best in colour.
enum class LetterStyle : unsigned char { Any, Japanese, Korean, Emoji };

// The font of all our pictures: Inter, or what the system puts in its place. Nothing if no font is installed at all.
std::optional<FontFile> own_font(bool bold);
// The best font for this character; nothing if none has it. It depends on the installed fonts only, not on what was
// asked before.
std::optional<FontFile> installed_font(char32_t character, LetterStyle style, bool bold);

}  // namespace hexwright::paper
