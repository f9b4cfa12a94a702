#include "editor/tools/tool_gestures.h"

#include "editor/editing/carry_tool.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/tools/align_tool.h"
#include "editor/tools/erase_tool.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/glyph_tool.h"
#include "editor/tools/measure_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::tools {

namespace {

constexpr ToolGestures gestures_table[] = {
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

const ToolGestures& gestures_of(Tool tool) { return *std::ranges::find(gestures_table, tool, &ToolGestures::tool); }

ToolOutcome cancelled(const EditorState& editor) {
    ToolOutcome outcome;
    const auto act = gestures_of(editor.map.tools.current).cancel;
    if (editor.map.tools.pressed && act) outcome = act(editor);
    if (!outcome.tools) outcome.tools = editor.map.tools;
    outcome.tools->pressed.reset();
    outcome.tools->gesture = {};
    return outcome;
}

void cancel(EditorState& editor) {
    editor.map.desk.carries = false;
    apply(editor, cancelled(editor));
}

}  // namespace hexwright::tools
