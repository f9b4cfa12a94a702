// A browser tab shows its page none of the fonts of its machine: there are those that we bring along.
#include "formats/paper/letters/system_fonts.h"

namespace hexwright::paper {

std::optional<FontFile> installed_font(char32_t, LetterStyle, bool) { return {}; }

}  // namespace hexwright::paper
