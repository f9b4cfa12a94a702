// What of the map is shown and what is laid under and over it: levels, pictures to trace, overlays, the measure. No
// ImGui here.
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

struct Aligning {                  // of the picture under the level worked on
    std::vector<Pin> pins{};       // set so far
    std::optional<Point> pixel{};  // chosen in the picture, and waits for its hex
};

struct Seeing {
    LevelSet hidden{};   // shown all the same while they are worked on
    bool alone = false;  // only the level worked on
    bool above = false;  // and the outline of the level above
    Overlay overlay = Overlay::None;
    std::optional<MeasuredLine> line{};
    Aligning aligning{};
    PictureShelf shelf{};
};

// Levels.
LevelSet shown_levels(const Studio& studio);
bool is_shown(const Studio& studio, int level);
bool is_hidden(const Studio& studio, int level);  // switched off, whether it is worked on or not
void hide_level(Studio& studio, int level, bool hidden);
void show_alone(Studio& studio, bool alone);
void show_levels(Studio& studio, int from, int to);  // these and no others
void show_all_levels(Studio& studio);

// Overlays.
void lay_over(Studio& studio, Overlay overlay);  // the one that lies there already is taken away

// The picture under the level worked on.
// of the level worked on; null: none, or all levels are shown
const Underlay* underlay_of(const Studio& studio);
std::optional<PicturePlace> underlay_place(const Studio& studio);  // while it is aligned: as far as that has come
const PictureShelf::Entry& picture_of(Studio& studio, const Underlay& underlay);  // valid until the next call
void add_underlay(Studio& studio, const std::filesystem::path& picture);
void set_underlay(Studio& studio, Underlay underlay);
void remove_underlay(Studio& studio);
void begin_aligning(Studio& studio);

}  // namespace hexwright
