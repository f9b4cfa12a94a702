// Paints a drawing with cairo as PNG, SVG, PDF or plain pixels. The same drawing always gives the same bytes.
#pragma once
#include "engine/board/refusal.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwright::paper {

Result<std::string> to_png(const Drawing& drawing, int width_px);
Result<std::string> to_svg(const Drawing& drawing);
Result<std::string> to_pdf(const Drawing& page);
Result<std::string> to_pdf(const std::vector<Drawing>& pages);

struct Pixels {
    int width = 0, height = 0;
    std::vector<std::uint32_t> bgra;  // Premultiplied; rows have no padding.
};
// Speed is for what is looked at while it moves: specks are left out. Care paints as to_png() does.
enum class PaintWith : unsigned char { Speed, Care };
// The part of the drawing that begins at `corner`, at `scale` pixels per unit.
Pixels to_pixels(const Drawing& drawing, Point corner, double scale, int width, int height,
                 PaintWith how = PaintWith::Speed);

}  // namespace hexwright::paper
