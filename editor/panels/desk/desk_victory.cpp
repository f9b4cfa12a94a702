#include "editor/panels/desk/desk_victory.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/scenario/victory_table.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/telling/rules_text/slot_text.h"

#include <algorithm>

namespace hexwright::panels {

namespace {

constexpr float who_width = 104;
constexpr const char* when_ids[] = {"at-once", "end-of-round", "at-limit", "everybody-gone"};

class VictoryForm {
public:
    VictoryForm(Ui& ui, EditorState& editor, VictoryFormUi& state)
        : ui_(ui),
          editor_(editor),
          state_(state),
          scenario_(editor.now().scenario),
          wins_(rulebook_of(*scenario_).victory.wins) {
        if (state_.number == editor.now().number) return;
        state_ = {editor.now().number, win_sentences(*scenario_, editor.catalogue(), ui.words)};
    }

    void draw() {
        wrapped(ui_, ui_.words(wins_.empty() ? "victory.usual" : "victory.how"), Ink::Muted);
        vertical_gap(ui_, 6);
        ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui_.px(6, 3));
        ImGui::PushStyleColor(ImGuiCol_TableBorderLight, ui_.theme[Ink::Line]);
        ImGui::PushStyleColor(ImGuiCol_TableBorderStrong, ui_.theme[Ink::Line]);
        if (ImGui::BeginTable("##wins", 1 + static_cast<int>(std::size(all_won_when)), ImGuiTableFlags_BordersInnerH)) {
            head();
            for (const std::string& who : who_may_win(*scenario_)) row(who);
            ImGui::EndTable();
        }
        ImGui::PopStyleColor(2);
        ImGui::PopStyleVar();
        if (!done_) sentences();
        if (wins_.size() > 1 && !done_) together();
        if (!done_) which_cards_score();
        if (!done_) whether_left_score();
    }

private:
    void head() {
        ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, ui_.px(who_width));
        for (std::size_t i = 0; i < std::size(all_won_when); ++i)
            ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
        ImGui::TableNextRow();
        for (const WonWhen when : all_won_when) {
            ImGui::TableSetColumnIndex(1 + static_cast<int>(when));
            wrapped(ui_, ui_.words(std::string("victory.") + when_ids[static_cast<int>(when)]), Ink::Muted);
        }
    }
    void row(const std::string& who) {
        ImGui::TableNextRow();
        ImGui::TableSetColumnIndex(0);
        ImGui::AlignTextToFramePadding();
        wrapped(ui_, name_of_winner(who));
        for (const WonWhen when : all_won_when) {
            ImGui::TableSetColumnIndex(1 + static_cast<int>(when));
            if (!done_) cell(who, when);
        }
    }
    std::string name_of_winner(const std::string& who) const {
        if (who.empty()) return ui_.words("slot.hole.winner");
        return shown({.name = "who", .kind = SlotKind::Winner}, who, ui_.words, editor_.catalogue());
    }
    void cell(const std::string& who, WonWhen when) {
        bool any = false;
        for (std::size_t i = 0; i < wins_.size(); ++i) {
            if (wins_[i].who.word != who || won_when(wins_[i]) != when) continue;
            if (any) ImGui::SameLine(0, ui_.px(3));
            any = true;
            const std::string number = std::to_string(i + 1);
            if (button(ui_, "win:" + std::to_string(i), {.text = number, .active = true})) choose_win(i);
            tip(ui_, state_.sentences[i]);
        }
        // Who stands last stands last when the others are gone; nobody does so.
        const bool last = who == "last-standing", gone = when == WonWhen::EverybodyGone;
        if (last ? !gone || any : gone && (who == "nobody" || who == "most-points")) return;
        if (any) ImGui::SameLine(0, ui_.px(3));
        const std::string id = "win-add:" + who + ":" + when_ids[static_cast<int>(when)];
        if (button(ui_, id, {.icon = icon::place})) done_ = add_win(editor_, who, when);
        tip(ui_, ui_.words("victory.add-tip"));
    }
    void choose_win(std::size_t index) {
        choose_word(editor_.map, WordPath{}.inside("victory", 0).inside("wins", index));
    }
    // The wins by their numbers in the table.
    void sentences() {
        vertical_gap(ui_, 8);
        for (std::size_t i = 0; i < wins_.size(); ++i) {
            const ImVec2 at = ImGui::GetCursorScreenPos();
            ImGui::TextColored(ui_.ink(Ink::Accent), "%zu", i + 1);
            ImGui::SameLine(ui_.px(24));
            wrapped(ui_, state_.sentences[i]);
            const ImVec2 below = ImGui::GetCursorScreenPos();
            ImGui::SetCursorScreenPos(at);
            const ImVec2 size(ImGui::GetContentRegionAvail().x, std::max(1.0F, below.y - at.y - ui_.px(4)));
            if (ImGui::InvisibleButton(("win-text:" + std::to_string(i)).c_str(), size)) choose_win(i);
            ui_.record("win-text:" + std::to_string(i));
            if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
            ImGui::SetCursorScreenPos(below);
        }
    }
    // Who wins when several win at the same time.
    void together() { choice("together", rulebook_of(*scenario_).victory.together); }
    void which_cards_score() { choice("cards", rulebook_of(*scenario_).victory.cards); }
    void whether_left_score() { choice("left", rulebook_of(*scenario_).victory.left); }

    // A member of the victory that is one of two words.
    template <Choice Enum>
    void choice(const std::string& member, Enum now) {
        vertical_gap(ui_, 8);
        wrapped(ui_, ui_.words("victory." + member));
        for (const Enum each : {Enum{0}, Enum{1}}) {
            const std::string word(word_of(each));
            if (each != Enum{0}) ImGui::SameLine();
            if (!button(ui_, member + ":" + word,
                        {.text = ui_.words("victory." + member + "-" + word), .active = now == each}))
                continue;
            done_ = set_member(editor_, WordPath{}.inside("victory", 0).at(member), word);
        }
    }

    Ui& ui_;
    EditorState& editor_;
    VictoryFormUi& state_;
    const std::shared_ptr<const Scenario> scenario_;
    const std::vector<Win>& wins_;
    bool done_ = false;  // The wins have changed: what is left of this frame would be stale.
};

}  // namespace

void draw_victory_form(Ui& ui, EditorState& editor, VictoryFormUi& state) { VictoryForm(ui, editor, state).draw(); }

}  // namespace hexwright::panels
