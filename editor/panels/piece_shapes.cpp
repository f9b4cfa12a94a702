#include "editor/panels/piece_shapes.h"

#include "editor/view/backend.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace hexwright::panels {

namespace {

// Cairo's colours are premultiplied, those of textures are not.
void divide_by_alpha(Pixels& pixels) {
    for (std::uint32_t& pixel : pixels.bgra) {
        const std::uint32_t alpha = pixel >> 24;
        if (alpha == 0 || alpha == 255) continue;
        const auto part = [&](int shift) { return std::min(255U, (pixel >> shift & 255U) * 255U / alpha) << shift; };
        pixel = alpha << 24 | part(16) | part(8) | part(0);
    }
}

}  // namespace

void PieceShapes::begin_frame(Ui& ui) {
    if (dark_ == ui.theme.dark && scale_ == ui.scale) return;
    drop(ui);
    dark_ = ui.theme.dark;
    scale_ = ui.scale;
}

void PieceShapes::drop(Ui& ui) {
    for (const auto& [kind, texture] : shapes_) ui.backend.release(texture);
    shapes_.clear();
}

TextureId PieceShapes::of(PieceKind kind, Ui& ui, const Catalogue& catalogue) {
    if (std::exchange(known_, &catalogue) != &catalogue) drop(ui);
    if (const auto found = shapes_.find(kind); found != shapes_.end()) return found->second;
    Drawing drawing = piece_drawing(kind, catalogue);
    drawing.paper = {0, 0};  // Transparent: the row shows through, chosen or not.
    const int side = static_cast<int>(ui.px(piece_shape_px));
    const double larger = std::max({drawing.width, drawing.height, 1.0});
    const double scale = std::min(side / larger, side / (hex_width * 2.2));
    const Point corner{drawing.width / 2 - side / 2.0 / scale, drawing.height / 2 - side / 2.0 / scale};
    Pixels pixels = to_pixels(drawing, corner, scale, side, side);
    divide_by_alpha(pixels);
    return shapes_[kind] = ui.backend.upload(pixels, 0);
}

}  // namespace hexwright::panels
