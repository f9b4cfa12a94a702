// Figures as the panes draw them over the map: tokens in the plan, labels over heads in the 3D view. A label names what
// the bodies cannot show: the letters of the card, the number within the squad, wounds.
#pragma once
#include "editor/panes/room.h"
#include "editor/view/figures.h"
#include "editor/widgets/map_marks.h"
#include "formats/sheet/figure_token.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwright::panes {

// `hex_pixels`: width of a hex on the screen; small tokens leave out what could not be read. The accent and the theme's
// darkness are the theme's.
void draw_tokens(Ui& ui, ImDrawList& draw, const std::vector<FigureLook>& looks, const ToScreen& to_screen,
                 float hex_pixels);

using WorldToScreen = std::function<std::optional<ImVec2>(glm::vec3)>;  // nullopt for what lies behind the eye.
// `hex_pixels` at the point looked at. Labels that stand higher on the screen come first, so that nearer ones cover
// them.
void draw_figure_labels(Ui& ui, ImDrawList& draw, const std::vector<FigureInstance>& figures,
                        const WorldToScreen& to_screen, float hex_pixels);

}  // namespace hexwright::panes
