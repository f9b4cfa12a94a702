#include "editor/session/align_tool.h"

#include "editor/session/layers.h"
#include "editor/session/tool_choice.h"

namespace hexwright::editor_session {

namespace {

void pin_down(EditorState& editor, Pin pin) {
    Aligning& aligning = editor.tools.aligning;
    std::vector<Pin> pins = aligning.pins;
    pins.push_back(pin);
    aligning.pixel.reset();
    if (pins.size() > 1 && !pins_fit(pins))
        return refuse(editor.status, {pins.size() == 2 ? "underlay.pins-meet" : "underlay.pins-in-line"});
    aligning.pins = pins;
    if (pins.size() == 1) return say(editor.status, {"hint.align-second"});
    Underlay underlay = *underlay_of(editor.view, editor.document);
    underlay.pins = pins;
    set_underlay(editor, std::move(underlay));
    if (pins.size() == 2) return say(editor.status, {"hint.align-third"});
    choose_tool(editor, Tool::Select);
    say(editor.status, {"notice.aligned"});
}

Pin pin_of(EditorState& editor, Point pixel, HexCoord hex) {
    return pin_at({}, pixel, picture_of(editor, *underlay_of(editor.view, editor.document)).picture->size, hex);
}

}  // namespace

void align_press(EditorState& editor, const Pointer& pointer) {
    const Underlay* underlay = underlay_of(editor.view, editor.document);
    if (!underlay) return refuse(editor.status, {"underlay.none"});
    if (underlay->locked) return refuse(editor.status, {"underlay.locked"});
    if (picture_of(editor, *underlay).decoding()) return refuse(editor.status, {"underlay.reading"});
    if (!picture_of(editor, *underlay).picture) return refuse(editor.status, {"underlay.not-shown"});
    Aligning& aligning = editor.tools.aligning;
    if (aligning.pixel) return pin_down(editor, pin_of(editor, *aligning.pixel, pointer.hex));
    aligning.pixel = in_picture(*underlay_place(editor), pointer.at);
    say(editor.status, {"hint.align-hex"});
}

void align_release(EditorState& editor, const Pointer& pointer) {
    if (!editor.tools.aligning.pixel || editor.tools.pressed->hex == pointer.hex) return;
    pin_down(editor, pin_of(editor, *editor.tools.aligning.pixel, pointer.hex));
}

}  // namespace hexwright::editor_session
