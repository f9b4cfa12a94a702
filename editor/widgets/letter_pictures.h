// Letters as pixels, for those that the window's own fonts lack: drawn as our pictures are, by any installed font, and
// as a box if none has them.
#pragma once
#include "editor/widgets/room.h"

#include <cstdint>
#include <vector>

namespace hexwright::widgets {

struct LetterPicture {
    int width = 1, height = 1;             // At least one pixel.
    float left = 0, top = 0;               // From where the letter stands on its line; y grows downward.
    float advance = 0;                     // To the next letter.
    bool coloured = false;                 // Has its own colours, and is not drawn in those of the text.
    std::vector<std::uint32_t> pixels{0};  // Red in the lowest byte, alpha in the highest, not premultiplied.
};
LetterPicture picture_of(char32_t letter, float em, bool bold);  // `em` in pixels.

}  // namespace hexwright::widgets
