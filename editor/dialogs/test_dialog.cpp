#include "editor/dialogs/test_dialog.h"

#include "editor/dialogs/dialogs.h"
#include "editor/play/test_making.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

constexpr float facts_height = 330;

void fact_row(Ui& ui, TestWish& wish, std::size_t index) {
    const bool chosen = wish.chosen[index];
    if (list_row(ui, "fact:" + std::to_string(index),
                 {.text = ui.words(wish.facts[index].told),
                  .before = chosen ? icon::ticked : icon::unticked,
                  .ink = chosen ? Ink::Text : Ink::Muted}))
        wish.chosen[index] = !chosen;
}

// Those that the last action has made so come first; each sort has its title.
void all_facts(Ui& ui, TestWish& wish) {
    for (std::size_t i = 0; i < wish.facts.size(); ++i) {
        const bool changed = wish.facts[i].changed;
        if (i == 0 || wish.facts[i - 1].changed != changed) {
            if (i > 0) vertical_gap(ui, 6);
            muted(ui, ui.words(changed ? "test.now-so" : "test.still-so"));
        }
        fact_row(ui, wish, i);
    }
}

}  // namespace

void draw_test_dialog(Ui& ui, EditorState& editor) {
    TestWish& wish = editor.dialog.test;
    wrapped(ui, ui.words("test.how"), Ink::Muted);
    vertical_gap(ui, 6);
    ImGui::SetNextItemWidth(-1);
    ImGui::InputTextWithHint("##test-name", ui.words("test.name").c_str(), &wish.name);
    ui.record("test.name");
    vertical_gap(ui, 4);
    ImGui::BeginChild("##facts", {0, ui.px(facts_height)}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    all_facts(ui, wish);
    ImGui::PopStyleVar();
    ImGui::EndChild();
    if (const auto& notice = editor.map.status.notice; notice && notice->refused)
        wrapped(ui, ui.words(notice->words), Ink::Warning);
    vertical_gap(ui, 6);
    if (answered(ui, "test.make", Key::Enter, true)) make_test(editor);
    ImGui::SameLine();
    if (answered(ui, "dialog.cancel", Key::Escape, false)) editor.dialog = {};
}

}  // namespace hexwright::dialogs
