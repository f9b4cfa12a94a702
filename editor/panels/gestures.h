// What the mouse does to the map: one table gives each tool its handlers for press, drag and release. Both views send
// their gestures here; a tool neither knows which view it works in nor touches Dear ImGui.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

struct ToolHands {
    Tool tool;
    void (*press)(Studio&, const Pointer&) = nullptr;  // nullptr: nothing happens.
    // Moved with the button held; `studio.pressed` is where it went down.
    void (*drag)(Studio&, const Pointer&) = nullptr;
    // One gesture is one step of undo: a drag commits here.
    void (*release)(Studio&, const Pointer&) = nullptr;
    // Esc during a gesture: as if it had never begun.
    void (*cancel)(Studio&) = nullptr;
};
const ToolHands& hands_of(Tool tool);

void press(Studio& studio, const Pointer& pointer);
void drag(Studio& studio, const Pointer& pointer);  // No effect unless a gesture is under way.
void release(Studio& studio, const Pointer& pointer);
void cancel(Studio& studio);

}  // namespace hexwright
