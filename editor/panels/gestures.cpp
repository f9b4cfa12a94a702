#include "editor/panels/gestures.h"

#include <algorithm>

#include "editor/panels/carry_tool.h"
#include "editor/panels/erase_tool.h"
#include "editor/panels/place_tool.h"
#include "editor/panels/select_tool.h"
#include "editor/panels/symmetry_tool.h"

namespace hexwright {

namespace {

constexpr ToolHands table[] = {
    {.tool = Tool::Select, .press = select_press, .drag = select_drag, .release = select_release, .cancel = select_cancel},
    {.tool = Tool::Place, .press = place_press},
    {.tool = Tool::Erase, .press = erase_press},
    {.tool = Tool::Carry, .press = carry_press},
    {.tool = Tool::Centre, .press = centre_press},
};

}  // namespace

const ToolHands& hands_of(Tool tool) { return *std::ranges::find(table, tool, &ToolHands::tool); }

void press(Studio& studio, const Pointer& pointer) {
    studio.notice.reset();
    studio.pressed = pointer;
    if (const auto act = hands_of(studio.tool).press) act(studio, pointer);
}

void drag(Studio& studio, const Pointer& pointer) {
    if (!studio.pressed) return;
    if (const auto act = hands_of(studio.tool).drag) act(studio, pointer);
}

void release(Studio& studio, const Pointer& pointer) {
    if (!studio.pressed) return;
    if (const auto act = hands_of(studio.tool).release) act(studio, pointer);
    studio.pressed.reset();
}

void cancel(Studio& studio) {
    if (!studio.pressed) return;
    if (const auto act = hands_of(studio.tool).cancel) act(studio);
    studio.pressed.reset();
}

void click(Studio& studio, const Pointer& pointer) {
    press(studio, pointer);
    release(studio, pointer);
}

}  // namespace hexwright
