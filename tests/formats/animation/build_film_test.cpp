// The building of a map as a film: its frames, and the formats that play it.
#include "formats/export/animation/build_film.h"

#include "formats/paper/sheet/plan_drawing.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <cstdint>
#include <gif_lib.h>
#include <string>
#include <string_view>
#include <vector>
#include <webp/decode.h>
#include <webp/demux.h>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr int film_width = 240;

// The frames of an animated WebP as pixels without their alpha.
std::vector<std::vector<std::uint32_t>> frames_of(const std::string& webp) {
    WebPAnimDecoderOptions options;
    REQUIRE(WebPAnimDecoderOptionsInit(&options) != 0);
    options.color_mode = MODE_BGRA;
    const WebPData data{reinterpret_cast<const std::uint8_t*>(webp.data()), webp.size()};
    WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, &options);
    REQUIRE(decoder);
    WebPAnimInfo info;
    WebPAnimDecoderGetInfo(decoder, &info);
    std::vector<std::vector<std::uint32_t>> frames;
    while (WebPAnimDecoderHasMoreFrames(decoder) != 0) {
        std::uint8_t* pixels = nullptr;
        int at_ms = 0;
        REQUIRE(WebPAnimDecoderGetNext(decoder, &pixels, &at_ms) != 0);
        const auto* first = reinterpret_cast<const std::uint32_t*>(pixels);
        frames.emplace_back(first, first + static_cast<std::ptrdiff_t>(info.canvas_width) * info.canvas_height);
    }
    WebPAnimDecoderDelete(decoder);
    return frames;
}

std::vector<std::uint32_t> without_alpha(std::vector<std::uint32_t> pixels) {
    for (std::uint32_t& pixel : pixels) pixel &= 0xFFFFFFU;
    return pixels;
}

struct Unread {
    std::string_view bytes;
};
int read_some(GifFileType* gif, GifByteType* into, int count) {
    auto* unread = static_cast<Unread*>(gif->UserData);
    const std::size_t size = std::min(unread->bytes.size(), static_cast<std::size_t>(count));
    std::copy_n(unread->bytes.begin(), size, into);
    unread->bytes.remove_prefix(size);
    return static_cast<int>(size);
}

struct Gif {
    int frames = 0;
    std::vector<GifColorType> palette{}, last{};  // The last frame's pixels.
};
Gif gif_from(const std::string& bytes) {
    Unread unread{bytes};
    int error = 0;
    GifFileType* file = DGifOpen(&unread, read_some, &error);
    REQUIRE(file);
    REQUIRE(DGifSlurp(file) == GIF_OK);
    Gif gif{file->ImageCount};
    const SavedImage& image = file->SavedImages[file->ImageCount - 1];
    gif.palette.assign(file->SColorMap->Colors, file->SColorMap->Colors + file->SColorMap->ColorCount);
    for (int i = 0; i < image.ImageDesc.Width * image.ImageDesc.Height; ++i)
        gif.last.push_back(gif.palette[image.RasterBits[i]]);
    DGifCloseFile(file, &error);
    return gif;
}

int distance(const GifColorType& colour, std::uint32_t pixel) {
    const auto off = [&](int channel, int shift) {
        const int difference = channel - static_cast<int>(pixel >> shift & 0xFFU);
        return difference * difference;
    };
    return off(colour.Red, 16) + off(colour.Green, 8) + off(colour.Blue, 0);
}

}  // namespace

TEST_CASE("a film has a frame for each step, and the picture of the map before and after them") {
    const Scenario map = sample_map("sparrow-ford");
    const BuildFilm film(map, shipped(), film_width);
    const Terrain terrain = terrain_of(map.battlefield, shipped());
    CHECK(film.frames() == build_plan(map.battlefield, terrain, shipped()).steps.size() + 2);
    const Drawing whole = iso_drawing(map, terrain, shipped(), {}).drawing;
    const Pixels picture = to_pixels(whole, {}, film_width / whole.width, film.width(), film.height(), PaintWith::Care);
    CHECK(film.frame(film.frames() - 1).bgra == picture.bgra);
    CHECK(film.frame(0).bgra == picture.bgra);
    CHECK(film.frame(film.frames() - 2).bgra !=
          picture.bgra);  // What lies is pale, and the step's number stands there.
}

TEST_CASE("nothing that lies moves from frame to frame") {
    const Scenario map = sample_map("sparrow-ford");
    const BuildFilm film(map, shipped(), film_width);
    for (std::size_t i = 2; i + 1 < film.frames(); ++i) {
        const Pixels before = film.frame(i - 1), now = film.frame(i);
        std::size_t changed = 0;
        for (std::size_t at = 0; at < now.bgra.size(); ++at) changed += before.bgra[at] != now.bgra[at] ? 1 : 0;
        CAPTURE(i);
        CHECK(changed > 0);
        CHECK(changed < now.bgra.size() * 2 / 3);
    }
}

TEST_CASE("WebP gives every frame back as it was") {
    const Scenario map = sample_map("sparrow-ford");
    const BuildFilm film(map, shipped(), film_width);
    const auto webp = to_webp(film);
    REQUIRE(webp);
    CHECK(to_webp(film) == webp);
    const auto frames = frames_of(*webp);
    REQUIRE(frames.size() == film.frames());
    for (std::size_t i = 0; i < frames.size(); ++i)
        CHECK(without_alpha(frames[i]) == without_alpha(film.frame(i).bgra));
}

TEST_CASE("GIF has the same bytes each time, and who watches may stop it") {
    const Scenario map = sample_map("sparrow-ford");
    const BuildFilm film(map, shipped(), film_width);
    const auto gif = to_gif(film);
    REQUIRE(gif);
    CHECK(gif->starts_with("GIF89a"));
    CHECK(to_gif(film) == gif);
    const Gif read = gif_from(*gif);
    CHECK(read.frames == static_cast<int>(film.frames()));
    const Pixels picture = film.frame(film.frames() - 1);
    REQUIRE(read.last.size() == picture.bgra.size());
    std::size_t far = 0;
    for (std::size_t i = 0; i < picture.bgra.size(); ++i) far += distance(read.last[i], picture.bgra[i]) > 300 ? 1 : 0;
    CHECK(far * 200 < picture.bgra.size());  // Hardly a pixel is ten steps off.
    CHECK(to_gif(film, [](double share) { return share < 0.5; })->empty());
    CHECK(to_webp(film, [](double share) { return share < 0.5; })->empty());
}
