// What of the map is shown and what is laid under and over it: levels, pictures to trace, overlays, the measured line.
// Independent of ImGui.
#pragma once
#include "editor/workbench/level_slice.h"
#include "editor/workbench/measure.h"
#include "editor/workbench/overlay.h"
#include "editor/workbench/picture_shelf.h"
#include "editor/workbench/underlay_place.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace hexwright {

struct Studio;

struct MeasuredLine {
    HexCoord from, to;
    friend bool operator==(const MeasuredLine&, const MeasuredLine&) = default;
};

struct Aligning {                  // State of aligning the picture under the current level.
    std::vector<Pin> pins{};       // Pins set so far.
    std::optional<Point> pixel{};  // Chosen in the picture and waiting for its hex.
};

struct Seeing {
    LevelSet hidden{};   // The current level is shown even if it is in here.
    bool alone = false;  // Show only the current level.
    bool above = false;  // Also show the outline of the level above.
    Overlay overlay = Overlay::None;
    std::optional<MeasuredLine> line{};
    Aligning aligning{};
    PictureShelf shelf{};
};

// Levels.
LevelSet shown_levels(const Studio& studio);
bool is_shown(const Studio& studio, int level);
// Switched off or excluded by `alone`, even if it is shown for being the current level.
bool is_hidden(const Studio& studio, int level);
void hide_level(Studio& studio, int level, bool hidden);
void show_alone(Studio& studio, bool alone);
void show_levels(Studio& studio, int from, int to);  // Shows exactly these.
void show_all_levels(Studio& studio);

// Overlays.
void lay_over(Studio& studio, Overlay overlay);  // Choosing the current overlay again removes it.

// The picture under the current level; nullptr if there is none or all levels are shown.
const Underlay* underlay_of(const Studio& studio);
// While aligning, reflects the pins set so far.
std::optional<PicturePlace> underlay_place(const Studio& studio);
// Valid until the next call.
const PictureShelf::Entry& picture_of(Studio& studio, const Underlay& underlay);
void add_underlay(Studio& studio, const std::filesystem::path& picture);
void set_underlay(Studio& studio, Underlay underlay);
void remove_underlay(Studio& studio);
void begin_aligning(Studio& studio);

}  // namespace hexwright
