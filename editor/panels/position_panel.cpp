#include "editor/panels/position_panel.h"

#include "editor/session/playing.h"

#include <vector>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

// What a member is chosen from.
enum class Field : unsigned char { None, Figure, Card, Player, Kind, Glyph, Space, Number, Marker, Yes, Flag, Counter };

struct Member {
    const char* name = "";
    Field field = Field::None;
    bool may_be_empty = false;
};
struct ByHandRow {
    const char* name;  // The action's name in records; its words are "by-hand.NAME".
    Member members[5];
};

constexpr ByHandRow by_hand_rows[] = {
    {"put",
     {{"figure", Field::Figure},
      {"at", Field::Space, true},
      {"tail", Field::Space, true},
      {"wounds", Field::Number, true}}},
    {"set-round", {{"round", Field::Number}}},
    {"set-turn", {{"card", Field::Card, true}, {"player", Field::Player, true}, {"number", Field::Number, true}}},
    {"set-marker",
     {{"card", Field::Card}, {"marker", Field::Marker}, {"revealed", Field::Yes, true}, {"off", Field::Yes, true}}},
    {"set-flag",
     {{"flag", Field::Flag},
      {"player", Field::Player, true},
      {"figure", Field::Figure, true},
      {"off", Field::Yes, true}}},
    {"set-counter",
     {{"counter", Field::Counter},
      {"value", Field::Number},
      {"player", Field::Player, true},
      {"figure", Field::Figure, true}}},
    {"set-control", {{"card", Field::Card}, {"player", Field::Player, true}}},
    {"bring-card", {{"card", Field::Kind}, {"player", Field::Player}}},
    {"remove-card", {{"card", Field::Card}}},
    {"set-glyph", {{"glyph", Field::Glyph, true}, {"at", Field::Space}, {"face_down", Field::Yes, true}}},
    {"reseed", {{"seed", Field::Number}}},
};

std::vector<std::string> choices_for(const EditorState& editor, Field field) {
    const GameState& seen = editor.table.play->seen();
    std::vector<std::string> names;
    if (field == Field::Figure)
        for (std::size_t i = 0; i < seen.figures.size(); ++i)
            names.push_back(name_of(seen, FigureId{static_cast<int>(i)}));
    if (field == Field::Card)
        for (std::size_t i = 0; i < seen.cards.size(); ++i) names.push_back(name_of(seen, CardId{static_cast<int>(i)}));
    if (field == Field::Player)
        for (std::size_t i = 1; i <= seen.players.size(); ++i) names.push_back(std::to_string(i));
    if (field == Field::Kind)
        for (const ArmyCard& card : seen.catalogue().cards()) names.push_back(card.id);
    if (field == Field::Glyph)
        for (const GlyphType& glyph : seen.catalogue().glyphs()) names.push_back(glyph.id);
    if (field == Field::Marker) names = {"1", "2", "3", "X"};
    return names;
}

void draw_combo(Ui& ui, const EditorState& editor, const Member& member, std::string& value) {
    if (!ImGui::BeginCombo(("##" + std::string(member.name)).c_str(), value.c_str(), ImGuiComboFlags_HeightLarge))
        return;
    if (member.may_be_empty && ImGui::Selectable("–", value.empty())) value.clear();
    for (const std::string& name : choices_for(editor, member.field)) {
        if (ImGui::Selectable(name.c_str(), name == value)) value = name;
        ui.record("position:choice:" + name);
    }
    ImGui::EndCombo();
}

void draw_member(Ui& ui, const EditorState& editor, const Member& member, std::string& value) {
    muted(ui, ui.words(std::string("by-hand.member-") + member.name));
    ImGui::SetNextItemWidth(-1);
    const bool typed = member.field == Field::Number || member.field == Field::Space || member.field == Field::Flag ||
                       member.field == Field::Counter;
    if (typed) {
        ImGui::InputText(("##" + std::string(member.name)).c_str(), &value);
    } else if (member.field == Field::Yes) {
        bool on = value == "1";
        if (ImGui::Checkbox(("##" + std::string(member.name)).c_str(), &on)) value = on ? "1" : "";
    } else {
        draw_combo(ui, editor, member, value);
    }
    ui.record(std::string("position:") + member.name);
}

// A space that is asked for is the one last clicked on the map.
void take_clicked_space(const EditorState& editor, PositionUi& state) {
    if (editor.table.touched_space) state.members["at"] = to_text(*editor.table.touched_space);
}

Wording wording_of_form(const ByHandRow& row, const PositionUi& state) {
    Wording wording{row.name};
    for (const Member& member : row.members) {
        if (member.field == Field::None) continue;
        const auto filled = state.members.find(member.name);
        if (filled != state.members.end() && !filled->second.empty())
            wording.members.emplace_back(member.name, filled->second);
    }
    return wording;
}

}  // namespace

void draw_position(Ui& ui, EditorState& editor, PositionUi& state) {
    if (editor.table.play->curtain()) return;
    const ByHandRow& row = by_hand_rows[state.action];
    ImGui::SetNextItemWidth(-1);
    if (ImGui::BeginCombo("##by-hand", ui.words(std::string("by-hand.") + row.name).c_str(),
                          ImGuiComboFlags_HeightLargest)) {
        for (std::size_t i = 0; i < std::size(by_hand_rows); ++i) {
            if (ImGui::Selectable(ui.words(std::string("by-hand.") + by_hand_rows[i].name).c_str(), i == state.action))
                state = {.action = i};
            ui.record(std::string("position:action:") + by_hand_rows[i].name);
        }
        ImGui::EndCombo();
    }
    ui.record("position:action");
    const ByHandRow& chosen = by_hand_rows[state.action];
    take_clicked_space(editor, state);
    for (const Member& member : chosen.members)
        if (member.field != Field::None) draw_member(ui, editor, member, state.members[member.name]);
    vertical_gap(ui, 4);
    if (button(ui, "position:do", {.text = ui.words("by-hand.do"), .primary = true}))
        act_by_hand(editor, wording_of_form(chosen, state));
    muted(ui, ui.words("by-hand.help"));
}

}  // namespace hexwright::panels
