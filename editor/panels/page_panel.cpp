#include "editor/panels/page_panel.h"

#include "editor/session/desk.h"
#include "formats/rules_text/rules_page.h"

#include <algorithm>

namespace hexwright::panels {

namespace {

// Without the signs of Markdown, which the window has no use for.
std::string without_signs(std::string text) {
    std::erase(text, '*');
    return text;
}

void table(Ui& ui, const PassageBlock& block) {
    for (const auto& row : block.rows) {
        std::string line;
        for (const std::string& cell : row) line += (line.empty() ? "" : "  ·  ") + without_signs(cell);
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
        wrapped(ui, without_signs(block.text));
        return;
    }
    if (block.kind == Kind::Item) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
    const auto word = block.word.empty() ? std::nullopt : path_from(block.word, desk_words(editor));
    const bool now = word && !editor.desk.chosen.top() && editor.desk.chosen.is_within(*word);
    ImGui::BeginGroup();
    const std::string text = (block.kind == Kind::Item ? "·  " : "") + without_signs(block.text);
    ImGui::PushStyleColor(ImGuiCol_Text, ui.theme[now ? Ink::Accent : Ink::Text]);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImGui::EndGroup();
    if (!word) return;
    ui.record("page:" + block.word);
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ImGui::IsItemClicked()) choose_word(editor, *word);
}

}  // namespace

void draw_page(Ui& ui, EditorState& editor, PagePanelUi& state) {
    if (state.number != editor.now().number || state.page.empty())
        state = {editor.now().number, rules_page(*editor.now().scenario, editor.catalogue(), ui.words)};
    heading(ui, ui.words("desk.page"));
    ImGui::BeginChild("##page", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    for (std::size_t i = 0; i < state.page.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        block(ui, editor, state.page[i]);
        ImGui::PopID();
    }
    ImGui::EndChild();
}

}  // namespace hexwright::panels
