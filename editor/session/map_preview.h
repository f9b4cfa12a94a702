// A map as a small picture with its title, for lists of files. Made from the file, so that it can be a job.
#pragma once
#include "engine/core/result.h"
#include "formats/sheet/paint.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright {

class Catalogue;

struct MapPreview {
    Pixels picture;                    // the map from the side, filling the box as far as its shape lets it
    std::string title, author, boxes;  // boxes: of its limit, "Swarm of the Marro ×1"
    int pieces = 0;
};

struct PreviewSize {
    int width = 0, height = 0;  // pixels
    unsigned paper = 0xFFFFFF;  // 0xRRGGBB: what it lies on
};

// Files above a few megabytes are not drawn: an error like any other that has no picture.
Result<MapPreview> preview_of(const std::filesystem::path& file, const Catalogue& catalogue, PreviewSize size);

// Where the maps are that come with the program: beside it, or in the folder that it was built from. Empty: nowhere.
std::filesystem::path samples_folder();
std::vector<std::filesystem::path> sample_maps();  // by name

}  // namespace hexwright
