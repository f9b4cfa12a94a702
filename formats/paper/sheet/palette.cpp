#include "formats/paper/sheet/palette.h"

#include "formats/paper/room.h"

#include <cmath>

namespace hexwright::paper {
namespace {

struct Named {
    std::string_view name;
    unsigned rgb;
};

constexpr Named borders[] = {{"tan", 0xD8B57E},    {"purple", 0x8A5BB5}, {"black", 0x1E1E20},
                             {"yellow", 0xF4C62F}, {"red", 0xCF3B2E},    {"blue", 0x2A66B8}};
constexpr Named players[] = {{"red", 0xC9302C},    {"blue", 0x2563C4},   {"green", 0x1E8A44}, {"orange", 0xE07A1A},
                             {"yellow", 0xD9B40F}, {"purple", 0x7D3FA8}, {"cyan", 0x1593A5},  {"magenta", 0xC2328F}};
// Dark enough for white letters on them.
constexpr Named generals[] = {{"Jandar", 0x2A63A8},  {"Utgar", 0xA9302A},   {"Ullar", 0x2F7D3B},    {"Vydar", 0x55606C},
                              {"Einar", 0x74479B},   {"Aquilla", 0xA0690C}, {"Valkrill", 0x6A4A2D}, {"Revna", 0x8C2F6B},
                              {"Volarak", 0x1B7480}, {"Marvel", 0x8A1C33}};

}  // namespace

unsigned mix(unsigned from, unsigned to, double share) {
    unsigned mixed = 0;
    for (const int shift : {16, 8, 0}) {
        const double a = from >> shift & 0xFF, b = to >> shift & 0xFF;
        mixed |= static_cast<unsigned>(std::lround(a + (b - a) * share)) << shift;
    }
    return mixed;
}

unsigned lighter(unsigned rgb, double share) { return mix(rgb, 0xFFFFFF, share); }
unsigned darker(unsigned rgb, double share) { return mix(rgb, 0x000000, share); }

bool is_dark(unsigned rgb) {
    return 0.299 * (rgb >> 16 & 0xFF) + 0.587 * (rgb >> 8 & 0xFF) + 0.114 * (rgb & 0xFF) < 118;
}

unsigned border_color(std::string_view name, unsigned fill) {
    for (const Named& border : borders)
        if (border.name == name) return border.rgb;
    return is_dark(fill) ? lighter(fill, 0.18) : darker(fill, 0.25);
}

unsigned player_color(std::string_view name) {
    for (const Named& player : players)
        if (player.name == name) return player.rgb;
    return 0x6B7280;
}

unsigned general_color(std::string_view name) {
    for (const Named& general : generals)
        if (general.name == name) return general.rgb;
    return 0x5F666E;
}

int player_number(std::string_view name) {
    for (int number = 1; const Named& player : players) {
        if (player.name == name) return number;
        ++number;
    }
    return 0;
}

PaperTheme theme_of(bool dark) {
    return dark ? PaperTheme{0x24272C, 0xE6E8EB, 0x000000, 0.34} : PaperTheme{0xFFFFFF, 0x2B2E33, 0x1A1D22, 0.20};
}

}  // namespace hexwright::paper
