#include "editor/window/main_window.h"

#include "editor/commands/commands.h"
#include "editor/desk/zones_shown.h"
#include "editor/dialogs/dialogs.h"
#include "editor/dialogs/manual_panel.h"
#include "editor/dialogs/preferences_dialog.h"
#include "editor/editing/tasks.h"
#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/files/open_maps.h"
#include "editor/files/past_refusals.h"
#include "editor/files/preferences.h"
#include "editor/files/reopening.h"
#include "editor/files/safekeeping.h"
#include "editor/files/spoken_language.h"
#include "editor/panels/build_panel.h"
#include "editor/panels/checks.h"
#include "editor/panels/desk/desk_panel.h"
#include "editor/panels/levels.h"
#include "editor/panels/palette.h"
#include "editor/panels/side_pane.h"
#include "editor/panels/stamps_panel.h"
#include "editor/panels/status.h"
#include "editor/panels/table/card_rail.h"
#include "editor/panels/table/decision_panel.h"
#include "editor/panels/table/game_track.h"
#include "editor/panels/table/table_cards.h"
#include "editor/panels/table/table_side.h"
#include "editor/panes/plan_pane.h"
#include "editor/panes/scene_pane.h"
#include "editor/play/game_files.h"
#include "editor/play/game_tree.h"
#include "editor/play/new_game.h"
#include "editor/play/next_game.h"
#include "editor/play/table_advice.h"
#include "editor/tools/building.h"
#include "editor/window/map_tabs.h"
#include "editor/window/menu_keys.h"
#include "editor/window/pane.h"
#include "editor/window/toolbar.h"
#include "editor/window/widget_keys.h"
#include "editor/window/window_parts.h"
#include "editor/window/window_text.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <imgui_internal.h>
#include <imgui_stdlib.h>

namespace hexwright::main_window {

namespace {

constexpr float toolbar_height = 44, status_height = 44, levels_width = 48;
constexpr float least_side = 160, least_view = 120;
constexpr float desk_share = 0.55F;      // Of the middle, while a scenario is written; the rest is the map.
constexpr float most_for_tabs = 0.45F;   // Of the height beside the table.
constexpr float least_for_cards = 1160;  // A narrower table has its cards in a rail.
// A narrower board is one view: two would each show a small map. The lists beside the table, where there is room or
// not.
constexpr float least_for_two_boards = 900, table_lists = 340, narrow_lists = 300, wide_table = 1400;
constexpr float least_board = 0.52F;  // Of the width, for the board.

void view_label(Ui& ui, Box box, const std::string& text) {
    const FontScope font(ui.small);
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    if (size.x + ui.px(28) > box.width()) return;  // The strip of levels says it, too.
    const ImVec2 at(box.left + ui.px(8), box.top + ui.px(8));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + size.x + ui.px(12), at.y + size.y + ui.px(6)},
                       ui.theme.with_alpha(Ink::Panel, 0.88F), ui.px(4));
    draw.AddText({at.x + ui.px(6), at.y + ui.px(3)}, ui.theme[Ink::Muted], text.c_str());
}

constexpr float banner_in_a_line = 740;  // It needs two lines where there is less room.

// The map was changed while its game was parked: the game keeps its own until the person decides.
void changed_map_banner(Ui& ui, EditorState& editor, Box box) {
    ImGui::GetWindowDrawList()->AddRectFilled(box.corner(), box.far_corner(), ui.theme[Ink::AccentSoft]);
    ImGui::SetCursorScreenPos({box.left + ui.px(12), box.top + ui.px(6)});
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(ui.words("table.map-changed").c_str());
    const std::pair<const char*, void (*)(EditorState&)> choices[] = {{"table.go-on", go_on_with_old_map},
                                                                      {"table.restart", restart_on_map},
                                                                      {"table.carry-over", carry_over_to_map},
                                                                      {"table.replay", replay_on_map}};
    const bool two_lines = box.width() < ui.px(banner_in_a_line);
    if (two_lines) ImGui::SetCursorScreenPos({box.left + ui.px(4), box.top + ui.px(38)});
    for (const auto& [id, run] : choices) {
        if (!two_lines || id != choices[0].first) ImGui::SameLine();
        const bool clicked = button(ui, id, {.text = ui.words(id)});
        tip(ui, ui.words(std::string(id) + "-tip"));
        if (clicked) return run(editor);
    }
}

}  // namespace

bool MainWindow::busy() const {
    return maps_wait() || input_waits() || table_moves_ || build_moves_ ||
           (editor_.map.table.on() && !editor_.map.table.motion.over());
}

bool MainWindow::maps_wait() const {
    const OpenMaps& maps = editor_.maps;
    return maps.wanted || !maps.reopening.files.empty() ||
           (!maps.waiting.empty() && editor_.dialog.kind == Dialog::None);
}

bool MainWindow::input_waits() const {
    return !input.empty() || editor_.map.view.plan_goal || editor_.map.status.shaking > 0;
}

MainWindow::MainWindow(EditorState& editor, Backend& backend)
    : ui(editor.words, backend),
      editor_(editor),
      widths_(widths_from(editor.user.settings)),
      parts_(std::make_unique<Parts>()) {
    const auto read = [] {
        const char* text = ImGui::GetClipboardText();
        return std::string(text ? text : "");
    };
    editor.clipboard = Clipboard(read, [](const std::string& text) { ImGui::SetClipboardText(text.c_str()); });
}

MainWindow::~MainWindow() = default;

std::string MainWindow::text() const {
    constexpr std::size_t last_lines = 20;
    std::vector<std::string> log;
    if (editor_.map.table.on())
        for (const StoryLine& line : story_lines(editor_, parts_->table.story)) log.push_back(line.text);
    if (log.size() > last_lines) log.erase(log.begin(), log.end() - last_lines);
    return window_text(editor_, log);
}

bool MainWindow::refines() const { return !parts_->scene.settled; }

bool MainWindow::wants_frames() const { return refines() || parts_->scene.turns; }

void MainWindow::frame() {
    ImGuiIO& io = ImGui::GetIO();
    parts_->scene.settled = true;
    parts_->scene.turns = false;
    keep_safe(editor_);
    keep_game_safe(editor_);
    if (ui.stay_plain) editor_.jobs.wait_for_usual();  // What scripts and tests see must not depend on timing.
    take_done_tasks(editor_);
    take_done_of_parked(editor_);
    reopen_next(editor_);
    if (ImGui::GetCurrentContext()->ActiveId == 0) {
        show_wanted_map(editor_);
        open_waiting(editor_);
    }
    follow_language();
    follow_zones(editor_);
    ui.presses = input.feed(io);
    ui.fingers = input.fingers();
    editor_.map.table.moves = editor_.user.settings.motion && (!ui.stay_plain || ui.moves_anyway);
    pass_motion(editor_.map.table, static_cast<double>(io.DeltaTime));
    build_moves_ = pass_build(editor_, static_cast<double>(io.DeltaTime));
    table_moves_ = let_computers_play(editor_.map.table, static_cast<double>(io.DeltaTime));
    think_if_wanted(editor_);
    begin_waiting_game(editor_);
    io.ConfigInputTextCursorBlink = false;  // Nothing moves by itself.
    if (!styled_ || ui.theme.dark != editor_.map.view.dark || styled_scale_ != ui.scale) {
        ui.theme = make_theme(editor_.map.view.dark);
        apply_style(ui.theme, ui.scale);
        styled_ = true, styled_scale_ = ui.scale;
    }
    let_keys_walk_menus(ui.letters, io);
    if (io.KeyCtrl) io.KeysDown[static_cast<int>(Key::Tab)] = false;  // Goes from map to map, not from pane to pane.
    if (editor_.map.view.widgets_by_keys) {                           // Dear ImGui's own ways from field to field rest.
        io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
        io.KeysDown[static_cast<int>(Key::Tab)] = false;
    }
    ImGui::NewFrame();
    // What is being typed takes effect before another map comes.
    if (maps_wait() && !ImGui::IsAnyMouseDown()) ImGui::ClearActiveID();
    // What lies behind a dialog is dim at once: a fade would stop half way, for frames are drawn only after events.
    ImGui::GetCurrentContext()->DimBgRatio = ImGui::GetTopMostPopupModal() ? 1.0F : 0.0F;
    ui.begin_frame();
    // Whoever goes on does not wait for a motion to end.
    if (!ui.presses.empty() || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) editor_.map.table.motion = {};
    parts_->widget_keys.take(ui, input, editor_);
    handle_keys();
    follow_with_motion(editor_.map.table);
    draw();
    drop_past_refusal(editor_);
    if (!ImGui::IsAnyMouseDown()) remember(widths_, editor_.user.settings);
    editor_.map.status.shaking =
        ui.stay_plain ? 0 : std::max(0.0, editor_.map.status.shaking - static_cast<double>(io.DeltaTime));
    ImGui::Render();
}

// What panels have in words follows maps and games; a new language changes it in spite of those.
void MainWindow::follow_language() {
    if (std::exchange(editor_.language_waits, false)) speak_as_chosen(editor_);
    if (std::exchange(language_changes_, editor_.words.changes()) == editor_.words.changes()) return;
    parts_->table.story = {};
    parts_->table.watch = {};
    parts_->desk.page = {};
    parts_->desk.victory = {};
    ui.letters = {};
}

void MainWindow::handle_keys() {
    if (editor_.dialog.kind != Dialog::None || ImGui::GetIO().WantTextInput) return;
    if (ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopup) && ui.take(Key::Escape))
        ImGui::ClosePopupToLevel(0, true);
    if (parts_->rail.out && ui.take(Key::Escape)) parts_->rail.out = false;
    if (parts_->manual.focused && ui.take(Key::Escape)) editor_.manual_open = false;
    const std::vector<KeyPress> for_menu = parts_->menu_keys.take(ui, editor_);
    for (const KeyPress& press : std::exchange(ui.presses, {}))
        if (editor_.dialog.kind != Dialog::None) {
            ui.presses.push_back(press);  // It belongs to the dialog that the key before it has opened.
        } else if (const Command* found = command_for(press, editor_); found && can_run(*found, editor_)) {
            found->run(editor_);
            if (found->id.starts_with("cursor.")) editor_.map.desk.focused = false;  // The hand is on the map.
        } else if (!tell_desk_has_keys(press, editor_) && !found) {
            ui.presses.push_back(press);
        }
    ui.presses.insert(ui.presses.end(), for_menu.begin(), for_menu.end());
}

void MainWindow::draw() {
    draw_menus();
    const ImGuiViewport& viewport = *ImGui::GetMainViewport();
    ImGui::SetNextWindowPos(viewport.WorkPos);
    ImGui::SetNextWindowSize(viewport.WorkSize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::Begin("##bench", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse |
                     // The window is cleared to the colour of lines, and panes cover the rest.
                     ImGuiWindowFlags_NoBackground);
    ImGui::PopStyleVar(3);
    const Box all{viewport.WorkPos.x, viewport.WorkPos.y, viewport.WorkPos.x + viewport.WorkSize.x,
                  viewport.WorkPos.y + viewport.WorkSize.y};
    const float tabs = has_map_tabs(editor_) ? ui.px(map_tabs_height + 1) : 0, line = ui.px(1);
    const float top = all.top + tabs, tools = top + ui.px(toolbar_height), status = all.bottom - ui.px(status_height);
    if (tabs > 0) {
        const Box row{all.left, all.top, all.right, top - line};
        const Pane pane(ui, "##map-tabs", row, Back::Panel, 0);
        draw_map_tabs(ui, editor_, row);
    }
    draw_toolbar({all.left, top, all.right, tools});
    draw_panes({all.left, tools + line, all.right, status - line});
    editor_.map.view.zoom = {};
    {
        const Pane pane(ui, "##status", {all.left, status, all.right, all.bottom}, Back::Panel, 0);
        draw_status(ui, editor_);
    }
    ImGui::End();
    draw_manual(ui, editor_, parts_->manual);
    draw_dialogs(ui, editor_, parts_->dialogs);
    parts_->widget_keys.draw(ui);
}

void MainWindow::draw_toolbar(Box box) {
    const Pane pane(ui, "##toolbar", box, Back::Panel, 8);
    main_window::draw_toolbar(ui, editor_, box);
}

void MainWindow::draw_panes(Box box) {
    if (is_narrow(ui)) return draw_narrow(box);
    const Settings& settings = editor_.user.settings;
    const bool table = editor_.map.table.on(), narrow = box.width() < ui.px(least_for_cards),
               no_right = is_folded(settings, fold_there(editor_.map, Fold::Right));
    // Cards that are folded stand in the rail where there is room for more, and leave a strip where there is not.
    const bool folded = is_folded(settings, fold_there(editor_.map, Fold::Left)),
               no_left = folded && (!table || narrow);
    narrow_table_ = table && (narrow || folded);
    const float line = ui.px(1), most = box.width() * 0.26F;
    const auto width = [&](bool away, float wanted) {
        return away ? ui.px(folded_width)
                    : std::clamp(ui.px(wanted), ui.px(least_side), std::max(most, ui.px(least_side)));
    };
    const float least_right = !table ? 0 : box.width() < ui.px(wide_table) ? narrow_lists : table_lists;
    float left = narrow_table_ && !no_left ? ui.px(card_rail_width) : width(no_left, widths_.left),
          right = width(no_right, std::max(widths_.right, least_right));
    const float strip = ui.px(levels_width) + 3 * line;
    if (const float too_much = left + strip + right - box.width() * (1 - least_board); table && too_much > 0) {
        // The wider one gives way first.
        float& wider = left > right ? left : right;
        wider = std::max(ui.px(no_left || no_right ? folded_width : least_side), wider - too_much);
    }
    const float levels = box.left + left + line, views = levels + ui.px(levels_width) + line,
                checks = box.right - right;
    const bool at_desk = editor_.map.desk.open && !table && !editor_.map.building.on();
    editor_.map.view.one_view = at_desk || (table && checks - views < ui.px(least_for_two_boards));
    if (no_left)
        folded_pane(ui, editor_, {box.left, box.top, box.left + left, box.bottom}, "view.left-pane", icon::right);
    else draw_left({box.left, box.top, box.left + left, box.bottom});
    {
        const Pane pane(ui, "##levels", {levels, box.top, views - line, box.bottom}, Back::Panel, 6);
        draw_levels(ui, editor_);
    }
    draw_middle({views, box.top, checks - line, box.bottom});
    if (no_right) {
        folded_pane(ui, editor_, {checks, box.top, box.right, box.bottom}, "view.right-pane", icon::left);
        if (table) decide_by_keys(ui, editor_, parts_->table.decision);
    } else {
        draw_right({checks, box.top, box.right, box.bottom});
    }
    const float middle = box.width() - left - right;
    const float wider = no_left || narrow_table_
                            ? 0
                            : divider(ui, "divider:left", {levels - line, box.top, levels, box.bottom}, ImGuiAxis_X,
                                      left, middle, ui.px(least_side), ui.px(2 * least_view));
    if (wider != 0) widths_.left = (left + wider) / ui.scale;
    const float narrower = no_right ? 0
                                    : divider(ui, "divider:right", {checks - line, box.top, checks, box.bottom},
                                              ImGuiAxis_X, middle, right, ui.px(2 * least_view), ui.px(least_side));
    if (narrower != 0) widths_.right = (right - narrower) / ui.scale;
}

void MainWindow::draw_left(Box box) {
    if (narrow_table_) {
        {
            const Pane pane(ui, "##card-rail", box, Back::Panel, 4);
            draw_card_rail(ui, editor_, parts_->rail);
        }
        return draw_card_fly_out(ui, editor_, parts_->rail, box);
    }
    if (editor_.map.table.on()) {
        const Pane pane(ui, "##table-cards", box, Back::Panel, 8);
        fold_button("view.left-pane", icon::left, box.width());
        heading(ui, ui.words("table.cards"));  // Whose line is the button's, too: a list over it would take its clicks.
        return draw_table_cards(ui, editor_);
    }
    if (editor_.map.building.on()) {
        const Pane pane(ui, "##build-steps-pane", box, Back::Panel, 8);
        return draw_build_steps(ui, editor_, parts_->build);
    }
    const float stamps = box.bottom - stamps_height(ui, editor_, box.height() * 0.4F);
    if (editor_.map.desk.open) {
        const Pane pane(ui, "##desk-outline", box, Back::Panel, 8);
        return draw_desk_outline(ui, editor_, parts_->desk.outline);
    }
    {
        const Pane pane(ui, "##palette", {box.left, box.top, box.right, stamps - ui.px(1)}, Back::Panel, 8);
        draw_palette(ui, editor_, parts_->palette);
    }
    const Pane pane(ui, "##stamps-pane", {box.left, stamps, box.right, box.bottom}, Back::Panel, 4);
    draw_stamps(ui, editor_, parts_->stamps);
}

// A click says whose keys are those that the desk and the map both have.
void MainWindow::follow_focus(Box desk, Box map) {
    if (!ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !ImGui::IsMouseClicked(ImGuiMouseButton_Right)) return;
    if (editor_.dialog.kind != Dialog::None || ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopup)) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (map.holds(mouse)) editor_.map.desk.focused = false;
    else if (desk.holds(mouse)) editor_.map.desk.focused = true;
}

void MainWindow::draw_desk_pane(Box box) {
    const Pane pane(ui, "##desk-pane", box, Back::Panel, 8);
    draw_desk(ui, editor_, parts_->desk);
    // Whoever writes sees that keys are the desk's.
    if (editor_.map.desk.focused)
        ImGui::GetWindowDrawList()->AddRectFilled(box.corner(), {box.right, box.top + ui.px(2)}, ui.theme[Ink::Accent]);
}

void MainWindow::draw_middle(Box box) {
    if (editor_.map.desk.open && !editor_.map.table.on() && !editor_.map.building.on()) {
        const float edge = box.left + std::floor(box.width() * desk_share);
        draw_desk_pane({box.left, box.top, edge, box.bottom});
        box.left = edge + ui.px(1);
        const ImGuiViewport& all = *ImGui::GetMainViewport();
        follow_focus({all.WorkPos.x, box.top, all.WorkPos.x + all.WorkSize.x, box.bottom}, box);
    }
    if (editor_.map.table.on()) {
        const float track = box.bottom - ui.px(36);
        {
            const Pane pane(ui, "##track-pane", {box.left, track, box.right, box.bottom}, Back::Panel, 0);
            draw_game_track(ui, editor_, parts_->track);
        }
        box.bottom = track - ui.px(1);
        if (map_has_changed(editor_)) {
            const float height = ui.px(box.width() < ui.px(banner_in_a_line) ? 72 : 40);
            const Pane pane(ui, "##banner", {box.left, box.top, box.right, box.top + height}, Back::Panel, 0);
            changed_map_banner(ui, editor_, {box.left, box.top, box.right, box.top + height});
            box.top += height;
        }
    }
    draw_views(box);
}

// Plan, 3D, or both.
void MainWindow::draw_views(Box box) {
    if (editor_.map.view.layout == ViewLayout::Plan ||
        (editor_.map.view.one_view && editor_.map.view.layout == ViewLayout::SideBySide))
        return draw_plan_pane(box);
    if (editor_.map.view.layout == ViewLayout::Scene) return draw_scene_pane(box);
    draw_both_views(box);
}

// While somebody builds, the views keep their places though the map grows.
ViewSplit MainWindow::split_of(Box box) {
    const bool frames = editor_.map.view.frame_plan && !editor_.map.view.frame_selection;
    const bool known = split_.map == editor_.map.number && split_.width == box.width() && split_.height == box.height();
    if (known && !frames) return split_.is;
    const auto hexes = hexes_of(editor_.shown().terrain);
    split_ = {split_for(hexes, box.width(), box.height(), widths_.plan_share), editor_.map.number, box.width(),
              box.height()};
    return split_.is;
}

void MainWindow::draw_both_views(Box box) {
    const bool above = split_of(box) == ViewSplit::Above;
    const float line = ui.px(1), all = (above ? box.height() : box.width()) - line;
    const float plan = std::floor(all * widths_.plan_share);
    const float split = (above ? box.top : box.left) + plan;
    Box first = box, between = box, second = box;
    (above ? first.bottom : first.right) = split;
    (above ? between.top : between.left) = split;
    (above ? between.bottom : between.right) = split + line;
    (above ? second.top : second.left) = split + line;
    draw_plan_pane(first);
    draw_scene_pane(second);
    const float more = divider(ui, "divider:views", between, above ? ImGuiAxis_Y : ImGuiAxis_X, plan, all - plan,
                               ui.px(least_view), ui.px(least_view));
    if (more != 0) widths_.plan_share = (plan + more) / all;
}

void MainWindow::draw_plan_pane(Box box) {
    const Pane pane(ui, "##plan-pane", box, Back::Picture, 0);
    draw_plan(ui, editor_, parts_->plan);
    view_label(ui, editor_.user.settings.rulers ? panes::beside_rulers(ui, box) : box,
               editor_.map.view.whole ? ui.words("plan.label-all")
                                      : ui.words(Message{"plan.label", {{"level", editor_.map.view.level}}}));
}

void MainWindow::draw_scene_pane(Box box) {
    const Pane pane(ui, "##scene-pane", box, Back::Picture, 0);
    draw_scene(ui, editor_, parts_->scene);
    view_label(ui, box, ui.words("scene.label"));
}

// At the right end of the line: folds the pane away.
void MainWindow::fold_button(const char* id, const char* sign, float width) {
    const Command& fold = *command(id);
    const ImVec2 at = ImGui::GetCursorPos();
    const ButtonStyle style{.icon = sign, .height = 20};
    ImGui::SetCursorPosX(width - width_of(ui, style) - ui.px(8));
    const bool clicked = button(ui, "fold:" + std::string(id), style);
    tip(ui, ui.words("table.fold-" + std::string(id).substr(5)), keys_of(fold, editor_.user.keys, ui.words));
    ImGui::SetCursorPos(at);
    if (clicked) fold.run(editor_);
}

// The decision above, the tabs below it.
void MainWindow::draw_table_right(Box box) {
    const float line = ui.px(1);
    const bool no_tabs = is_folded(editor_.user.settings, Fold::Tabs);
    const float tabs = no_tabs
                           ? ui.px(folded_width + 8)
                           : std::clamp(std::min(ui.px(std::min(widths_.list, 340.0F)), box.height() * most_for_tabs),
                                        ui.px(96), std::max(ui.px(96), box.height() - ui.px(160)));
    const float split = box.bottom - tabs;
    {
        const Pane pane(ui, "##decision", {box.left, box.top, box.right, split - line}, Back::Panel, 8);
        fold_button("view.right-pane", icon::right, box.width());
        if (!no_tabs) fold_button("view.lower-pane", icon::down, box.width() - ui.px(32));
        draw_decision(ui, editor_, parts_->table.decision);
    }
    if (no_tabs) return folded_pane(ui, editor_, {box.left, split, box.right, box.bottom}, "view.lower-pane", icon::up);
    {
        const Pane pane(ui, "##table-tabs", {box.left, split, box.right, box.bottom}, Back::Panel, 8);
        draw_table_tabs(ui, editor_, parts_->table);
    }
    const float taller = divider(ui, "divider:table", {box.left, split - line, box.right, split}, ImGuiAxis_Y,
                                 split - line - box.top, tabs, ui.px(120), ui.px(96));
    if (taller != 0) widths_.list = (tabs - taller) / ui.scale;
}

void MainWindow::draw_right(Box box) {
    if (editor_.map.table.on()) return draw_table_right(box);
    if (editor_.map.building.on()) {
        const Pane pane(ui, "##build-step-pane", box, Back::Panel, 8);
        return draw_build_step(ui, editor_, parts_->build);
    }
    if (editor_.map.desk.open) {
        const Pane pane(ui, "##page-pane", box, Back::Panel, 8);
        return draw_beside_desk(ui, editor_, parts_->desk.page, parts_->side.games);
    }
    const float line = ui.px(1);
    float& height = widths_.inspector;  // One for every tool and tab: nothing jumps when another is chosen.
    const bool no_lower = is_folded(editor_.user.settings, Fold::Lower);
    const float inspector = no_lower
                                ? ui.px(folded_width + 8)
                                : std::clamp(ui.px(height), ui.px(96), std::max(ui.px(96), box.height() - ui.px(120)));
    const float split = box.bottom - inspector;
    {
        const Pane pane(ui, "##checks", {box.left, box.top, box.right, split - line}, Back::Panel, 8);
        draw_checks(ui, editor_, parts_->checks);
    }
    if (no_lower)
        return folded_pane(ui, editor_, {box.left, split, box.right, box.bottom}, "view.lower-pane", icon::up);
    {
        const Pane pane(ui, "##inspector", {box.left, split, box.right, box.bottom}, Back::Panel, 8);
        draw_side(ui, editor_, parts_->side);
    }
    const float taller = divider(ui, "divider:inspector", {box.left, split - line, box.right, split}, ImGuiAxis_Y,
                                 split - line - box.top, inspector, ui.px(96), ui.px(96));
    if (taller != 0) height = (inspector - taller) / ui.scale;
}

}  // namespace hexwright::main_window
