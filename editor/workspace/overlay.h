// What can be laid over the map to read it: a number and a colour for each hex, and the legend that explains them.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/workspace/room.h"
#include "engine/survey/space_map.h"
#include "formats/paper/sheet/drawing.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::workspace {

enum class Overlay : unsigned char {
    None,
    Heights,
    Coordinates,
    Room,
    Overhang,
    Sizes,
    // Worked out by jobs: survey_overlay.h.
    Reach,
    Sight,
    Threat,
    Zones,
    Places,
    Unreached,
    Heat,  // Of many games: many_games.h.
};

struct OverlayCell {
    HexCoord hex;
    int level = 1;        // Level of the surface it describes.
    std::string text;     // Empty: only the colour.
    std::size_t key = 0;  // Row index in the legend.
};
struct OverlayOutline {  // The border of one piece, in the colour of its legend row.
    std::vector<HexCoord> hexes;
    std::size_t key = 0;
};
struct LegendRow {
    unsigned color = 0;  // 0xRRGGBB
    Message words;
    int count = 0;  // Number of hexes or pieces.
};
struct OverlayPicture {
    std::vector<OverlayCell> cells;
    std::vector<OverlayOutline> outlines;
    std::vector<LegendRow> legend;
    // In place of the usual title, and sentences below the legend; empty: none.
    Message title{};
    std::vector<Message> notes{};
    bool tinted = true;  // Cells are filled with the colour of their row.
};

// `level`: only what is seen from above up to that level; nullopt: the whole map.
OverlayPicture overlay_of(Overlay overlay, const Snapshot& now, std::optional<int> level, const Catalogue& catalogue);

// A map of spaces in the colours that its rows have.
OverlayPicture picture_of(const SpaceMap& map, const std::function<unsigned(const SpaceLegend&)>& color);

}  // namespace hexwright::workspace
