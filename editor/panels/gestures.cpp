#include "editor/panels/gestures.h"

#include "editor/panels/align_tool.h"
#include "editor/panels/carry_tool.h"
#include "editor/panels/erase_tool.h"
#include "editor/panels/fill_tool.h"
#include "editor/panels/glyph_tool.h"
#include "editor/panels/measure_tool.h"
#include "editor/panels/place_tool.h"
#include "editor/panels/select_tool.h"
#include "editor/panels/symmetry_tool.h"
#include "editor/panels/zone_tool.h"

#include <algorithm>

namespace hexwright {

namespace {

constexpr ToolHands gestures_table[] = {
    {.tool = Tool::Select,
     .press = select_press,
     .drag = select_drag,
     .release = select_release,
     .cancel = select_cancel},
    {.tool = Tool::Place, .press = place_press, .drag = place_drag, .release = place_release},
    {.tool = Tool::Erase, .press = erase_press, .drag = erase_drag, .release = erase_release},
    {.tool = Tool::Carry, .press = carry_press},
    {.tool = Tool::Centre, .press = centre_press},
    {.tool = Tool::Zone, .press = zone_press, .drag = zone_drag, .release = zone_release},
    {.tool = Tool::Glyph, .press = glyph_press, .release = glyph_release},
    {.tool = Tool::Fill, .drag = fill_drag, .release = fill_release, .cancel = fill_cancel},
    {.tool = Tool::Align, .press = align_press, .release = align_release},
    {.tool = Tool::Measure, .press = measure_press, .drag = measure_drag, .release = measure_drag},
};

}  // namespace

const ToolHands& hands_of(Tool tool) { return *std::ranges::find(gestures_table, tool, &ToolHands::tool); }

void press(Studio& studio, const Pointer& pointer) {
    studio.notice.reset();
    studio.pressed = pointer;
    studio.under_way = {};
    studio.under_way.last = pointer;
    const Tool tool = studio.tool;
    if (const auto act = hands_of(tool).press) act(studio, pointer);
    // The press has changed the tool, and the release does not concern the new one.
    if (studio.tool != tool) studio.pressed.reset();
}

void drag(Studio& studio, const Pointer& pointer) {
    if (!studio.pressed) return;
    if (const auto act = hands_of(studio.tool).drag) act(studio, pointer);
}

void release(Studio& studio, const Pointer& pointer) {
    drag(studio, pointer);  // The mouse may have moved in the same frame.
    if (!studio.pressed) return;
    if (const auto act = hands_of(studio.tool).release) act(studio, pointer);
    studio.pressed.reset();
    studio.under_way = {};
}

void cancel(Studio& studio) {
    if (!studio.pressed) return;
    if (const auto act = hands_of(studio.tool).cancel) act(studio);
    studio.pressed.reset();
    studio.under_way = {};
}

void click(Studio& studio, const Pointer& pointer) {
    press(studio, pointer);
    release(studio, pointer);
}

}  // namespace hexwright
