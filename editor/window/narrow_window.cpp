#include "editor/window/narrow_window.h"

#include "editor/panels/build_panel.h"
#include "editor/panels/checks.h"
#include "editor/panels/levels.h"
#include "editor/panels/table/decision_panel.h"
#include "editor/panels/table/table_cards.h"
#include "editor/panels/table/table_side.h"
#include "editor/window/main_window.h"
#include "editor/window/pane.h"
#include "editor/window/window_parts.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace hexwright::main_window {

namespace {

using Part = NarrowUi::Part;

constexpr float narrowest = 640;      // Wider windows have their panes side by side.
constexpr float board_share = 0.55F;  // Of the height, above a decision or a step.

struct PartButton {
    Part part;
    const char* id;
    const char* icon;
};
constexpr PartButton while_editing[] = {{Part::Map, "narrow.map", icon::plan},
                                        {Part::Left, "narrow.pieces", icon::boxes},
                                        {Part::Right, "narrow.checks", icon::good}};
constexpr PartButton while_playing[] = {{Part::Map, "narrow.board", icon::plan},
                                        {Part::Left, "narrow.cards", icon::users},
                                        {Part::Lists, "narrow.lists", icon::list}};
constexpr PartButton while_building[] = {{Part::Map, "narrow.step", icon::plan},
                                         {Part::Left, "narrow.steps", icon::list}};
constexpr PartButton while_writing[] = {{Part::Map, "narrow.scenario", icon::fix},
                                        {Part::Left, "narrow.outline", icon::list},
                                        {Part::Lists, "narrow.map", icon::plan},
                                        {Part::Right, "narrow.page", icon::book}};

bool at_desk(const OpenMap& map) { return map.desk.open && !map.table.on() && !map.building.on(); }

std::span<const PartButton> parts_of(const OpenMap& map) {
    if (map.table.on()) return while_playing;
    if (map.building.on()) return while_building;
    if (at_desk(map)) return while_writing;
    return while_editing;
}

NarrowUi::Subject subject_of(const OpenMap& map) {
    const int mode = map.table.on() ? 1 : map.building.on() ? 2 : map.desk.open ? 3 : 0;
    return {map.number, map.document.file(), mode,
            map.tools.armed ? std::optional(map.tools.armed->kind) : std::nullopt};
}

}  // namespace

bool is_narrow(const Ui& ui) { return ImGui::GetMainViewport()->Size.x < ui.px(narrowest); }

Part choose_part(Ui& ui, EditorState& editor, NarrowUi& state, Box row) {
    const NarrowUi::Subject subject = subject_of(editor.map);
    if (std::exchange(state.subject, subject) != subject) state.part = Part::Map;
    const auto parts = parts_of(editor.map);
    const Pane pane(ui, "##parts", row, Back::Panel, 4);
    const float width = (row.width() - ui.px(8)) / static_cast<float>(parts.size());
    for (const PartButton& part : parts) {
        if (&part != parts.data()) ImGui::SameLine(0, 0);
        const ButtonStyle style{.icon = part.icon,
                                .text = ui.words(part.id),
                                .active = state.part == part.part,
                                .width = width,
                                .height = parts_height - 8};
        if (button(ui, part.id, style)) state.part = part.part;
    }
    return state.part;
}

// The map with what is decided or built below it; the whole of it otherwise.
void MainWindow::draw_narrow_map(Box box) {
    const bool table = editor_.map.table.on(), building = editor_.map.building.on();
    const float line = ui.px(1), levels = box.left + ui.px(44);
    Box board = box;
    if (table || building) board.bottom = box.top + std::floor(box.height() * board_share) - line;
    if (!table) {
        const Pane pane(ui, "##levels", {box.left, board.top, levels - line, board.bottom}, Back::Panel, 4);
        draw_levels(ui, editor_);
        board.left = levels;
    }
    draw_middle(board);
    const Box below{box.left, board.bottom + line, box.right, box.bottom};
    if (table) {
        const Pane pane(ui, "##decision", below, Back::Panel, 8);
        draw_decision(ui, editor_, parts_->table.decision);
    } else if (building) {
        const Pane pane(ui, "##build-step-pane", below, Back::Panel, 8);
        draw_build_step(ui, editor_, parts_->build);
    }
}

void MainWindow::draw_narrow(Box box) {
    const float row = box.bottom - ui.px(parts_height);
    editor_.map.view.one_view = true;
    narrow_table_ = false;
    const Box part{box.left, box.top, box.right, row - ui.px(1)};
    const bool desk = at_desk(editor_.map);
    switch (choose_part(ui, editor_, parts_->narrow, {box.left, row, box.right, box.bottom})) {
        case Part::Map:
            return desk ? draw_desk_pane(part) : draw_narrow_map(part);
        case Part::Left:
            return draw_left(part);
        case Part::Right:
            return draw_right(part);
        case Part::Lists:
            if (desk) return draw_views(part);
            const Pane pane(ui, "##table-tabs", part, Back::Panel, 8);
            return draw_table_tabs(ui, editor_, parts_->table);
    }
}

}  // namespace hexwright::main_window
