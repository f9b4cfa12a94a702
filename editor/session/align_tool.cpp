#include "editor/session/align_tool.h"

namespace hexwright {

namespace {

void pin_down(EditorState& editor, Pin pin) {
    Aligning& aligning = editor.layers.aligning;
    std::vector<Pin> pins = aligning.pins;
    pins.push_back(pin);
    aligning.pixel.reset();
    if (pins.size() > 1 && !pins_fit(pins))
        return refuse(editor, {pins.size() == 2 ? "underlay.pins-meet" : "underlay.pins-in-line"});
    aligning.pins = pins;
    if (pins.size() == 1) return say(editor, {"hint.align-second"});
    Underlay underlay = *underlay_of(editor);
    underlay.pins = pins;
    set_underlay(editor, std::move(underlay));
    if (pins.size() == 2) return say(editor, {"hint.align-third"});
    choose_tool(editor, Tool::Select);
    say(editor, {"notice.aligned"});
}

Pin pin_of(EditorState& editor, Point pixel, HexCoord hex) {
    return pin_at({}, pixel, picture_of(editor, *underlay_of(editor)).picture->size, hex);
}

}  // namespace

void align_press(EditorState& editor, const Pointer& pointer) {
    const Underlay* underlay = underlay_of(editor);
    if (!underlay) return refuse(editor, {"underlay.none"});
    if (underlay->locked) return refuse(editor, {"underlay.locked"});
    if (picture_of(editor, *underlay).decoding()) return refuse(editor, {"underlay.reading"});
    if (!picture_of(editor, *underlay).picture) return refuse(editor, {"underlay.not-shown"});
    Aligning& aligning = editor.layers.aligning;
    if (aligning.pixel) return pin_down(editor, pin_of(editor, *aligning.pixel, pointer.hex));
    aligning.pixel = in_picture(*underlay_place(editor), pointer.at);
    say(editor, {"hint.align-hex"});
}

void align_release(EditorState& editor, const Pointer& pointer) {
    if (!editor.layers.aligning.pixel || editor.pressed->hex == pointer.hex) return;
    pin_down(editor, pin_of(editor, *editor.layers.aligning.pixel, pointer.hex));
}

}  // namespace hexwright
