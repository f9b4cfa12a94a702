// `hexwright-editor --render`: the 3D view of a map as a picture, without a window.
#pragma once
#include "editor/app/room.h"
#include "editor/document/document.h"
#include "editor/view/scene_look.h"
#include "engine/board/refusal.h"

#include <string>

namespace hexwright::app {

inline constexpr int best_passes = 64;

struct RenderOptions {
    std::string out;  // A file, or - for standard output.
    int width = 1280, height = 800;
    int turn = 0;  // Sixths clockwise, from the side that shows the map largest.
    bool dark = false;
    TableTop table = TableTop::Wood;
    int passes = best_passes;  // The picture is the mean of so many.
    bool tells = false;        // Tells its progress on standard error, a percentage a line.
};
Result<void> render(const std::string& file, const Catalogue& catalogue, const RenderOptions& options);

}  // namespace hexwright::app
