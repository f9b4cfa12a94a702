// What of the map is shown and what is laid under and over it: levels, pictures to trace, overlays, the measure. No
// ImGui here.
#pragma once
#include "editor/session/level_slice.h"
#include "editor/session/measure.h"
#include "editor/session/overlay.h"
#include "editor/session/picture_shelf.h"
#include "editor/session/underlay_place.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace hexwright {

struct EditorState;

struct MeasuredLine {
    HexCoord from, to;
    friend bool operator==(const MeasuredLine&, const MeasuredLine&) = default;
};

struct Aligning {                  // of the picture under the level worked on
    std::vector<Pin> pins{};       // set so far
    std::optional<Point> pixel{};  // chosen in the picture, and waits for its hex
};

struct LayerState {
    LevelSet hidden{};   // shown all the same while they are worked on
    bool alone = false;  // only the level worked on
    bool above = false;  // and the outline of the level above
    Overlay overlay = Overlay::None;
    std::optional<MeasuredLine> line{};
    Aligning aligning{};
    PictureShelf shelf{};
};

// Levels.
LevelSet shown_levels(const EditorState& editor);
bool is_shown(const EditorState& editor, int level);
bool is_hidden(const EditorState& editor, int level);  // switched off, whether it is worked on or not
void hide_level(EditorState& editor, int level, bool hidden);
void show_alone(EditorState& editor, bool alone);
void show_levels(EditorState& editor, int from, int to);  // these and no others
void show_all_levels(EditorState& editor);

// Overlays.
void lay_over(EditorState& editor, Overlay overlay);  // the one that lies there already is taken away

// The picture under the level worked on.
// of the level worked on; null: none, or all levels are shown
const Underlay* underlay_of(const EditorState& editor);
std::optional<PicturePlace> underlay_place(const EditorState& editor);  // while it is aligned: as far as that has come
const PictureShelf::Entry& picture_of(EditorState& editor, const Underlay& underlay);  // valid until the next call
void add_underlay(EditorState& editor, const std::filesystem::path& picture);
void set_underlay(EditorState& editor, Underlay underlay);
void remove_underlay(EditorState& editor);
void begin_aligning(EditorState& editor);

}  // namespace hexwright
