#include "editor/desk/desk_part.h"

#include "editor/desk/desk_words.h"
#include "editor/tools/tool_choice.h"

namespace hexwright::desk {

namespace {

DeskPart part_of(const WordPath& word) {
    if (word.top()) return DeskPart::Rules;
    const std::string& list = word.steps.front().list;
    if (list == "zones") return DeskPart::Zones;
    if (list == "tallies") return DeskPart::Names;
    if (list == "modifiers") return DeskPart::Modifiers;
    if (list == "victory") return DeskPart::Victory;
    return list == "tests" || list == "puzzles" ? DeskPart::Tests : DeskPart::Rules;
}

}  // namespace

std::vector<std::string_view> lists_of(DeskPart part) {
    switch (part) {
        case DeskPart::Zones:
            return {"zones"};
        case DeskPart::Rules:
            return {"rules"};
        case DeskPart::Modifiers:
            return {"modifiers"};
        case DeskPart::Victory:
            return {"victory"};
        case DeskPart::Tests:
            return {"tests", "puzzles"};
        default:
            return {};
    }
}

void switch_desk(EditorState& editor) {
    editor.status.notice.reset();
    editor.desk.open = !editor.desk.open;
    editor.desk.waits_for.reset();
    editor.desk.gap.reset();
    editor.desk.focused = editor.desk.open;
    if (editor.desk.open && editor.view.side == SideTab::Games) editor.view.side = SideTab::Details;  // The page.
    if (editor.desk.open && editor.tools.current == Tool::Place) choose_tool(editor, Tool::Select);
}

void show_part(EditorState& editor, DeskPart part) {
    editor.status.notice.reset();
    editor.desk.open = true;
    editor.desk.focused = true;
    editor.desk.part = part;
    editor.desk.gap.reset();
    editor.desk.waits_for.reset();
    editor.desk.naming = false;
}

void choose_word(EditorState& editor, const WordPath& word) {
    WordPath chosen = word;
    chosen.member.clear();
    show_part(editor, campaign_on_desk(editor) ? DeskPart::Campaign : part_of(chosen));
    editor.desk.chosen = std::move(chosen);
}

void choose_word_of_scenario(EditorState& editor, const WordPath& word) {
    show_part(editor, part_of(word));
    choose_word(editor, word);
}

}  // namespace hexwright::desk
