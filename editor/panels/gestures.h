// What the mouse does to the map: one table gives each tool what happens when the button goes down, while it is held
// and when it is let go. Both views send their gestures here; a tool neither knows which view it works in nor touches
// Dear ImGui.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

struct ToolHands {
    Tool tool;
    void (*press)(Studio&, const Pointer&) = nullptr;  // null: nothing happens
    // moved with the button held; `studio.pressed` is where it went down
    void (*drag)(Studio&, const Pointer&) = nullptr;
    void (*release)(Studio&, const Pointer&) = nullptr;  // one gesture is one step of undo: a drag commits here
    void (*cancel)(Studio&) = nullptr;                   // Esc in the middle of a gesture: as if it had never begun
};
const ToolHands& hands_of(Tool tool);

void press(Studio& studio, const Pointer& pointer);
void drag(Studio& studio, const Pointer& pointer);  // no effect unless a gesture is under way
void release(Studio& studio, const Pointer& pointer);
void cancel(Studio& studio);

}  // namespace hexwright
