#include "editor/panels/zones_panel.h"

#include "editor/commands/commands.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "editor/widgets/short_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_markers.h"

#include <algorithm>
#include <charconv>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

constexpr float swatch_size = 20, zone_row_height = 28, label_width = 72;

void text_in_middle(ImDrawList& draw, ImVec2 at, float size, std::uint32_t ink, const std::string& text) {
    const ImVec2 wide = ImGui::CalcTextSize(text.c_str());
    draw.AddText({at.x + (size - wide.x) / 2, at.y + (size - wide.y) / 2}, ink, text.c_str());
}

// Chooses which of the eight players' zones is painted.
void player_chip(Ui& ui, EditorState& editor, std::size_t number) {
    const std::string color(player_colors[number]), digit = std::to_string(number + 1);
    const Command& found = *command("zone." + digit);
    const float size = ui.px(24);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushID(static_cast<int>(number));
    const bool clicked = ImGui::InvisibleButton("##player", {size, size});
    ui.record("zones:" + color);
    ImGui::PopID();
    tip(ui, label_of(found, ui.words), keys_of(found, editor.user.keys, ui.words));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    zone_swatch(ui, draw, {at.x + ui.px(2), at.y + ui.px(2)}, size - ui.px(4), color, digit);
    if (editor.map.tools.zone_brush.color == color)
        draw.AddRect(at, {at.x + size, at.y + size}, ui.theme[Ink::Accent], ui.px(5), 0, ui.px(2));
    if (!clicked) return;
    if (editor.map.tools.current != Tool::Zone) choose_tool(editor, Tool::Zone);
    hold_color(editor.map, color);
}

void ways(Ui& ui, EditorState& editor) {
    const bool fill = editor.map.tools.zone_brush.fill;
    if (button(ui, "zones.brush", {.icon = icon::zone, .text = ui.words("zones.brush"), .active = !fill}))
        editor.map.tools.zone_brush.fill = false;
    tip(ui, ui.words("zones.brush-tip"));
    ImGui::SameLine();
    if (button(ui, "zones.fill", {.icon = icon::fill, .text = ui.words("zones.fill"), .active = fill}))
        editor.map.tools.zone_brush.fill = true;
    tip(ui, ui.words("zones.fill-tip"), keys_of(*command("zone.fill"), editor.user.keys, ui.words));
    const float last = ImGui::GetContentRegionMax().x - ui.px(28);
    ImGui::SameLine();
    if (ImGui::GetCursorPosX() <= last) ImGui::SetCursorPosX(last);
    else ImGui::NewLine();
    command_button(ui, editor, "zone.add");
}

bool too_few(const Zone& zone) { return zone.size && static_cast<int>(zone.spaces.size()) < *zone.size; }

void zone_row(Ui& ui, EditorState& editor, const Zone& zone) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, eye = ui.px(26), height = ui.px(zone_row_height);
    ImGui::PushID(zone.id.c_str());
    const bool clicked = ImGui::InvisibleButton("##zone", {width - eye, height}), hovered = ImGui::IsItemHovered();
    ui.record("zone:" + zone.id);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool current = editor.map.tools.zone_brush.id == zone.id,
               shown = is_shown(editor.map.tools.zone_brush, zone.id);
    const ImVec2 end(at.x + width - eye, at.y + height);
    if (current || hovered) draw.AddRectFilled(at, end, ui.theme[current ? Ink::AccentSoft : Ink::Raised], ui.px(4));
    zone_swatch(ui, draw, {at.x + ui.px(4), at.y + ui.px(4)}, ui.px(swatch_size), zone.color, mark_of(zone));
    const std::string count = zone_count(zone, ui.words);
    const float y = at.y + (height - ImGui::GetTextLineHeight()) / 2, wide = ImGui::CalcTextSize(count.c_str()).x;
    draw.AddText({end.x - wide - ui.px(6), y}, ui.theme[too_few(zone) ? Ink::Warning : Ink::Muted], count.c_str());
    clipped_text(draw, {at.x + ui.px(32), y}, end.x - wide - ui.px(44) - at.x, ui.theme[shown ? Ink::Text : Ink::Faint],
                 zone.id);
    ImGui::SameLine(0, 0);
    if (button(ui, "zone.eye:" + zone.id, {.icon = shown ? icon::seen : icon::hidden, .width = eye}))
        show_zone(editor.map.tools.zone_brush, zone.id, !shown);
    tip(ui, ui.words(shown ? "zones.hide" : "zones.show"));
    ImGui::PopID();
    if (!clicked) return;
    editor.map.status.notice.reset();
    hold_zone(editor.map, zone.id);
    if (editor.map.tools.current != Tool::Zone) choose_tool(editor, Tool::Zone);
}

// ---- the values of the zone in hand

// Returns true when the typed text takes effect.
bool field(Ui& ui, const char* id, std::string& text, float width, ImGuiInputTextFlags flags = 0) {
    field_label(ui, id, width);
    const std::string hidden = "##" + std::string(id);
    ImGui::InputText(hidden.c_str(), &text, flags);
    ui.record(id);
    return ImGui::IsItemDeactivatedAfterEdit();
}

void copy_values(const EditorState& editor, const Zone& zone, ZonesUi& state) {
    if (state.of == zone.id && state.number == editor.now().number) return;
    state = {zone.id, zone.use, zone.size ? std::to_string(*zone.size) : "", zone.id, editor.now().number};
}

std::optional<int> size_from(const std::string& text) {
    int size = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), size);
    return trouble == std::errc() && end == text.data() + text.size() ? std::optional(size) : std::nullopt;
}

void color_field(Ui& ui, EditorState& editor, const Zone& zone, float width) {
    field_label(ui, "zones.colour", width);
    const auto words = [&](const std::string& color) {
        return ui.words(color.empty() ? "zones.no-colour" : "colour." + color);
    };
    std::vector<std::string> colors(player_colors.begin(), player_colors.end());
    colors.emplace_back();
    const auto chosen = short_list(ui, "zones.colour", words(zone.color), [&] {
        std::vector<MenuRow> rows;
        for (const std::string& color : colors)
            rows.push_back({.label = "zones.colour:" + color, .text = words(color), .now = color == zone.color});
        return rows;
    });
    if (!chosen) return;
    Zone changed = zone;
    changed.color = colors[*chosen];
    (void)change_zone(editor.map, zone.id, changed);
}

void name_field(Ui& ui, EditorState& editor, ZonesUi& state, const Zone& zone) {
    copy_values(editor, zone, state);
    Zone changed = zone;
    const bool done = field(ui, "zones.name", state.id, label_width);
    tip(ui, ui.words("zones.name-tip"));
    changed.id = id_from(state.id);
    if (done && !change_zone(editor.map, zone.id, changed))
        state.of.clear();  // The field then shows the actual value again.
}

}  // namespace

void draw_zone_values(Ui& ui, EditorState& editor, ZonesUi& state, Zone zone, float labels) {
    copy_values(editor, zone, state);
    const std::string id = zone.id;
    Zone changed = zone;
    bool done = false;
    if (field(ui, "zones.use", state.use, labels)) changed.use = id_from(state.use), done = true;
    tip(ui, ui.words("zones.use-tip"));
    if (field(ui, "zones.size", state.size, labels, ImGuiInputTextFlags_CharsDecimal))
        changed.size = size_from(state.size), done = true;
    tip(ui, ui.words("zones.size-tip"));
    if (done && !change_zone(editor.map, id, changed)) state.of.clear();
    color_field(ui, editor, zone, labels);
}

void zone_swatch(Ui& ui, ImDrawList& draw, ImVec2 at, float size, const std::string& color, const std::string& mark) {
    draw.AddRectFilled(at, {at.x + size, at.y + size}, packed(player_color(color)), ui.px(4));
    const FontScope font(ui.strong);
    text_in_middle(draw, at, size, packed(0xFFFFFF), mark);
}

void draw_zones_panel(Ui& ui, EditorState& editor, ZonesUi& state) {
    const std::vector<Zone> zones = *editor.now().scenario->zones;  // A copy: rows may change it.
    heading(ui, ui.words("zones.title"), zones.empty() ? "" : std::to_string(zones.size()));
    ImGui::BeginChild("##zones", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 4));
    for (std::size_t i = 0; i < player_colors.size(); ++i) {
        if (i > 0) ImGui::SameLine();
        if (ImGui::GetContentRegionAvail().x < ui.px(24)) ImGui::NewLine();
        player_chip(ui, editor, i);
    }
    ways(ui, editor);
    for (const Zone& zone : zones) zone_row(ui, editor, zone);
    if (zones.empty()) muted(ui, ui.words("zones.empty"));
    if (const Zone* held = zone_named(zones, editor.map.tools.zone_brush.id);
        held && editor.now().scenario->zones == zones) {
        vertical_gap(ui, 4);
        const Zone shown = *held;  // A copy: a new name changes it.
        name_field(ui, editor, state, shown);
        if (editor.now().scenario->zones == zones) {
            draw_zone_values(ui, editor, state, shown, label_width);
            if (button(ui, "zones:remove", {.icon = icon::remove, .text = ui.words("zones.remove")}))
                remove_zone(editor);
        }
    }
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
