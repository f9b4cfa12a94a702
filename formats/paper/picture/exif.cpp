#include "formats/paper/picture/exif.h"

#include "formats/paper/room.h"

#include <cstdint>
#include <optional>

namespace hexwright::paper {
namespace {

constexpr unsigned orientation_tag = 0x0112, app1 = 0xE1, start_of_scan = 0xDA;

struct Bytes {
    std::string_view text;
    bool little = false;  // Little-endian.

    std::optional<unsigned> two(std::size_t at) const {
        if (at + 2 > text.size()) return {};
        const unsigned a = static_cast<unsigned char>(text[at]), b = static_cast<unsigned char>(text[at + 1]);
        return little ? a | b << 8 : a << 8 | b;
    }
    std::optional<std::size_t> four(std::size_t at) const {
        const auto a = two(at), b = two(at + 2);
        if (!a || !b) return {};
        return little ? *a | static_cast<std::size_t>(*b) << 16 : static_cast<std::size_t>(*a) << 16 | *b;
    }
};

// The orientation in the first directory.
int orientation_in(Bytes tiff) {
    tiff.little = tiff.text.starts_with("II");
    const auto start = tiff.four(4);
    const auto entries = start ? tiff.two(*start) : std::nullopt;
    for (std::size_t i = 0; i < entries.value_or(0); ++i) {
        const std::size_t entry = *start + 2 + 12 * i;
        if (tiff.two(entry) != orientation_tag) continue;
        const unsigned value = tiff.two(entry + 8).value_or(1);
        return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
    }
    return 1;
}

}  // namespace

int exif_orientation(std::string_view jpeg) {
    const Bytes bytes{jpeg};
    constexpr std::string_view mark("Exif\0\0", 6);
    for (std::size_t at = 2; bytes.two(at).value_or(0) >= 0xFF00;) {
        const unsigned marker = *bytes.two(at) & 0xFF;
        const auto length = bytes.two(at + 2);
        if (!length || *length < 2 || marker == start_of_scan) return 1;
        const std::string_view inside = jpeg.substr(at + 4, *length - 2);
        if (marker == app1 && inside.starts_with(mark)) return orientation_in({inside.substr(mark.size())});
        at += 2 + *length;
    }
    return 1;
}

}  // namespace hexwright::paper
