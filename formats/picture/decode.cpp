#include "formats/picture/decode.h"

#include "formats/file.h"
#include "formats/picture/exif.h"
#include "formats/picture/plain_jpeg.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>

namespace {

// The unpacked size announced by a PNG is allocated at once; growing beyond that is typical of files that unpack to
// gigabytes.
constexpr std::size_t most_at_once = std::size_t{1} << 30, most_grown = std::size_t{160} << 20;

void* picture_memory(std::size_t size) { return size <= most_at_once ? std::malloc(size) : nullptr; }
void* more_picture_memory(void* memory, std::size_t size) {
    return size <= most_grown ? std::realloc(memory, size) : nullptr;
}

}  // namespace

#define STBI_MALLOC(size) picture_memory(size)
#define STBI_REALLOC(memory, size) more_picture_memory(memory, size)
#define STBI_FREE(memory) std::free(memory)
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_FAILURE_STRINGS
#define STBI_MAX_DIMENSIONS 65535
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

namespace hexwright::formats {
namespace {

tl::unexpected<Refusal> trouble(const char* id, std::vector<Argument> arguments = {}) {
    return failure(Message{id, std::move(arguments)});
}

const stbi_uc* data_of(std::string_view bytes) { return reinterpret_cast<const stbi_uc*>(bytes.data()); }
int length_of(std::string_view bytes) { return static_cast<int>(bytes.size()); }

bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG\r\n\x1a\n"); }
bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

struct Header {
    int width = 0, height = 0;  // As stored in the file.
    int turned = 1;             // A value of exif_orientation().
    PictureSize upright() const { return turned >= 5 ? PictureSize{height, width} : PictureSize{width, height}; }
};

// At offset 16: width and height, big-endian.
Header png_header(std::string_view png) {
    const auto side = [&](std::size_t at) {
        unsigned value = 0;
        for (std::size_t i = at; i < at + 4 && i < png.size(); ++i)
            value = value << 8 | static_cast<unsigned char>(png[i]);
        return static_cast<int>(std::min(value, 0x7FFFFFFFu));
    };
    return {side(16), side(20)};
}

std::optional<Refusal> too_large(const Header& header, long long most) {
    if (static_cast<long long>(header.width) * header.height <= most) return {};
    return Refusal{
        {"image.too-many-pixels", {{"width", header.width}, {"height", header.height}, {"limit", most / 1'000'000}}}};
}

// Bytes that are safe for the decoder. A JPEG is first rewritten into a copy.
struct Opened {
    std::string_view bytes;
    std::string plain{};
    int turned = 1;
    std::string_view safe() const { return plain.empty() ? bytes : plain; }
};

Result<Opened> opened(std::string_view bytes) {
    if (bytes.size() > max_picture_bytes) return trouble("image.too-many-bytes", {{"limit", max_picture_bytes >> 20}});
    if (is_png(bytes)) return Opened{bytes};
    if (!is_jpeg(bytes)) return trouble("image.neither-kind");
    auto plain = plain_jpeg(bytes);
    if (!plain) return trouble("image.damaged");
    return Opened{bytes, std::move(*plain), exif_orientation(bytes)};
}

Result<Header> header_of(const Opened& picture) {
    const std::string_view bytes = picture.safe();
    Header header = is_png(bytes) ? png_header(bytes) : Header{};
    if (auto refused = too_large(header, max_picture_pixels))
        return failure(std::move(*refused));  // stb would report this as damaged.
    int channels = 0;
    if (!stbi_info_from_memory(data_of(bytes), length_of(bytes), &header.width, &header.height, &channels))
        return trouble("image.damaged");
    const bool deep = stbi_is_16_bit_from_memory(data_of(bytes), length_of(bytes)) != 0;
    if (auto refused = too_large(header, deep ? max_picture_pixels / 2 : max_picture_pixels))
        return failure(std::move(*refused));
    header.turned = picture.turned;
    return header;
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
    const auto picture = opened(bytes);
    if (!picture) return failure(picture.error());
    return header_of(*picture).map([](const Header& header) { return header.upright(); });
}

Result<Picture> decode_picture(std::string_view bytes) {
    const auto picture = opened(bytes);
    if (!picture) return failure(picture.error());
    const auto header = header_of(*picture);
    if (!header) return failure(header.error());
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<stbi_uc, decltype(&std::free)> rgba(
        stbi_load_from_memory(data_of(picture->safe()), length_of(picture->safe()), &width, &height, &channels, 4),
        &std::free);
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

}  // namespace hexwright::formats
