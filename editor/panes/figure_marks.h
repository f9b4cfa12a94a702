// Figures as the panes draw them over the map: tokens in the plan, labels over heads in the 3D view. A label names what
// the bodies cannot show: the letters of the card, the number within the squad, wounds.
#pragma once
#include "editor/panes/room.h"
#include "editor/view/figures.h"
#include "editor/view/texture.h"
#include "editor/widgets/map_marks.h"
#include "formats/paper/sheet/figure_token.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwright::panes {

// Tokens as pictures, each painted anew only when it looks different or the map is zoomed: sixty tokens are then sixty
// squares, where shapes drawn with every frame would be 50,000 triangles. It belongs to a pane. Moving a figure or the
// map costs nothing.
class TokenPictures {
public:
    // `hex_pixels`: width of a hex on the screen; small tokens leave out what could not be read. `to_screen` must not
    // turn the map.
    void draw(Ui& ui, ImDrawList& draw, const std::vector<FigureInstance>& figures, const ToScreen& to_screen,
              float hex_pixels);

private:
    struct Picture {
        FigureLook token{};            // Without what only says where it is.
        Point corner{}, far_corner{};  // From the centre of the leading space, in units of the plan.
        TextureId texture = 0;
        bool used = false;  // In this frame.
    };
    const Picture& picture_of(Ui& ui, const FigureLook& look);
    Picture painted(Ui& ui, FigureLook token);
    void put_aside_unused();

    bool dark_ = false;
    unsigned accent_ = 0;
    float hex_pixels_ = 0;
    std::vector<Picture> pictures_{};
    std::vector<TextureId> spare_{};  // To be painted over.
};

using WorldToScreen = std::function<std::optional<ImVec2>(glm::vec3)>;  // nullopt for what lies behind the eye.
// `hex_pixels` at the point looked at. Labels that stand higher on the screen come first, so that nearer ones cover
// them.
void draw_figure_labels(Ui& ui, ImDrawList& draw, const std::vector<FigureInstance>& figures,
                        const WorldToScreen& to_screen, float hex_pixels);

}  // namespace hexwright::panes
