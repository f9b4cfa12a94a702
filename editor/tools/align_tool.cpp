#include "editor/tools/align_tool.h"

#include "editor/editing/layers.h"
#include "editor/workspace/editor_state.h"

#include <utility>

namespace hexwright::tools {

namespace {

// A pin more; from the second on, the picture lies as they say.
ToolOutcome pinned(const OpenMap& map, ToolState after, const Pin& pin) {
    std::vector<Pin> pins = after.aligning.pins;
    pins.push_back(pin);
    after.aligning.pixel.reset();
    ToolOutcome outcome;
    if (pins.size() > 1 && !pins_fit(pins)) {
        outcome = refusing({pins.size() == 2 ? "underlay.pins-meet" : "underlay.pins-in-line"});
    } else {
        after.aligning.pins = pins;
        if (pins.size() > 1) {
            Underlay underlay = *underlay_of(map.view, map.document);
            underlay.pins = pins;
            outcome = proposed(map, SetUnderlays{with_underlay(*map.now().scenario->underlays, underlay)});
        }
        if (pins.size() > 2) put_away(after);
        outcome.notice = Notice{{pins.size() == 1   ? "hint.align-second"
                                 : pins.size() == 2 ? "hint.align-third"
                                                    : "notice.aligned"}};
    }
    outcome.tools = std::move(after);
    return outcome;
}

}  // namespace

ToolOutcome align_press(const EditorState& editor, const Pointer& pointer) {
    const Underlay* underlay = underlay_of(editor.map.view, editor.map.document);
    if (!underlay) return refusing({"underlay.none"});
    if (underlay->locked) return refusing({"underlay.locked"});
    const PictureShelf::Entry* picture = editor.map.view.layers.pictures.find(underlay->src);
    if (!picture || picture->decoding()) {
        ToolOutcome outcome = refusing({"underlay.reading"});
        outcome.picture = underlay->src;
        return outcome;
    }
    if (!picture->picture) return refusing({"underlay.not-shown"});
    const std::optional<Point>& pixel = editor.map.tools.aligning.pixel;
    if (pixel) return pinned(editor.map, editor.map.tools, pin_at({}, *pixel, picture->picture->size, pointer.hex));
    ToolOutcome outcome = saying({"hint.align-hex"});
    outcome.tools = editor.map.tools;
    outcome.tools->aligning.pixel = in_picture(*underlay_place(editor.map), pointer.at);
    return outcome;
}

ToolOutcome align_release(const EditorState& editor, const Pointer& pointer) {
    const std::optional<Point>& pixel = editor.map.tools.aligning.pixel;
    if (!pixel || editor.map.tools.pressed->hex == pointer.hex) return {};
    const Underlay* underlay = underlay_of(editor.map.view, editor.map.document);
    const PictureShelf::Entry* picture = underlay ? editor.map.view.layers.pictures.find(underlay->src) : nullptr;
    if (!picture || !picture->picture) return {};
    return pinned(editor.map, editor.map.tools, pin_at({}, *pixel, picture->picture->size, pointer.hex));
}

}  // namespace hexwright::tools
