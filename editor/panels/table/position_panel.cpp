#include "editor/panels/table/position_panel.h"

#include "editor/play/by_hand.h"
#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <vector>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

// What a member is chosen from.
enum class HandField : unsigned char {
    None,
    Figure,
    Card,
    Player,
    Kind,
    Glyph,
    Space,
    Number,
    Marker,
    Yes,
    Flag,
    Counter
};

struct HandMember {
    const char* name = "";
    HandField field = HandField::None;
    bool may_be_empty = false;
};
struct ByHandRow {
    const char* name;  // The action's name in records; its words are "by-hand.NAME".
    HandMember members[5];
};

constexpr ByHandRow by_hand_rows[] = {
    {"put",
     {{"figure", HandField::Figure},
      {"at", HandField::Space, true},
      {"tail", HandField::Space, true},
      {"wounds", HandField::Number, true}}},
    {"set-round", {{"round", HandField::Number}}},
    {"set-turn",
     {{"card", HandField::Card, true}, {"player", HandField::Player, true}, {"number", HandField::Number, true}}},
    {"set-marker",
     {{"card", HandField::Card},
      {"marker", HandField::Marker},
      {"revealed", HandField::Yes, true},
      {"off", HandField::Yes, true}}},
    {"set-flag",
     {{"flag", HandField::Flag},
      {"player", HandField::Player, true},
      {"figure", HandField::Figure, true},
      {"off", HandField::Yes, true}}},
    {"set-counter",
     {{"counter", HandField::Counter},
      {"value", HandField::Number},
      {"player", HandField::Player, true},
      {"figure", HandField::Figure, true}}},
    {"set-control", {{"card", HandField::Card}, {"player", HandField::Player, true}}},
    {"bring-card", {{"card", HandField::Kind}, {"player", HandField::Player}}},
    {"remove-card", {{"card", HandField::Card}}},
    {"set-glyph", {{"glyph", HandField::Glyph, true}, {"at", HandField::Space}, {"face_down", HandField::Yes, true}}},
    {"reseed", {{"seed", HandField::Number}}},
    {"arrange", {{"clear", HandField::Yes, true}}},
    {"begin-play", {}},
};

std::vector<std::string> choices_for(const EditorState& editor, HandField field) {
    const GameState& seen = editor.map.table.play->seen();
    std::vector<std::string> names;
    if (field == HandField::Figure)
        for (std::size_t i = 0; i < seen.figures.size(); ++i)
            names.push_back(name_of(seen, FigureId{static_cast<int>(i)}));
    if (field == HandField::Card)
        for (std::size_t i = 0; i < seen.cards.size(); ++i) names.push_back(name_of(seen, CardId{static_cast<int>(i)}));
    if (field == HandField::Player)
        for (std::size_t i = 1; i <= seen.players.size(); ++i) names.push_back(std::to_string(i));
    if (field == HandField::Kind)
        for (const ArmyCard& card : seen.catalogue().cards()) names.push_back(card.id);
    if (field == HandField::Glyph)
        for (const GlyphType& glyph : seen.catalogue().glyphs()) names.push_back(glyph.id);
    if (field == HandField::Marker) names = {"1", "2", "3", "X"};
    return names;
}

void draw_combo(Ui& ui, const EditorState& editor, const HandMember& member, std::string& value) {
    if (!ImGui::BeginCombo(("##" + std::string(member.name)).c_str(), value.c_str(), ImGuiComboFlags_HeightLarge))
        return;
    if (member.may_be_empty && ImGui::Selectable("–", value.empty())) value.clear();
    for (const std::string& name : choices_for(editor, member.field)) {
        if (ImGui::Selectable(name.c_str(), name == value)) value = name;
        ui.record("position:choice:" + name);
    }
    ImGui::EndCombo();
}

void draw_member(Ui& ui, const EditorState& editor, const HandMember& member, std::string& value) {
    const std::string label = ui.words(std::string("by-hand.member-") + member.name);
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(ui.ink(Ink::Muted), "%s", label.c_str());
    if (ImGui::CalcTextSize(label.c_str()).x < ui.px(112)) ImGui::SameLine(ui.px(120));
    ImGui::SetNextItemWidth(-1);
    const bool typed = member.field == HandField::Number || member.field == HandField::Space ||
                       member.field == HandField::Flag || member.field == HandField::Counter;
    if (typed) {
        ImGui::InputText(("##" + std::string(member.name)).c_str(), &value);
    } else if (member.field == HandField::Yes) {
        bool on = value == "1";
        if (ImGui::Checkbox(("##" + std::string(member.name)).c_str(), &on)) value = on ? "1" : "";
    } else {
        draw_combo(ui, editor, member, value);
    }
    ui.record(std::string("position:") + member.name);
}

// A space that is asked for is the one last clicked on the map.
void take_clicked_space(const EditorState& editor, PositionUi& state) {
    if (editor.map.table.touched_space) state.members["at"] = to_text(*editor.map.table.touched_space);
}

Wording wording_of_form(const ByHandRow& row, const PositionUi& state) {
    Wording wording{row.name};
    for (const HandMember& member : row.members) {
        if (member.field == HandField::None) continue;
        const auto filled = state.members.find(member.name);
        if (filled != state.members.end() && !filled->second.empty())
            wording.members.emplace_back(member.name, filled->second);
    }
    return wording;
}

// What is done to the whole of it.
void draw_whole_position(Ui& ui, EditorState& editor) {
    if (button(ui, "position:clear", {.text = ui.words("by-hand.clear")})) clear_table(editor.map);
    tip(ui, ui.words("by-hand.clear-tip"));
    ImGui::SameLine();
    if (button(ui, "position:from-setup", {.text = ui.words("by-hand.from-setup")})) set_up_again(editor.map);
    tip(ui, ui.words("by-hand.from-setup-tip"));
    vertical_gap(ui, 4);
}

// On an empty table the first thing to do is to bring cards.
void begin_with_cards(const EditorState& editor, PositionUi& state) {
    const Play& play = *editor.map.table.play;
    if (state.game == play.started()) return;
    state = {.game = play.started()};
    if (!being_arranged(play.session().state()) || !play.seen().cards.empty()) return;
    state.action = static_cast<std::size_t>(
        std::ranges::find(by_hand_rows, std::string_view("bring-card"), &ByHandRow::name) - by_hand_rows);
    state.members["player"] = "1";
}

}  // namespace

void draw_position(Ui& ui, EditorState& editor, PositionUi& state) {
    if (editor.map.table.play->curtain()) return;
    if (!may_act_by_hand(editor.map)) return wrapped(ui, ui.words("table.fair-by-hand"), Ink::Muted);
    draw_whole_position(ui, editor);
    begin_with_cards(editor, state);
    const ByHandRow& row = by_hand_rows[state.action];
    ImGui::SetNextItemWidth(-1);
    if (ImGui::BeginCombo("##by-hand", ui.words(std::string("by-hand.") + row.name).c_str(),
                          ImGuiComboFlags_HeightLargest)) {
        for (std::size_t i = 0; i < std::size(by_hand_rows); ++i) {
            if (ImGui::Selectable(ui.words(std::string("by-hand.") + by_hand_rows[i].name).c_str(), i == state.action))
                state = {.action = i, .members = {}, .game = state.game};
            ui.record(std::string("position:action:") + by_hand_rows[i].name);
        }
        ImGui::EndCombo();
    }
    ui.record("position:action");
    const ByHandRow& chosen = by_hand_rows[state.action];
    take_clicked_space(editor, state);
    for (const HandMember& member : chosen.members)
        if (member.field != HandField::None) draw_member(ui, editor, member, state.members[member.name]);
    vertical_gap(ui, 4);
    if (button(ui, "position:do", {.text = ui.words("by-hand.do"), .primary = true}))
        act_by_hand(editor.map, wording_of_form(chosen, state));
    muted(ui, ui.words("by-hand.help"));
}

}  // namespace hexwright::panels
