// A map as a small picture with its title, for lists of files. Made from the file alone, so it can run as a job.
#pragma once
#include "editor/editing/room.h"
#include "engine/board/refusal.h"
#include "formats/paper/sheet/paint.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::board {
class Catalogue;
}  // namespace hexwright::board
namespace hexwright::scenario {
struct Scenario;
}  // namespace hexwright::scenario

namespace hexwright::editing {

struct MapPreview {
    // The map seen from the side, filling the box as far as its shape allows.
    Pixels picture;
    std::string title, author, boxes;  // `boxes`: the sets of its limit, "Swarm of the Marro ×1".
    int pieces = 0;
};

struct PreviewSize {
    int width = 0, height = 0;  // In pixels.
    unsigned paper = 0xFFFFFF;  // Background, 0xRRGGBB.
};

// The picture alone.
Pixels painted_preview(const Scenario& scenario, const Catalogue& catalogue, PreviewSize size);

// Files above a few megabytes are not drawn; that is an error like any other.
Result<MapPreview> preview_of(const std::filesystem::path& file, const Catalogue& catalogue, PreviewSize size);

// The folder of the sample maps: beside the program, or in the source tree it was built from. Empty if there is none.
std::filesystem::path samples_folder();
// Files of a folder beside it: "battlefields", "scenarios", "puzzles" or "campaigns"; sorted by name.
std::vector<std::filesystem::path> samples_in(std::string_view kind);

}  // namespace hexwright::editing
