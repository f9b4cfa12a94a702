#include "engine/players/style.h"

namespace hexwright::players {

std::span<const Style> styles() {
    static constexpr Style all[] = {
        {"greedy", "seat.greedy"},
        {"rusher", "seat.rusher", {.height = 0, .afar = 0, .approach = 300, .danger = 0}},
        {"sniper", "seat.sniper", {.height = 300, .afar = 200, .approach = 30, .danger = 200, .height_way = 1'500}},
        {"glyph-hunter", "seat.glyph-hunter", {.glyph = 400, .glyph_way = 3'000}},
        {"turtle", "seat.turtle", {.height = 200, .company = 300, .approach = 0, .danger = 300}},
        {"spreader", "seat.spreader", {.rest = 1'000, .crowd = 500}},
    };
    return all;
}

}  // namespace hexwright::players
