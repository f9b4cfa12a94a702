#include "editor/widgets/letter_pictures.h"

#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/text_ruler.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace hexwright::widgets {

namespace {

// The same from premultiplied 0xAARRGGBB. Letters without colours of their own are black; they become white, because
// Dear ImGui multiplies with the colour of the text.
std::uint32_t as_rgba(std::uint32_t pixel, bool coloured) {
    const std::uint32_t alpha = pixel >> 24;
    if (!coloured) return alpha << 24 | 0xFFFFFF;
    if (alpha == 0) return 0;
    const auto channel = [&](int shift) { return std::min(255U, (pixel >> shift & 0xFF) * 255 / alpha); };
    return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16);
}

struct Part {
    int left, top, right, bottom;  // Right and bottom are the first outside.
};

Part inked(const Pixels& pixels) {
    Part part{pixels.width, pixels.height, 0, 0};
    for (int y = 0; y < pixels.height; ++y)
        for (int x = 0; x < pixels.width; ++x) {
            if (pixels.bgra[static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                            static_cast<std::size_t>(x)] == 0)
                continue;
            part = {std::min(part.left, x), std::min(part.top, y), std::max(part.right, x + 1),
                    std::max(part.bottom, y + 1)};
        }
    return part;
}

}  // namespace

LetterPicture picture_of(char32_t letter, float em, bool bold) {
    // Marks stand beside and above where they are put.
    const int beside = static_cast<int>(std::ceil(em * 1.2F)), above = static_cast<int>(std::ceil(em * 1.3F));
    std::string text;
    append_utf8(text, letter);
    LetterPicture picture;
    const double width = TextRuler().width(text, em, bold);
    picture.advance = static_cast<float>(std::round(width));
    Drawing drawing{2.0 * beside + std::ceil(width), above + std::ceil(em * 0.7), {0, 0}, {}};
    drawing.marks.emplace_back(
        Text{{static_cast<double>(beside), static_cast<double>(above)}, text, em, {0}, Anchor::Left, bold});
    const Pixels pixels = to_pixels(drawing, {0, 0}, 1, static_cast<int>(drawing.width),
                                    static_cast<int>(drawing.height), PaintWith::Care);
    const Part part = inked(pixels);
    if (part.right <= part.left) return picture;
    picture.coloured = std::ranges::any_of(pixels.bgra, [](std::uint32_t pixel) { return (pixel & 0xFFFFFF) != 0; });
    picture.width = part.right - part.left, picture.height = part.bottom - part.top;
    picture.left = static_cast<float>(part.left - beside), picture.top = static_cast<float>(part.top - above);
    picture.pixels.clear();
    for (int y = part.top; y < part.bottom; ++y)
        for (int x = part.left; x < part.right; ++x)
            picture.pixels.push_back(
                as_rgba(pixels.bgra[static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                                    static_cast<std::size_t>(x)],
                        picture.coloured));
    return picture;
}

}  // namespace hexwright::widgets
