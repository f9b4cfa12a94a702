#include "editor/desk/gestures.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_armies.h"
#include "editor/desk/desk_figures.h"
#include "editor/tools/tool_gestures.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::desk {

namespace {

bool press_with_tool(EditorState& editor, const Pointer& pointer) {
    editor.map.tools.pressed = pointer;
    editor.map.tools.gesture = {};
    editor.map.tools.gesture.last = pointer;
    const Tool tool = editor.map.tools.current;
    if (const auto act = gestures_of(tool).press) apply(editor, act(editor, pointer));
    if (editor.map.tools.current != tool)
        // The gesture is complete, so that the release does not reach the next tool.
        editor.map.tools.pressed.reset();
    return true;
}

bool release_with_tool(EditorState& editor, const Pointer& pointer) {
    drag(editor, pointer);  // The mouse may have moved in the same frame.
    if (!editor.map.tools.pressed) return true;
    if (const auto act = gestures_of(editor.map.tools.current).release) apply(editor, act(editor, pointer));
    editor.map.tools.pressed.reset();
    editor.map.tools.gesture = {};
    return true;
}

// What may take the mouse, in this order: each returns whether the gesture was meant for it.
struct MouseMode {
    bool (*press)(EditorState&, const Pointer&);
    bool (*release)(EditorState&, const Pointer&) = nullptr;  // nullptr: never.
};
constexpr MouseMode modes[] = {
    {.press = pick},                                           // A word on the desk waits for something on the map.
    {.press = name_piece},                                     // A piece gets a name.
    {.press = own_piece},                                      // A piece becomes a figure of an army.
    {.press = press_at_desk, .release = release_at_desk},      // Figures of a set-up are put and moved.
    {.press = press_with_tool, .release = release_with_tool},  // The tool in hand.
};

}  // namespace

void press(EditorState& editor, const Pointer& pointer) {
    editor.map.status.notice.reset();
    for (const MouseMode& mode : modes)
        if (mode.press(editor, pointer)) return;
}

void drag(EditorState& editor, const Pointer& pointer) {
    if (!editor.map.tools.pressed || editor.map.desk.carries) return;
    if (const auto act = gestures_of(editor.map.tools.current).drag) apply(editor, act(editor, pointer));
    editor.map.tools.gesture.last = pointer;
}

void release(EditorState& editor, const Pointer& pointer) {
    for (const MouseMode& mode : modes)
        if (mode.release && mode.release(editor, pointer)) return;
}

void click(EditorState& editor, const Pointer& pointer) {
    press(editor, pointer);
    release(editor, pointer);
}

}  // namespace hexwright::desk
