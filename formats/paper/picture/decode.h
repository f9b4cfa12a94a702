// Decodes pictures from outside (PNG, JPEG) into pixels. For any input it ends quickly, in bounded memory, with pixels
// or an error.
#pragma once
#include "engine/board/refusal.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/paint.h"

#include <filesystem>
#include <string_view>

namespace hexwright::paper {

inline constexpr std::size_t max_picture_bytes = 64u << 20;
inline constexpr long long max_picture_pixels = 50'000'000;  // Half as many for 16 bits per colour.
inline constexpr int max_texture_side = 4096;

// In pixels, upright according to the photograph's orientation.
struct PictureSize {
    int width = 0, height = 0;
    friend bool operator==(PictureSize, PictureSize) = default;
};

struct Picture {
    PictureSize size;  // Size of the original picture.
    Pixels pixels;     // The whole picture, scaled down when a side would exceed max_texture_side.
};

Result<PictureSize> measure_picture(std::string_view bytes);  // Reads only the header.
Result<Picture> decode_picture(std::string_view bytes);
Result<PictureSize> measure_picture_file(const std::filesystem::path& file);
Result<Picture> load_picture(const std::filesystem::path& file);

}  // namespace hexwright::paper
