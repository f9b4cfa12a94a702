#include "editor/desk/desk_part.h"

#include "editor/desk/desk_words.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"

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
    editor.map.status.notice.reset();
    editor.map.desk.open = !editor.map.desk.open;
    editor.map.desk.waits_for.reset();
    editor.map.desk.gap.reset();
    editor.map.desk.focused = editor.map.desk.open;
    if (editor.map.desk.open && editor.map.view.side == SideTab::Games)
        editor.map.view.side = SideTab::Details;  // The page.
    if (editor.map.desk.open && editor.map.tools.current == Tool::Place) choose_tool(editor, Tool::Select);
}

void show_part(OpenMap& map, DeskPart part) {
    map.status.notice.reset();
    map.desk.open = true;
    map.desk.focused = true;
    map.desk.part = part;
    map.desk.gap.reset();
    map.desk.waits_for.reset();
    map.desk.naming = false;
}

void choose_word(OpenMap& map, const WordPath& word) {
    WordPath chosen = word;
    chosen.member.clear();
    show_part(map, campaign_on_desk(map) ? DeskPart::Campaign : part_of(chosen));
    map.desk.chosen = std::move(chosen);
}

void choose_word_of_scenario(OpenMap& map, const WordPath& word) {
    show_part(map, part_of(word));
    choose_word(map, word);
}

}  // namespace hexwright::desk
