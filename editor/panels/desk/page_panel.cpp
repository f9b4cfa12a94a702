#include "editor/panels/desk/page_panel.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_tryout.h"
#include "editor/desk/desk_words.h"
#include "editor/workspace/editor_state.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/telling/rules_text/tryout_text.h"

namespace hexwright::panels {

namespace {

void table(Ui& ui, const PassageBlock& block) {
    for (const auto& row : block.rows) {
        std::string line;
        for (const std::string& cell : row) line += (line.empty() ? "" : "  ·  ") + without_marks(cell);
        wrapped(ui, line);
    }
}

void block(Ui& ui, EditorState& editor, const PassageBlock& block) {
    using Kind = PassageBlock::Kind;
    if (block.kind == Kind::Table) return table(ui, block);
    const float indent = ui.px(static_cast<float>(block.depth) * 14);
    if (block.kind == Kind::Heading) {
        vertical_gap(ui, 6);
        const FontScope font(ui.strong);
        wrapped(ui, without_marks(block.text));
        return;
    }
    if (block.kind == Kind::Item) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
    const auto word = block.word.empty() ? std::nullopt : path_from(block.word, desk_words(editor.map));
    const bool now = word && !editor.map.desk.chosen.top() && editor.map.desk.chosen.is_within(*word);
    ImGui::BeginGroup();
    const std::string text = (block.kind == Kind::Item ? "·  " : "") + without_marks(block.text);
    ImGui::PushStyleColor(ImGuiCol_Text, ui.theme[now ? Ink::Accent : Ink::Text]);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::EndGroup();
    if (!word) return;
    ui.record("page:" + block.word);
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ImGui::IsItemClicked()) choose_word(editor.map, *word);
}

void blocks(Ui& ui, EditorState& editor, const Passage& passage) {
    ImGui::PushID(&passage);
    for (std::size_t i = 0; i < passage.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        block(ui, editor, passage[i]);
        ImGui::PopID();
    }
    ImGui::PopID();
}

void follow_words(Ui& ui, const EditorState& editor, PagePanelUi& state) {
    const bool campaign = campaign_on_desk(editor.map);
    const unsigned long long number = campaign ? editor.map.campaign->number : editor.now().number;
    if (state.number == number && state.of_campaign == campaign && !state.page.empty()) return;
    state.page = campaign ? campaign_page(editor.map.campaign->document.now(), campaign_scenarios(editor.map),
                                          editor.catalogue(), ui.words)
                          : rules_page(*editor.now().scenario, editor.catalogue(), ui.words);
    state.number = number;
    state.of_campaign = campaign;
}

void follow_tryout(Ui& ui, const EditorState& editor, PagePanelUi& state) {
    const DeskState::Tried& tried = editor.map.desk.tried;
    if (state.told_of == tried.result.get()) return;
    state.told_of = tried.result.get();
    state.tried = tried.result ? tryout_page(*tried.result, *tried.scenario, editor.catalogue(), ui.words) : Passage{};
}

// Games of the scenario as it stands, and what makes it even.
void draw_trials(Ui& ui, EditorState& editor) {
    command_button(ui, editor, "scenario.try-out", true);
    beside_or_below(ui, ui.words("command.scenario.make-even"));
    command_button(ui, editor, "scenario.make-even", true);
}

void draw_page(Ui& ui, EditorState& editor, PagePanelUi& state) {
    if (!state.of_campaign) draw_trials(ui, editor);
    ImGui::BeginChild("##page", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    if (!state.of_campaign) {
        if (!state.tried.empty() && tryout_is_stale(editor.map)) wrapped(ui, ui.words("tryout.stale"), Ink::Warning);
        blocks(ui, editor, state.tried);
    }
    blocks(ui, editor, state.page);
    ImGui::EndChild();
}

}  // namespace

void draw_beside_desk(Ui& ui, EditorState& editor, PagePanelUi& state, GamesUi& games) {
    follow_words(ui, editor, state);
    follow_tryout(ui, editor, state);
    SideTab& side = editor.map.view.side;
    if (tab_word(ui, "desk.page", side != SideTab::Games) && side == SideTab::Games) side = SideTab::Details;
    tab_beside_or_below(ui, ui.words("side.games"));
    if (tab_word(ui, "side.games", side == SideTab::Games)) side = SideTab::Games;
    vertical_gap(ui, 4);
    if (side == SideTab::Games) draw_games(ui, editor, games);
    else draw_page(ui, editor, state);
}

}  // namespace hexwright::panels
