// Which of the fonts that are installed on this machine draws a character. Each sort of system has its implementation
// in a file of its own, which formats/CMakeLists.txt chooses.
#pragma once
#include "formats/paper/letters/embedded_fonts.h"
#include "formats/paper/room.h"

#include <compare>
#include <optional>
#include <string>

namespace hexwright::paper {

struct FontFile {
    std::string path{};
    int index = 0;          // Of the font in a collection; the upper half names an instance of a variable font.
    bool embolden = false;  // It has no bold letters of its own.
    std::optional<EmbeddedFont> embedded{};  // In place of a path.
    friend auto operator<=>(const FontFile&, const FontFile&) = default;
};

// Japanese and Korean write some Chinese characters in their own way, and emoji are best in colour.
enum class LetterStyle : unsigned char { Any, Japanese, Korean, Emoji };

// The best font for this character; nothing if none has it. It depends on the installed fonts only, not on what was
// asked before.
std::optional<FontFile> installed_font(char32_t character, LetterStyle style, bool bold);

}  // namespace hexwright::paper
