// The desktop window: GLFW and OpenGL under Dear ImGui. It sleeps until something happens and draws no frame that is
// not needed.
#pragma once
#include "editor/app/room.h"
#include "editor/workspace/states.h"
#include "engine/board/refusal.h"
#include "engine/core/system/signals.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace hexwright::app {

struct WindowOptions {
    int width = 0, height = 0;  // 0 means most of the screen.
    std::optional<std::filesystem::path> script{};
    // Taken when everything is drawn (after the script); then the program ends.
    std::optional<std::filesystem::path> screenshot{};
    bool trace = false;                     // Prints counters on standard error at the end.
    system::EndSignals* signals = nullptr;  // Those that end the window.
};

bool display_found();  // Whether a window could open here.

// Runs until the person or the script leaves. An error if there is no display or no OpenGL 3.3, or the script is wrong.
Result<void> run_window(EditorState& editor, const WindowOptions& options);

}  // namespace hexwright::app
