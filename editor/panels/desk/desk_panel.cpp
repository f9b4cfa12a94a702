#include "editor/panels/desk/desk_panel.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_words.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <utility>

namespace hexwright::panels {

namespace {

// What its conditions do with the spaces that it lists.
void zone_conditions(Ui& ui, EditorState& editor, const Zone& zone) {
    if (!zone.conditions) return;
    for (const auto& [how, id] :
         {std::pair(ZoneConditions::Add, "desk.zone-add"), std::pair(ZoneConditions::Narrow, "desk.zone-narrow")}) {
        if (how == ZoneConditions::Narrow) beside_or_below(ui, ui.words(id));
        const bool clicked = button(ui, id, {.text = ui.words(id), .active = zone.conditions_do == how});
        tip(ui, ui.words(std::string(id) + "-tip"));
        if (!clicked) continue;
        Zone changed = zone;
        changed.conditions_do = how;
        (void)change_zone(editor.map, zone.id, changed);
        return;
    }
}

void name_of_zone(Ui& ui, EditorState& editor, DeskUi& state, std::size_t index) {
    const unsigned long long number = editor.now().number;
    draw_zone_name(ui, editor, state.names, index);
    const auto& zones = *editor.now().scenario->zones;
    if (editor.now().number != number || index >= zones.size()) return;
    draw_zone_values(ui, editor, state.zones, zones[index], 110);
    if (editor.now().number == number) zone_conditions(ui, editor, zones[index]);
    wrapped(ui, ui.words("desk.zone-how"), Ink::Muted);
}

void words_on_desk(Ui& ui, EditorState& editor, DeskUi& state) {
    if (!chosen_word(editor.map)) {
        if (editor.map.desk.part == DeskPart::Victory) return draw_victory_form(ui, editor, state.victory);
        return wrapped(ui, ui.words("desk.nothing-chosen"), Ink::Muted);
    }
    draw_word_tools(ui, editor);
    const WordPath sheet = sheet_of(editor);
    if (editor.map.desk.part == DeskPart::Zones) name_of_zone(ui, editor, state, sheet.last().index);
    if (!chosen_word(editor.map)) return;
    ImGui::BeginChild("##sheet", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    draw_word_editor(ui, editor, state.words, sheet);
    ImGui::EndChild();
}

}  // namespace

void draw_desk(Ui& ui, EditorState& editor, DeskUi& state) {
    ImGui::BeginChild("##desk", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    switch (editor.map.desk.part) {
        case DeskPart::About:
            draw_about_form(ui, editor, state.about);
            break;
        case DeskPart::Players:
            draw_players_form(ui, editor, state.players);
            break;
        case DeskPart::Glyphs:
            draw_pools_form(ui, editor, state.pools);
            break;
        case DeskPart::Names:
            draw_names_form(ui, editor, state.names);
            break;
        case DeskPart::Campaign:
            draw_campaign_form(ui, editor, state.campaign, state.words);
            break;
        default:
            words_on_desk(ui, editor, state);
    }
    ImGui::EndChild();
}

}  // namespace hexwright::panels
