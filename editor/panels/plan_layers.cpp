#include "editor/panels/plan_layers.h"

#include "editor/panels/overlay_marks.h"

namespace hexwright {

namespace {

ImTextureID as_imgui(TextureId texture) { return reinterpret_cast<ImTextureID>(texture); }

LevelSet below(int level) { return level > 1 ? levels_between(1, level - 1) : LevelSet(); }

}  // namespace

void PlanLayers::image(Ui& ui, const Studio& studio, PlanView& view, const Snapshot& now, const PlanLook& look,
                       PaneSize size, Box pane) {
    const TextureId texture = view.texture(now, studio.catalogue(), look, studio.plan, size, ui.backend);
    ImGui::GetWindowDrawList()->AddImage(as_imgui(texture), pane.corner(), pane.far_corner());
}

TextureId PlanLayers::picture_texture(Ui& ui, const std::shared_ptr<const Picture>& picture) {
    if (uploaded_ != picture) picture_ = ui.backend.upload(picture->pixels, picture_);
    uploaded_ = picture;
    return picture_;
}

// The tiles of the current level hide the picture, which shows what is left to do; lower levels lie under the picture.
void PlanLayers::paint_traced(Ui& ui, Studio& studio, PlanLook look, PaneSize size, Box pane,
                              const ToScreen& to_screen) {
    const LevelSet shown = shown_levels(studio);
    const Underlay& underlay = *underlay_of(studio);
    const auto picture = picture_of(studio, underlay).picture;
    const auto place = underlay_place(studio);
    image(ui, studio, below_, below_slice_.of(studio.now(), shown & below(studio.level), studio.catalogue()), look,
          size, pane);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.PushClipRect(pane.corner(), pane.far_corner(), true);
    const double width = picture->size.width, height = picture->size.height;
    const auto corner = [&](double x, double y) { return to_screen(on_map(*place, {x, y})); };
    const auto alpha = static_cast<std::uint32_t>(underlay.opacity * 255 / 100) << 24;
    draw.AddImageQuad(as_imgui(picture_texture(ui, picture)), corner(0, 0), corner(width, 0), corner(width, height),
                      corner(0, height), {0, 0}, {1, 0}, {1, 1}, {0, 1}, alpha | 0xFFFFFF);
    draw.PopClipRect();
    look.over_picture = true;
    image(ui, studio, own_, own_slice_.of(studio.now(), levels_between(studio.level, studio.level), studio.catalogue()),
          look, size, pane);
}

void PlanLayers::paint(Ui& ui, Studio& studio, const PlanLook& look, PaneSize size, Box pane,
                       const ToScreen& to_screen) {
    const Underlay* underlay = underlay_of(studio);
    if (underlay && !underlay->hidden && picture_of(studio, *underlay).picture)
        return paint_traced(ui, studio, look, size, pane, to_screen);
    image(ui, studio, all_, shown_.of(studio.now(), shown_levels(studio), studio.catalogue()), look, size, pane);
}

void PlanLayers::paint_over(Ui& ui, Studio& studio, Box pane, const ToScreen& to_screen) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const std::optional<int> level = studio.whole ? std::nullopt : std::optional(studio.level);
    if (studio.seeing.overlay != Overlay::None) {
        const Snapshot& now = overlaid_slice_.of(studio.now(), shown_levels(studio), studio.catalogue());
        if (overlaid_.scenario != now.scenario || overlaid_.overlay != studio.seeing.overlay ||
            overlaid_.level != level)
            overlaid_ = {now.scenario, studio.seeing.overlay, level,
                         overlay_of(studio.seeing.overlay, now, level, studio.catalogue())};
        draw_overlay(ui, overlaid_.picture, draw, pane, to_screen);
    }
    if (studio.seeing.above && !studio.whole) draw_level_above(ui, studio, draw, pane, to_screen);
    if (studio.tool == Tool::Align) draw_pins(ui, studio, draw, to_screen);
    if (studio.tool == Tool::Measure) draw_measure(ui, studio, draw, to_screen);
    if (studio.seeing.overlay != Overlay::None) draw_legend(ui, overlaid_.picture, studio.seeing.overlay, draw, pane);
}

}  // namespace hexwright
