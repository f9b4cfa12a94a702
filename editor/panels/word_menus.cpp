#include "editor/panels/word_menus.h"

#include "editor/session/campaign.h"
#include "editor/session/desk.h"
#include "editor/session/icons.h"
#include "engine/core/text.h"
#include "formats/rules_text/slot_text.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

constexpr float menu_width = 320, most_menu_height = 340;
constexpr std::size_t few_options = 9;

void close(WordEditorUi& state) {
    state = {};
    ImGui::CloseCurrentPopup();
}

bool filter_field(Ui& ui, WordEditorUi& state) {
    ImGui::SetNextItemWidth(ui.px(menu_width));
    if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
    const bool entered = ImGui::InputTextWithHint("##filter", ui.words("desk.filter").c_str(), &state.filter,
                                                  ImGuiInputTextFlags_EnterReturnsTrue);
    ui.record("desk:filter");
    return entered;
}

// What is called exactly as typed stands first, so that Enter chooses it.
template <class Rows, class Name>
void best_first(Rows& rows, const std::string& typed, Name&& name) {
    std::ranges::stable_partition(rows, [&](const auto& row) { return name(row) == typed; });
}

// Rows in a box that scrolls; `row` draws one and says whether it was chosen.
template <class Rows, class Row>
bool scrolled(Ui& ui, const Rows& rows, Row&& row) {
    const float height = std::min(ui.px(most_menu_height), static_cast<float>(rows.size()) * ui.px(28) + ui.px(4));
    ImGui::BeginChild("##rows", {ui.px(menu_width), height}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    bool chosen = false;
    for (const auto& each : rows)
        if (row(each)) {
            chosen = true;
            break;
        }
    ImGui::PopStyleVar();
    ImGui::EndChild();
    return chosen;
}

// ---- a slot

class SlotMenu {
public:
    SlotMenu(Ui& ui, EditorState& editor, WordEditorUi& state)
        : ui_(ui), editor_(editor), state_(state), top_(kept_desk_words(editor)), member_(*state.member) {}

    void draw() {
        const Slot* slot = slot_at(*top_, member_);
        if (!slot) return close(state_);
        const SlotChoices choices = choices_on_desk(editor_, member_);
        if (choices.low != choices.high) number(choices);
        else if (choices.typed) typed();
        if (choices.pick != PickOnMap::No) pick();
        if (state_.member && !choices.options.empty()) options(*slot, choices);
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
        ImGui::SetNextItemWidth(ui_.px(menu_width - 70));
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
    void options(const Slot& slot, const SlotChoices& choices) {
        const bool many = choices.options.size() > few_options;
        const bool entered = many && filter_field(ui_, state_);
        std::vector<std::string> rows;
        for (const std::string& option : choices.options)
            if (state_.filter.empty() ||
                holds_words(shown(slot, option, ui_.words, editor_.catalogue(), top_.get()), state_.filter) ||
                holds_words(option, state_.filter))
                rows.push_back(option);
        best_first(rows, state_.filter, [](const std::string& option) -> const std::string& { return option; });
        std::string wanted = entered && !rows.empty() ? rows.front() : "";
        bool found = !wanted.empty();
        scrolled(ui_, rows, [&](const std::string& option) {
            const RowStyle style{.text = shown(slot, option, ui_.words, editor_.catalogue(), top_.get()),
                                 .now = option == slot.text};
            if (!list_row(ui_, "option:" + option, style)) return false;
            wanted = option;
            return found = true;
        });
        if (found) set(wanted);
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

void draw_more(Ui& ui, EditorState& editor, WordEditorUi& state) {
    const auto top = kept_desk_words(editor);
    const WordNode* word = word_at(*top, state.more_at);
    if (!word) return close(state);
    std::string wanted;
    scrolled(ui, state.more, [&](const std::string& member) {
        const std::string own = "slot.member." + member;
        const std::string text = ui.words.knows(own) ? ui.words(own) : member;
        if (!list_row(ui, "member:" + member, {.text = text})) return false;
        wanted = member;
        return true;
    });
    if (wanted.empty()) return;
    const WordPath member = state.more_at.at(wanted);
    ImGui::CloseCurrentPopup();
    state = {.member = member, .opens = true};
}

// ---- new words

void draw_new_words(Ui& ui, EditorState& editor, WordEditorUi& state) {
    const auto top = kept_desk_words(editor);
    const WordList* list = list_at(*top, *state.place);
    if (!list) return close(state);
    const bool entered = filter_field(ui, state);
    std::vector<const WordSort*> rows;
    for (const WordSort* sort : words_for(*list))
        if (state.filter.empty() || holds_words(menu_entry(*sort, ui.words), state.filter) ||
            holds_words(std::string(sort->name), state.filter))
            rows.push_back(sort);
    best_first(rows, state.filter, [](const WordSort* sort) { return sort->name; });
    const WordSort* wanted = entered && !rows.empty() ? rows.front() : nullptr;
    scrolled(ui, rows, [&](const WordSort* sort) {
        if (!list_row(ui, "new:" + std::string(sort->name), {.text = menu_entry(*sort, ui.words)})) return false;
        wanted = sort;
        return true;
    });
    if (!wanted) return;
    const WordPath place = *state.place;
    close(state);
    (void)put_word(editor, place, wanted->name);
}

}  // namespace

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
