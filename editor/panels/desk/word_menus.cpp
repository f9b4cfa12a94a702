#include "editor/panels/desk/word_menus.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_pick.h"
#include "editor/desk/desk_words.h"
#include "editor/desk/desk_zones.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/text.h"
#include "formats/telling/card_text.h"
#include "formats/telling/rules_text/slot_text.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

constexpr float field_width = 250;

void close(WordEditorUi& state) {
    state = {};
    ImGui::CloseCurrentPopup();
}

// ---- a slot

class SlotMenu {
public:
    SlotMenu(Ui& ui, EditorState& editor, WordEditorUi& state)
        : ui_(ui), editor_(editor), state_(state), top_(kept_desk_words(editor.map)), member_(*state.member) {}

    void draw() {
        const Slot* slot = slot_at(*top_, member_);
        if (!slot) return close(state_);
        const SlotChoices choices = choices_on_desk(editor_.map, member_);
        const bool has_field = choices.low != choices.high || choices.typed;
        if (choices.low != choices.high) number(choices);
        else if (choices.typed) typed();
        if (choices.pick != PickOnMap::No) pick();
        if (state_.member) options(*slot, choices, has_field);
        if (state_.member && choices.may_be_empty && !slot->text.empty()) leave_out();
    }

private:
    void set(std::string text) {  // By value: closing the menu drops what was typed.
        const WordPath member = member_;
        close(state_);
        (void)set_member(editor_, member, text);
    }
    void number(const SlotChoices& choices) {
        const auto by = [&](int step) {
            const int now = std::atoi(state_.typed.c_str());
            state_.typed =
                std::to_string(std::clamp(state_.typed.empty() ? choices.low : now + step, choices.low, choices.high));
        };
        if (button(ui_, "desk:less", {.text = "-"})) by(-1);
        ImGui::SameLine();
        ImGui::SetNextItemWidth(ui_.px(90));
        if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
        const bool entered = ImGui::InputText("##number", &state_.typed,
                                              ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
        ui_.record("desk:typed");
        ImGui::SameLine();
        if (button(ui_, "desk:more", {.text = "+"})) by(1);
        ImGui::SameLine();
        if (button(ui_, "desk:set", {.text = ui_.words("dialog.ok"), .primary = true}) || entered) set(state_.typed);
    }
    void typed() {
        ImGui::SetNextItemWidth(ui_.px(field_width));
        if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
        const bool entered = ImGui::InputText("##typed", &state_.typed, ImGuiInputTextFlags_EnterReturnsTrue);
        ui_.record("desk:typed");
        ImGui::SameLine();
        if (button(ui_, "desk:set", {.text = ui_.words("dialog.ok"), .primary = true}) || entered) set(state_.typed);
    }
    void pick() {
        if (!state_.member || !button(ui_, "desk:pick", {.icon = icon::pointer, .text = ui_.words("desk.pick")}))
            return;
        const WordPath member = member_;
        close(state_);
        begin_pick(editor_, member);
    }
    // A card in full.
    std::string note_of(const Slot& slot, const std::string& option) const {
        const auto card = slot.kind == SlotKind::Card ? editor_.catalogue().card(option) : std::nullopt;
        return card ? in_one(card_text(editor_.catalogue(), editor_.catalogue()[*card], ui_.words)) : std::string();
    }
    // Below a field of its own what is typed there counts as soon as it has changed.
    void options(const Slot& slot, const SlotChoices& choices, bool has_field) {
        std::vector<MenuRow> rows;
        for (const std::string& option : choices.options)
            rows.push_back({.label = "option:" + option,
                            .text = shown(slot, option, ui_.words, editor_.catalogue(), top_.get()),
                            .note = note_of(slot, option),
                            .also = option,
                            .now = option == slot.text});
        const bool new_zone = slot.kind == SlotKind::Zone && !campaign_on_desk(editor_.map);
        if (new_zone) rows.push_back(new_zone_row(ui_, editor_));
        if (rows.empty()) {
            if (!has_field && choices.pick == PickOnMap::No) muted(ui_, ui_.words("desk.nothing-to-choose"));
            return;
        }
        const std::string text = state_.typed == slot.text ? "" : state_.typed;
        if (has_field && !text.empty() && std::ranges::none_of(rows, [&](const MenuRow& row) {
                return holds_words(row.text + " " + row.also, text);
            }))
            return;  // Something new.
        const auto chosen = has_field ? choose_row_by(ui_, rows, text, false) : choose_row(ui_, rows);
        if (!chosen) return;
        if (*chosen < choices.options.size()) return set(choices.options[*chosen]);
        const std::string name = ui_.menu.typed;
        const WordPath member = member_;
        close(state_);
        (void)choose_new_zone(editor_, member, name);
    }
    void leave_out() {
        if (button(ui_, "desk:leave-out", {.icon = icon::clear, .text = ui_.words("desk.leave-out")})) set("");
    }

    Ui& ui_;
    EditorState& editor_;
    WordEditorUi& state_;
    const std::shared_ptr<const WordNode> top_;
    const WordPath member_;
};

// ---- what else a word may say

// A member that can only be said is said at once; any other opens its own menu.
void say_member(EditorState& editor, WordEditorUi& state, const WordPath& member) {
    const SlotChoices choices = choices_on_desk(editor.map, member);
    const bool one =
        choices.options.size() == 1 && !choices.typed && choices.low == choices.high && choices.pick == PickOnMap::No;
    if (one) return close(state), void(set_member(editor, member, choices.options.front()));
    ImGui::CloseCurrentPopup();
    state = {.member = member, .opens = true};
}

void draw_more(Ui& ui, EditorState& editor, WordEditorUi& state) {
    const auto top = kept_desk_words(editor.map);
    const WordNode* word = word_at(*top, state.more_at);
    if (!word) return close(state);
    std::vector<MenuRow> rows;
    for (const SlotSentence::More& more : slot_sentence(*word, ui.words, editor.catalogue(), top.get()).more) {
        const MoreEntry entry = more_entry(*word, more, ui.words);
        rows.push_back(
            {.label = "member:" + entry.member, .text = entry.said, .after = entry.hole, .also = entry.member});
    }
    if (const auto chosen = choose_row(ui, rows)) say_member(editor, state, state.more_at.at(rows[*chosen].also));
}

// ---- new words

void draw_new_words(Ui& ui, EditorState& editor, WordEditorUi& state) {
    const auto top = kept_desk_words(editor.map);
    const WordList* list = list_at(*top, *state.place);
    if (!list) return close(state);
    const std::vector<const WordSort*> sorts = words_for(*list);
    std::vector<MenuRow> rows;
    for (const WordSort* sort : sorts)
        rows.push_back({.label = "new:" + std::string(sort->name),
                        .text = menu_entry(*sort, ui.words),
                        .also = std::string(sort->name)});
    const auto chosen = choose_row(ui, rows);
    if (!chosen) return;
    const WordPath place = *state.place;
    close(state);
    (void)put_word(editor, place, sorts[*chosen]->name);
}

}  // namespace

MenuRow new_zone_row(const Ui& ui, const EditorState& editor) {
    const bool named = !ui.menu.typed.empty();
    const std::string name = name_of_new_zone(editor.map, ui.menu.typed);
    return {
        .label = "desk:new-zone",
        .text = named ? ui.words(Message{"desk.new-zone-called", {{"zone", name}}}) : ui.words("desk.new-zone-menu"),
        .note = ui.words("desk.new-zone-menu-tip"),
        .stays = true};
}

void draw_word_menus(Ui& ui, EditorState& editor, WordEditorUi& state) {
    if (state.opens) ImGui::OpenPopup("word-menu");
    state.opens = false;
    const PopupMenu menu(ui, "word-menu");
    if (!menu) {
        state = {};
        return;
    }
    if (state.member) SlotMenu(ui, editor, state).draw();
    else if (state.place) draw_new_words(ui, editor, state);
    else draw_more(ui, editor, state);
}

}  // namespace hexwright::panels
