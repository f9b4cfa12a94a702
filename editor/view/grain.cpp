#include "editor/view/grain.h"

#include "editor/view/shapes.h"

#include <algorithm>
#include <cmath>

namespace hexwright::view {
namespace {

using Noise = std::vector<float>;  // grain_size times grain_size.

std::size_t place(int x, int y) {
    constexpr int last = grain_size - 1;  // A power of two, so that this wraps around.
    return static_cast<std::size_t>(y & last) * grain_size + static_cast<std::size_t>(x & last);
}

float eased(float t) { return t * t * (3 - 2 * t); }

// Adds noise whose spots are `step` pixels apart, within -strength..strength.
void add_noise(Noise& field, int step, float strength, int salt) {
    const int spots = grain_size / step;
    std::vector<float> heights;
    for (int y = 0; y < spots; ++y)
        for (int x = 0; x < spots; ++x) heights.push_back(chance(x, y, salt) * 2 - 1);
    const auto spot = [&](int x, int y) { return heights[static_cast<std::size_t>((y % spots) * spots + x % spots)]; };
    for (int y = 0; y < grain_size; ++y)
        for (int x = 0; x < grain_size; ++x) {
            const int i = x / step, j = y / step;
            const float u = eased(static_cast<float>(x % step) / static_cast<float>(step));
            const float v = eased(static_cast<float>(y % step) / static_cast<float>(step));
            const float low = spot(i, j) * (1 - u) + spot(i + 1, j) * u;
            const float high = spot(i, j + 1) * (1 - u) + spot(i + 1, j + 1) * u;
            field[place(x, y)] += (low * (1 - v) + high * v) * strength;
        }
}

std::uint8_t about_middle(float value) {
    return static_cast<std::uint8_t>(std::clamp(std::lround(128 + value * 127), 0L, 255L));
}

}  // namespace

std::vector<std::uint8_t> grain_pixels() {
    Noise specks(grain_size * grain_size, 0.F), patches = specks, heights = specks;
    add_noise(specks, 2, 0.55F, 1);
    add_noise(specks, 4, 0.45F, 2);
    add_noise(specks, 8, 0.3F, 3);
    add_noise(patches, 16, 0.35F, 4);
    add_noise(patches, 32, 0.5F, 5);
    add_noise(patches, 64, 0.45F, 6);
    for (std::size_t i = 0; i < heights.size(); ++i) heights[i] = specks[i] * 0.6F + patches[i] * 2;
    std::vector<std::uint8_t> pixels;
    pixels.reserve(heights.size() * 4);
    for (int y = 0; y < grain_size; ++y)
        for (int x = 0; x < grain_size; ++x) {
            const float right = heights[place(x + 1, y)] - heights[place(x - 1, y)];
            const float up = heights[place(x, y + 1)] - heights[place(x, y - 1)];
            for (const float value : {specks[place(x, y)], patches[place(x, y)], right, up})
                pixels.push_back(about_middle(value));
        }
    return pixels;
}

std::vector<std::uint8_t> halved(const std::vector<std::uint8_t>& pixels, int width, int height) {
    const auto row = static_cast<std::size_t>(width) * 4, right = width > 1 ? std::size_t{4} : 0;
    const std::size_t below = height > 1 ? row : 0;
    std::vector<std::uint8_t> half;
    half.reserve(pixels.size() / 4);
    for (int y = 0; y < std::max(1, height / 2); ++y)
        for (int x = 0; x < std::max(1, width / 2); ++x) {
            const std::uint8_t* from = &pixels[static_cast<std::size_t>(y) * 2 * row + static_cast<std::size_t>(x) * 8];
            for (int part = 0; part < 4; ++part, ++from)
                half.push_back(
                    static_cast<std::uint8_t>((from[0] + from[right] + from[below] + from[right + below] + 2) / 4));
        }
    return half;
}

}  // namespace hexwright::view
