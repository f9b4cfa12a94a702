#include "editor/panels/measure_tool.h"

#include <cstdlib>

namespace hexwright {

void measure_press(Studio& studio, const Pointer& pointer) {
    studio.seeing.line = MeasuredLine{pointer.hex, pointer.hex};
}

void measure_drag(Studio& studio, const Pointer& pointer) {
    if (studio.seeing.line) studio.seeing.line->to = pointer.hex;
}

Measured measured_line(const Studio& studio) {
    const auto height = [&](HexCoord hex) {
        const Surface* surface = surface_at(studio, hex);
        return surface ? std::optional(surface->height) : std::nullopt;
    };
    const MeasuredLine& line = *studio.seeing.line;
    return measured(line.from, line.to, height(line.from), height(line.to));
}

Message measure_words(const Studio& studio) {
    const Measured found = measured_line(studio);
    const int rise = found.rise.value_or(0);
    const char* id = rise == 0 ? "measure.level" : rise > 0 ? "measure.up" : "measure.down";
    return {id,
            {{"hexes", studio.words(Message{"measure.hexes", {{"count", found.hexes}}})},
             {"cm", in_decimals(found.centimetres)},
             {"inches", in_decimals(found.inches())},
             {"levels", studio.words(Message{"measure.levels", {{"count", std::abs(rise)}}})}}};
}

}  // namespace hexwright
