#include "editor/view/letters.h"

#include <cctype>
#include <cmath>
#include <string_view>

#include <glm/gtc/constants.hpp>

namespace hexwright::view {
namespace {

// Strokes on a grid of 0..4 by 0..6, y down: each point is two digits, polylines are separated by semicolons.
std::string_view strokes_of(char which) {
    constexpr std::string_view letters[] = {"06 20 46;14 34",
                                            "06 00 30 41 42 33 03;33 44 45 36 06",
                                            "41 30 10 01 05 16 36 45",
                                            "06 00 20 42 44 26 06",
                                            "40 00 06 46;03 33",
                                            "40 00 06;03 33",
                                            "41 30 10 01 05 16 36 45 43 23",
                                            "00 06;40 46;03 43",
                                            "20 26;10 30;16 36",
                                            "40 45 36 16 05",
                                            "00 06;40 03 46",
                                            "00 06 46",
                                            "06 00 23 40 46",
                                            "06 00 46 40",
                                            "10 30 41 45 36 16 05 01 10",
                                            "06 00 30 41 42 33 03",
                                            "10 30 41 45 36 16 05 01 10;24 46",
                                            "06 00 30 41 42 33 03;23 46",
                                            "41 30 10 01 02 13 33 44 45 36 16 05",
                                            "00 40;20 26",
                                            "00 05 16 36 45 40",
                                            "00 26 40",
                                            "00 16 23 36 40",
                                            "00 46;40 06",
                                            "00 23 40;23 26",
                                            "00 40 06 46"};
    constexpr std::string_view digits[] = {
        "10 30 41 45 36 16 05 01 10",       "11 20 26",    "01 10 30 41 42 06 46",
        "00 40 23 33 44 45 36 16 05",       "36 30 04 44", "40 00 02 32 43 45 36 06",
        "30 10 01 05 16 36 45 44 33 13 04", "00 40 16",    "10 30 41 42 33 13 02 01 10;13 04 05 16 36 45 44 33",
        "16 36 45 41 30 10 01 02 13 33 42"};
    const auto code = static_cast<unsigned char>(which);
    if (std::isdigit(code)) return digits[code - '0'];
    if (code < 0x80 && std::isalpha(code)) return letters[std::toupper(code) - 'A'];
    return "01 10 30 41 42 23 24;25 26";
}

void stroke(Mesh& mesh, glm::vec2 from, glm::vec2 to, float z, float thick, const Paint& paint) {
    const glm::vec2 along = glm::normalize(to - from) * (thick / 2), across{-along.y, along.x};
    const glm::vec2 a = from - along, b = to + along;  // Extends a little beyond the ends, so that corners close.
    const auto at = [z](glm::vec2 point) { return Point3{{point, z}}; };
    quad(mesh, at(a - across), at(b - across), at(b + across), at(a + across), paint);
}

}  // namespace

void letter(Mesh& mesh, char which, glm::vec3 middle, float height, const Paint& paint, int turn) {
    const std::string_view text = strokes_of(which);
    const float angle = static_cast<float>(turn) * glm::pi<float>() / 6;
    const glm::vec2 right = glm::vec2(std::cos(angle), std::sin(angle)) * (height / 6), down{-right.y, right.x};
    const auto point = [&](std::size_t at) {
        return glm::vec2(middle) + right * (static_cast<float>(text[at] - '0') - 2) +
               down * (static_cast<float>(text[at + 1] - '0') - 3);
    };
    for (std::size_t at = 0; at + 4 < text.size(); at += 3)
        if (text[at + 2] == ' ') stroke(mesh, point(at), point(at + 3), middle.z, height * 0.15F, paint);
}

}  // namespace hexwright::view
