// The house rules in the form "About", below the edition.
#include "editor/desk/desk_house_rules.h"

#include "editor/desk/desk_guards.h"
#include "editor/document/edits/zoning.h"
#include "editor/editing/titles.h"
#include "editor/panels/desk/desk_forms.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "formats/telling/rules_text/house_rules_text.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

constexpr float menu_width = 380, menu_height = 340;
constexpr std::size_t most_rows = 80;

class HouseRulesForm {
public:
    HouseRulesForm(Ui& ui, EditorState& editor, HouseRulesFormUi& state)
        : ui_(ui), editor_(editor), state_(state), changes_(house_rules_of(editor.map)) {
        if (state_.number == editor.now().number) return;
        state_.number = editor.now().number;
        state_.typed.clear();
        const auto& rules = editor.now().scenario->house_rules;
        state_.name = rules && rules->id != unnamed_house_rules ? rules->id : "";
    }

    void draw() {
        vertical_gap(ui_, 4);
        heading(ui_, ui_.words("desk.house-rules"), changes_.empty() ? "" : std::to_string(changes_.size()));
        if (changes_.empty()) wrapped(ui_, ui_.words("desk.no-house-rules"), Ink::Muted);
        for (std::size_t i = 0; i < changes_.size() && !done_; ++i) row(i);
        if (!done_) change_a_rule();
        if (!done_) files();
        if (!done_ && !changes_.empty()) name();
        vertical_gap(ui_, 4);
    }

private:
    std::string said(const RuleMatter& what, int value) const {
        return told(what, value, editor_.catalogue(), ui_.words);
    }
    std::string title(const RuleMatter& what) const { return title_of(what, editor_.catalogue(), ui_.words); }
    void set(const RuleMatter& what, int value) {
        (void)set_house_rule(editor_.map, what, value);
        done_ = true;
    }

    // One change; of a number with its value, which a click makes smaller or greater.
    void row(std::size_t index) {
        const RuleChange& change = changes_[index];
        const std::string label = label_of(change.what);
        const bool gone = button(ui_, "no-house-rule:" + label, {.icon = icon::remove, .width = ui_.px(28)});
        tip(ui_, ui_.words("desk.remove-house-rule-tip"));
        if (gone) {
            (void)remove_house_rule(editor_.map, change.what);
            done_ = true;
            return;
        }
        const bool is_number = !range_of(change.what)->yes_or_no;
        if (is_number) number(change, label);
        if (done_) return;
        ImGui::SameLine();
        const auto mark = guard_mark(editor_.map, WordPath{}.inside("house-rules", index));
        const std::string now = said(change.what, change.to), name = title(change.what);
        list_row(ui_, "house-rule:" + label,
                 {.text = is_number ? name : name + ": " + now, .ink = mark && !mark->good ? Ink::Warning : Ink::Text});
        tip(ui_, ui_.words(Message{"desk.house-rule-tip", {{"now", now}, {"before", said(change.what, change.from)}}}),
            mark ? ui_.words(mark->told) : "");
    }
    void number(const RuleChange& change, const std::string& label) {
        ImGui::SameLine();
        if (button(ui_, "house-less:" + label, {.text = "-"})) return set(change.what, change.to - 1);
        ImGui::SameLine();
        const auto known = state_.typed.try_emplace(label, std::to_string(change.to)).first;
        ImGui::SetNextItemWidth(ui_.px(40));
        ImGui::InputText(("##" + label).c_str(), &known->second, ImGuiInputTextFlags_CharsDecimal);
        ui_.record("house-value:" + label);
        const bool typed = ImGui::IsItemDeactivatedAfterEdit();
        const RuleRange range = *range_of(change.what);
        tip(ui_, ui_.words(Message{"desk.house-value-tip", {{"low", range.low}, {"high", range.high}}}));
        if (typed) return set(change.what, std::atoi(known->second.c_str()));
        ImGui::SameLine();
        if (button(ui_, "house-more:" + label, {.text = "+"})) set(change.what, change.to + 1);
    }

    void change_a_rule() {
        if (button(ui_, "desk.change-rule", {.icon = icon::place, .text = ui_.words("desk.change-rule")})) {
            state_.find.clear();
            ImGui::OpenPopup("change-rule");
        }
        tip(ui_, ui_.words("desk.change-rule-tip"));
        const PopupMenu menu(ui_, "change-rule");
        if (!menu) return;
        ImGui::SetNextItemWidth(ui_.px(menu_width));
        if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
        const bool entered = ImGui::InputTextWithHint("##find-rule", ui_.words("desk.find-rule").c_str(), &state_.find,
                                                      ImGuiInputTextFlags_EnterReturnsTrue);
        ui_.record("desk:find-rule");
        const std::vector<RuleSetting> rows = rules_to_change(editor_, state_.find);
        const RuleSetting* chosen = entered && !rows.empty() ? rows.data() : rule_in(rows);
        if (!chosen) return;
        ImGui::CloseCurrentPopup();
        set(chosen->what, other_value(*chosen));
    }
    // The row that was clicked.
    const RuleSetting* rule_in(const std::vector<RuleSetting>& rows) {
        const RuleSetting* chosen = nullptr;
        ImGui::BeginChild("##rules", ui_.px(menu_width, menu_height), false, ImGuiWindowFlags_NoBackground);
        if (rows.empty()) muted(ui_, ui_.words("desk.no-such-rule"));
        for (const RuleSetting& each : rows | std::views::take(most_rows)) {
            const RuleRange range = *range_of(each.what);
            const std::string now =
                !range.yes_or_no ? std::to_string(each.value) : ui_.words(each.value != 0 ? "house.yes" : "house.no");
            if (list_row(ui_, "rule:" + label_of(each.what), {.text = title(each.what), .after = now})) chosen = &each;
            tip(ui_, ui_.words(Message{
                         "desk.rule-tip",
                         {{"now", said(each.what, each.value)}, {"then", said(each.what, other_value(each))}}}));
        }
        ImGui::EndChild();
        return chosen;
    }
    // What a click makes of it: the opposite, or the next number.
    static int other_value(const RuleSetting& setting) {
        const RuleRange range = *range_of(setting.what);
        if (range.yes_or_no) return 1 - setting.value;
        return setting.value < range.high ? setting.value + 1 : setting.value - 1;
    }

    void files() {
        beside_or_below(ui_, ui_.words("desk.read-house-rules"));
        if (button(ui_, "desk.read-house-rules", {.icon = icon::open, .text = ui_.words("desk.read-house-rules")}))
            editor_.dialog = {.kind = Dialog::OpenRules};
        tip(ui_, ui_.words("desk.read-house-rules-tip"));
        if (changes_.empty()) return;
        beside_or_below(ui_, ui_.words("desk.save-house-rules"));
        if (button(ui_, "desk.save-house-rules", {.icon = icon::save, .text = ui_.words("desk.save-house-rules")}))
            editor_.dialog = {.kind = Dialog::SaveRules};
        tip(ui_, ui_.words("desk.save-house-rules-tip"));
    }
    void name() {
        field_label(ui_, "desk.house-rules-name", 110);
        ImGui::InputTextWithHint("##house-rules-name", ui_.words("desk.house-rules-unnamed").c_str(), &state_.name);
        ui_.record("desk.house-rules-name");
        if (ImGui::IsItemDeactivatedAfterEdit()) (void)name_house_rules(editor_.map, id_from(state_.name));
    }

    Ui& ui_;
    EditorState& editor_;
    HouseRulesFormUi& state_;
    const std::vector<RuleChange> changes_;
    bool done_ = false;
};

}  // namespace

void draw_house_rules(Ui& ui, EditorState& editor, HouseRulesFormUi& state) {
    if (rules_of(editor.now().scenario->edition)) HouseRulesForm(ui, editor, state).draw();
}

}  // namespace hexwright::panels
