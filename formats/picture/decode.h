// Pictures of others (PNG, JPEG) as pixels. Whatever the bytes are, it ends soon, in bounded memory, with pixels or a
// sentence.
#pragma once
#include "engine/core/result.h"
#include "formats/sheet/paint.h"

#include <filesystem>
#include <string_view>

namespace hexwright {

inline constexpr std::size_t max_picture_bytes = 64u << 20;
inline constexpr long long max_picture_pixels = 50'000'000;  // 16 bits a colour: half of it
inline constexpr int max_texture_side = 4096;

struct PictureSize {  // pixels, upright: as a photograph says that it was held
    int width = 0, height = 0;
    friend bool operator==(PictureSize, PictureSize) = default;
};

struct Picture {
    PictureSize size;  // of the picture
    Pixels pixels;     // of all of it, smaller when a side would be longer than max_texture_side
};

Result<PictureSize> measure_picture(std::string_view bytes);  // reads the header only
Result<Picture> decode_picture(std::string_view bytes);
Result<PictureSize> measure_picture_file(const std::filesystem::path& file);
Result<Picture> load_picture(const std::filesystem::path& file);

}  // namespace hexwright
