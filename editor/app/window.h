// The window of the desktop: GLFW and OpenGL under Dear ImGui. Sleeps until something happens; draws no frame that
// nobody needs.
#pragma once
#include "editor/session/editor_state.h"
#include "engine/core/result.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace hexwright {

struct WindowOptions {
    int width = 0, height = 0;  // 0: most of the screen
    std::optional<std::filesystem::path> script{};
    // taken when everything is drawn (after the script), then the program ends
    std::optional<std::filesystem::path> screenshot{};
    bool trace = false;  // counters on standard error at the end
};

bool display_found();  // could a window open here?

// Until the person, or the script, leaves. An error when there is no display or no OpenGL 3.3, or the script is wrong.
Result<void> run_window(EditorState& editor, const WindowOptions& options);

}  // namespace hexwright
