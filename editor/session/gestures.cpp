#include "editor/session/gestures.h"

#include "editor/session/align_tool.h"
#include "editor/session/carry_tool.h"
#include "editor/session/desk.h"
#include "editor/session/desk_armies.h"
#include "editor/session/desk_figures.h"
#include "editor/session/erase_tool.h"
#include "editor/session/fill_tool.h"
#include "editor/session/glyph_tool.h"
#include "editor/session/measure_tool.h"
#include "editor/session/place_tool.h"
#include "editor/session/select_tool.h"
#include "editor/session/symmetry_tool.h"
#include "editor/session/zone_tool.h"

#include <algorithm>

namespace hexwright::editor_session {

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

void press(EditorState& editor, const Pointer& pointer) {
    editor.status.notice.reset();
    if (pick(editor, pointer) || name_piece(editor, pointer) || own_piece(editor, pointer) ||
        press_at_desk(editor, pointer))
        return;
    editor.tools.pressed = pointer;
    editor.tools.gesture = {};
    editor.tools.gesture.last = pointer;
    const Tool tool = editor.tools.current;
    if (const auto act = gestures_of(tool).press) apply(editor, act(editor, pointer));
    if (editor.tools.current != tool)
        // The gesture is complete, so that the release does not reach the next tool.
        editor.tools.pressed.reset();
}

void drag(EditorState& editor, const Pointer& pointer) {
    if (!editor.tools.pressed || editor.desk.carries) return;
    if (const auto act = gestures_of(editor.tools.current).drag) apply(editor, act(editor, pointer));
    editor.tools.gesture.last = pointer;
}

void release(EditorState& editor, const Pointer& pointer) {
    if (release_at_desk(editor, pointer)) return;
    drag(editor, pointer);  // The mouse may have moved in the same frame.
    if (!editor.tools.pressed) return;
    if (const auto act = gestures_of(editor.tools.current).release) apply(editor, act(editor, pointer));
    editor.tools.pressed.reset();
    editor.tools.gesture = {};
}

ToolOutcome cancelled(const EditorState& editor) {
    ToolOutcome outcome;
    const auto act = gestures_of(editor.tools.current).cancel;
    if (editor.tools.pressed && act) outcome = act(editor);
    if (!outcome.tools) outcome.tools = editor.tools;
    outcome.tools->pressed.reset();
    outcome.tools->gesture = {};
    return outcome;
}

void cancel(EditorState& editor) {
    editor.desk.carries = false;
    apply(editor, cancelled(editor));
}

void click(EditorState& editor, const Pointer& pointer) {
    press(editor, pointer);
    release(editor, pointer);
}

}  // namespace hexwright::editor_session
