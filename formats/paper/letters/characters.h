// Text as characters: what a reader takes for one, and where a line may end. Knows no fonts.
#pragma once
#include "formats/paper/letters/system_fonts.h"
#include "formats/paper/room.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::paper {

struct Characters {
    std::u32string codes;
    std::vector<std::size_t> at;  // Where each begins in the text, in bytes, and where the text ends.
};
Characters characters_of(std::string_view text);  // The text is valid UTF-8.
std::string utf8(char32_t code);

// A letter with its accents, an emoji of several parts: what one cursor key passes.
struct Cluster {
    std::size_t first, last;  // In `codes`; `last` is the first that no longer belongs to it.
};
std::vector<Cluster> clusters_of(const std::u32string& codes);

bool is_invisible(char32_t code);  // Joiners, marks of direction, variation selectors: they need no glyph.
bool wants_colour(std::u32string_view cluster);  // An emoji, unless it asks to be drawn as text.
bool needs_shaping(char32_t code);               // Is written from right to left, or in joined or moved forms.
LetterStyle letter_style_of(const std::u32string& codes);  // Japanese if it has kana, Korean if it has Hangul.
bool may_break(char32_t before, char32_t after);           // Chinese and Japanese lines end without a space.
std::string_view package_with(char32_t code);              // The Debian package whose fonts draw it, as far as known.

}  // namespace hexwright::paper
