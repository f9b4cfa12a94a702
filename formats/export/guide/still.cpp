#include "formats/export/guide/still.h"

#include "formats/paper/sheet/paint.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <webp/encode.h>

namespace hexwright::exports {

namespace {

constexpr float quality_of_still = 85;  // In percent.
constexpr double most_still_side = 8'000;

}  // namespace

std::string to_still(const Drawing& drawing, int width_px) {
    if (drawing.width <= 0 || drawing.height <= 0) return {};
    const double scale = width_px / drawing.width, height_px = std::max(1.0, std::round(drawing.height * scale));
    if (width_px > most_still_side || !(height_px <= most_still_side)) return {};
    const Pixels pixels = to_pixels(drawing, {0, 0}, scale, width_px, static_cast<int>(height_px), PaintWith::Care);
    std::uint8_t* made = nullptr;
    const std::size_t size = WebPEncodeBGRA(reinterpret_cast<const std::uint8_t*>(pixels.bgra.data()), pixels.width,
                                            pixels.height, pixels.width * 4, quality_of_still, &made);
    std::string bytes(reinterpret_cast<const char*>(made), size);
    WebPFree(made);
    return bytes;
}

}  // namespace hexwright::exports
