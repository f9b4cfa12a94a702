// A font that is open: for shaping by HarfBuzz and for drawing by cairo.
#pragma once
#include "formats/paper/letters/system_fonts.h"
#include "formats/paper/room.h"

#include <memory>

typedef struct _cairo_font_face cairo_font_face_t;
typedef struct hb_font_t hb_font_t;

namespace hexwright::paper {

struct Font {
    hb_font_t* shaping = nullptr;          // Its unit is a part of the em.
    double em = 1;                         // Length of the em in that unit.
    cairo_font_face_t* drawing = nullptr;  // Draws the same glyphs.
    double coloured_size = 0;              // Above 0: its glyphs are pictures, drawn best at this size in pixels.

    Font() = default;
    ~Font();
    Font(const Font&) = delete;
    Font& operator=(const Font&) = delete;

    bool has(char32_t character) const;
};
using FontHandle = std::shared_ptr<const Font>;

FontHandle open_font(const FontFile& file);  // nullptr if it cannot be read. A file is opened once.
FontHandle open_own_font(bool bold);         // Of all our pictures; nullptr if it cannot be read.
// One that the program brings along and that has the character, which our own font lacks; nullptr if there is none.
FontHandle open_embedded_font(char32_t character, bool bold);

}  // namespace hexwright::paper
