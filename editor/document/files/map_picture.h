// A picture of a map as bytes: from above or isometric, up to a level, turned. Command line and window make the same
// ones. Not a picture to trace: that is an underlay. Not that of the 3D view: it is drawn by the editor.
#pragma once
#include "editor/document/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"
#include "formats/paper/sheet/drawing.h"

#include <filesystem>
#include <optional>
#include <string>

namespace hexwright::document {

enum class MapView : unsigned char { Plan, Iso, Scene };  // Scene: in 3D, which the editor draws.

struct MapPicture {
    MapView view = MapView::Plan;
    std::optional<int> level{};  // Up to this level; nullopt means all.
    int turn = 0;                // 0..5, clockwise steps of 60 degrees.
    int width = 1200;            // Of a PNG of plan or isometric view, in pixels.
    friend bool operator==(const MapPicture&, const MapPicture&) = default;
};
inline constexpr int least_picture_width = 16, most_picture_width = 16384;

bool names_a_map_picture(const std::filesystem::path& file);  // Whether its ending is .png, .svg or .pdf.
// What speaks against drawing it: a map far beyond what one picture can show is not even begun.
std::optional<Refusal> too_much_for_picture(const MapPicture& picture, const Scenario& scenario,
                                            const Catalogue& catalogue);
Drawing drawing_of(const MapPicture& picture, const Scenario& scenario, const Catalogue& catalogue);
// By the ending of the file; without one of the known endings, a PNG.
Result<std::string> picture_bytes(const Drawing& drawing, const std::filesystem::path& file, int width);

}  // namespace hexwright::document
