#include "editor/panes/figure_marks.h"

#include "editor/widgets/paint_marks.h"

#include <algorithm>

namespace hexwright::panes {
namespace {

constexpr float label_scale = 2.6F;                              // Pixels per unit at scale 1: letters are 11 high.
constexpr float least_for_letters = 44, least_for_numbers = 26;  // Widths of a hex in pixels at scale 1.

TokenStyle style_of(const Ui& ui, TokenStyle::Detail detail) {
    return {ui.theme.dark, ui.theme.rgb(Ink::Accent), detail};
}

TokenStyle::Detail label_detail(float hex_pixels) {
    return hex_pixels >= least_for_letters   ? TokenStyle::Detail::Full
           : hex_pixels >= least_for_numbers ? TokenStyle::Detail::Sign
                                             : TokenStyle::Detail::Disc;
}

}  // namespace

void draw_tokens(Ui& ui, ImDrawList& draw, const std::vector<FigureLook>& looks, const ToScreen& to_screen,
                 float hex_pixels) {
    const TokenStyle style = style_of(ui, token_detail(static_cast<double>(hex_pixels / ui.scale)));
    for (const FigureLook& look : looks)
        paint_marks(ui, draw, token_marks(look, style), to_screen, hex_pixels / static_cast<float>(hex_width));
}

void draw_figure_labels(Ui& ui, ImDrawList& draw, const std::vector<FigureInstance>& figures,
                        const WorldToScreen& to_screen, float hex_pixels) {
    const TokenStyle style = style_of(ui, label_detail(hex_pixels / ui.scale));
    struct Label {
        ImVec2 at;
        const FigureLook* look;
    };
    std::vector<Label> labels;
    for (const FigureInstance& figure : figures)
        if (const auto at = to_screen(above_head(figure))) labels.push_back({*at, &figure.look});
    std::ranges::sort(labels, {}, [](const Label& label) { return label.at.y; });
    const float scale = ui.px(label_scale);
    for (const Label& label : labels)
        paint_marks(
            ui, draw, label_marks(*label.look, style),
            [&](Point point) {
                return ImVec2(label.at.x + static_cast<float>(point.x) * scale,
                              label.at.y + static_cast<float>(point.y) * scale);
            },
            scale);
}

}  // namespace hexwright::panes
