#include "formats/paper/picture/decode.h"

#include "formats/paper/picture/exif.h"
#include "formats/paper/picture/jpeg.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace {

// The unpacked size announced by a PNG is allocated at once; growing beyond that is typical of files that unpack to
// gigabytes.
constexpr std::size_t most_at_once = std::size_t{1} << 30, most_grown = std::size_t{160} << 20;

// All of it is zeroed: for a broken file stb_image may read what it has not written.
void* picture_memory(std::size_t size) { return size <= most_at_once ? std::calloc(1, size) : nullptr; }
void* more_picture_memory(void* memory, std::size_t before, std::size_t size) {
    void* grown = size <= most_grown ? std::realloc(memory, size) : nullptr;
    if (grown != nullptr && size > before) std::memset(static_cast<char*>(grown) + before, 0, size - before);
    return grown;
}

}  // namespace

#define STBI_MALLOC(size) picture_memory(size)
#define STBI_REALLOC_SIZED(memory, before, size) more_picture_memory(memory, before, size)
#define STBI_FREE(memory) std::free(memory)
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_FAILURE_STRINGS
#define STBI_MAX_DIMENSIONS 50000000  // max_picture_pixels: too_large() is the limit.
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

namespace hexwright::paper {
namespace {

tl::unexpected<Refusal> trouble(const char* id, std::vector<Argument> arguments = {}) {
    return failure(Message{id, std::move(arguments)});
}

const stbi_uc* data_of(std::string_view bytes) { return reinterpret_cast<const stbi_uc*>(bytes.data()); }
int length_of(std::string_view bytes) { return static_cast<int>(bytes.size()); }

bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG\r\n\x1a\n"); }

struct Header {
    int width = 0, height = 0;  // As stored in the file.
    int turned = 1;             // A value of exif_orientation().
    PictureSize upright() const { return turned >= 5 ? PictureSize{height, width} : PictureSize{width, height}; }
};

unsigned png_number(std::string_view png, std::size_t at) {  // Big-endian.
    unsigned value = 0;
    for (std::size_t i = at; i < at + 4 && i < png.size(); ++i) value = value << 8 | static_cast<unsigned char>(png[i]);
    return value;
}

Header png_header(std::string_view png) {
    const auto side = [&](std::size_t at) { return static_cast<int>(std::min(png_number(png, at), 0x7FFFFFFFu)); };
    return {side(16), side(20)};
}

// The same PNG without chunks of no pixels, which it may have: stb_image copies a first one to a null pointer.
std::string without_empty_chunks(std::string_view png) {
    constexpr std::size_t around = 12;  // Length and name before the content, a check sum behind it.
    std::string out(png.substr(0, 8));
    for (std::size_t at = 8; at < png.size();) {
        const std::size_t size = std::min(around + png_number(png, at), png.size() - at);
        const std::string_view chunk = png.substr(at, size);
        if (size > around || chunk.substr(std::min<std::size_t>(4, size), 4) != "IDAT") out += chunk;
        at += size;
    }
    return out;
}

std::optional<Refusal> too_large(const Header& header, long long most) {
    if (static_cast<long long>(header.width) * header.height <= most) return {};
    return Refusal{
        {"image.too-many-pixels", {{"width", header.width}, {"height", header.height}, {"limit", most / 1'000'000}}}};
}

Result<Header> measured_png(std::string_view png) {
    Header header = png_header(png);
    if (auto refused = too_large(header, max_picture_pixels))
        return failure(std::move(*refused));  // stb would report this as damaged.
    int channels = 0;
    if (!stbi_info_from_memory(data_of(png), length_of(png), &header.width, &header.height, &channels))
        return trouble("image.damaged");
    const bool deep = stbi_is_16_bit_from_memory(data_of(png), length_of(png)) != 0;
    if (auto refused = too_large(header, deep ? max_picture_pixels / 2 : max_picture_pixels))
        return failure(std::move(*refused));
    return header;
}

Result<Header> measured_jpeg(std::string_view jpeg) {
    const auto size = jpeg_size(jpeg);
    if (!size) return failure(size.error());
    Header header{size->width, size->height, exif_orientation(jpeg)};
    if (auto refused = too_large(header, max_picture_pixels)) return failure(std::move(*refused));
    return header;
}

Result<Header> measured(std::string_view bytes) {
    if (bytes.size() > max_picture_bytes) return trouble("image.too-many-bytes", {{"limit", max_picture_bytes >> 20}});
    if (is_png(bytes)) return measured_png(bytes);
    if (is_jpeg(bytes)) return measured_jpeg(bytes);
    return trouble("image.neither-kind");
}

// Offset of the stored pixel that is visible at this place of the upright picture.
std::size_t stored_at(const Header& header, int x, int y) {
    const int right = header.width - 1, bottom = header.height - 1;
    const auto at = [&](int column, int row) {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(header.width) +
               static_cast<std::size_t>(column);
    };
    switch (header.turned) {
        case 2:
            return at(right - x, y);
        case 3:
            return at(right - x, bottom - y);
        case 4:
            return at(x, bottom - y);
        case 5:
            return at(y, x);
        case 6:
            return at(y, bottom - x);
        case 7:
            return at(right - y, bottom - x);
        case 8:
            return at(right - y, x);
        default:
            return at(x, y);
    }
}

// The mean of a square of stored pixels, premultiplied.
std::uint32_t mean(const stbi_uc* rgba, const Header& header, int left, int top, int right, int bottom) {
    std::uint64_t red = 0, green = 0, blue = 0, alpha = 0;
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x) {
            const stbi_uc* pixel = rgba + 4 * stored_at(header, x, y);
            red += static_cast<unsigned>(pixel[0]) * pixel[3];
            green += static_cast<unsigned>(pixel[1]) * pixel[3];
            blue += static_cast<unsigned>(pixel[2]) * pixel[3];
            alpha += pixel[3];
        }
    const auto count = static_cast<std::uint64_t>(right - left) * static_cast<std::uint64_t>(bottom - top);
    const auto share = [&](std::uint64_t sum) { return static_cast<std::uint32_t>(sum / (255 * count)); };
    return static_cast<std::uint32_t>(alpha / count) << 24 | share(red) << 16 | share(green) << 8 | share(blue);
}

Pixels shrunk(const stbi_uc* rgba, const Header& header) {
    const PictureSize size = header.upright();
    const int step = (std::max(size.width, size.height) + max_texture_side - 1) / max_texture_side;
    Pixels pixels{(size.width + step - 1) / step, (size.height + step - 1) / step, {}};
    pixels.bgra.reserve(static_cast<std::size_t>(pixels.width) * static_cast<std::size_t>(pixels.height));
    for (int y = 0; y < size.height; y += step)
        for (int x = 0; x < size.width; x += step)
            pixels.bgra.push_back(
                mean(rgba, header, x, y, std::min(x + step, size.width), std::min(y + step, size.height)));
    return pixels;
}

}  // namespace

Result<PictureSize> measure_picture(std::string_view bytes) {
    return measured(bytes).map([](const Header& header) { return header.upright(); });
}

Result<Picture> decode_picture(std::string_view bytes) {
    const auto header = measured(bytes);
    if (!header) return failure(header.error());
    if (is_jpeg(bytes))
        return jpeg_rgba(bytes).map([&](const std::vector<unsigned char>& rgba) {
            return Picture{header->upright(), shrunk(rgba.data(), *header)};
        });
    const std::string png = without_empty_chunks(bytes);
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<stbi_uc, decltype(&std::free)> rgba(
        stbi_load_from_memory(data_of(png), length_of(png), &width, &height, &channels, 4), &std::free);
    if (!rgba || width != header->width || height != header->height) return trouble("image.damaged");
    return Picture{header->upright(), shrunk(rgba.get(), *header)};
}

Result<PictureSize> measure_picture_file(const std::filesystem::path& file) {
    const auto bytes = read_file(file, max_picture_bytes);
    if (!bytes) return failure(bytes.error());
    return measure_picture(*bytes);
}

Result<Picture> load_picture(const std::filesystem::path& file) {
    const auto bytes = read_file(file, max_picture_bytes);
    if (!bytes) return failure(bytes.error());
    return decode_picture(*bytes);
}

}  // namespace hexwright::paper
