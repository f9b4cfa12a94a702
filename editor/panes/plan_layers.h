// The layers of the plan: the levels shown, with a picture to trace between the current level and those below; and on
// top the overlay with its legend, the outline of the level above, pins and the measured line.
#pragma once
#include "editor/panes/room.h"
#include "editor/view/plan_view.h"
#include "editor/widgets/map_marks.h"
#include "editor/workspace/level_slice.h"
#include "editor/workspace/overlay.h"
#include "formats/paper/picture/decode.h"

namespace hexwright::panes {

class PlanLayers {
public:
    void paint(Ui& ui, EditorState& editor, const PlanStyle& style, PaneSize size, Box pane, const ToScreen& to_screen);
    void paint_survey(Ui& ui, EditorState& editor, Box pane, const ToScreen& to_screen);
    void paint_over(Ui& ui, EditorState& editor, Box pane, const ToScreen& to_screen);

private:
    void image(Ui& ui, const EditorState& editor, PlanView& view, const Snapshot& now, const PlanStyle& style,
               PaneSize size, Box pane);
    void paint_traced(Ui& ui, EditorState& editor, PlanStyle style, PaneSize size, Box pane, const ToScreen& to_screen);
    TextureId picture_texture(Ui& ui, const std::shared_ptr<const Picture>& picture);

    PlanView all_, below_, own_;
    LevelSlice shown_, below_slice_, own_slice_, overlaid_slice_;
    std::shared_ptr<const Picture> uploaded_;
    TextureId picture_ = 0;

    struct Overlaid {
        std::shared_ptr<const Scenario> scenario;
        Overlay overlay = Overlay::None;
        std::optional<int> level{};
        OverlayPicture picture;
    } overlaid_;
};

}  // namespace hexwright::panes
