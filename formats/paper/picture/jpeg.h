// Reads JPEGs with libjpeg-turbo. This is the only file pair that knows that library. The bytes may be anything: it
// ends in bounded time and memory, with pixels or an error. The caller limits how many pixels it accepts.
#pragma once
#include "engine/board/refusal.h"
#include "formats/paper/room.h"

#include <string_view>
#include <vector>

namespace hexwright::paper {

inline constexpr int max_jpeg_scans = 100;                           // Passes of a progressive picture. Ten are usual.
inline constexpr long long max_jpeg_scanned_pixels = 1'000'000'000;  // Scans times pixels: what a picture may cost.

struct JpegSize {
    int width = 0, height = 0;
    friend bool operator==(JpegSize, JpegSize) = default;
};

bool is_jpeg(std::string_view bytes);               // By the first bytes.
Result<JpegSize> jpeg_size(std::string_view jpeg);  // Reads only the header. As stored, not turned upright.
Result<std::vector<unsigned char>> jpeg_rgba(std::string_view jpeg);  // Row by row as stored, four bytes a pixel.

}  // namespace hexwright::paper
