// The map from above as a texture, painted anew only when map, level, theme, camera or size change, and the way between
// hexes and pixels. Ghost, hover and selection are drawn over it by the plan pane.
#pragma once
#include "editor/view/backend.h"
#include "formats/sheet/plan_drawing.h"

#include <memory>
#include <optional>

namespace hexwright {

struct PlanCamera {
    Point centre;      // what lies in the middle of the pane, in the units of centre_of()
    double scale = 2;  // pixels a unit
    friend bool operator==(const PlanCamera&, const PlanCamera&) = default;
};

struct PaneSize {
    int width = 0, height = 0;  // pixels
    friend bool operator==(PaneSize, PaneSize) = default;
};

inline constexpr double min_plan_scale = 0.1, max_plan_scale = 8;  // a hex is 2 to 160 pixels wide

Point to_pane(const PlanCamera& camera, PaneSize size, Point map);  // pixels from the pane's corner
Point to_map(const PlanCamera& camera, PaneSize size, Point pane);
// what is under `pane` stays there
PlanCamera zoomed(const PlanCamera& camera, PaneSize size, Point pane, double factor);
PlanCamera framed(const std::vector<HexCoord>& hexes, PaneSize size);            // all of them, with a margin
PlanCamera halfway(const PlanCamera& from, const PlanCamera& to, double share);  // for easing

struct PlanStyle {
    std::optional<int> level = 1;  // none: the map as it is from above
    bool dark = false;
    unsigned table = 0xFFFFFF, grid = 0xE0E0E0;  // 0xRRGGBB: what the map lies on, and its free hexes
    std::vector<std::string> hidden_zones{};     // ids
    bool over_picture = false;                   // nothing is painted where nothing lies, but the grid
    friend bool operator==(const PlanStyle&, const PlanStyle&) = default;
};

class PlanView {
public:
    TextureId texture(const Snapshot& now, const Catalogue& catalogue, const PlanStyle& style, const PlanCamera& camera,
                      PaneSize size, Backend& backend);

private:
    // Held, so that no later map can have the same address.
    std::shared_ptr<const Scenario> drawn_;
    PlanStyle style_;
    PlacedDrawing drawing_;
    PlanCamera camera_;
    PaneSize size_;
    TextureId texture_ = 0;
};

}  // namespace hexwright
