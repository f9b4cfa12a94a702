// The map from above as a texture, repainted only when map, level, theme, camera or size change, and the transform
// between hexes and pixels. The plan pane draws ghost, hover and selection over it.
#pragma once
#include "editor/view/backend.h"
#include "editor/view/room.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <memory>
#include <optional>

namespace hexwright::view {

struct PlanCamera {
    // The point in the middle of the pane, in the units of centre_of().
    Point centre;
    double scale = 2;  // Pixels per unit.
    friend bool operator==(const PlanCamera&, const PlanCamera&) = default;
};

struct PaneSize {
    int width = 0, height = 0;  // In pixels.
    friend bool operator==(PaneSize, PaneSize) = default;
};

inline constexpr double min_plan_scale = 0.1, max_plan_scale = 8;  // A hex is 2 to 160 pixels wide.

Point to_pane(const PlanCamera& camera, PaneSize size, Point map);  // Pixels from the pane's corner.
Point to_map(const PlanCamera& camera, PaneSize size, Point pane);
// Keeps the point under `pane` in place.
PlanCamera zoomed(const PlanCamera& camera, PaneSize size, Point pane, double factor);
PlanCamera framed(const std::vector<HexCoord>& hexes, PaneSize size);            // Shows all of them, with a margin.
PlanCamera halfway(const PlanCamera& from, const PlanCamera& to, double share);  // Interpolates the camera, for easing.

// For textures: colours without Cairo's premultiplied alpha, because Dear ImGui multiplies by itself.
Pixels unmultiplied(Pixels pixels);

struct PlanStyle {
    std::optional<int> level = 1;  // nullopt: the whole map from above.
    bool dark = false;
    unsigned table = 0xFFFFFF, grid = 0xE0E0E0;  // 0xRRGGBB, of the table and its free hexes.
    std::vector<std::string> hidden_zones{};     // Ids.
    bool over_picture = false;                   // Leaves everything outside the pieces transparent, except the grid.
    friend bool operator==(const PlanStyle&, const PlanStyle&) = default;
};

struct PixelBox {
    int left = 0, top = 0, right = 0, bottom = 0;
};

// After a step that changes a few pieces only their part of the pane is painted.
class PlanView {
public:
    TextureId texture(const Snapshot& now, const Catalogue& catalogue, const PlanStyle& style, const PlanCamera& camera,
                      PaneSize size, Backend& backend);

private:
    void paint(const Terrain& terrain, const PixelBox& box);

    // Held, so that no later map can have the same address.
    std::shared_ptr<const Scenario> drawn_;
    PlanStyle style_;
    PlacedDrawing drawing_;
    PlanCamera camera_;
    PaneSize size_;
    TextureId texture_ = 0;
    Pixels pixels_{};
};

}  // namespace hexwright::view
