#include "editor/window/toolbar.h"

#include "editor/commands/commands.h"
#include "editor/editing/selection.h"
#include "editor/panels/symmetry_panel.h"
#include "editor/play/game_tree.h"
#include "editor/tools/building.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::main_window {
namespace {

constexpr float gap = 4, line_gap = 10;  // Between buttons, and beside the lines between groups; at scale 1.

using Ids = std::vector<std::string_view>;

// Buttons that stay together, or go into the menu together.
struct Group {
    float width = 0;  // Of its buttons, in pixels.
    std::function<void()> draw{};
    Ids in_menu{};        // The commands that the menu has in its place.
    int rank = 0;         // The group with the highest one goes into the menu first.
    bool joined = false;  // No line before it.
};

void toolbar_line(Ui& ui) {
    ImGui::SameLine(0, ui.px(line_gap));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine({at.x, at.y + ui.px(4)}, {at.x, at.y + ui.px(24)}, ui.theme[Ink::Line]);
    ImGui::Dummy(ui.px(1, 28));
    ImGui::SameLine(0, ui.px(line_gap));
}

void turn_buttons(Ui& ui, EditorState& editor) {
    command_button(ui, editor, "edit.turn-left");
    ImGui::SameLine();
    int turn = editor.map.tools.armed ? editor.map.tools.armed->turn : 0;
    if (const PlacedPiece* piece = selected_piece(editor.map.tools, editor.map.document);
        piece && !editor.map.tools.armed)
        turn = piece->turn;
    const std::string text = std::to_string(turn);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    const bool can = can_run(*command("edit.turn-left"), editor);
    ImGui::GetWindowDrawList()->AddText({at.x + (ui.px(16) - size.x) / 2, at.y + (ui.px(28) - size.y) / 2},
                                        ui.theme[can ? Ink::Text : Ink::Faint], text.c_str());
    ImGui::Dummy(ui.px(16, 28));
    tip(ui, ui.words("toolbar.turn"));
    ImGui::SameLine();
    command_button(ui, editor, "edit.turn-right");
}

// What the dice of this game came from; to be read and copied, not changed.
void seed_of_game(Ui& ui, const EditorState& editor) {
    std::string seed = std::to_string(editor.map.table.play->session().options().seed);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(ui.words("table.seed").c_str());
    ImGui::SameLine();
    ImGui::SetNextItemWidth(ui.px(160));
    ImGui::InputText("##seed-of-game", &seed, ImGuiInputTextFlags_ReadOnly | ImGuiInputTextFlags_AutoSelectAll);
    ui.record("table.seed");
    tip(ui, ui.words("table.seed-tip"));
    vertical_gap(ui, 4);
}

// Which dice fall for the next choice: the same stream, another, or faces that are set.
void dice_button(Ui& ui, EditorState& editor) {
    command_button(ui, editor, "play.new-dice");
    ImGui::SameLine();
    const bool set = std::holds_alternative<SetDice>(editor.map.table.play->dice);
    if (button(ui, "play.set-dice", {.text = ui.words("table.set-dice"), .active = set})) ImGui::OpenPopup("set-dice");
    ImGui::SetNextWindowPos({ImGui::GetItemRectMin().x, ImGui::GetItemRectMax().y + ui.px(8)});
    const PopupMenu menu(ui, "set-dice");
    if (!menu) return;
    seed_of_game(ui, editor);
    muted(ui, ui.words("table.set-dice-how"));
    ImGui::SetNextItemWidth(ui.px(260));
    if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
    const bool entered = ImGui::InputText("##faces", &editor.map.table.faces, ImGuiInputTextFlags_EnterReturnsTrue);
    ui.record("table.faces");
    if (!entered) return;
    const auto faces = faces_from(editor.map.table.faces, editor.words);
    if (!faces) return refuse(editor.map.status, {"table.no-face"});
    set_dice(editor.map, faces->empty() ? DicePolicy{SameDice{}} : DicePolicy{SetDice{*faces}});
    ImGui::CloseCurrentPopup();
}

// ---- how much room it takes

float line_width(const Ui& ui) { return ui.px(2 * line_gap + 1); }

float more_width(const Ui& ui) { return width_of(ui, {.icon = icon::more}) + ui.px(gap); }

float width_of_buttons(const Ui& ui, const Ids& ids, bool named) {
    float width = 0;
    for (const std::string_view id : ids) width += width_of_command(ui, id, named) + ui.px(gap);
    return width - ui.px(gap);
}

float width_of_groups(const Ui& ui, const std::vector<Group>& groups) {
    float width = 0;
    for (const Group& group : groups) width += group.width + (group.joined ? ui.px(gap) : line_width(ui));
    return width - line_width(ui);  // None before the first.
}

Group command_group(Ui& ui, EditorState& editor, Ids ids, bool named, int rank) {
    Group group{.width = width_of_buttons(ui, ids, named), .in_menu = ids, .rank = rank};
    group.draw = [&ui, &editor, named, all = std::move(ids)] {
        for (const std::string_view& id : all) {
            if (&id != &all.front()) ImGui::SameLine();
            command_button(ui, editor, id, named);
        }
    };
    return group;
}

// What stops playing or building; always in sight.
Group stop_group(Ui& ui, EditorState& editor, const char* id, const char* words, bool named) {
    const ButtonStyle style{.icon = icon::stop, .text = named ? ui.words(words) : ""};
    Group group{.width = width_of(ui, style)};
    group.draw = [&ui, &editor, id, words, style] {
        const bool clicked = button(ui, id, style);
        tip(ui, ui.words(std::string(words) + "-tip"), keys_of(*command(id), editor.user.keys, ui.words));
        if (clicked) command(id)->run(editor);
    };
    return group;
}

Group turn_group(Ui& ui, EditorState& editor, int rank) {
    Group group{.in_menu = {"edit.turn-left", "edit.turn-right", "edit.on-top"}, .rank = rank};
    group.width = width_of_buttons(ui, group.in_menu, false) + ui.px(16 + gap);
    group.draw = [&ui, &editor] {
        turn_buttons(ui, editor);
        ImGui::SameLine();
        command_button(ui, editor, "edit.on-top");
    };
    return group;
}

Group symmetry_group(Ui& ui, EditorState& editor, bool named, int rank) {
    Group group{.width = symmetry_button_width(ui, editor, named), .rank = rank};
    for (const Command& row : all_commands())
        if (row.id.starts_with("symmetry.")) group.in_menu.push_back(row.id);
    group.in_menu.emplace_back("map.check-symmetry");
    group.draw = [&ui, &editor, named] { symmetry_button(ui, editor, named); };
    return group;
}

Group dice_group(Ui& ui, EditorState& editor, int rank) {
    Group group{.in_menu = {"play.new-dice", "play.fair"}, .rank = rank};
    group.width =
        width_of_buttons(ui, group.in_menu, false) + width_of(ui, {.text = ui.words("table.set-dice")}) + ui.px(gap);
    group.draw = [&ui, &editor] {
        dice_button(ui, editor);
        ImGui::SameLine();
        command_button(ui, editor, "play.fair");
    };
    return group;
}

// ---- what is in it

// From the most room to the least: which names are written out.
struct Names {
    bool tools = true, symmetry = true, rest = true;
};
constexpr Names names_by_room[] = {
    {}, {.symmetry = false}, {.tools = false}, {.tools = false, .symmetry = false}, {false, false, false}};

std::vector<Group> drawing_groups(Ui& ui, EditorState& editor, Names names) {
    const auto joined = [&](Ids ids, bool named, int rank) {
        Group group = command_group(ui, editor, std::move(ids), named, rank);
        group.joined = true;
        return group;
    };
    return {command_group(ui, editor, {"tool.select", "tool.place", "tool.fill", "tool.erase"}, names.tools, 0),
            joined({"tool.zone", "tool.glyph"}, names.tools, 1),
            joined({"tool.measure"}, false, 1),
            command_group(ui, editor, {"edit.undo", "edit.redo"}, false, 2),
            turn_group(ui, editor, 4),
            command_group(ui, editor, {"play.switch"}, names.rest, 3),
            symmetry_group(ui, editor, names.symmetry, 5)};
}

std::vector<Group> table_groups(Ui& ui, EditorState& editor, Names names) {
    return {
        stop_group(ui, editor, "play.switch", "table.stop", names.rest),
        command_group(ui, editor, {"play.first", "play.back", "play.forward", "play.last", "play.take-back"}, false, 1),
        command_group(
            ui, editor,
            {"play.pause", "play.pace-step", "play.pace-slow", "play.pace-normal", "play.pace-fast", "play.pace-end"},
            false, 3),
        dice_group(ui, editor, 2)};
}

std::vector<Group> build_groups(Ui& ui, EditorState& editor, Names names) {
    return {
        stop_group(ui, editor, "build.switch", "build.stop", names.rest),
        command_group(ui, editor, {"build.first", "build.back", "build.play", "build.forward", "build.last"}, false, 1),
        command_group(ui, editor, {"edit.undo", "edit.redo"}, false, 2),
        command_group(ui, editor, {"file.print"}, names.rest, 3)};
}

std::vector<Group> groups_of(Ui& ui, EditorState& editor, Names names) {
    if (editor.map.table.on()) return table_groups(ui, editor, names);
    if (editor.map.building.on()) return build_groups(ui, editor, names);
    return drawing_groups(ui, editor, names);
}

// ---- fitting

struct Fitted {
    std::vector<Group> groups;
    Ids in_menu;
};

Fitted fitted(Ui& ui, EditorState& editor, float room) {
    for (const Names names : names_by_room)
        if (std::vector<Group> groups = groups_of(ui, editor, names); width_of_groups(ui, groups) <= room)
            return {std::move(groups), {}};
    Fitted least{groups_of(ui, editor, std::end(names_by_room)[-1]), {}};
    while (least.groups.size() > 1 && width_of_groups(ui, least.groups) + more_width(ui) > room) {
        const auto last = std::ranges::max_element(least.groups, {}, &Group::rank);
        least.in_menu.insert(least.in_menu.begin(), last->in_menu.begin(), last->in_menu.end());
        least.groups.erase(last);
    }
    return least;
}

void draw_more(Ui& ui, EditorState& editor, const Ids& ids) {
    if (ids.empty()) return;
    ImGui::SameLine();
    if (button(ui, "toolbar:more", {.icon = icon::more})) ImGui::OpenPopup("more-tools");
    const ImVec2 below{ImGui::GetItemRectMin().x, ImGui::GetItemRectMax().y + ui.px(gap)};
    tip(ui, ui.words("toolbar.more"));
    ImGui::SetNextWindowPos(below);
    const PopupMenu menu(ui, "more-tools");
    if (!menu) return;
    for (const std::string_view id : ids) command_item(ui, editor, *command(id));
}

constexpr std::string_view view_buttons[] = {"view.both", "view.plan", "view.scene", "view.frame"};

}  // namespace

void draw_toolbar(Ui& ui, EditorState& editor, Box box) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(gap, gap));
    const Ids views(std::begin(view_buttons), std::end(view_buttons));
    const float views_width = width_of_buttons(ui, views, false);
    const Fitted bar = fitted(ui, editor, box.width() - views_width - ui.px(2 * 8));
    for (const Group& group : bar.groups) {
        if (group.joined) ImGui::SameLine();
        else if (&group != &bar.groups.front()) toolbar_line(ui);
        group.draw();
    }
    draw_more(ui, editor, bar.in_menu);
    ImGui::SameLine(box.width() - views_width - ui.px(8));
    command_group(ui, editor, views, false, 0).draw();
    ImGui::PopStyleVar();
}

}  // namespace hexwright::main_window
