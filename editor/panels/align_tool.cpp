#include "editor/panels/align_tool.h"

namespace hexwright {

namespace {

void pin_down(Studio& studio, Pin pin) {
    Aligning& aligning = studio.seeing.aligning;
    std::vector<Pin> pins = aligning.pins;
    pins.push_back(pin);
    aligning.pixel.reset();
    if (pins.size() > 1 && !pins_fit(pins))
        return refuse(studio, {pins.size() == 2 ? "underlay.pins-meet" : "underlay.pins-in-line"});
    aligning.pins = pins;
    if (pins.size() == 1) return say(studio, {"hint.align-second"});
    Underlay underlay = *underlay_of(studio);
    underlay.pins = pins;
    set_underlay(studio, std::move(underlay));
    if (pins.size() == 2) return say(studio, {"hint.align-third"});
    choose_tool(studio, Tool::Select);
    say(studio, {"notice.aligned"});
}

Pin pin_of(Studio& studio, Point pixel, HexCoord hex) {
    return pin_at({}, pixel, picture_of(studio, *underlay_of(studio)).picture->size, hex);
}

}  // namespace

void align_press(Studio& studio, const Pointer& pointer) {
    const Underlay* underlay = underlay_of(studio);
    if (!underlay) return refuse(studio, {"underlay.none"});
    if (underlay->locked) return refuse(studio, {"underlay.locked"});
    if (picture_of(studio, *underlay).decoding()) return refuse(studio, {"underlay.reading"});
    if (!picture_of(studio, *underlay).picture) return refuse(studio, {"underlay.not-shown"});
    Aligning& aligning = studio.seeing.aligning;
    if (aligning.pixel) return pin_down(studio, pin_of(studio, *aligning.pixel, pointer.hex));
    aligning.pixel = in_picture(*underlay_place(studio), pointer.at);
    say(studio, {"hint.align-hex"});
}

void align_release(Studio& studio, const Pointer& pointer) {
    if (!studio.seeing.aligning.pixel || studio.pressed->hex == pointer.hex) return;
    pin_down(studio, pin_of(studio, *studio.seeing.aligning.pixel, pointer.hex));
}

}  // namespace hexwright
