#include "editor/panels/desk_panel.h"

#include "editor/session/desk.h"
#include "editor/session/icons.h"

namespace hexwright::panels {

namespace {

// The word at the top that the chosen one stands in: that is what lies on the desk.
WordPath sheet_of(const WordPath& chosen) {
    WordPath sheet;
    for (const WordStep& step : chosen.steps) {
        sheet.steps.push_back(step);
        if (step.list != "victory") break;
    }
    return sheet;
}

void tools(Ui& ui, EditorState& editor) {
    for (const char* id :
         {"scenario.up", "scenario.down", "scenario.copy", "scenario.paste", "scenario.duplicate", "scenario.remove"}) {
        command_button(ui, editor, id);
        ImGui::SameLine();
    }
    ImGui::NewLine();
}

void name_of_zone(Ui& ui, EditorState& editor, NamesFormUi& state, std::size_t index) {
    draw_zone_name(ui, editor, state, index);
    wrapped(ui, ui.words("desk.zone-how"), Ink::Muted);
}

void words_on_desk(Ui& ui, EditorState& editor, DeskUi& state) {
    if (!chosen_word(editor)) {
        if (editor.desk.part == DeskPart::Victory) return draw_victory_form(ui, editor, state.victory);
        return wrapped(ui, ui.words("desk.nothing-chosen"), Ink::Muted);
    }
    tools(ui, editor);
    const WordPath sheet = sheet_of(editor.desk.chosen);
    if (editor.desk.part == DeskPart::Zones) name_of_zone(ui, editor, state.names, sheet.last().index);
    if (!chosen_word(editor)) return;
    ImGui::BeginChild("##sheet", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    draw_word_editor(ui, editor, state.words, sheet);
    ImGui::EndChild();
}

}  // namespace

void draw_desk(Ui& ui, EditorState& editor, DeskUi& state) {
    ImGui::BeginChild("##desk", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    switch (editor.desk.part) {
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
        default:
            words_on_desk(ui, editor, state);
    }
    ImGui::EndChild();
}

}  // namespace hexwright::panels
