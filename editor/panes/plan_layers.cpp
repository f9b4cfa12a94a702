#include "editor/panes/plan_layers.h"

#include "editor/editing/layers.h"
#include "editor/inspect/survey_overlay.h"
#include "editor/panes/overlay_marks.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::panes {

namespace {

ImTextureID as_imgui(TextureId texture) { return reinterpret_cast<ImTextureID>(texture); }

LevelSet below(int level) { return level > 1 ? levels_between(1, level - 1) : LevelSet(); }

}  // namespace

void PlanLayers::image(Ui& ui, const EditorState& editor, PlanView& view, const Snapshot& now, const PlanStyle& style,
                       PaneSize size, Box pane) {
    const TextureId texture = view.texture(now, editor.catalogue(), style, editor.map.view.plan, size, ui.backend);
    ImGui::GetWindowDrawList()->AddImage(as_imgui(texture), pane.corner(), pane.far_corner());
}

TextureId PlanLayers::picture_texture(Ui& ui, const std::shared_ptr<const Picture>& picture) {
    if (uploaded_ != picture) picture_ = ui.backend.upload(picture->pixels, picture_);
    uploaded_ = picture;
    return picture_;
}

// The tiles of the current level hide the picture, which shows what is left to do; lower levels lie under the picture.
void PlanLayers::paint_traced(Ui& ui, EditorState& editor, PlanStyle style, PaneSize size, Box pane,
                              const ToScreen& to_screen) {
    const ShownPart shown = shown_part(editor.map);
    const LevelSet own = levels_between(editor.map.view.level, editor.map.view.level);
    const Underlay& underlay = *underlay_of(editor.map.view, editor.map.document);
    const auto picture = picture_of(editor, underlay).picture;
    const auto place = underlay_place(editor.map);
    image(ui, editor, below_,
          below_slice_.of(editor.shown(), {shown.levels & below(editor.map.view.level), shown.hidden_groups},
                          editor.catalogue()),
          style, size, pane);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.PushClipRect(pane.corner(), pane.far_corner(), true);
    const double width = picture->size.width, height = picture->size.height;
    const auto corner = [&](double x, double y) { return to_screen(on_map(*place, {x, y})); };
    const auto alpha = static_cast<std::uint32_t>(underlay.opacity * 255 / 100) << 24;
    draw.AddImageQuad(as_imgui(picture_texture(ui, picture)), corner(0, 0), corner(width, 0), corner(width, height),
                      corner(0, height), {0, 0}, {1, 0}, {1, 1}, {0, 1}, alpha | 0xFFFFFF);
    draw.PopClipRect();
    style.over_picture = true;
    image(ui, editor, own_, own_slice_.of(editor.shown(), {own, shown.hidden_groups}, editor.catalogue()), style, size,
          pane);
}

void PlanLayers::paint(Ui& ui, EditorState& editor, const PlanStyle& style, PaneSize size, Box pane,
                       const ToScreen& to_screen) {
    const Underlay* underlay = underlay_of(editor.map.view, editor.map.document);
    if (underlay && !underlay->hidden && picture_of(editor, *underlay).picture)
        return paint_traced(ui, editor, style, size, pane, to_screen);
    image(ui, editor, all_, shown_.of(editor.shown(), shown_part(editor.map), editor.catalogue()), style, size, pane);
}

// Under the figures, which stand on it.
void PlanLayers::paint_survey(Ui& ui, EditorState& editor, Box pane, const ToScreen& to_screen) {
    if (const OverlayPicture* picture = surveyed_overlay(editor))
        draw_overlay(ui, *picture, *ImGui::GetWindowDrawList(), pane, to_screen);
}

void PlanLayers::paint_over(Ui& ui, EditorState& editor, Box pane, const ToScreen& to_screen) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const std::optional<int> level = editor.map.view.whole ? std::nullopt : std::optional(editor.map.view.level);
    if (editor.map.view.layers.overlay != Overlay::None) {
        if (is_survey(editor.map.view.layers.overlay)) {
            if (const OverlayPicture* picture = surveyed_overlay(editor))
                draw_legend(ui, *picture, editor.map.view.layers.overlay, draw, pane);
            return;
        }
        const Snapshot& now = overlaid_slice_.of(editor.shown(), shown_part(editor.map), editor.catalogue());
        if (overlaid_.scenario != now.scenario || overlaid_.overlay != editor.map.view.layers.overlay ||
            overlaid_.level != level)
            overlaid_ = {now.scenario, editor.map.view.layers.overlay, level,
                         overlay_of(editor.map.view.layers.overlay, now, level, editor.catalogue())};
        draw_overlay(ui, overlaid_.picture, draw, pane, to_screen);
    }
    if (editor.map.view.layers.above && !editor.map.view.whole) draw_level_above(ui, editor, draw, pane, to_screen);
    if (editor.map.tools.current == Tool::Align) draw_pins(ui, editor, draw, to_screen);
    if (editor.map.tools.current == Tool::Measure) draw_measure(ui, editor, draw, to_screen);
    if (editor.map.view.layers.overlay != Overlay::None)
        draw_legend(ui, overlaid_.picture, editor.map.view.layers.overlay, draw, pane);
}

}  // namespace hexwright::panes
